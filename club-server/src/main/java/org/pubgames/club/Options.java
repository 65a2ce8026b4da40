package org.pubgames.club;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the command is told.
 *
 * @param port on which it answers
 * @param data the folder of this club
 * @param database the address of a PostgreSQL; {@code null} for the folder's own database
 * @param help whether only help is wanted
 */
record Options(int port, Path data, @Nullable String database, boolean help) {

    static final int PORT = 8181;

    private static final List<String> KNOWN = List.of("--port", "--data", "--database", "--help");

    /** What is wrong with an argument. */
    static final class Wrong extends Exception {
        private static final long serialVersionUID = 1;

        Wrong(String text) {
            super(text);
        }
    }

    static Options of(List<String> arguments) throws Wrong {
        int port = PORT;
        Path data = Path.of("pubgames-club");
        String database = null;
        boolean help = false;
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            int equals = argument.indexOf('=');
            String name = equals < 0 ? argument : argument.substring(0, equals);
            if (name.equals("--help") || name.equals("-h")) {
                help = true;
                continue;
            }
            if (!KNOWN.contains(name)) {
                throw new Wrong(unknown(argument));
            }
            String value;
            if (equals >= 0) {
                value = argument.substring(equals + 1);
            } else if (i + 1 < arguments.size()) {
                i++;
                value = arguments.get(i);
            } else {
                throw new Wrong("option " + name + " needs a value");
            }
            switch (name) {
                case "--port" -> port = port(value);
                case "--data" -> data = folder(value);
                default -> database = database(value);
            }
        }
        return new Options(port, data, database, help);
    }

    private static String unknown(String argument) {
        Optional<String> near =
                KNOWN.stream()
                        .filter(each -> each.startsWith(argument.toLowerCase(Locale.ROOT)))
                        .findFirst();
        return "there is no option "
                + argument
                + ". Allowed: "
                + String.join(", ", KNOWN)
                + near.map(each -> ". Maybe you meant " + each).orElse("");
    }

    private static int port(String value) throws Wrong {
        if (value.matches("\\d{1,5}") && Integer.parseInt(value) <= 65_535) {
            return Integer.parseInt(value);
        }
        throw new Wrong("port " + value + " is none. Allowed: 1–65535, or 0 for any that is free");
    }

    private static Path folder(String value) throws Wrong {
        try {
            return Path.of(value);
        } catch (InvalidPathException e) {
            throw new Wrong("folder " + value + " cannot be a folder: " + e.getReason());
        }
    }

    private static String database(String value) throws Wrong {
        String url = value.startsWith("jdbc:") ? value : "jdbc:" + value;
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new Wrong(
                    "database "
                            + value
                            + " is not supported. Allowed: postgresql://HOST/NAME?user=…&password=…;"
                            + " without the option everything is kept in the folder");
        }
        return url;
    }

    static String usage() {
        return """
                pubgames serve [--port N] [--data DIR] [--database URL]
                  --port N        where it answers; %d when nothing is said
                  --data DIR      the folder of this club; pubgames-club when nothing is said
                  --database URL  a PostgreSQL, postgresql://HOST/NAME?user=…&password=…
                """
                .formatted(PORT);
    }
}
