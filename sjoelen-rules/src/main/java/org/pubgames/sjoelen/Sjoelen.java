package org.pubgames.sjoelen;

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
import org.pubgames.sjoelen.play.HouseTable;
import org.pubgames.sjoelen.play.LayoutScoring;
import org.pubgames.sjoelen.play.SjoelenReferee;

/** The way into sjoelen. Immutable and safe to share between threads. */
public final class Sjoelen extends RuledGame<SjoelenState, SjoelenEvent> {

    /** The key of the game: {@code sjoelen}. */
    public static final GameKey<SjoelenState, SjoelenEvent> KEY =
            new GameKey<>("sjoelen", SjoelenState.class, SjoelenEvent.class);

    private static final int RULES = 179;

    private static final List<String> SHIPPED =
            List.of(
                    "ans-pre2016",
                    "ans-2016",
                    "s240",
                    "masters",
                    "masters-5",
                    "masters-10",
                    "masters-20",
                    "belgian-152",
                    "jakkolo-148",
                    "zaandams",
                    "nk-20-2",
                    "wk-20-2",
                    "wk-20-2-semi",
                    "wk-20-2-final",
                    "single-count",
                    "triple-count",
                    "switch-1-2-3-4",
                    "six-pack",
                    "ten-pack",
                    "koppel",
                    "koppel-5",
                    "jakkolo-auberger",
                    "home-bok",
                    "home-half-in",
                    "home",
                    "wevelgem",
                    "french",
                    "czech",
                    "swedish",
                    "interland",
                    "country-match",
                    "short",
                    "short-20",
                    "twenty-discs",
                    "hobby-best-game",
                    "drop-worst");

    private static final List<String> MIX_INS = List.of("home-rules");

    private static final GameParts PARTS =
            GameParts.of(
                    Sjoelen.class,
                    KEY.id(),
                    SjoelenSettings.class,
                    "org.pubgames/pubgames-sjoelen-rules",
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    List.of(HouseTable.USE));

    /** The game as it ships. */
    public Sjoelen() {
        this(PARTS.rules());
    }

    private Sjoelen(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText("Sjoelen (Dutch shuffleboard)", "Sjoelen", "Jakkolo (Sjoelen)"),
                PARTS,
                rules);
    }

    @Override
    public Sjoelen judgedBy(RuleBase other) {
        return new Sjoelen(() -> other);
    }

    /** The settings of a variant of sjoelen. */
    public static SjoelenSettings settings(Variant variant) {
        return (SjoelenSettings) variant.settings();
    }

    @Override
    protected Referee<SjoelenState, SjoelenEvent> referee(Variant variant, Seats seats) {
        return new SjoelenReferee(settings(variant), seats, (LayoutScoring) super.scoring(variant));
    }

    @Override
    protected Scoring newScoring(Variant variant) {
        return new LayoutScoring(this, variant);
    }

    /** The points of layouts under a variant. */
    @Override
    public SjoelenScoring scoring(Variant variant) {
        return (SjoelenScoring) super.scoring(variant);
    }
}
