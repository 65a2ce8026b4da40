package org.pubgames.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames variant check FILE|DIR…}: every problem of every file at once. The files may
 * extend each other and those of {@code --variants}. With {@code --watch} again whenever one of
 * them changes, until the process is ended.
 */
@Command(name = "check", mixinStandardHelpOptions = true)
final class VariantCheckCommand extends CommonOptions implements Step {

    @Parameters(index = "0..*", arity = "1..*", paramLabel = "FILE|DIR", descriptionKey = "checked")
    private List<String> names = new ArrayList<>();

    @Option(names = "--variants", paramLabel = "DIR")
    private List<String> folders = new ArrayList<>();

    @Option(names = "--watch")
    private boolean watch;

    @Override
    public int run(Console console) {
        if (!watch) {
            return check(console);
        }
        if (names.contains("-")) {
            return console.refuse(
                    List.of(
                            Problem.of("cannot-watch", Where.UNKNOWN)
                                    .withValue("-")
                                    .withAllowed("FILE|DIR")));
        }
        List<String> looked = new ArrayList<>(names);
        looked.addAll(folders);
        return new CheckWatch(looked, () -> check(console), console).run();
    }

    private int check(Console console) {
        FileCollection checked = new FileCollection();
        List<Problem> unusable = new ArrayList<>();
        ProblemPrinter printer = new ProblemPrinter(console);
        names.forEach(name -> unusable.addAll(take(name, checked, console, printer)));
        FileCollection beside = new FileCollection();
        folders.forEach(folder -> unusable.addAll(beside.folder(folder)));
        boolean nothing = checked.files().isEmpty() && checked.unread().isEmpty();
        boolean sound = nothing || new FileCheck(checked, beside, console).run();
        if (!unusable.isEmpty()) {
            return printer.refuseFiles(unusable);
        }
        return sound ? Exit.WELL : Exit.FALLS_SHORT;
    }

    /** Adds a file or a folder; returns what makes it unusable as a whole. */
    private static List<Problem> take(
            String name, FileCollection checked, Console console, ProblemPrinter printer) {
        if (!folder(name)) {
            return InputFile.variant(name, console, printer)
                    .fold(
                            file -> {
                                checked.add(file);
                                return List.of();
                            },
                            problems -> problems);
        }
        FileCollection found = new FileCollection();
        List<Problem> problems = found.folder(name);
        if (problems.isEmpty() && found.files().isEmpty() && found.unread().isEmpty()) {
            return List.of(
                    Problem.of("no-variant-files", Where.UNKNOWN)
                            .withValue(name)
                            .withAllowed("*.yaml, *.yml"));
        }
        checked.folder(name);
        return problems;
    }

    private static boolean folder(String name) {
        try {
            return Files.isDirectory(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
