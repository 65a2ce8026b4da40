package org.pubgames.competition;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.pubgames.core.Seats;
import org.pubgames.core.Settings;
import org.pubgames.core.spi.Together;

/**
 * The parameters in which competitions differ. The shipped variants set each of them with its
 * clause. Where print counts halves of a point, a variant counts twice as many.
 *
 * @param mostEntrants the most that may enter, 2 to 64
 * @param numbering how the entrants get the numbers of the table of rounds
 * @param format who meets whom
 * @param swissRounds rounds of a Swiss competition, 1 to 32
 * @param byePoints points of who has no opponent in a Swiss round
 * @param sides how much it matters in a Swiss round who is named first
 * @param absences how many rounds each entrant of a Swiss competition may miss, said before, 0 to
 *     32
 * @param absencePoints points of a round missed so, 0 to 100
 * @param missedRoundPoints points of each Swiss round before a late entry, 0 to 100
 * @param openMatches whether the next Swiss round waits for matches that were put off
 * @param unplayedRounds how rounds without play count in Buchholz and Sonneborn-Berger
 * @param groups how many groups there are where groups come before a knock-out, 2 to 16
 * @param groupQualifiers how many of each group go on, 1 to 8
 * @param seedPlaces how the entrants of a knock-out come to their places in the tree
 * @param seeds how many of them are seeded where lots give the places, 0 to 64; of these the
 *     greatest power of two counts, and none where that is 1
 * @param elimination how many defeats put an entrant of a knock-out out
 * @param thirdPlaceMatch whether the losers of the semi-finals of a knock-out play for the third
 *     place
 * @param ladderMove how who wins a challenge comes up the ladder
 * @param challengeReach how many places up a challenge reaches, 1 to 63
 * @param ladderTop the highest places of the ladder in which it has a reach of its own; 0 for none
 * @param ladderTopReach how many places up it reaches there, 1 to 63
 * @param firstChallengeFree whether the first challenge of an entrant may reach anybody
 * @param oneChallengeAtATime whether nobody is in two challenges at once
 * @param idleDays days without playing after which somebody goes down, 0 for never, to 1000
 * @param evenings how many evenings make one table, 1 to 99
 * @param countedEvenings how many of each entrant's count, the best, 1 to 99
 * @param cycles how often everybody meets everybody, 1 to 4
 * @param lastTwoSwapped whether the last two rounds of the first cycle change places where there
 *     are two cycles or more
 * @param lateEntry when somebody may enter after the draw
 * @param matchGames games of a match, 1 to 15; the best of so many
 * @param allGamesPlayed whether all games of a match are played when it is decided before
 * @param drawsAllowed whether games and matches may end level
 * @param winPoints points of a match won, 1 to 100
 * @param narrowWinPoints points of a match won in the last game that there can be
 * @param drawPoints points of a match that ends level
 * @param narrowLossPoints points of a match lost in the last game that there can be
 * @param lossPoints points of a match lost
 * @param walkOverWinPoints points of who was there when the other side was not
 * @param walkOverLossPoints points of who was not there
 * @param walkOverScore the score in each game that decides a match without playing; to nothing
 * @param noShowPenalty points taken from who was not there, 0 to 100
 * @param withdrawal what becomes of the results of who leaves
 * @param postponements how often each side may put off a match, 0 to 99
 * @param postponeNotice hours before a match in which to put it off costs points, 0 to 1000
 * @param latePostponePenalty points that it costs then, 0 to 100
 * @param tieBreaks what is asked of those who are level on points, in this order
 * @param tieBreaksAgain whether those still level begin again with the first of them
 */
