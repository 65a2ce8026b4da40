package org.pubgames.shuffleboard.table;

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
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.table.play.TableGame;
import org.pubgames.shuffleboard.table.rules.Weight;

/** The way into table shuffleboard. Immutable and safe to share between threads. */
public final class TableShuffleboard extends Shuffleboard {

    /** The key of the game: {@code table-shuffleboard}. */
    public static final GameKey<ShuffleboardState, ShuffleboardEvent> KEY =
            key("table-shuffleboard");

    private static final int RULES = 22;

    private static final List<String> SHIPPED =
            List.of(
                    "masters",
                    "federation",
                    "kingfish",
                    "club",
                    "club-half-over",
                    "tavern",
                    "european",
                    "swiss",
                    "horse-collar",
                    "baseball",
                    "tap-and-draw",
                    "handicap",
                    "knock-off",
                    "knock-off-long-line",
                    "club-short",
                    "club-long",
                    "win-by-two",
                    "canada",
                    "bank-board",
                    "horse-collar-gamingblaze",
                    "nine-foot");

    private static final List<String> MIX_INS = List.of("best-of-three", "bust-back", "short-game");

    /** A weight on a line counts in the area that the line rule gives it to. */
    private static final TableUse<Weight> AREA_POINTS =
            AreaTable.use(
                    KEY.id(),
                    new AreaTable.Areas(
                            List.of("1", "2", "3", "4", "5", "6"),
                            0,
                            settings ->
                                    area ->
                                            Integer.parseInt(area)
                                                    <= ((TableSettings) settings).zoneLines().size()
                                                            + 1,
                            (settings, area) -> Integer.parseInt(area),
                            settings ->
                                    ((TableSettings) settings).hangerPoints() > 0
                                            || ((TableSettings) settings).cornerPoints() > 0),
                    Weight.class,
                    Weight::counted,
                    (weight, outputs) -> AreaTable.isWorth(weight, outputs.get(0), weight.disc()));

    private static final GameParts PARTS =
            parts(
                    TableShuffleboard.class,
                    KEY,
                    TableSettings.class,
                    RULES,
                    SHIPPED,
                    MIX_INS,
                    List.of(AREA_POINTS));

    /** The game as it ships. */
    public TableShuffleboard() {
        this(PARTS.rules());
    }

    private TableShuffleboard(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText("Table shuffleboard", "Tafelshuffleboard", "Tischshuffleboard"),
                PARTS,
                rules);
    }

    @Override
    public TableShuffleboard judgedBy(RuleBase other) {
        return new TableShuffleboard(() -> other);
    }

    /** The settings of a variant. */
    public static TableSettings settings(Variant variant) {
        return (TableSettings) variant.settings();
    }

    @Override
    protected PlayedGame played(Variant variant) {
        return new TableGame(settings(variant));
    }
}
