package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Entry;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.Debt;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;

/**
 * The evening's sheet: who lost which half of each game, who lost the game, who pays what, and what
 * the organizer decided.
 */
final class GameSheet {

    private final GameWords words;

    GameSheet(GameWords words) {
        this.words = words;
    }

    /** What was lost in one game, in order. */
    private static final class Game {
        private final List<String> halves = new ArrayList<>();
        private String finale = "";
        private String lost = "";
    }

    List<String> of(Scene<SchockenState, SchockenEvent> scene) {
        SchockenState opening = scene.at(0).state();
        List<Game> games = games(opening, scene.log());
        List<String> lines = new ArrayList<>();
        int halves = games.stream().mapToInt(game -> game.halves.size()).max().orElse(0);
        if (halves > 0) {
            lines.add(Style.BOLD.of(words.say("sheet.title")));
            lines.addAll(table(games, opening.game(), halves).linesUnderHeader());
            lines.add("");
        }
        List<Debt> debts = scene.state().debts();
        if (!debts.isEmpty()) {
            lines.add(Style.BOLD.of(words.say("sheet.debts")));
            TextTable table = new TextTable("<", "<", "<");
            for (Debt debt : debts) {
                table.row(
                        TextTable.shortened(debt.player()),
                        words.say("stake." + debt.stake(), new Because("amount", debt.amount())),
                        words.say("reason." + debt.reason(), new Because("game", debt.game())));
            }
            lines.addAll(table.lines());
            lines.add("");
        }
        lines.addAll(decided(scene));
        return lines;
    }

    /** What the organizer decided, and why. */
    private List<String> decided(Scene<SchockenState, SchockenEvent> scene) {
        TextTable table = new TextTable("<", "<", "<");
        int rows = 0;
        for (Entry<SchockenEvent> entry : scene.log()) {
            if (entry.event() instanceof SchockenEvent.OrganizerDecided decided) {
                int game = scene.at(entry.number() - 1).state().game();
                table.row(
                        TextTable.shortened(decided.player()),
                        words.say(
                                "sheet.decided." + Names.written(decided.decision()),
                                new Because("game", game),
                                new Because("discs", decided.discs().orElse(0))),
                        words.say("sheet.matter", new Because("matter", decided.matter())));
                rows++;
            }
        }
        List<String> lines = new ArrayList<>();
        if (rows > 0) {
            lines.add(Style.BOLD.of(words.say("sheet.decisions")));
            lines.addAll(table.lines());
            lines.add("");
        }
        return lines;
    }

    private TextTable table(List<Game> games, int first, int halves) {
        String[] alignment = new String[halves + 3];
        String[] head = new String[halves + 3];
        alignment[0] = ">";
        head[0] = words.say("sheet.game");
        for (int i = 1; i <= halves; i++) {
            alignment[i] = "<";
            head[i] = words.say("sheet.half", new Because("half", i));
        }
        alignment[halves + 1] = "<";
        head[halves + 1] = words.say("sheet.final");
        alignment[halves + 2] = "<";
        head[halves + 2] = words.say("sheet.lost");
        TextTable table = new TextTable(alignment);
        table.row(head);
        for (int number = 0; number < games.size(); number++) {
            Game game = games.get(number);
            String[] row = new String[halves + 3];
            row[0] = String.valueOf(first + number);
            for (int i = 1; i <= halves; i++) {
                String marked = i == 1 ? " " + Discs.MARKER : "";
                row[i] = i <= game.halves.size() ? game.halves.get(i - 1) + marked : "";
            }
            row[halves + 1] = game.finale;
            row[halves + 2] = game.lost.isEmpty() ? "" : Style.BOLD.of(game.lost);
            table.row(row);
        }
        return table;
    }

    /**
     * From the rulings, which tell it of games that are over, too; what was lost of the first one
     * before the match began in the middle, from its opening.
     */
    private static List<Game> games(SchockenState opening, List<Entry<SchockenEvent>> log) {
        List<Game> games = new ArrayList<>();
        Game game = new Game();
        for (String loser : opening.halfLosers()) {
            game.halves.add(shortened(loser));
        }
        for (Entry<SchockenEvent> entry : log) {
            for (Ruling ruling : entry.rulings()) {
                if (ruling.kind() == Ruling.Kind.ENDS) {
                    note(ruling, game);
                }
            }
            if (!game.lost.isEmpty()) {
                games.add(game);
                game = new Game();
            }
        }
        if (!game.halves.isEmpty()) {
            games.add(game);
        }
        return games;
    }

    /** The end of a half or final names its part, the end of the match how many games it had. */
    private static void note(Ruling ruling, Game game) {
        Optional<String> player = ruling.fact("player").map(GameSheet::shortened);
        Optional<String> part = ruling.fact("part").map(String::valueOf);
        if (part.isPresent() && part.get().equalsIgnoreCase("final")) {
            game.finale = player.orElse("");
        } else if (part.isPresent()) {
            game.halves.add(player.orElse(""));
        } else if (ruling.fact("games").isEmpty()) {
            game.lost =
                    player.or(() -> ruling.fact("players").map(GameSheet::shortened)).orElse("");
        }
    }

    private static String shortened(Object name) {
        return name instanceof List<?> names
                ? String.join(", ", names.stream().map(GameSheet::shortened).toList())
                : TextTable.shortened(String.valueOf(name));
    }
}
