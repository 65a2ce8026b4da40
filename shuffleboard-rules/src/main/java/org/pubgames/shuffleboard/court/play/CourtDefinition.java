package org.pubgames.shuffleboard.court.play;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.court.CourtShuffleboard;
import org.pubgames.shuffleboard.court.rules.CourtDisc;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardDefinition;

/** What court shuffleboard supplies to the shared engine. */
public final class CourtDefinition extends ShuffleboardDefinition<CourtSettings> {

    /** Made when it is needed: every definition is created whenever a game is looked for. */
    private static final class Tables {

        static final TableUse<CourtDisc> AREA_POINTS =
                AreaTable.use(
                        CourtShuffleboard.KEY.id(),
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
    }

    /** The definition, made by the service loader. */
    public CourtDefinition() {
        super(CourtShuffleboard.KEY, CourtSettings.class);
    }

    @Override
    public CourtShuffleboard game(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        return new CourtShuffleboard(engine);
    }

    @Override
    protected PlayedGame played(CourtSettings settings) {
        return new CourtGame(settings);
    }

    @Override
    public List<TableUse<?>> tables() {
        return List.of(Tables.AREA_POINTS);
    }
}
