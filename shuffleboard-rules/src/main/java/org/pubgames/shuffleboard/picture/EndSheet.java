package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;

/** The score sheet: every end that was counted, game by game. */
final class EndSheet {

    private static final int LONGEST_NAME = 20;

    private static final int WIDEST = 80;

    private final GameWords words;

    EndSheet(GameWords words) {
        this.words = words;
    }

    List<String> of(ShuffleboardState state) {
        List<String> lines = new ArrayList<>();
        if (state.results().isEmpty()) {
            return lines;
        }
        String title = words.say("sheet.title");
        String sides = side(state.side(Side.A)) + "   " + side(state.side(Side.B));
        if (title.length() + 3 + sides.length() <= WIDEST) {
            lines.add(Style.BOLD.of(title) + "   " + sides);
        } else {
            lines.add(Style.BOLD.of(title));
            lines.add("  " + side(state.side(Side.A)));
            lines.add("  " + side(state.side(Side.B)));
        }
        TextTable table = new TextTable(">", ">", "<", ">", ">", ">", ">");
        table.row(
                words.say("sheet.game"),
                words.say("sheet.end"),
                words.say("sheet.leader"),
                "a",
                "b",
                words.say("sheet.total", new Because("side", "a")),
                words.say("sheet.total", new Because("side", "b")));
        int game = 0;
        for (EndResult result : state.results()) {
            table.row(
                    result.game() == game ? "" : String.valueOf(result.game()),
                    String.valueOf(result.number()),
                    result.leader().letter(),
                    String.valueOf(result.a()),
                    String.valueOf(result.b()),
                    String.valueOf(result.totalA()),
                    String.valueOf(result.totalB()));
            game = result.game();
        }
        lines.addAll(table.linesUnderHeader());
        lines.add("");
        return lines;
    }

    /** The letter, the players and the colour of a side. */
    String side(SideState side) {
        String letter = side.side().letter();
        String players =
                side.players().stream().map(EndSheet::shortened).collect(Collectors.joining(", "));
        return letter + " " + players + colour(side);
    }

    /** The colour of a side's discs, where it has one. */
    String colour(SideState side) {
        return side.colour()
                .map(colour -> words.find("colour." + colour).orElse(colour))
                .map(colour -> " (" + colour + ")")
                .orElse("");
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }
}
