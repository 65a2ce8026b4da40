package org.pubgames.competition.rules;

import java.util.HashSet;
import java.util.List;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A match was not played because somebody was not there: what is it worth?
 *
 * @param event what is reported
 * @param pairing who was to meet
 */
public record WalkOver(
        Findings findings, WalkedOver event, Pairing pairing, CompetitionSettings settings)
        implements Situation {

    /** Who was not there. */
    public List<String> absent() {
        return event.absent();
    }

    /** Whether these are one side of the match or both, each once. */
    public boolean sides() {
        return !absent().isEmpty()
                && pairing.sides().containsAll(absent())
                && new HashSet<>(absent()).size() == absent().size();
    }

    /** Whether exactly one side was there. */
    public boolean one() {
        return sides() && absent().size() == 1;
    }

    /** Whether nobody was there. */
    public boolean neither() {
        return sides() && absent().size() == 2;
    }

    /** Who was there; the side named first where that is not one. */
    public String player() {
        return one() ? pairing.opponent(absent().get(0)) : pairing.first();
    }

    /** Who was not there. */
    public String missing() {
        return pairing.opponent(player());
    }

    /** Points of who was there. */
    public int points() {
        return settings.walkOverWinPoints();
    }

    /** Points of who was not there. */
    public int lost() {
        return settings.walkOverLossPoints();
    }

    /** Points that are taken from who was not there, 0 to 100. */
    public int penalty() {
        return settings.noShowPenalty();
    }

    /** Who was there has one more match won. */
    public Worth matchWon() {
        return player().equals(pairing.first()) ? new Worth(1, 0) : new Worth(0, 1);
    }

    /** What the match is worth to both sides. */
    public Worth worth() {
        if (neither()) {
            return new Worth(lost(), lost());
        }
        return player().equals(pairing.first())
                ? new Worth(points(), lost())
                : new Worth(lost(), points());
    }
}
