package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;

/** Every disc on a board in words: where it lies, on what, what it scored. */
final class DiscList {

    private final GameWords words;
    private final Board board;
    private final Layout layout;
    private final Set<String> hidden;

    /**
     * A list.
     *
     * @param board where they lie
     * @param hidden the measured discs for which a drawing has no room
     */
    DiscList(GameWords words, Board board, Layout layout, Set<String> hidden) {
        this.words = words;
        this.board = board;
        this.layout = layout;
        this.hidden = Set.copyOf(hidden);
    }

    List<String> lines() {
        if (layout.discs().isEmpty()) {
            return List.of("  " + Style.DIM.of(words.say("discs.none")));
        }
        List<Disc> called = layout.called();
        TextTable table = new TextTable("<", "<", ">");
        for (Disc disc : layout.discs()) {
            String score = layout.score(disc);
            table.row(
                    BoardText.style(disc.side()).of(disc.name()),
                    where(disc) + (called.contains(disc) ? " *" : ""),
                    score.startsWith("+") ? Style.BOLD.of(score) : score);
        }
        List<String> lines = new ArrayList<>(table.lines());
        if (!called.isEmpty()) {
            lines.add("  " + Style.DIM.of("* " + words.say("discs.called")));
        }
        return lines;
    }

    /** Where a disc lies, in words. */
    String where(Disc disc) {
        String where = disc.spot().map(spot -> spot(words, board, spot)).orElse("");
        String on =
                disc.place()
                        .flatMap(Place::on)
                        .map(under -> words.say("disc.on", new Because("disc", under)))
                        .orElse("");
        return where + on + (hidden.contains(disc.name()) ? words.say("disc.hidden") : "");
    }

    /**
     * A place in the words of the game. Where only some boards have a line, a place may be called
     * otherwise on those that have it.
     */
    static String spot(GameWords words, Board board, Spot spot) {
        String word = "spot." + spot.name();
        Optional<String> named =
                board.lines().stream()
                        .flatMap(line -> words.find(word + "." + line.name()).stream())
                        .findFirst()
                        .or(() -> words.find(word));
        if (named.isPresent()) {
            return named.get();
        }
        Because area = new Because("area", spot.area());
        if (spot.zone() == Zone.LINE) {
            boolean over = spot.name().endsWith("-over");
            return words.say(over ? "spot.on-line-over" : "spot.on-line", area);
        }
        return words.say("spot.in-area", area);
    }
}
