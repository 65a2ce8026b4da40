package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The rounds are to be drawn: may they be, and how?
 *
 * @param event the report, with the number that decides
 * @param state the competition before the draw
 * @param placed whether groups have given the places, and nobody needs a number
 */
public record StageDraw(
        Findings findings,
        Drawn event,
        CompetitionState state,
        CompetitionSettings settings,
        boolean placed)
        implements Situation {

    /** How many take part, from 0. */
    public int number() {
        return state.playing().size();
    }

    /** Whether the rounds have been drawn. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** Whether nothing stands in the way. */
    public boolean ready() {
        return !drawn() && number() >= 2;
    }

    /** How many groups there are, 2 to 16. */
    public int groups() {
        return settings.groups();
    }

    /** The fewest entrants with whom in each group as many are as go on, and two at least. */
    public int fewest() {
        return groups() * Math.max(2, settings.groupQualifiers());
    }

    /** The groups, and how often everybody meets everybody in them. */
    public GroupPlan groupPlan() {
        return new GroupPlan(groups(), new Cycles(cycles(), settings.lastTwoSwapped()));
    }

    /** How often everybody meets everybody, 1 to 4. */
    public int cycles() {
        return settings.cycles();
    }

    /** How many rounds that makes, from 1. */
    public int rounds() {
        return cycles() * (odd() ? number() : number() - 1);
    }

    /** Rounds of a Swiss competition that are announced, 1 to 32. */
    public int announced() {
        return settings.swissRounds();
    }

    /** Rounds of a Swiss competition in which nobody has to meet anybody twice, from 1. */
    public int possible() {
        return SwissPlan.possible(number());
    }

    /**
     * The rounds of a knock-out of so many, from 1; where two defeats are needed, of those who have
     * not lost.
     */
    public int treeRounds() {
        return KnockoutPlan.rounds(number());
    }

    /** Where two defeats are needed, the round of the final, from 2. */
    public int finalRound() {
        return 2 * treeRounds();
    }

    /** The round after the final, from 3. */
    public int decidingRound() {
        return finalRound() + 1;
    }

    /** Seeds of a knock-out in which lots give the places: 0, or a power of two from 2. */
    public int seeded() {
        int most = Math.min(settings.seeds(), number());
        return most < 2 ? 0 : Integer.highestOneBit(most);
    }

    /** The places of a knock-out by lot. */
    public KnockoutPlan byLot() {
        return new KnockoutPlan(treeRounds(), true, seeded());
    }

    /** The places of a knock-out by number. */
    public KnockoutPlan byNumber() {
        return new KnockoutPlan(treeRounds(), false, 0);
    }

    /** Whether somebody rests in each round. */
    public boolean odd() {
        return number() % 2 == 1;
    }

    /** The number that decides. */
    public int seed() {
        return event.seed();
    }
}
