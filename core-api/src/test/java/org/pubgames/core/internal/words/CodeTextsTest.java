package org.pubgames.core.internal.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Every code that the core itself gives has words in three languages. */
class CodeTextsTest {

    private static final Path SOURCES = Path.of("src", "main", "java", "org", "pubgames", "core");
    private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z0-9]+)+)\"");
    private static final Pattern SINGLE =
            Pattern.compile("(?:Problem\\s*\\.of|problem|failed)\\(\\s*\"([a-z]+)\"");
    private static final BundledTexts TEXTS = new BundledTexts("problems");

    /** The name of a thread. */
    private static final Set<String> NO_CODES = Set.of("pubgames-variants");

    private static Set<String> codes() throws IOException {
        Set<String> codes = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                String source = Files.readString(file);
                if (source.contains("Problem") || source.contains("String message()")) {
                    CODE.matcher(source).results().forEach(match -> codes.add(match.group(1)));
                    SINGLE.matcher(source).results().forEach(match -> codes.add(match.group(1)));
                }
            }
        }
        codes.removeAll(NO_CODES);
        return codes;
    }

    @Test
    void everyCodeHasWordsInThreeLanguages() throws IOException {
        assertThat(codes()).hasSizeGreaterThan(60).contains("unreadable", "not-pinned");
        for (Lang lang : Lang.values()) {
            Set<String> missing = new TreeSet<>(codes());
            missing.removeIf(code -> TEXTS.find(code, lang).isPresent());
            assertThat(missing).as(lang.code()).isEmpty();
        }
    }

    @Test
    void longListsAndValuesAreShortenedForPeopleOnly() {
        String names = "ant, bee, cow, dog, eel, fox, gnu, hen, ibis, jay, kid, lark, mole, newt";
        Problem problem =
                Problem.of("unknown-value", Where.UNKNOWN.path("/changes/animal/to"))
                        .withValue("hne\n\u202E" + "x".repeat(100))
                        .withAllowed(names);
        assertThat(problem.withValue("hne").text(Lang.EN))
                .isEqualTo(
                        "animal: \"hne\" is not one of the choices. Allowed: ant, bee, cow, dog,"
                                + " gnu, hen … (14 in all).");
        assertThat(problem.text(Lang.EN)).contains("hne··xxx", "x…").doesNotContain("\n");
        assertThat(problem.allowed()).isEqualTo(names);
        assertThat(problem.withValue("hne").withAllowed("1–6 × (ant, bee)").text(Lang.EN))
                .endsWith("Allowed: a list of 1–6 entries, each ant, bee.");
    }
}
