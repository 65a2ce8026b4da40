package org.pubgames.club;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is noted while a server is under load. */
final class Busy {

    private static final Pattern SHOWN =
            Pattern.compile("data-match=\"([^\"]+)\" data-number=\"(\\d+)\"");

    private final Load load;
    private final Spans answers = new Spans();
    private final Spans walls = new Spans();
    private final Spans wallParts = new Spans();
    private final Spans boardParts = new Spans();
    private final LongAdder resent = new LongAdder();
    private final Map<String, Map<Integer, Long>> due = new ConcurrentHashMap<>();
    private volatile long end = Long.MAX_VALUE;

    Busy(Load load) {
        this.load = load;
    }

    Load load() {
        return load;
    }

    LongAdder resent() {
        return resent;
    }

    Spans wallParts() {
        return wallParts;
    }

    Spans boardParts() {
        return boardParts;
    }

    Spans answers() {
        return answers;
    }

    /** From a report to where it stands on a wall. */
    Spans walls() {
        return walls;
    }

    /** Measures from now on, and ends by itself. */
    void measure() {
        for (Spans each : new Spans[] {answers, walls, wallParts, boardParts}) {
            each.measure(load.lasting());
        }
        end = System.nanoTime() + load.lasting().toNanos();
    }

    boolean over(long moment) {
        return end != Long.MAX_VALUE && moment - end >= 0;
    }

    /** Something is reported that was due at a moment. */
    void reports(String match, int number, long moment) {
        due.computeIfAbsent(match, each -> new ConcurrentHashMap<>()).put(number, moment);
    }

    /** {@return the matches that a part shows, with their numbers} */
    static Map<String, Integer> numbers(String part) {
        Map<String, Integer> numbers = new ConcurrentHashMap<>();
        Matcher found = SHOWN.matcher(part);
        while (found.find()) {
            numbers.put(found.group(1), Integer.valueOf(found.group(2)));
        }
        return numbers;
    }

    /** A wall shows something: what is new on it has arrived. */
    void shown(Map<String, Integer> before, String part) {
        long now = System.nanoTime();
        numbers(part)
                .forEach(
                        (match, number) -> {
                            Integer was = before.put(match, number);
                            Map<Integer, Long> reported = due.getOrDefault(match, Map.of());
                            for (int each = was == null ? 1 : was + 1; each <= number; each++) {
                                Long wanted = reported.get(each);
                                if (wanted != null) {
                                    walls.add(wanted, now);
                                }
                            }
                        });
    }
}
