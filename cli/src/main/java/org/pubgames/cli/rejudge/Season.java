package org.pubgames.cli.rejudge;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The files of a season: match files, journals, zips, and JSON Lines with many matches. They are
 * read one after the other, in alphabetical order, and never as a whole. Belongs to one thread.
 */
public final class Season {

    /** How the names of files end that are looked for in folders. */
    public static final List<String> ENDINGS = List.of(".jsonl", ".ndjson", ".journal", ".zip");

    /** The name of standard input. */
    public static final String STANDARD_INPUT = "-";

    private static final int MOST_DEEP = 64;

    private final Catalogue catalogue;
    private final Map<String, Named> files = new LinkedHashMap<>();
    private long passedOver;

    private record Named(Path path, String name, String group) {}

    /** Is told what is in the files. */
    public interface Sink {

        /**
         * A match.
         *
         * @param match as it was written
         */
        void match(PlayedMatch match);

        /**
         * Something that is no match, or none that can be read.
         *
         * @param problem what is wrong
         */
        void unread(Problem problem);
    }

    private Season(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * The season of some files and folders.
     *
     * @param names as they were given; {@code -} is standard input
     * @param catalogue where the variants of journals are looked up
     * @return the season, or every name that leads to nothing
     */
    public static Reading<Season> of(List<String> names, Catalogue catalogue) {
        Season season = new Season(catalogue);
        List<Problem> problems = new ArrayList<>();
        for (String name : names) {
            season.add(name, problems);
        }
        if (problems.isEmpty() && season.files.isEmpty()) {
            problems.add(
                    Problem.of("nothing-to-rejudge", Where.UNKNOWN)
                            .withValue(String.join(", ", names))
                            .withAllowed("*" + String.join(", *", ENDINGS)));
        }
        return problems.isEmpty() ? Reading.of(season) : Reading.failed(problems);
    }

    private void add(String name, List<Problem> problems) {
        if (name.equals(STANDARD_INPUT)) {
            files.putIfAbsent("", new Named(Path.of(""), "stdin", "stdin"));
            return;
        }
        try {
            Path path = Path.of(name);
            if (!Files.exists(path) || name.isEmpty()) {
                problems.add(Problem.of("file-not-found", Where.UNKNOWN).withValue(name));
            } else if (Files.isDirectory(path)) {
                folder(path, name, MOST_DEEP);
            } else {
                add(path, name);
            }
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            problems.add(Problem.of("cannot-open", Where.UNKNOWN).withValue(name));
        }
    }

    /** A file that is named twice, or by two names, is read once. */
    private void add(Path path, String group) throws IOException {
        files.putIfAbsent(path.toRealPath().toString(), new Named(path, path.toString(), group));
    }

    private void folder(Path folder, String group, int deep) throws IOException {
        List<Path> inside;
        try (Stream<Path> listed = Files.list(folder)) {
            inside = listed.sorted().toList();
        }
        for (Path path : inside) {
            String name = path.getFileName().toString();
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                if (deep > 0) {
                    folder(path, group, deep - 1);
                }
            } else if (Files.isRegularFile(path)
                    && ENDINGS.stream().anyMatch(name::endsWith)
                    && !name.equals(ZippedSeason.DECISIONS)) {
                add(path, group);
            } else {
                passedOver++;
            }
        }
    }

    /** {@return how many files of the folders hold no matches, by their names} */
    public long passedOver() {
        return passedOver;
    }

    /**
     * Reads everything.
     *
     * @param in standard input
     * @param sink is told what is there
     */
    public void read(InputStream in, Sink sink) {
        files.values().stream()
                .sorted(Comparator.comparing(Named::name))
                .forEach(
                        file -> {
                            try (InputStream opened =
                                    file.name().equals("stdin") && file.path().toString().isEmpty()
                                            ? in
                                            : Files.newInputStream(file.path())) {
                                read(new BufferedInputStream(opened, 1 << 16), file, sink);
                            } catch (IOException e) {
                                sink.unread(unreadable(file.name(), e));
                            }
                        });
    }

    private void read(BufferedInputStream in, Named file, Sink sink) throws IOException {
        if (ZippedSeason.begins(in)) {
            new ZippedSeason(file.path(), file.name(), catalogue, sink).read(in);
        } else if (WrittenJournal.begins(in) && file.path().toString().isEmpty()) {
            WrittenJournal.copied(in, file.name(), file.group(), catalogue, sink);
        } else if (WrittenJournal.begins(in)) {
            WrittenJournal.read(file.path(), file.name(), file.group(), catalogue, sink);
        } else {
            new MatchLines(file.name(), file.group(), List.of(), sink).read(in);
        }
    }

    static Problem unreadable(String file, IOException e) {
        return Problem.of("unreadable", Where.file(file)).withValue(String.valueOf(e.getMessage()));
    }
}
