package org.pubgames.shuffleboard.table.play;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardDefinition;
import org.pubgames.shuffleboard.table.TableSettings;
import org.pubgames.shuffleboard.table.TableShuffleboard;
import org.pubgames.shuffleboard.table.rules.Weight;

/** What table shuffleboard supplies to the shared engine. */
public final class TableDefinition extends ShuffleboardDefinition<TableSettings> {

    /** Made when it is needed: every definition is created whenever a game is looked for. */
    private static final class Tables {

        /** A weight on a line counts in the area that the line rule gives it to. */
        static final TableUse<Weight> AREA_POINTS =
                AreaTable.use(
                        TableShuffleboard.KEY.id(),
                        new AreaTable.Areas(
                                List.of("1", "2", "3", "4", "5", "6"),
                                0,
                                settings ->
                                        area ->
                                                Integer.parseInt(area)
                                                        <= ((TableSettings) settings)
                                                                        .zoneLines()
                                                                        .size()
                                                                + 1,
                                (settings, area) -> Integer.parseInt(area),
                                settings ->
                                        ((TableSettings) settings).hangerPoints() > 0
                                                || ((TableSettings) settings).cornerPoints() > 0),
                        Weight.class,
                        Weight::counted,
                        (weight, outputs) ->
                                AreaTable.isWorth(weight, outputs.get(0), weight.disc()));
    }

    /** The definition, made by the service loader. */
    public TableDefinition() {
        super(TableShuffleboard.KEY, TableSettings.class);
    }

    @Override
    public TableShuffleboard game(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        return new TableShuffleboard(engine);
    }

    @Override
    protected PlayedGame played(TableSettings settings) {
        return new TableGame(settings);
    }

    @Override
    public List<TableUse<?>> tables() {
        return List.of(Tables.AREA_POINTS);
    }
}
