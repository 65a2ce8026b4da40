package org.pubgames.shuffleboard.shovelboard;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.GameKey;
import org.pubgames.core.LocalText;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.GameParts;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.shovelboard.play.ShovelboardGame;

/** The way into Old English shovelboard. Immutable and safe to share between threads. */
public final class Shovelboard extends Shuffleboard {

    /** The key of the game: {@code shovelboard}. */
    public static final GameKey<ShuffleboardState, ShuffleboardEvent> KEY = key("shovelboard");

    private static final int RULES = 13;

    private static final List<String> SHIPPED =
            List.of(
                    "masters",
                    "masters-literal",
                    "american-1911",
                    "cassell",
                    "strutt",
                    "four-feet");

    private static final List<String> MIX_INS = List.of("best-of-three", "close-calls");

    private static final GameParts PARTS =
            parts(
                    Shovelboard.class,
                    KEY,
                    ShovelboardSettings.class,
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    List.of());

    /** The game as it ships. */
    public Shovelboard() {
        this(PARTS.rules());
    }

    private Shovelboard(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText(
                        "Old English shovelboard",
                        "Oud-Engels shovelboard",
                        "Altenglisches Shovelboard"),
                PARTS,
                rules);
    }

    @Override
    public Shovelboard judgedBy(RuleBase other) {
        return new Shovelboard(() -> other);
    }

    /** The settings of a variant. */
    public static ShovelboardSettings settings(Variant variant) {
        return (ShovelboardSettings) variant.settings();
    }

    @Override
    protected PlayedGame played(Variant variant) {
        return new ShovelboardGame(settings(variant));
    }
}
