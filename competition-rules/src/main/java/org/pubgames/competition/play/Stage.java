package org.pubgames.competition.play;

import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.rules.KnockoutPlan;

/**
 * What is played now. Groups before a knock-out are two competitions one after the other: each is
 * judged by the settings of its own kind.
 */
final class Stage {

    private final CompetitionSettings whole;
    private final CompetitionSettings groups;
    private final CompetitionSettings tree;

    Stage(CompetitionSettings whole) {
        boolean both = whole.format() == Format.GROUPS;
        this.whole = whole;
        this.groups = both ? whole.ofGroups() : whole;
        this.tree = both ? whole.ofTree() : whole;
    }

    /** The settings as they are written. */
    CompetitionSettings whole() {
        return whole;
    }

    /** The settings of what is played in a state. */
    CompetitionSettings settings(CompetitionState state) {
        return state.tree().isEmpty() ? groups : tree;
    }

    /** Those of the groups. */
    CompetitionSettings groups() {
        return groups;
    }

    /** Those of the knock-out. */
    CompetitionSettings tree() {
        return tree;
    }

    /** How many rounds the knock-out of so many has, from 1. */
    int treeRounds(int entrants) {
        int rounds = KnockoutPlan.rounds(entrants);
        return switch (whole.elimination()) {
            case ONE_DEFEAT -> rounds;
            case TWO_DEFEATS -> 2 * rounds + 1;
            case TWO_DEFEATS_ONE_FINAL -> 2 * rounds;
        };
    }

    /** Whether groups come before a knock-out. */
    boolean grouped() {
        return whole.format() == Format.GROUPS;
    }
}
