package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.RuleSet;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.Worth;
import org.pubgames.schocken.rules.DiscsInstead;
import org.pubgames.schocken.rules.LevelInstead;
import org.pubgames.schocken.rules.Showing;
import org.pubgames.schocken.rules.ThrownDice;

/**
 * What each of the 56 throws is worth under one variant, from the hand and put together. The rules
 * answer each question once; the answers are kept. Safe to share between threads: two that ask the
 * same get the same answer.
 */
public final class ThrowRanks {

    private static final int PLACES = 7 * 7 * 7;

    private final RuleSet rules;
    private final SchockenSettings settings;
    private final @Nullable Worth[] fromHand = new @Nullable Worth[PLACES];
    private final @Nullable Worth[] built = new @Nullable Worth[PLACES];

    /** The throws under one variant. */
    public ThrowRanks(RuleSet rules, SchockenSettings settings) {
        this.rules = rules;
        this.settings = settings;
    }

    /** What three dice, highest first, are worth; the answer names no player. */
    public Worth worth(List<Integer> dice, boolean hand) {
        int place = (dice.get(0) * 7 + dice.get(1)) * 7 + dice.get(2);
        @Nullable Worth[] answers = hand ? fromHand : built;
        Worth known = answers[place];
        if (known == null) {
            known = ask(dice, hand);
            answers[place] = known;
        }
        return known;
    }

    private Worth ask(List<Integer> dice, boolean hand) {
        try (Judging judging = rules.open()) {
            ThrownDice thrown = question(judging, "", dice, hand, settings);
            Findings found = judging.put(thrown);
            Worth shipped = found.effect(Worth.class).orElse(Worth.nothing(""));
            Worth priced =
                    found.effect(DiscsInstead.class)
                            .map(house -> shipped.costing(house.all(), house.discs()))
                            .orElse(shipped);
            return found.effect(LevelInstead.class)
                    .map(house -> priced.ranking(house.level(), thrown.number()))
                    .orElse(priced);
        }
    }

    /** The place of a throw among all throws of its kind: 1 for the best; equal throws share it. */
    public int rank(List<Integer> dice, boolean hand) {
        Worth mine = worth(dice, hand);
        int better = 0;
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    if (worth(List.of(high, middle, low), hand).compareTo(mine) > 0) {
                        better++;
                    }
                }
            }
        }
        return better + 1;
    }

    /** The rule set that says what throws are worth. */
    RuleSet rules() {
        return rules;
    }

    /** The throws of a table, leader first; void throws and those of leavers do not count. */
    Showing showing(SchockenState state) {
        List<Showing.Laid> laid = new ArrayList<>();
        for (String name : state.order()) {
            Hand hand = state.playedHand(name);
            if (!hand.surplus() && state.seat(name).part() != Part.LEFT) {
                hand.combination()
                        .ifPresent(
                                dice ->
                                        laid.add(
                                                new Showing.Laid(
                                                        name,
                                                        dice,
                                                        hand.blind(),
                                                        worth(dice, hand.fromHand()))));
            }
        }
        return new Showing(laid);
    }

    /** A throw as the rules are asked about it. */
    public static ThrownDice question(
            Judging judging,
            String player,
            List<Integer> dice,
            boolean hand,
            SchockenSettings settings) {
        return new ThrownDice(judging.findings(), player, dice, hand, settings);
    }
}
