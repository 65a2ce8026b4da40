package org.pubgames.cli;

import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Lang;

/**
 * What the command needs to know about the system it runs on.
 *
 * @param environment the environment variables
 * @param terminal whether standard output goes to a terminal
 * @param watched whether standard error goes to a terminal
 * @param columns the width of that terminal in characters
 */
public record Surroundings(
        Map<String, String> environment, boolean terminal, boolean watched, int columns) {

    /** The largest width in characters, and the width when there is no terminal. */
    public static final int WIDEST = 100;

    private static final int NARROWEST = 80;

    public Surroundings {
        environment = Map.copyOf(environment);
        columns = columns <= 0 ? WIDEST : Math.max(NARROWEST, Math.min(WIDEST, columns));
    }

    /** Surroundings in which standard error goes to no terminal. */
    public Surroundings(Map<String, String> environment, boolean terminal, int columns) {
        this(environment, terminal, false, columns);
    }

    /**
     * The surroundings of this process; the launcher script passes the properties of the terminal.
     */
    static Surroundings real() {
        return new Surroundings(
                System.getenv(),
                Boolean.getBoolean("pubgames.tty"),
                Boolean.getBoolean("pubgames.watched"),
                Integer.getInteger("pubgames.columns", WIDEST));
    }

    /** Whether to use colours. */
    boolean colours() {
        return terminal
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    /** The language of a locale. */
    private static String language(String locale) {
        int end = 0;
        while (end < locale.length() && "_.@-".indexOf(locale.charAt(end)) < 0) {
            end++;
        }
        return locale.substring(0, end);
    }

    /** The language of the locale when it is one of ours, otherwise English. */
    Lang lang() {
        for (String name : new String[] {"LC_ALL", "LC_MESSAGES", "LANG"}) {
            String locale = environment.getOrDefault(name, "");
            if (!locale.isEmpty()) {
                Optional<Lang> spoken = Lang.of(language(locale));
                return spoken.orElse(Lang.EN);
            }
        }
        return Lang.EN;
    }
}
