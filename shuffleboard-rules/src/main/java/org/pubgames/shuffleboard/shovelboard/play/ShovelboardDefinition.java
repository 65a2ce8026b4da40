package org.pubgames.shuffleboard.shovelboard.play;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.LocalText;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardDefinition;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;
import org.pubgames.shuffleboard.shovelboard.rules.Weight;

/** What Old English shovelboard supplies to the shared engine. */
public final class ShovelboardDefinition extends ShuffleboardDefinition<ShovelboardSettings> {

    /** Made when it is needed: every definition is created whenever a game is looked for. */
    private static final class Tables {

        /** A weight on a line counts where the rule of that line puts it. */
        static final TableUse<Weight> AREA_POINTS =
                AreaTable.use(
                        Shovelboard.KEY.id(),
                        new AreaTable.Areas(
                                List.of("hanging", "2", "middle", "1", "short"),
                                ShovelboardDefinition::says,
                                0,
                                settings -> ((ShovelboardSettings) settings).areas()::contains,
                                (settings, area) -> usual((ShovelboardSettings) settings, area),
                                // where no weight is worth anything, the nearest one scores
                                settings -> ((ShovelboardSettings) settings).fallback()),
                        Weight.class,
                        Weight::counted,
                        (weight, outputs) ->
                                AreaTable.isWorth(weight, outputs.get(0), weight.disc())
                                        .because("where", weight.where()));
    }

    /** The definition, made by the service loader. */
    public ShovelboardDefinition() {
        super(Shovelboard.KEY, ShovelboardSettings.class);
    }

    @Override
    public Shovelboard game(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        return new Shovelboard(engine);
    }

    @Override
    protected PlayedGame played(ShovelboardSettings settings) {
        return new ShovelboardGame(settings);
    }

    @Override
    public List<TableUse<?>> tables() {
        return List.of(Tables.AREA_POINTS);
    }

    private static int usual(ShovelboardSettings settings, String area) {
        return switch (area) {
            case "hanging" -> ShovelboardGame.HANGER;
            case "2" -> 2;
            case "middle" -> settings.middlePoints();
            case "1" -> 1;
            default -> 0;
        };
    }

    private static LocalText says(String area) {
        return switch (area) {
            case "hanging" ->
                    new LocalText(
                            "Hanging over the end of the board, at a corner too.",
                            "Overhangend over het einde van de tafel, ook op een hoek.",
                            "Über das Ende der Tafel hängend, auch an einer Ecke.");
            case "2" ->
                    new LocalText(
                            "Beyond the far line.",
                            "Voorbij de verre lijn.",
                            "Hinter der fernen Linie.");
            case "middle" ->
                    new LocalText(
                            "Between the far line and the middle line, where there is one.",
                            "Tussen de verre en de middelste lijn, als die er is.",
                            "Zwischen der fernen und der mittleren Linie, wo es diese gibt.");
            case "1" ->
                    new LocalText(
                            "Before these lines, and past the near line where there is one.",
                            "Vóór deze lijnen, en voorbij de nabije lijn als die er is.",
                            "Vor diesen Linien und hinter der nahen, wo es diese gibt.");
            default ->
                    new LocalText(
                            "Short of the line that a weight meets first.",
                            "Vóór de lijn waar een gewicht het eerst aankomt.",
                            "Vor der Linie, auf die ein Gewicht zuerst trifft.");
        };
    }
}
