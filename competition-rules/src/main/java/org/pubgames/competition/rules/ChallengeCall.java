package org.pubgames.competition.rules;

import java.util.List;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody challenges somebody: may it be? */
public record ChallengeCall(
        Findings findings, Challenged event, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Who challenges. */
    public String player() {
        return event.player();
    }

    /** Who is challenged. */
    public String opponent() {
        return event.opponent();
    }

    /** Whether there has been a draw. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** Those of the two who are not on the ladder. */
    public List<String> missing() {
        return Stream.of(player(), opponent())
                .filter(each -> !state.numbers().contains(each))
                .distinct()
                .toList();
    }

    /** How many of the two are not on the ladder, 0 to 2. */
    public int number() {
        return missing().size();
    }

    /** Whether both are on it. */
    public boolean onIt() {
        return drawn() && missing().isEmpty();
    }

    /** The place of who challenges, from 1 at the top; 0 for nobody on the ladder. */
    public int place() {
        return state.numbers().indexOf(player()) + 1;
    }

    /** The place of who is challenged, from 1 at the top; 0 for nobody on the ladder. */
    public int opponentPlace() {
        return state.numbers().indexOf(opponent()) + 1;
    }

    /** How many places higher who is challenged stands; 0 and less for not higher. */
    public int steps() {
        return place() - opponentPlace();
    }

    /** Whether who challenges stands among the highest places in which a challenge reaches less. */
    public boolean atTop() {
        return place() <= settings.ladderTop();
    }

    /** Whether who challenges has challenged nobody before; what is void is no challenge. */
    public boolean first() {
        return state.pairings().stream()
                .filter(each -> each.first().equals(player()))
                .noneMatch(each -> isOpen(each) || each.winner().isPresent());
    }

    /** Whether the two have a challenge to play already. */
    public boolean pending() {
        return state.pairings().stream()
                .filter(each -> each.sides().containsAll(List.of(player(), opponent())))
                .anyMatch(this::isOpen);
    }

    private boolean isOpen(Pairing challenge) {
        return challenge.result().isEmpty() && state.playable(challenge);
    }

    /** Whether it may reach anybody. */
    public boolean free() {
        return settings.firstChallengeFree() && first();
    }

    /** Places up that a challenge reaches, from 1. */
    public int reach() {
        return settings.challengeReach();
    }

    /** Places up that it reaches near the top, from 1. */
    public int topReach() {
        return settings.ladderTopReach();
    }

    /** The highest places in which it reaches less far; 0 for none. */
    public int top() {
        return settings.ladderTop();
    }

    /** Whether it goes further than a challenge reaches from there. */
    public boolean far() {
        return steps() > (atTop() ? topReach() : reach());
    }

    /** Those of the two who are in a challenge that is not played. */
    public List<String> busy() {
        return Stream.of(player(), opponent())
                .filter(each -> state.open().stream().anyMatch(one -> one.sides().contains(each)))
                .distinct()
                .toList();
    }

    /** How many of the two that are, 0 to 2. */
    public int waiting() {
        return busy().size();
    }

    /** The number of this challenge, from 1. */
    public int round() {
        return state.rounds().size() + 1;
    }
}
