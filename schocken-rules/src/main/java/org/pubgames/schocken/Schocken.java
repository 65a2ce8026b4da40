package org.pubgames.schocken;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.GameKey;
import org.pubgames.core.LocalText;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.book.YamlRuleBook;
import org.pubgames.core.rules.Referee;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.variant.Variants;

/** The way into Schocken, also called Jule. Immutable and safe to share between threads. */
public final class Schocken extends RuledGame<SchockenState, SchockenEvent> {

    /** The key of the game: {@code schocken}. */
    public static final GameKey<SchockenState, SchockenEvent> KEY =
            new GameKey<>("schocken", SchockenState.class, SchockenEvent.class);

    private static final int RULES = 177;

    private static final List<String> SHIPPED =
            List.of(
                    "hattersheim",
                    "hattersheim-three-dice",
                    "hattersheim-five",
                    "hattersheim-money",
                    "hattersheim-chips",
                    "niederrhein",
                    "heidesheim",
                    "casinospiegel",
                    "stock-15",
                    "nrw",
                    "biebesheim",
                    "steele",
                    "kell",
                    "soma");

    /**
     * Made when first needed, each on its own: a question that needs no rules does not load them.
     */
    private static final class LazyRules {
        static final RuleBase RULE_BASE =
                RuleBase.load(Schocken.class, "org.pubgames/pubgames-schocken-rules", RULES);
    }

    private static final class LazyBook {
        static final YamlRuleBook BOOK = YamlRuleBook.read(Schocken.class);
    }

    private static final class LazyVariants {
        static final Variants<SchockenSettings> VARIANTS =
                new Variants<>(
                        KEY.id(), SchockenSettings.class, LazyBook.BOOK, Schocken.class, SHIPPED);
    }

    /** The game as it ships. */
    public Schocken() {
        this(() -> LazyRules.RULE_BASE);
    }

    private Schocken(Supplier<RuleBase> rules) {
        super(KEY, new LocalText("Schocken (Jule)", "Schocken (Jule)", "Schocken (Jule)"), rules);
    }

    @Override
    public Schocken without(String rule) {
        RuleBase wrong = rules().without(rule);
        return new Schocken(() -> wrong);
    }

    /** The settings of a variant of Schocken. */
    public static SchockenSettings settings(Variant variant) {
        return (SchockenSettings) variant.settings();
    }

    @Override
    public YamlRuleBook rulebook() {
        return LazyBook.BOOK;
    }

    @Override
    public VariantBook variants() {
        return LazyVariants.VARIANTS;
    }

    @Override
    protected Referee<SchockenState, SchockenEvent> referee(Variant variant, Seats seats) {
        return new SchockenReferee(settings(variant), seats, scoring(variant).ranks());
    }

    @Override
    protected Scoring newScoring(Variant variant) {
        return new SchockenScoring(this, variant);
    }

    /** The ranking of throws under a variant. */
    @Override
    public SchockenScoring scoring(Variant variant) {
        return (SchockenScoring) super.scoring(variant);
    }
}
