package org.pubgames.shuffleboard.court;

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
import org.pubgames.shuffleboard.court.play.CourtGame;
import org.pubgames.shuffleboard.court.rules.CourtDisc;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;

/** The way into court shuffleboard. Immutable and safe to share between threads. */
public final class CourtShuffleboard extends Shuffleboard {

    /** The key of the game: {@code court-shuffleboard}. */
    public static final GameKey<ShuffleboardState, ShuffleboardEvent> KEY =
            key("court-shuffleboard");

    private static final int RULES = 43;

    private static final List<String> SHIPPED =
            List.of(
                    "masters",
                    "masters-literal",
                    "illinois",
                    "illinois-severe",
                    "florida",
                    "florida-12",
                    "frames-8",
                    "frames-12",
                    "frames-16",
                    "frames-20",
                    "royal-palms",
                    "norway",
                    "points-50",
                    "points-100",
                    "cruise-ship",
                    "illinois-league",
                    "international",
                    "italy",
                    "texas-total",
                    "florida-75",
                    "dom-singles",
                    "dom-doubles",
                    "us-canada",
                    "franklin-alley",
                    "grand-horizons");

    private static final List<String> MIX_INS = List.of("best-of-three", "close-calls");

    private static final TableUse<CourtDisc> AREA_POINTS =
            AreaTable.use(
                    KEY.id(),
                    new AreaTable.Areas(
                            List.of("10", "8", "7", "10-off"),
                            -AreaTable.MOST,
                            settings -> area -> true,
                            (settings, area) ->
                                    area.equals("10-off") ? -10 : Integer.parseInt(area),
                            settings -> false),
                    CourtDisc.class,
                    disc -> disc.zone() == Zone.AREA ? disc.area() : "",
                    (disc, outputs) ->
                            AreaTable.scores(disc, disc.side(), outputs.get(0), disc.disc()));

    private static final GameParts PARTS =
            parts(
                    CourtShuffleboard.class,
                    KEY,
                    CourtSettings.class,
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    List.of(AREA_POINTS));

    /** The game as it ships. */
    public CourtShuffleboard() {
        this(PARTS.rules());
    }

    private CourtShuffleboard(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText(
                        "Court shuffleboard", "Baanshuffleboard", "Shuffleboard auf dem Platz"),
                PARTS,
                rules);
    }

    @Override
    public CourtShuffleboard judgedBy(RuleBase other) {
        return new CourtShuffleboard(() -> other);
    }

    /** The settings of a variant. */
    public static CourtSettings settings(Variant variant) {
        return (CourtSettings) variant.settings();
    }

    @Override
    protected PlayedGame played(Variant variant) {
        return new CourtGame(settings(variant));
    }
}
