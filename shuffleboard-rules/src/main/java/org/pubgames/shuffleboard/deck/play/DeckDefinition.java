package org.pubgames.shuffleboard.deck.play;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.deck.DeckSettings;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;
import org.pubgames.shuffleboard.deck.rules.DeckDisc;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardDefinition;

/** What deck shuffleboard supplies to the shared engine. */
public final class DeckDefinition extends ShuffleboardDefinition<DeckSettings> {

    /** Made when it is needed: every definition is created whenever a game is looked for. */
    private static final class Tables {

        static final TableUse<DeckDisc> AREA_POINTS =
                AreaTable.use(
                        DeckShuffleboard.KEY.id(),
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
    }

    /** The definition, made by the service loader. */
    public DeckDefinition() {
        super(DeckShuffleboard.KEY, DeckSettings.class);
    }

    @Override
    public DeckShuffleboard game(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        return new DeckShuffleboard(engine);
    }

    @Override
    protected PlayedGame played(DeckSettings settings) {
        return new DeckGame(settings);
    }

    @Override
    public List<TableUse<?>> tables() {
        return List.of(Tables.AREA_POINTS);
    }

    private static int usual(DeckSettings settings, String area) {
        return switch (area) {
            case "far" -> settings.farPoints();
            case "near" -> settings.nearPoints();
            default -> Integer.parseInt(area);
        };
    }
}