@ConsistentCompetition(groups = Together.class)
public record CompetitionSettings(
        @Min(2) @Max(Seats.MOST) int mostEntrants,
        Numbering numbering,
        Format format,
        @Min(1) @Max(32) int swissRounds,
        @Min(0) @Max(100) int byePoints,
        Sides sides,
        @Min(0) @Max(32) int absences,
        @Min(0) @Max(100) int absencePoints,
        @Min(0) @Max(100) int missedRoundPoints,
        OpenMatches openMatches,
        UnplayedRounds unplayedRounds,
        @Min(2) @Max(MOST_GROUPS) int groups,
        @Min(1) @Max(8) int groupQualifiers,
        SeedPlaces seedPlaces,
        @Min(0) @Max(Seats.MOST) int seeds,
        Elimination elimination,
        boolean thirdPlaceMatch,
        LadderMove ladderMove,
        @Min(1) @Max(Seats.MOST - 1) int challengeReach,
        @Min(0) @Max(Seats.MOST) int ladderTop,
        @Min(1) @Max(Seats.MOST - 1) int ladderTopReach,
        boolean firstChallengeFree,
        boolean oneChallengeAtATime,
        @Min(0) @Max(1000) int idleDays,
        @Min(1) @Max(99) int evenings,
        @Min(1) @Max(99) int countedEvenings,
        @Min(1) @Max(4) int cycles,
        boolean lastTwoSwapped,
        LateEntry lateEntry,
        @Min(1) @Max(CompetitionEvent.MOST_GAMES) int matchGames,
        boolean allGamesPlayed,
        boolean drawsAllowed,
        @Min(1) @Max(100) int winPoints,
        @Min(0) @Max(100) int narrowWinPoints,
        @Min(0) @Max(100) int drawPoints,
        @Min(0) @Max(100) int narrowLossPoints,
        @Min(0) @Max(100) int lossPoints,
        @Min(0) @Max(100) int walkOverWinPoints,
        @Min(0) @Max(100) int walkOverLossPoints,
        @Min(0) @Max(MOST_SCORE) int walkOverScore,
        @Min(0) @Max(100) int noShowPenalty,
        Withdrawal withdrawal,
        @Min(0) @Max(99) int postponements,
        @Min(0) @Max(1000) int postponeNotice,
        @Min(0) @Max(100) int latePostponePenalty,
        @Size(max = 12) List<TieBreak> tieBreaks,
        boolean tieBreaksAgain)
        implements Settings {

    /** The most points of one side in one game, and of one decision. */
    public static final int MOST_SCORE = 9_999;

    /** The most groups: each has two entrants at least. */
    public static final int MOST_GROUPS = 16;

    /** How the entrants get their numbers. */
    public enum Numbering {
        BY_LOT,
        /** In the order in which they entered. */
        BY_ENTRY
    }

    /** Who meets whom. */
    public enum Format {
        /** Everybody meets everybody. */
        ROUND_ROBIN,
        /** Round by round those meet who have done equally well. */
        SWISS,
        /** Who loses is out. */
        KNOCK_OUT,
        /** Everybody meets everybody in groups, and the best of each meet in a knock-out. */
        GROUPS,
        /** Who stands lower challenges who stands higher. */
        LADDER,
        /** Many evenings make one table. */
        SERIES
    }

    /** How who wins a challenge comes up the ladder. */
    public enum LadderMove {
        /** To the place of who lost it; everybody from there on moves down by one. */
        INSERT,
        /** Both change places. */
        SWAP
    }

    /** How many defeats put an entrant of a knock-out out. */
    public enum Elimination {
        ONE_DEFEAT,
        /** Two, also in the final: who comes to it without a defeat may lose it once. */
        TWO_DEFEATS,
        /** Two; but the final is played once, whoever has lost how often. */
        TWO_DEFEATS_ONE_FINAL
    }

    /** How the entrants of a knock-out come to their places in the tree. */
    public enum SeedPlaces {
        /** By their number: one against the last, so that the best meet as late as possible. */
        BY_NUMBER,
        /** One at the top, two at the bottom, the next seeds and all others by lot. */
        BY_LOT
    }

    /** How much it matters in a Swiss round who is named first. */
    public enum Sides {
        IGNORED,
        WISHED,
        BOUND
    }

    /** What becomes of the next Swiss round while matches that were put off have no result. */
    public enum OpenMatches {
        /** It waits. */
        WAIT,
        /** It is drawn, as if these matches had ended level. */
        COUNT_AS_DRAWN
    }

    /** How rounds without play count in Buchholz and Sonneborn-Berger. */
    public enum UnplayedRounds {
        /** Against whom one was to meet; without such a one not at all. */
        AS_PAIRED,
        /** As against somebody with one's own points. */
        OWN_POINTS,
        /** As against somebody who was level before and has drawn every round since. */
        VIRTUAL_OPPONENT,
        /** As against the one with the fewest points. */
        LAST_PLACED,
        /** As nothing. */
        NOTHING
    }

    /** When somebody may enter after the draw. */
    public enum LateEntry {
        NOT_ALLOWED,
        /** The draw is then made again. */
        UNTIL_FIRST_RESULT,
        /**
         * As long as a round of a Swiss competition is still to be drawn, or an evening to be
         * played; on a ladder always.
         */
        BEFORE_LAST_ROUND
    }

    /** What becomes of the results of an entrant who leaves. */
    public enum Withdrawal {
        /** They stand where at least half of the matches were played, otherwise none counts. */
        HALF_PLAYED,
        /** The same with three quarters; and who leaves is placed last. */
        THREE_QUARTERS_PLAYED,
        /** None counts. */
        ALL_DELETED,
        /** All stand. */
        ALL_STAND
    }

    public CompetitionSettings {
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** The same for the groups alone: everybody meets everybody in them. */
    public CompetitionSettings ofGroups() {
        return stage(Format.ROUND_ROBIN, withdrawal, true);
    }

    /** The same for the knock-out behind the groups: all results stand, and no points count. */
    public CompetitionSettings ofTree() {
        return stage(Format.KNOCK_OUT, Withdrawal.ALL_STAND, false);
    }

    private CompetitionSettings stage(Format kind, Withdrawal leaving, boolean penalties) {
        return new CompetitionSettings(
                mostEntrants,
                numbering,
                kind,
                swissRounds,
                byePoints,
                sides,
                absences,
                absencePoints,
                missedRoundPoints,
                openMatches,
                unplayedRounds,
                groups,
                groupQualifiers,
                seedPlaces,
                seeds,
                elimination,
                thirdPlaceMatch,
                ladderMove,
                challengeReach,
                ladderTop,
                ladderTopReach,
                firstChallengeFree,
                oneChallengeAtATime,
                idleDays,
                evenings,
                countedEvenings,
                cycles,
                lastTwoSwapped,
                lateEntry,
                matchGames,
                allGamesPlayed,
                drawsAllowed,
                winPoints,
                narrowWinPoints,
                drawPoints,
                narrowLossPoints,
                lossPoints,
                walkOverWinPoints,
                walkOverLossPoints,
                walkOverScore,
                penalties ? noShowPenalty : 0,
                leaving,
                postponements,
                postponeNotice,
                penalties ? latePostponePenalty : 0,
                tieBreaks,
                tieBreaksAgain);
    }
}
