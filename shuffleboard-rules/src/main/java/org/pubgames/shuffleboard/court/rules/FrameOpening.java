package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.rules.Colour;

/**
 * A frame begins.
 *
 * @param current the frame
 */
public record FrameOpening(Findings findings, End current, CourtSettings settings)
        implements Situation {

    /** Its number in its game, 1 for the first. */
    public int number() {
        return current.number();
    }

    /** Whether the colours have just changed: the second half of its game begins. */
    public boolean newHalf() {
        return number() > 1 && number() == settings.coloursAfter() + 1;
    }

    /** The side that leads it. */
    public Side leader() {
        return current.leader();
    }

    /** Where it is played from. */
    public From playedFrom() {
        return current.from();
    }

    /** A side plays discs of a colour. */
    public Finding plays(Side side, String colour) {
        return change(new Colour(side, colour)).because("side", side);
    }
}
