package org.pubgames.shuffleboard;

import java.util.List;

/**
 * Where a disc lies, in the words of the game: the same whether it was measured or called by a
 * referee.
 *
 * @param name the word for it, such as {@code 10-off}, {@code hanging}, {@code 3-line}
 * @param zone how it lies
 * @param area the area it is wholly in; of a disc on a line that runs across, the area the line
 *     leads to; otherwise empty
 * @param lines the lines that it touches
 * @param depth where spots are strips across a board: greater is nearer to the far end; otherwise 0
 * @param mostlyOver on a line that runs across: whether more than half of the disc is past it
 */
public record Spot(
        String name, Zone zone, String area, List<String> lines, int depth, boolean mostlyOver) {

    public Spot {
        lines = List.copyOf(lines);
    }

    /** A spot in no strip. */
    public static Spot of(String name, Zone zone, String area) {
        return new Spot(name, zone, area, List.of(), 0, false);
    }

    /** A spot in a strip. */
    public static Spot strip(String name, Zone zone, String area, int depth) {
        return new Spot(name, zone, area, List.of(), depth, false);
    }

    /** The same spot touching lines. */
    public Spot touching(List<String> newLines) {
        return new Spot(name, zone, area, newLines, depth, mostlyOver);
    }

    /** The same spot with more than half of the disc past the line. */
    public Spot mostlyPast() {
        return new Spot(name, zone, area, lines, depth, true);
    }
}
