package org.pubgames.shuffleboard.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Stage;

/**
 * An end was written down wrongly.
 *
 * @param event the end and what both sides really scored in it
 * @param mostPoints the most points that one disc can score
 */
public record Correction(
        Findings findings,
        EndCorrected event,
        ShuffleboardState state,
        int mostPoints,
        ShuffleboardSettings settings)
        implements Situation {

    /** The end that is put right. */
    public int number() {
        return event.number();
    }

    /** The number of the end counted last; 0 when none is. */
    public int last() {
        return state.lastResult().map(EndResult::number).orElse(0);
    }

    /** Whether nothing can be put right any more: the match was conceded or another game began. */
    public boolean closed() {
        // a conceded match keeps the end in progress: no count has decided it
        return (state.stage() == Stage.OVER && state.end().isPresent())
                || state.lastResult().map(found -> found.game() != state.game()).orElse(false);
    }

    /** Whether the end was written down just so. */
    public boolean same() {
        return event.a() == wasA() && event.b() == wasB();
    }

    /** What side A really scored. */
    public int scoreA() {
        return event.a();
    }

    /** What side B really scored. */
    public int scoreB() {
        return event.b();
    }

    /** Whether both sides agree on it. */
    public boolean agreed() {
        return event.agreed().orElse(false);
    }

    /** Whether it is an end before the one counted last, of a game that goes on. */
    public boolean earlier() {
        return state.stage() != Stage.OVER
                && number() < last()
                && state.result(number()).isPresent();
    }

    /** What was written down for side A. */
    public int wasA() {
        return written().map(EndResult::a).orElse(0);
    }

    /** What was written down for side B. */
    public int wasB() {
        return written().map(EndResult::b).orElse(0);
    }

    private Optional<EndResult> written() {
        return earlier() ? state.result(number()) : state.lastResult();
    }

    /**
     * The most that the discs of side A can score, with its handicap and the organizer's points.
     */
    public int mostA() {
        return most(Side.A);
    }

    /**
     * The most that the discs of side B can score, with its handicap and the organizer's points.
     */
    public int mostB() {
        return most(Side.B);
    }

    private int most(Side side) {
        int given = state.side(side).known().given(state.game(), number());
        int discs = settings.discs(state.doubles()) * (mostPoints + state.side(side).bonus());
        return discs + given;
    }
}
