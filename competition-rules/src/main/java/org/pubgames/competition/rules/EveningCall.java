package org.pubgames.competition.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.EveningScore;
import org.pubgames.competition.PlayedEvening;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The points of an evening are reported, or put right.
 *
 * @param event what is reported
 * @param evening the evening, with any number
 * @param state the competition before
 */
public record EveningCall(
        Findings findings,
        CompetitionEvent event,
        PlayedEvening evening,
        CompetitionState state,
        CompetitionSettings settings)
        implements Situation {

    /** Whether points are put right, and not brought in for the first time. */
    public boolean correction() {
        return event instanceof EveningCorrected;
    }

    /** How many take part, from 0. */
    public int number() {
        return state.playing().size();
    }

    /** The evening, any number. */
    public int round() {
        return evening.number();
    }

    /** The evening that is due, from 1. */
    public int next() {
        return state.evenings().size() + 1;
    }

    /** How many evenings there are, 1 to 99. */
    public int evenings() {
        return settings.evenings();
    }

    /** How many of each entrant's count, 1 to all of them. */
    public int counted() {
        return Math.min(evenings(), settings.countedEvenings());
    }

    /** Whether the evening has been reported. */
    public boolean reported() {
        return round() >= 1 && round() <= state.evenings().size();
    }

    /** Who has points and takes no part, or did not when points are put right. */
    public List<String> strangers() {
        List<String> known = takingPart();
        return names().filter(name -> !known.contains(name)).distinct().toList();
    }

    /** Who takes part, or did on the evening that is put right. */
    public List<String> takingPart() {
        return correction() && reported()
                ? state.evenings().get(round() - 1).entrants()
                : state.playing();
    }

    /** How many these are, from 0. */
    public int unknown() {
        return strangers().size();
    }

    /** Who has points twice. */
    public List<String> twice() {
        Set<String> seen = new HashSet<>();
        return names().filter(name -> !seen.add(name)).distinct().toList();
    }

    /** Whether nobody was there. */
    public boolean empty() {
        return evening.scores().isEmpty();
    }

    /** Whether there are points that there cannot be. */
    public boolean outOfRange() {
        return evening.scores().stream()
                .anyMatch(each -> each.points() < 0 || each.points() > limit());
    }

    /** The most points of an evening: 9999. */
    public int limit() {
        return CompetitionSettings.MOST_SCORE;
    }

    /** The most points of this evening. */
    public int points() {
        return evening.scores().stream().mapToInt(EveningScore::points).max().orElse(0);
    }

    /** Who has them. */
    public List<String> best() {
        return evening.scores().stream()
                .filter(each -> each.points() == points())
                .map(EveningScore::player)
                .toList();
    }

    /** How many have them, from 0. */
    public int bestNumber() {
        return best().size();
    }

    private Stream<String> names() {
        return evening.scores().stream().map(EveningScore::player);
    }
}
