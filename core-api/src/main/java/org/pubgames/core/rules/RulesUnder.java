package org.pubgames.core.rules;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Ruling;
import org.pubgames.core.Scoring;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.VariantRules;

/** The rules of a game under one variant, as its referees and its scoring ask them. */
record RulesUnder<C extends Settings>(
        RuledGame<?, ?> game, Variant variant, C settings, Supplier<RuleBase> rules)
        implements VariantRules<C> {

    static <C extends Settings> RulesUnder<C> of(
            RuledGame<?, ?> game, Variant variant, Class<C> type) {
        return new RulesUnder<>(
                game,
                variant,
                type.cast(variant.settings()),
                new Once<>(() -> game.rules(variant)));
    }

    @Override
    public Judging open() {
        return rules.get().open();
    }

    @Override
    public Scoring scoring() {
        return game.scoring(variant);
    }

    @Override
    public List<Ruling> rulings(Findings findings) {
        return game.rulings(findings, variant);
    }
}
