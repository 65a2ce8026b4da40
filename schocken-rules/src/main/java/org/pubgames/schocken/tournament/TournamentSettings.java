package org.pubgames.schocken.tournament;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.pubgames.core.Seats;
import org.pubgames.core.Settings;
import org.pubgames.core.spi.Together;

/**
 * The parameters in which tournaments differ. The shipped variants set each of them with its
 * clause.
 *
 * @param mostEntrants the most that may enter, 2 to 64
 * @param tables the most tables of a round, 1 to 32
 * @param tableSize players at a full table, 2 to 10
 * @param smallestTable the fewest players at a table; at most {@code tableSize}
 * @param largestTable the most players at a table; more than {@code tableSize} only where full and
 *     smaller tables do not work out
 * @param drawing whether the tables are drawn afresh for each round
 * @param rounds rounds of tables, 1 to 20
 * @param games games of a round at a full or larger table, 1 to 50
 * @param gamesAtSmallerTable games of a round at a smaller table, 1 to 50
 * @param counting what of a table's result makes points
 * @param placePoints points of the first, second, … place at a table, never rising; one for each
 *     player of the largest table where places count
 * @param pointsPerLostGame points of a lost game, 0 or less; less where lost games count
 * @param tie what happens when several are level for the first place
 * @param substitution when somebody may play in the place of an entrant
 * @param absence what becomes of an entrant who is not there
 * @param lateEntry when somebody may enter who did not before the first draw
 * @param missedRound what a round brings to an entrant who did not play it
 * @param disqualification what becomes of the points of a player who is sent off
 * @param abandoned what counts when the tournament is abandoned
 */
@ConsistentTournament(groups = Together.class)
public record TournamentSettings(
        @Min(2) @Max(Seats.MOST) int mostEntrants,
        @Min(1) @Max(32) int tables,
        @Min(2) @Max(10) int tableSize,
        @Min(2) @Max(10) int smallestTable,
        @Min(2) @Max(10) int largestTable,
        Drawing drawing,
        @Min(1) @Max(20) int rounds,
        @Min(1) @Max(50) int games,
        @Min(1) @Max(50) int gamesAtSmallerTable,
        Counting counting,
        @Size(max = 10) List<@Min(0) @Max(100) Integer> placePoints,
        @Min(-100) @Max(0) int pointsPerLostGame,
        Tie tie,
        Substitution substitution,
        Absence absence,
        LateEntry lateEntry,
        Missing missedRound,
        Disqualification disqualification,
        Abandoned abandoned)
        implements Settings {

    /** The most points, and the most penalty points, of one player at one table. */
    public static final int MOST_POINTS = 9_999;

    /** How often the tables are drawn. */
    public enum Drawing {
        EACH_ROUND,
        /** Once; the tables stay together. */
        ONCE
    }

    /** What makes points. */
    public enum Counting {
        /** The place at the table. */
        PLACES,
        /** The games lost. */
        LOST_GAMES,
        /** Whatever the table's score sheet says. */
        POINTS
    }

    /** What happens when several are level for the first place. */
    public enum Tie {
        SHARED,
        PLAY_OFF
    }

    /** When somebody may play in the place of an entrant. */
    public enum Substitution {
        NOT_ALLOWED,
        BETWEEN_ROUNDS,
        ANY_TIME
    }

    /** What becomes of an entrant who is not there. */
    public enum Absence {
        NOT_ALLOWED,
        /** He is not drawn until he comes. */
        SITS_OUT,
        /** He counts as one who has left. */
        WITHDRAWS
    }

    /** When somebody may enter who did not before the first draw. */
    public enum LateEntry {
        NOT_ALLOWED,
        BETWEEN_ROUNDS
    }

    /** What a round brings to an entrant who did not play it. */
    public enum Missing {
        NO_POINTS,
        /** As many points as the last of the round has. */
        FEWEST_POINTS
    }

    /** What becomes of the points of a player who is sent off. */
    public enum Disqualification {
        POINTS_KEPT,
        POINTS_STRUCK
    }

    /** What counts when the tournament is abandoned. */
    public enum Abandoned {
        /** The rounds that are over. */
        SCORE_STANDS,
        NOTHING_COUNTS
    }

    public TournamentSettings {
        placePoints = List.copyOf(placePoints);
    }
}
