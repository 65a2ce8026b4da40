package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A turn is noted on the card by its score.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record ScoreNote(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.ScoreNoted event,
        SjoelenSettings settings,
        Worth worth)
        implements Play, NamedBoard, WrittenScore, EnteredScore {

    /** Whether the discs of the turn are being reported. */
    public boolean beingReported() {
        return seat.turn().filter(TurnInPlay::reported).isPresent();
    }

    @Override
    public int points() {
        return event.points();
    }

    @Override
    public Optional<Integer> maximumIn() {
        return event.maximumIn();
    }

    @Override
    public int discs() {
        return seat.turn().map(TurnInPlay::discs).orElse(settings.discs());
    }

    @Override
    public Optional<Integer> named() {
        return event.board();
    }

    @Override
    public int turn() {
        return seat.nextLine();
    }

    @Override
    public int total() {
        return seat.total() + event.points();
    }

    @Override
    public int highest() {
        return worth.highestTurn();
    }
}
