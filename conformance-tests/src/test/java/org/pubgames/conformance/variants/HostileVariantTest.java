package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.Migration;

/** Variant files that attack the reader: each gives problems, soon and without an exception. */
class HostileVariantTest {

    /** A second on an idle machine is more than enough; what never ends is ended all the same. */
    private static final Duration SOON = Duration.ofMinutes(2);

    private static final Game<?, ?> GAME = Games.find("sjoelen").orElseThrow();

    @BeforeAll
    static void warm() {
        // the validator is created at first use, which must not be measured here
        assertThat(GAME.variants().read(Hostile.setting("turns", "3"), "f").problems()).isEmpty();
    }

    private static List<Problem> problems(String yaml) {
        List<Problem> problems =
                assertTimeoutPreemptively(
                        SOON, () -> GAME.variants().read(yaml, "house.yaml").problems());
        for (Problem problem : problems) {
            assertThat(problem.where().file()).isEqualTo("house.yaml");
            assertThat(problem.value()).hasSizeLessThan(200);
            for (Lang lang : Lang.values()) {
                assertThat(problem.text(lang)).isNotBlank().doesNotContain("\u001b", "\u0000");
            }
        }
        return problems;
    }

    private static List<String> codes(String yaml) {
        return problems(yaml).stream().map(Problem::code).distinct().toList();
    }

    static Stream<Arguments> large() {
        return Hostile.large().entrySet().stream()
                .map(file -> Arguments.of(file.getKey(), file.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("large")
    void aLargeFileIsRefusedSoon(String name, String yaml) {
        assertThat(codes(yaml)).contains(name.split(" ", 2)[0]);
        VariantFile file = new VariantFile("house.yaml", yaml);
        assertTimeoutPreemptively(
                SOON,
                () -> {
                    assertThat(GAME.variants().with(List.of(file)).problems()).isNotEmpty();
                    assertThat(Games.catalogue().with(List.of(file)).problems()).isNotEmpty();
                    assertThat(Migration.of(file, GAME.variants()).problems()).isNotEmpty();
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "turns            | yes           | wrong-type",
                "turns            | 0x10          | wrong-type",
                "turns            | 1_0           | wrong-type",
                "turns            | 0o7           | wrong-type",
                "turns            | 1e999999999   | wrong-type",
                "turns            | 1e-999999999  | wrong-type",
                "turns            | 1e90          | number-out-of-range",
                "turns            | 99999999999   | number-out-of-range",
                "turns            | .inf          | wrong-type",
                "turns            | .nan          | wrong-type",
                "turns            | 2.5           | wrong-type",
                "turns            | \"3\"         | wrong-type",
                "turns            | 3:30          | wrong-type",
                "turns            | ~             | wrong-type",
                "turns            | -1            | too-small",
                "discsOnStartBar  | yes           | wrong-type",
                "discsOnStartBar  | on            | wrong-type",
                "discsOnStartBar  | 1             | wrong-type",
                "wallRest         | no            | unknown-value",
                "wallRest         | taken-out\u200b | unknown-value",
                "gateValues       | [[2, 3, 4, 1]] | wrong-type",
                "gateValues       | {a: 1}        | wrong-type",
            })
    void aWordOfAnotherYamlIsNoValue(String setting, String value, String code) {
        assertThat(codes(Hostile.setting(setting, value))).contains(code);
    }

    @Test
    void aTinyLengthIsNotUnfolded() {
        Game<?, ?> table = Games.find("table-shuffleboard").orElseThrow();
        for (String number : List.of("1e-99", "0e-99", "1e-999999999", "0e-999999999", "1e99")) {
            String yaml =
                    Hostile.setting("lineWidth", number)
                            .replace("game: sjoelen", "game: table-shuffleboard");
            List<Problem> problems =
                    assertTimeoutPreemptively(
                            SOON, () -> table.variants().read(yaml, "f").problems());
            if (!number.equals("0e-99")) {
                assertThat(problems).as(number).isNotEmpty();
            }
        }
    }

    @Test
    void noNameLeadsToAFile(@TempDir Path folder) throws IOException {
        Path houses = Files.createDirectory(folder.resolve("houses"));
        String secret = Hostile.with("").replace("id: house", "id: secret");
        Files.writeString(folder.resolve("secret.yaml"), secret);
        Files.writeString(folder.resolve("secret@1"), secret);
        List<String> codes = new ArrayList<>();
        for (String name :
                List.of(
                        "../secret@1",
                        "../secret.yaml@1",
                        "../../../../../../etc/passwd@1",
                        "file:///etc/passwd@1",
                        "..\\\\secret@1",
                        "/etc/passwd@1",
                        "secret@1")) {
            String child = Hostile.with("").replace("masters@3", "\"" + name + "\"");
            Files.writeString(houses.resolve("child.yaml"), child);
            Catalogue catalogue = Games.catalogue().with(houses).orElseThrow();
            assertThat(catalogue.of(GAME).find("house")).isEmpty();
            catalogue.problems().forEach(problem -> codes.add(problem.code()));
            codes.addAll(codes(Hostile.with("with: [\"" + name + "\"]")));
            codes.addAll(codes(Hostile.with("").replace("id: house", "id: \"" + name + "\"")));
        }
        assertThat(codes).containsOnly("unknown-parent", "unknown-mixin", "bad-id").hasSize(21);
    }

    private static VariantFile child(String id, String parent) {
        String yaml =
                Hostile.with("")
                        .replace("id: house", "id: " + id)
                        .replace(
                                "masters@3", parent + (parent.equals("ans-pre2016") ? "@3" : "@1"));
        return new VariantFile(id + ".yaml", yaml);
    }

    @Test
    void parentsThatGoRoundInACircleAreTold() {
        VariantBook book =
                GAME.variants().with(List.of(child("a", "b"), child("b", "c"), child("c", "a")));
        assertThat(book.problems())
                .extracting(problem -> problem.code() + " " + problem.value())
                .containsExactlyInAnyOrder(
                        "extends-cycle a → b → c → a",
                        "extends-cycle b → c → a → b",
                        "extends-cycle c → a → b → c");
        assertThat(GAME.variants().with(List.of(child("own", "own"))).problems())
                .extracting(Problem::code)
                .containsExactly("extends-cycle");
    }

    @Test
    void aThousandGenerationsAreTooMany() {
        List<VariantFile> files = new ArrayList<>();
        for (int i = 999; i > 0; i--) {
            files.add(child("g" + i, i == 1 ? "ans-pre2016" : "g" + (i - 1)));
        }
        VariantBook book = assertTimeoutPreemptively(SOON, () -> GAME.variants().with(files));
        assertThat(book.problems()).extracting(Problem::code).contains("extends-too-deep");
        assertThat(book.find("g7")).isPresent();
        assertThat(book.find("g8")).isEmpty();
    }

    @Test
    void aLargeFileNeedsLittleMemory() throws IOException, InterruptedException {
        List<String> told = OwnMachine.run(List.of("-Xmx64m"), "", SmallHeap.class);
        Map<String, String> large = Hostile.large();
        assertThat(told).hasSameSizeAs(large.keySet());
        int line = 0;
        for (String name : large.keySet()) {
            assertThat(told.get(line++)).startsWith(name + ": ").contains(name.split(" ", 2)[0]);
        }
    }
}
