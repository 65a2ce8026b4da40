package org.pubgames.lsp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The names and values of a variant file with their places, as far as they can be told. Unlike the
 * reader of files it takes what is being typed: names without a value, brackets that are not closed
 * yet. It says where things stand, never whether they are right.
 */
final class Outline {

    private final String text;
    private final List<Slot> slots = new ArrayList<>();
    private final Deque<Level> levels = new ArrayDeque<>();
    private List<String> lastName = List.of();

    /** Whether the last name has no value yet, so that deeper lines are its own. */
    private boolean open;

    /** What lines that begin in a column belong to. */
    private static final class Level {
        private final int column;
        private final List<String> path;
        private final boolean list;
        private int entries;

        private Level(int column, List<String> path, boolean list) {
            this.column = column;
            this.path = path;
            this.list = list;
        }

        static Level names(int column, List<String> path) {
            return new Level(column, path, false);
        }

        static Level list(int column, List<String> path) {
            return new Level(column, path, true);
        }
    }

    private Outline(String text) {
        this.text = text;
    }

    /** The outline of a text. */
    static Outline of(String text) {
        Outline outline = new Outline(text);
        outline.read();
        return outline;
    }

    /** What stands at an offset; empty between names and values. */
    Optional<Slot> at(int offset) {
        return slots.stream().filter(slot -> slot.at(offset)).reduce((first, last) -> last);
    }

    /** The names that are written under a path. */
    List<String> names(List<String> path) {
        return slots.stream()
                .filter(slot -> slot.kind() == Slot.Kind.NAME && slot.path().equals(path))
                .map(slot -> Quoted.plain(slot.in(text)))
                .toList();
    }

    /** The value at a path, without quotes; empty when there is none or it has parts. */
    String value(List<String> path) {
        return slots.stream()
                .filter(slot -> slot.kind() == Slot.Kind.VALUE && slot.path().equals(path))
                .map(slot -> Quoted.plain(slot.in(text)))
                .findFirst()
                .orElse("");
    }

    /** What could be typed at an offset: what stands there, or what an empty place takes. */
    Optional<Slot> typed(int offset) {
        Optional<Slot> standing = at(offset);
        if (standing.isPresent()) {
            return standing;
        }
        int begin = text.lastIndexOf('\n', offset - 1) + 1;
        String before = text.substring(begin, offset);
        return before.isBlank()
                ? Optional.of(new Slot(Slot.Kind.NAME, holder(begin, offset), offset, offset))
                : Optional.empty();
    }

    /** What a name on an empty line would belong to, by the column at which it begins. */
    private List<String> holder(int begin, int offset) {
        Outline above = new Outline(text.substring(0, begin));
        above.read();
        int column = offset - begin;
        for (Level level : above.levels) {
            if (level.column <= column && !level.list) {
                boolean deeper = level.column < column && !above.lastName.isEmpty();
                return deeper && above.open ? above.lastName : level.path;
            }
        }
        return List.of();
    }

    private void read() {
        levels.push(Level.names(0, List.of()));
        int at = 0;
        while (at < text.length()) {
            int end = end(at);
            at = line(at, end);
        }
    }

    private int end(int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end;
    }

    /** Reads the line from one offset to another; returns where the next one begins. */
    private int line(int begin, int end) {
        int at = blanks(begin, end);
        if (at == end || text.charAt(at) == '#') {
            return end + 1;
        }
        while (text.charAt(at) == '-' && (at + 1 == end || text.charAt(at + 1) == ' ')) {
            at = entry(at, begin, end);
            if (at == end) {
                return end + 1;
            }
        }
        return named(at, begin, end);
    }

    /** An entry of a list begins here; returns where what is in it begins. */
    private int entry(int at, int begin, int end) {
        int column = at - begin;
        while (levels.size() > 1
                && (top().column > column || (top().column == column && !top().list))) {
            levels.pop();
        }
        // a list may begin in the column of its name
        if (!top().list || top().column < column) {
            levels.push(Level.list(column, open ? lastName : top().path));
        }
        int number = top().entries++;
        List<String> path = under(top().path, String.valueOf(number));
        int inside = blanks(at + 1, end);
        levels.push(Level.names(inside == end ? column + 2 : inside - begin, path));
        lastName = path;
        open = true;
        if (inside == end) {
            slots.add(new Slot(Slot.Kind.VALUE, path, end, end));
        }
        return inside;
    }

    private int named(int at, int begin, int end) {
        int column = at - begin;
        while (levels.size() > 1 && top().column > column) {
            levels.pop();
        }
        while (levels.size() > 1 && top().column == column && top().list) {
            levels.pop();
        }
        if (top().column < column) {
            levels.push(Level.names(column, open ? lastName : top().path));
        }
        List<String> holder = top().path;
        if (text.charAt(at) == '{' || text.charAt(at) == '[') {
            open = false;
            return bracket(at, holder, column);
        }
        int colon = Quoted.colon(text, at, end);
        if (colon < 0) {
            return loose(at, end, holder);
        }
        int nameEnd = Quoted.trimmed(text, at, colon);
        slots.add(new Slot(Slot.Kind.NAME, holder, at, nameEnd));
        List<String> path = under(holder, Quoted.plain(text.substring(at, nameEnd)));
        lastName = path;
        return value(path, blanks(colon + 1, end), column, end);
    }

    /** Text without a colon: an entry of a list, or a name that is being typed. */
    private int loose(int at, int end, List<String> holder) {
        int stop = Quoted.valueEnd(text, at, end);
        boolean entry = top().column > 0 && !holder.isEmpty() && digits(holder);
        slots.add(new Slot(entry ? Slot.Kind.VALUE : Slot.Kind.NAME, holder, at, stop));
        open = false;
        return end + 1;
    }

    private static boolean digits(List<String> path) {
        return path.get(path.size() - 1).chars().allMatch(Character::isDigit);
    }

    private int value(List<String> path, int at, int column, int end) {
        open = false;
        if (at == end || text.charAt(at) == '#') {
            open = true;
            int place = Math.min(at, end);
            slots.add(new Slot(Slot.Kind.VALUE, path, place, place));
            return end + 1;
        }
        char first = text.charAt(at);
        if (first == '{' || first == '[') {
            return bracket(at, path, column);
        }
        slots.add(new Slot(Slot.Kind.VALUE, path, at, Quoted.valueEnd(text, at, end)));
        return first == '|' || first == '>' ? block(end + 1, column) : end + 1;
    }

    /** What is in brackets, and the rest of its last line. */
    private int bracket(int at, List<String> path, int column) {
        return end(new Flow(text, slots).read(at, path, column)) + 1;
    }

    /** Lines of a text in several lines; returns where the first other line begins. */
    private int block(int from, int column) {
        int at = from;
        while (at < text.length()) {
            int end = end(at);
            int inside = blanks(at, end);
            if (inside < end && inside - at <= column) {
                return at;
            }
            at = end + 1;
        }
        return at;
    }

    private int blanks(int from, int end) {
        int at = from;
        while (at < end && (text.charAt(at) == ' ' || text.charAt(at) == '\r')) {
            at++;
        }
        return at;
    }

    private Level top() {
        return levels.element();
    }

    static List<String> under(List<String> path, String name) {
        List<String> longer = new ArrayList<>(path);
        longer.add(name);
        return List.copyOf(longer);
    }
}
