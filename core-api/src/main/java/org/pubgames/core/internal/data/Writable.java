package org.pubgames.core.internal.data;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Characters;

/**
 * What can be written and read back: the same limits for what is read from a file and for what
 * comes from Java. Safe to share between threads.
 */
public final class Writable {

    /** The longest text in an event, a revision or a position, in UTF-16 characters. */
    public static final int LONGEST_TEXT = 4000;

    /** The most digits of a number, and the most places before or behind its point. */
    public static final int MOST_DIGITS = 60;

    /** The components of a record that can be missing or have limits. */
    private static final ClassValue<List<RecordComponent>> COMPONENTS =
            new ClassValue<>() {
                @Override
                protected List<RecordComponent> computeValue(Class<?> type) {
                    return Arrays.stream(Records.components(type))
                            .filter(component -> !component.getType().isPrimitive())
                            .toList();
                }
            };

    private Writable() {}

    /**
     * What could not be read again if it were written, or is missing; empty in nearly every case.
     *
     * @param path where the value stands, as a JSON pointer
     */
    public static List<Problem> problems(Object value, String path) {
        if (readable(value)) {
            return List.of();
        }
        List<Problem> problems = new ArrayList<>();
        look(value, path, problems);
        return problems;
    }

    /** Whether there is nothing to tell; where things stand is not written down for that. */
    private static boolean readable(@Nullable Object value) {
        if (value instanceof String text) {
            return readable(text);
        }
        if (value instanceof BigDecimal number) {
            return readable(number);
        }
        if (value instanceof Optional<?> some) {
            return some.isEmpty() || readable(some.get());
        }
        if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                if (!readable(list.get(i))) {
                    return false;
                }
            }
            return true;
        }
        if (value instanceof Map<?, ?> map) {
            return map.values().stream().allMatch(Writable::readable);
        }
        if (value instanceof Record) {
            List<RecordComponent> components = COMPONENTS.get(value.getClass());
            for (int i = 0; i < components.size(); i++) {
                if (!readable(Records.get(value, components.get(i)))) {
                    return false;
                }
            }
        }
        return value != null;
    }

    private static boolean readable(String text) {
        return text.length() <= LONGEST_TEXT && Characters.unreadable(text).isEmpty();
    }

    private static boolean readable(BigDecimal number) {
        return number.precision() <= MOST_DIGITS && Math.abs((long) number.scale()) <= MOST_DIGITS;
    }

    private static void look(@Nullable Object value, String path, List<Problem> problems) {
        if (value == null) {
            problems.add(
                    Problem.of("missing-field", Where.UNKNOWN.path(path))
                            .withValue(path.substring(path.lastIndexOf('/') + 1)));
        } else if (value instanceof String text) {
            text(text, path, problems);
        } else if (value instanceof BigDecimal number) {
            number(number, path, problems);
        } else if (value instanceof Optional<?> some) {
            if (some.isPresent()) {
                look(some.get(), path, problems);
            }
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                look(list.get(i), path + "/" + i, problems);
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((name, each) -> look(each, path + "/" + name, problems));
        } else if (value instanceof Record) {
            for (RecordComponent component : COMPONENTS.get(value.getClass())) {
                look(Records.get(value, component), path + "/" + Records.name(component), problems);
            }
        }
    }

    private static void text(String text, String path, List<Problem> problems) {
        if (text.length() > LONGEST_TEXT) {
            problems.add(
                    Problem.of("text-too-long", Where.UNKNOWN.path(path))
                            .withValue(text.length())
                            .withAllowed("≤ " + LONGEST_TEXT));
        }
        Characters.unreadable(text)
                .ifPresent(
                        shown ->
                                problems.add(
                                        Problem.of("unreadable-character", Where.UNKNOWN.path(path))
                                                .withValue(shown)));
    }

    private static void number(BigDecimal number, String path, List<Problem> problems) {
        if (!readable(number)) {
            problems.add(
                    Problem.of("number-too-long", Where.UNKNOWN.path(path))
                            .withValue(
                                    Math.max(number.precision(), Math.abs((long) number.scale())))
                            .withAllowed("≤ " + MOST_DIGITS));
        }
    }
}
