package org.pubgames.conformance.variants;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The codes that variant files can give, as the sources of the library name them. */
final class VariantCodes {

    /** Codes of the header of a match, whose variant has changed since. */
    static final Set<String> OF_MATCH_FILES = Set.of("unknown-variant");

    private static final Path CORE =
            Path.of("..", "core-api/src/main/java/org/pubgames/core/internal");

    private static final Pattern CODE =
            Pattern.compile("\"([a-z]+(?:-[a-z0-9]+)+|decimals)(?: [^\"]*)?\"");

    /** Codes that validation gives elsewhere: no setting is a free text. */
    private static final Set<String> OF_TEXTS = Set.of("wrong-form");

    /** Codes of events alone: settings that do not go together have codes of their own. */
    private static final Set<String> OF_EVENTS = Set.of("contradictory-fields");

    private VariantCodes() {}

    static Set<String> all() {
        // only sources: beside this module others may be built, whose files come and go
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            Stream<Path> together =
                    modules.map(module -> module.resolve("src/main/java"))
                            .filter(sources -> sources.toString().contains("-rules"))
                            .flatMap(VariantCodes::below)
                            .filter(
                                    file ->
                                            file.getFileName()
                                                    .toString()
                                                    .matches("(Sound|Consistent)[A-Z].*"));
            Stream<Path> core =
                    Stream.of(
                                    "variant/DraftReader",
                                    "variant/Resolver",
                                    "variant/SettingsCheck",
                                    "variant/SettingsAdvice",
                                    "variant/Variants",
                                    "variant/VariantFiles",
                                    "variant/LoadedCatalogue",
                                    "variant/DraftTables",
                                    "table/TableReader",
                                    "table/TableCheck",
                                    "data/YamlText",
                                    "data/YamlTree",
                                    "data/Binder")
                            .map(file -> CORE.resolve(file + ".java"));
            return Stream.concat(together, core)
                    .flatMap(file -> in(file).stream())
                    .filter(code -> !code.startsWith("unsound-"))
                    .filter(code -> !OF_TEXTS.contains(code) && !OF_EVENTS.contains(code))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> in(Path file) {
        try {
            return CODE.matcher(Files.readString(file))
                    .results()
                    .map((MatchResult match) -> match.group(1))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
