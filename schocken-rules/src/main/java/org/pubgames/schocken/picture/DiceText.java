package org.pubgames.schocken.picture;

import java.util.List;
import org.pubgames.core.spi.picture.Style;

/** Dice and cups side by side, three lines high. */
final class DiceText {

    /** The rows of pips of each face, from one to six. */
    private static final List<List<String>> FACES =
            List.of(
                    List.of("   ", " ● ", "   "),
                    List.of("●  ", "   ", "  ●"),
                    List.of("●  ", " ● ", "  ●"),
                    List.of("● ●", "   ", "● ●"),
                    List.of("● ●", " ● ", "● ●"),
                    List.of("● ●", "● ●", "● ●"));

    private final StringBuilder top = new StringBuilder();
    private final StringBuilder middle = new StringBuilder();
    private final StringBuilder bottom = new StringBuilder();

    /** Dice lying open. */
    DiceText dice(List<Integer> dice) {
        for (int pips : dice) {
            List<String> face = FACES.get(pips - 1);
            add("┌" + face.get(0) + "┐", "│" + face.get(1) + "│", "└" + face.get(2) + "┘");
        }
        return this;
    }

    /** A cup turned over its dice. */
    DiceText cup(int dice) {
        return add("╭───╮", "│ " + dice + " │", "┴───┴");
    }

    /** A cup with dice that are going to be thrown. */
    DiceText shaken(int dice) {
        return add("╷   ╷", "│ " + dice + " │", "╰───╯");
    }

    /** Keeps what comes next apart from what is there. */
    DiceText apart() {
        return top.isEmpty() ? this : add("  ", "  ", "  ");
    }

    private DiceText add(String above, String between, String below) {
        String space = top.isEmpty() ? "" : " ";
        top.append(space).append(above);
        middle.append(space).append(between);
        bottom.append(space).append(below);
        return this;
    }

    /** The drawing with a caption beside it. */
    List<String> lines(String caption) {
        return List.of(
                top.toString().stripTrailing(),
                caption.isEmpty() ? middle.toString() : middle + "   " + Style.DIM.of(caption),
                bottom.toString().stripTrailing());
    }

    /** Dice as they are written in a line: {@code 4-2-1}. */
    static String written(List<Integer> dice) {
        return String.join("-", dice.stream().map(String::valueOf).toList());
    }
}
