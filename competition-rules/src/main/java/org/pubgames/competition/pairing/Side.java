package org.pubgames.competition.pairing;

/** Which side an entrant has in a match. */
public enum Side {
    /** Named first: in chess white, at home, first to play. */
    FIRST,
    /** Named second. */
    SECOND;

    /** The other one. */
    public Side other() {
        return this == FIRST ? SECOND : FIRST;
    }
}
