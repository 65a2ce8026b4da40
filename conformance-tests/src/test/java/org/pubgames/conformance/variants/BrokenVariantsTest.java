package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.variant.ProblemReport;

/**
 * The reports for the authors of broken variant files, word for word. {@code
 * -Dpubgames.write-docs=true} writes the expected texts anew; then read them.
 */
class BrokenVariantsTest {

    private static final String PLACEHOLDER =
            "\\{(?:value|name|names|entries|allowed|standard|suggestion|rule|path|least|most)[}|]";

    @TempDir static Path made;

    private static BrokenVariants.Reported reported(String name) {
        return new BrokenVariants(made).reported(name);
    }

    @TestFactory
    Stream<DynamicTest> everyBrokenFileIsToldInThreeLanguages() {
        return BrokenVariants.names().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> reportedAsStored(name)));
    }

    private static void reportedAsStored(String name) throws IOException {
        Path file = BrokenVariants.expected(name);
        BrokenVariants.Reported reported = reported(name);
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.writeString(file, reported.inAll());
        }
        for (Lang lang : Lang.values()) {
            assertThat(reported.in(lang)).as(lang.code()).isNotBlank();
        }
        assertThat(file).exists();
        assertThat(Files.readString(file)).isEqualTo(reported.inAll());
    }

    @Test
    void thereAreEnoughOfThemAndNoTextIsLeftOver() throws IOException {
        List<String> names = BrokenVariants.names();
        assertThat(names).hasSizeGreaterThanOrEqualTo(90);
        try (Stream<Path> files = Files.list(BrokenVariants.HOME)) {
            assertThat(
                            files.map(file -> file.getFileName().toString())
                                    .filter(file -> file.endsWith(".txt"))
                                    .map(file -> file.replaceFirst("\\.txt$", "")))
                    .allMatch(names::contains);
        }
    }

    @Test
    void everyCodeThatAVariantFileCanGiveIsAmongThem() {
        Set<String> missing = new TreeSet<>(VariantCodes.all());
        missing.removeAll(VariantCodes.OF_MATCH_FILES);
        for (String name : BrokenVariants.names()) {
            reported(name).problems().forEach(problem -> missing.remove(problem.code()));
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyReportHasWordsAndSaysWhatToDo() {
        for (String name : BrokenVariants.names()) {
            for (Lang lang : Lang.values()) {
                List<Problem> problems = reported(name).problems();
                for (ProblemReport report :
                        ProblemReport.of(
                                problems, Optional.empty(), file -> Optional.empty(), lang)) {
                    assertThat(report.message())
                            .as(name)
                            .isNotBlank()
                            .doesNotStartWith(report.code() + ":")
                            .doesNotContainPattern(PLACEHOLDER);
                    assertThat(report.fix()).as(name + " " + report.code()).isNotBlank();
                    assertThat(report.fix() + report.why()).doesNotContainPattern(PLACEHOLDER);
                    assertThat(report.more()).as(name + " " + report.code()).isNotBlank();
                    assertThat(report.lines()).noneMatch(line -> line.matches("\\s*\\S+:\\s*"));
                }
            }
        }
    }

    @Test
    void oneCauseGivesOneMessage() {
        for (String name : BrokenVariants.names()) {
            assertThat(reported(name).problems().stream().map(p -> p.where() + p.where().path()))
                    .as(name)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void control_aMovedLineIsSeen() throws IOException {
        int seen = 0;
        for (String name : BrokenVariants.names()) {
            Path file = BrokenVariants.HOME.resolve(name + ".yaml");
            String expected = Files.readString(BrokenVariants.expected(name));
            if (Files.exists(file) && expected.contains(" | ")) {
                VariantFile moved =
                        new VariantFile(name + ".yaml", "# moved\n" + Files.readString(file));
                for (Lang lang : Lang.values()) {
                    assertThat(expected)
                            .as(name)
                            .doesNotContain(BrokenVariants.one(moved).in(lang));
                }
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(80);
    }

    @Test
    void aReportIsAlsoForPrograms() {
        BrokenVariants.Reported reported = reported("value-too-small");
        ProblemReport report =
                ProblemReport.of(
                                reported.problems(),
                                Optional.empty(),
                                file -> Optional.ofNullable(reported.texts().get(file)),
                                Lang.EN)
                        .get(0);
        Map<String, Object> parts = report.parts();
        assertThat(parts).containsEntry("code", "too-small").containsEntry("line", 8);
        assertThat(parts.keySet()).contains("excerpt", "allowed", "standard", "fix", "why");
        assertThat(parts.values()).doesNotContain("", 0);
        assertThat(JsonText.read(JsonWriter.write(parts), Where.UNKNOWN).problems()).isEmpty();
        assertThat(JsonText.read(JsonWriter.write(report), Where.UNKNOWN).problems()).isEmpty();
    }
}
