package org.pubgames.competition;

/** What is asked of entrants who are level on points. */
public enum TieBreak {
    /** The points of the matches of those who are level against each other, when all are played. */
    HEAD_TO_HEAD,
    /** The match of two who are level; of more than two it says nothing. */
    MATCH_OF_TWO,
    /** Matches won, also without playing. */
    WINS,
    /** Games won less games lost in the matches of those who are level against each other. */
    MUTUAL_GAMES,
    /** Games won less games lost. */
    GAME_DIFFERENCE,
    /** Points of all games for and against, the difference. */
    POINT_DIFFERENCE,
    /** Points taken from each opponent times the points of that opponent. */
    SONNEBORN_BERGER,
    /** The points of all opponents. */
    BUCHHOLZ,
    /** The same without the opponent who has least. */
    BUCHHOLZ_CUT_1,
    /** The same without the opponents who have most and least. */
    BUCHHOLZ_MEDIAN,
    /** The best evening, then the next best, and so on; only where evenings make one table. */
    EVENING_SCORES,
    /** Lots are drawn. Always the last. */
    LOTS
}
