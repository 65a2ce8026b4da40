package org.pubgames.schocken;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.GameKey;
import org.pubgames.core.LocalText;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.GameParts;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.spi.Referee;
import org.pubgames.schocken.play.HouseTables;
import org.pubgames.schocken.play.SchockenReferee;
import org.pubgames.schocken.play.ThrowScoring;

/** The way into Schocken, also called Jule. Immutable and safe to share between threads. */
public final class Schocken extends RuledGame<SchockenState, SchockenEvent> {

    /** The key of the game: {@code schocken}. */
    public static final GameKey<SchockenState, SchockenEvent> KEY =
            new GameKey<>("schocken", SchockenState.class, SchockenEvent.class);

    private static final int RULES = 190;

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
                    "soma",
                    "tingtingting",
                    "sackjeseech",
                    "sackjeseech-tournament",
                    "schockaus-1954",
                    "schockerliga",
                    "spielregeln-de",
                    "bvb",
                    "burgerwerk",
                    "h2g2",
                    "harte",
                    "schocken-ohne-theke",
                    "schocken-app",
                    "papr",
                    "meier-tod",
                    "benhollisch",
                    "rebelmetal",
                    "siebener-achter",
                    "erster-hoch",
                    "nord-wuerttemberg",
                    "club-fines");

    private static final List<String> MIX_INS =
            List.of("jule-not-played", "short-evening", "fifteen-discs", "blind-first-throw");

    private static final GameParts PARTS =
            GameParts.of(
                    Schocken.class,
                    KEY.id(),
                    SchockenSettings.class,
                    "org.pubgames/pubgames-schocken-rules",
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    HouseTables.ALL);

    /** The game as it ships. */
    public Schocken() {
        this(PARTS.rules());
    }

    private Schocken(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText("Schocken (Jule)", "Schocken (Jule)", "Schocken (Jule)"),
                PARTS,
                rules);
    }

    @Override
    public Schocken judgedBy(RuleBase other) {
        return new Schocken(() -> other);
    }

    /** The settings of a variant of Schocken. */
    public static SchockenSettings settings(Variant variant) {
        return (SchockenSettings) variant.settings();
    }

    @Override
    protected Referee<SchockenState, SchockenEvent> referee(Variant variant, Seats seats) {
        ThrowScoring throwScoring = (ThrowScoring) scoring(variant);
        return new SchockenReferee(settings(variant), seats, throwScoring.ranks());
    }

    @Override
    protected Scoring newScoring(Variant variant) {
        return new ThrowScoring(this, variant);
    }

    /** The ranking of throws under a variant. */
    @Override
    public SchockenScoring scoring(Variant variant) {
        return (SchockenScoring) super.scoring(variant);
    }
}
