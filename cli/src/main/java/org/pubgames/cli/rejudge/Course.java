package org.pubgames.cli.rejudge;

/** How a match goes under other rules. */
public enum Course {
    /** Every event stands, and it is over when it was. */
    SAME,
    /** It is over before it was. */
    EARLIER,
    /** Every event stands, but it is not over then. */
    LONGER,
    /** An event is refused; what follows it belongs to another course. */
    REFUSED,
    /** It cannot even begin: the seats or the position are not those of the rules. */
    UNPLAYABLE
}
