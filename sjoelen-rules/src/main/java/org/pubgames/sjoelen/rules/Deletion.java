package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Something on the card was struck out.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 * @param worth what layouts and turns are worth under them
 */
public record Deletion(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.ScoreStruck event,
        SjoelenSettings settings,
        Worth worth)
        implements OldLine {

    @Override
    public int turn() {
        return event.turn();
    }

    /** Numbers that can still be read: 0 or more. */
    public int legible() {
        return event.legible().size();
    }

    /** The lowest of them, any whole number; 0 without any. */
    public int lowest() {
        return event.legible().stream().mapToInt(Integer::intValue).min().orElse(0);
    }

    /**
     * The most that can stand there: the highest turn, or what was noted first or counts now, if
     * that is more.
     */
    public int maximum() {
        return Math.max(worth.highestTurn(), Math.max(written(), counting()));
    }

    /** What the discs of the turn are worth. */
    public int judged() {
        return written();
    }
}
