package org.pubgames.conformance.variants;

import static java.util.Map.entry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.ProblemReport;
import org.pubgames.core.internal.variant.VariantFiles;

/**
 * The broken variant files: one file each, a folder of files, or something that cannot be kept in a
 * repository and is made when it is needed. Beside each lies the report of its problems, in three
 * languages one below the other.
 */
final class BrokenVariants {

    static final Path HOME =
            Path.of("src", "test", "resources", "org/pubgames/conformance/variants/broken");

    private static final String LINK = ".link";

    private static final String WINDOWS_LINES =
            """
            variant: 2
            game: sjoelen
            id: our-house
            title: {en: "The Anchor"}
            extends: masters@3
            changes:
              turns: {to: 0, because: "Last orders."}
            """
                    .replace("\n", "\r\n");

    private static final String MANY_MIX_INS =
            "variant: 2\ngame: sjoelen\nwith:\n" + "  - few@1\n".repeat(1001);

    private final Path made;

    /**
     * The cases.
     *
     * @param made an empty folder for what is made
     */
    BrokenVariants(Path made) {
        this.made = made;
    }

    /** A case: its problems, and the texts of its files by their names. */
    record Reported(List<Problem> problems, Map<String, String> texts) {

        /** The report in all languages, as it is stored. */
        String inAll() {
            return Arrays.stream(Lang.values())
                    .map(lang -> "== " + lang.code() + "\n\n" + in(lang))
                    .collect(Collectors.joining("\n"));
        }

        /** The report in one language. */
        String in(Lang lang) {
            Optional<RuleBook> book =
                    texts.entrySet().stream()
                            .map(file -> new VariantFile(file.getKey(), file.getValue()))
                            .map(VariantFiles::game)
                            .flatMap(game -> Games.find(game).stream())
                            .findFirst()
                            .map(Game::rulebook);
            return ProblemReport.of(
                            problems, book, file -> Optional.ofNullable(texts.get(file)), lang)
                    .stream()
                    .map(report -> String.join("\n", report.lines()) + "\n")
                    .collect(Collectors.joining("\n"));
        }
    }

