package org.pubgames.competition;

/** What decided a place. */
public enum DecidedBy {
    /** Who has left is placed behind who has not. */
    LEFT,
    /** The points of all matches that count, with those of the organizer. */
    POINTS,
    HEAD_TO_HEAD,
    MATCH_OF_TWO,
    WINS,
    MUTUAL_GAMES,
    GAME_DIFFERENCE,
    POINT_DIFFERENCE,
    SONNEBORN_BERGER,
    BUCHHOLZ,
    BUCHHOLZ_CUT_1,
    BUCHHOLZ_MEDIAN,
    EVENING_SCORES,
    LOTS,
    /** The round of a knock-out in which somebody went out, or still is. */
    ROUND_REACHED,
    /** The match for the third place of a knock-out. */
    THIRD_PLACE_MATCH,
    /** The place in a group, of those who did not come into the knock-out behind it. */
    GROUP_PLACE,
    /** The place on the ladder. */
    LADDER_PLACE,
    /** Nothing: the place is shared. */
    SHARED;

    /** What a tie-break decides by. */
    public static DecidedBy of(TieBreak tieBreak) {
        return valueOf(tieBreak.name());
    }
}
