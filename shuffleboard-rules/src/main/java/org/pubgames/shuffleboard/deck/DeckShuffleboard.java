package org.pubgames.shuffleboard.deck;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.GameKey;
import org.pubgames.core.LocalText;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.GameParts;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.deck.play.DeckGame;
import org.pubgames.shuffleboard.deck.rules.DeckDisc;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;

/** The way into deck shuffleboard. Immutable and safe to share between threads. */
public final class DeckShuffleboard extends Shuffleboard {

    /** The key of the game: {@code deck-shuffleboard}. */
    public static final GameKey<ShuffleboardState, ShuffleboardEvent> KEY =
            key("deck-shuffleboard");

    private static final int RULES = 5;

    private static final List<String> SHIPPED =
            List.of("masters", "masters-100", "masters-turned", "steamer-1910");

    private static final List<String> MIX_INS = List.of("bust-back", "close-calls");

    private static final TableUse<DeckDisc> AREA_POINTS =
            AreaTable.use(
                    KEY.id(),
                    new AreaTable.Areas(
                            List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "far", "near"),
                            -AreaTable.MOST,
                            settings -> area -> true,
                            (settings, area) -> usual((DeckSettings) settings, area),
                            settings -> false),
                    DeckDisc.class,
                    disc -> disc.zone() == Zone.AREA ? disc.area() : "",
                    (disc, outputs) ->
                            AreaTable.scores(disc, disc.side(), outputs.get(0), disc.disc()));

    private static final GameParts PARTS =
            parts(
                    DeckShuffleboard.class,
                    KEY,
                    DeckSettings.class,
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    List.of(AREA_POINTS));

    private static int usual(DeckSettings settings, String area) {
        return switch (area) {
            case "far" -> settings.farPoints();
            case "near" -> settings.nearPoints();
            default -> Integer.parseInt(area);
        };
    }

    /** The game as it ships. */
    public DeckShuffleboard() {
        this(PARTS.rules());
    }

    private DeckShuffleboard(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText("Deck shuffleboard", "Dekshuffleboard", "Deck-Shuffleboard"),
                PARTS,
                rules);
    }

    @Override
    public DeckShuffleboard judgedBy(RuleBase other) {
        return new DeckShuffleboard(() -> other);
    }

    /** The settings of a variant. */
    public static DeckSettings settings(Variant variant) {
        return (DeckSettings) variant.settings();
    }

    @Override
    protected PlayedGame played(Variant variant) {
        return new DeckGame(settings(variant));
    }
}
