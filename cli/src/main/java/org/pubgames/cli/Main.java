package org.pubgames.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.picture.Style;

/** The main class of the command {@code pubgames}. */
public final class Main {

    private Main() {}

    /** Runs the command and ends the process with its exit status. */
    public static void main(String[] args) {
        // Otherwise the validator writes its version to the console.
        System.setProperty("org.jboss.logging.provider", "slf4j");
        InputStream in = new FileInputStream(FileDescriptor.in);
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        System.exit(run(args, in, out, err, Surroundings.real()));
    }

    /**
     * Runs the command.
     *
     * @return the exit status: 0 all well, 1 judged but something was rejected or failed, 2
     *     unusable input or arguments
     */
    public static int run(
            String[] args,
            InputStream in,
            OutputStream out,
            OutputStream err,
            Surroundings surroundings) {
        List<String> own = own(args);
        boolean json = own.contains("--json");
        String code = language(own, surroundings);
        Lang lang = Lang.of(code).orElse(surroundings.lang());
        boolean live = surroundings.terminal() || own.contains("-");
        Console console =
                new Console(
                        in,
                        new Output(out, surroundings.colours()),
                        new Output(err, false),
                        Words.of(lang),
                        json,
                        live,
                        surroundings.terminal(),
                        surroundings.watched(),
                        surroundings.columns());
        try {
            int exit =
                    Lang.of(code).isPresent() ? run(args, console) : unknownLanguage(code, console);
            console.out().flush();
            return exit;
        } catch (Output.Closed e) {
            return e.readerGone() ? Exit.WELL : cannotWrite(e, err, console);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return unforeseen(e, err, console, surroundings);
        }
    }

    private static int run(String[] given, Console console) {
        String[] args = Arrays.stream(given).map(Main::unstyled).toArray(String[]::new);
        Optional<Step> plain = plain(args);
        return plain.isPresent() ? plain.get().run(console) : CommandTree.run(args, console);
    }

    /** An argument without the marks that would become colours. */
    private static String unstyled(String arg) {
        StringBuilder plain = new StringBuilder(arg);
        for (int i = 0; i < plain.length(); i++) {
            if (Style.isMark(plain.charAt(i))) {
                plain.setCharAt(i, '\uFFFD');
            }
        }
        return plain.toString();
    }

    /** The commands that are called most, when their arguments are plain. */
    private static Optional<Step> plain(String[] args) {
        List<String> all = List.of(args);
        return switch (all.isEmpty() ? "" : all.get(0)) {
            case "judge" -> JudgeCommand.plain(all.subList(1, all.size()));
            case "score" -> ScoreCommand.plain(all.subList(1, all.size()));
            default -> Optional.empty();
        };
    }

    /** The arguments before {@code --}; those behind it belong to another command. */
    private static List<String> own(String[] args) {
        List<String> all = List.of(args);
        int delimiter = all.indexOf("--");
        return delimiter < 0 ? all : all.subList(0, delimiter);
    }

    /**
     * The language asked for, before the arguments are read: mistakes in them are reported in it.
     */
    private static String language(List<String> args, Surroundings surroundings) {
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).startsWith("--lang=")) {
                return args.get(i).substring("--lang=".length());
            }
            if (args.get(i).equals("--lang") && i + 1 < args.size()) {
                return args.get(i + 1);
            }
        }
        return surroundings.lang().code();
    }

    private static int unknownLanguage(String code, Console console) {
        return console.refuse(
                List.of(
                        Problem.of("unknown-language", Where.UNKNOWN)
                                .withValue(code)
                                .withAllowed("en, nl, de")
                                .withSuggestion(Nearest.of(code, List.of("en", "nl", "de")))));
    }

    private static int cannotWrite(Output.Closed e, OutputStream err, Console console) {
        Problem problem =
                Problem.of("cannot-write", Where.UNKNOWN).withValue(String.valueOf(e.getMessage()));
        Output last = new Output(err, false);
        last.line("pubgames: " + problem.line(console.lang()));
        last.flush();
        return Exit.UNUSABLE;
    }

    /** Reports a bug of this program. */
    private static int unforeseen(
            Throwable e, OutputStream err, Console console, Surroundings surroundings) {
        PrintStream print = new PrintStream(err, true, StandardCharsets.UTF_8);
        Output last = new Output(err, false);
        last.line(
                "pubgames: "
                        + Problem.of("internal-error", Where.UNKNOWN)
                                .withValue(e)
                                .line(console.lang()));
        last.flush();
        if (surroundings.environment().containsKey("PUBGAMES_DEBUG")) {
            e.printStackTrace(print);
        }
        return Exit.UNUSABLE;
    }
}