    /** The names of all cases, in alphabetical order. */
    static List<String> names() {
        try (Stream<Path> files = Files.list(HOME)) {
            Stream<String> kept =
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> !name.endsWith(".txt"))
                            .map(name -> name.replace(".yaml", ""));
            return Stream.concat(kept, MADE.keySet().stream()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file with the expected report of a case. */
    static Path expected(String name) {
        return HOME.resolve(name + ".txt");
    }

    Reported reported(String name) {
        try {
            if (MADE.containsKey(name)) {
                Path home = Files.createDirectories(made.resolve(name));
                return cleaned(MADE.get(name).apply(home), home);
            }
            Path file = HOME.resolve(name + ".yaml");
            return Files.exists(file) ? one(file) : folder(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One file, read as a vendor's folder would read it; a mix-in as if it were to be played. */
    static Reported one(Path file) throws IOException {
        String name = file.getFileName().toString();
        return VariantFiles.text(Files.readAllBytes(file), name)
                .fold(BrokenVariants::one, problems -> new Reported(problems, Map.of()));
    }

    static Reported one(VariantFile file) {
        List<Problem> problems = Games.catalogue().with(List.of(file)).problems();
        if (problems.isEmpty()) {
            problems =
                    Games.find(VariantFiles.game(file))
                            .orElseThrow()
                            .variants()
                            .read(file.text(), file.name())
                            .problems();
        }
        return new Reported(problems, Map.of(file.name(), file.text()));
    }

    /** A folder, copied so that its links can be made. */
    private Reported folder(String name) throws IOException {
        Path copy = Files.createDirectories(made.resolve(name));
        Map<String, String> texts = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(HOME.resolve(name))) {
            for (Path file : files.sorted().toList()) {
                String own = file.getFileName().toString();
                if (own.endsWith(LINK)) {
                    Path link = copy.resolve(own.replace(LINK, ""));
                    Files.deleteIfExists(link);
                    Files.createSymbolicLink(link, Path.of(Files.readString(file).strip()));
                } else {
                    Files.writeString(copy.resolve(own), Files.readString(file));
                    texts.put(copy.resolve(own).toString(), Files.readString(file));
                }
            }
        }
        return cleaned(
                new Reported(Games.catalogue().with(copy).orElseThrow().problems(), texts), copy);
    }

    /** The same as if the folder lay where the reader is. */
    private static Reported cleaned(Reported reported, Path folder) {
        String prefix = folder + "/";
        Map<String, String> texts = new LinkedHashMap<>();
        reported.texts().forEach((name, text) -> texts.put(name.replace(prefix, ""), text));
        List<Problem> problems = new ArrayList<>();
        for (Problem problem : reported.problems()) {
            Where where = problem.where();
            String file = where.file().replace(prefix, "");
            problems.add(
                    problem.at(new Where(file, where.line(), where.column(), where.path()))
                            .withValue(problem.value().replace(prefix, "")));
        }
        return new Reported(problems, texts);
    }

    private static final Map<String, Function<Path, Reported>> MADE =
            Map.ofEntries(
                    entry(
                            "made-file-not-found",
                            home -> reported(VariantFiles.file(home.resolve("huose.yaml")))),
                    entry(
                            "made-not-a-file",
                            home -> reported(VariantFiles.file(made(home.resolve("house.yaml"))))),
                    entry(
                            "made-not-a-folder",
                            home -> reported(VariantFiles.folder(written(home, "# a file")))),
                    entry(
                            "made-file-too-large",
                            home ->
                                    reported(
                                            VariantFiles.file(
                                                    written(home, "# x\n".repeat(70_000))))),
                    entry(
                            "made-file-too-long",
                            home -> one(new VariantFile("house.yaml", "# x\n".repeat(70_000)))),
                    entry("made-not-utf-8", BrokenVariants::latin),
                    entry(
                            "made-cannot-open",
                            home -> reported(VariantFiles.file(Path.of("/proc/self/mem")))),
                    entry(
                            "made-too-many-files",
                            home -> reported(VariantFiles.folder(full(home.resolve("variants"))))),
                    entry(
                            "made-too-many-entries",
                            home -> one(new VariantFile("house.yaml", MANY_MIX_INS))),
                    entry(
                            "made-windows-lines",
                            home -> one(new VariantFile("house.yaml", WINDOWS_LINES))),
                    entry("made-unknown-variant", home -> misspelt()),
                    entry("made-wrong-game", home -> otherGame()));

    private static Reported reported(Reading<?> reading) {
        return new Reported(reading.problems(), Map.of());
    }

    /** A file that is valid for its own game, and used with another. */
    private static Reported otherGame() {
        String text =
                """
                variant: 2
                game: sjoelen
                id: our-house
                title: {en: "The Anchor"}
                extends: masters@3
                changes:
                  turns: {to: 5, because: "Last orders are at eleven."}
                """;
        return new Reported(
                Games.find("schocken").orElseThrow().variants().read(text, "house.yaml").problems(),
                Map.of("house.yaml", text));
    }

    private static Path made(Path folder) {
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Reported misspelt() {
        return reported(
                Games.find("sjoelen").orElseThrow().variants().look("mastres", Where.UNKNOWN));
    }

    private static Reported latin(Path home) {
        try {
            Path file = home.resolve("house.yaml");
            Files.write(file, "id: bär".getBytes(StandardCharsets.ISO_8859_1));
            return reported(VariantFiles.file(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path written(Path folder, String text) {
        try {
            return Files.writeString(folder.resolve("house.yaml"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path full(Path folder) {
        made(folder);
        try {
            for (int i = 0; i <= VariantFiles.MOST; i++) {
                Files.writeString(folder.resolve(i + ".yaml"), "");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return folder;
    }
}
