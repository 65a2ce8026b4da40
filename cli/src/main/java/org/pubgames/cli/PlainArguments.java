package org.pubgames.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Arguments in their plainest form: words, switches, and options with a value, each once. All other
 * arguments are left to picocli, which knows every form and reports mistakes, but takes longer to
 * start.
 */
final class PlainArguments {

    private final List<String> words = new ArrayList<>();
    private final Map<String, String> given = new HashMap<>();

    private PlainArguments() {}

    /**
     * The arguments, if they are plain.
     *
     * @param options the options that take a value
     * @param switches the options that take none
     */
    static Optional<PlainArguments> of(
            List<String> args, Set<String> options, Set<String> switches) {
        PlainArguments read = new PlainArguments();
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            boolean known;
            if (switches.contains(arg)) {
                known = read.give(arg, "");
            } else if (options.contains(arg)) {
                i++;
                known = i < args.size() && value(args.get(i)) && read.give(arg, args.get(i));
            } else if (value(arg)) {
                known = read.words.add(arg);
            } else {
                int equals = arg.indexOf('=');
                String name = equals < 0 ? "" : arg.substring(0, equals);
                String value = arg.substring(equals + 1);
                known = options.contains(name) && value(value) && read.give(name, value);
            }
            if (!known) {
                return Optional.empty();
            }
        }
        return Optional.of(read);
    }

    /** Whether this is sure to be a value: no option, no file of arguments, no quotation marks. */
    private static boolean value(String arg) {
        if (arg.isEmpty() || arg.indexOf('"') >= 0 || arg.indexOf('\'') >= 0) {
            return false;
        }
        return arg.equals("-") || (arg.charAt(0) != '-' && arg.charAt(0) != '@');
    }

    private boolean give(String option, String value) {
        return given.put(option, value) == null;
    }

    /** The words that are neither options nor their values. */
    List<String> words() {
        return words;
    }

    /** Whether a switch is given. */
    boolean has(String name) {
        return given.containsKey(name);
    }

    /** The value of an option, if it is given. */
    Optional<String> find(String name) {
        return Optional.ofNullable(given.get(name));
    }

    /** The value of an option, empty when it is not given. */
    String get(String name) {
        return given.getOrDefault(name, "");
    }
}
