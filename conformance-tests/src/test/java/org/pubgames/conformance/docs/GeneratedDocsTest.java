package org.pubgames.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.delivery.VectorSchema;
import org.pubgames.conformance.protocol.ProtocolSchema;
import org.pubgames.conformance.report.ReportSchema;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.journal.JournalSchema;
import org.pubgames.core.internal.journal.MatchSchema;
import org.pubgames.core.internal.journal.MovesSchema;
import org.pubgames.core.internal.variant.VariantSchema;

/**
 * The pages in docs/ are what the generator says; those of wrong implementations and wrong rules
 * need long proofs and are looked at with these. {@code -Dpubgames.write-docs=true} writes them
 * anew.
 */
class GeneratedDocsTest {

    private static final Path DOCS = Path.of("..", "docs");

    @TestFactory
    Stream<DynamicTest> everyGeneratedPageIsCurrent() {
        return pages().entrySet().stream()
                .map(
                        page ->
                                DynamicTest.dynamicTest(
                                        page.getKey(),
                                        () -> {
                                            Path file = DOCS.resolve(page.getKey());
                                            if (Boolean.getBoolean("pubgames.write-docs")) {
                                                write(file, page.getValue());
                                            }
                                            assertThat(file).exists();
                                            assertThat(Files.readString(file))
                                                    .as(
                                                            "docs/%s is stale: run the tests of this module with -Dpubgames.write-docs=true",
                                                            page.getKey())
                                                    .isEqualTo(page.getValue());
                                        }));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
    }

    private static Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        Map<String, String> drl = DrlPlaces.lines();
        pages.put("schemas/match-header.schema.json", MatchSchema.ofHeader());
        pages.put("schemas/moves.schema.json", MovesSchema.text());
        pages.put("schemas/conformance-vectors.schema.json", VectorSchema.text());
        pages.put("schemas/conformance-report.schema.json", ReportSchema.text());
        pages.put("schemas/conformance-protocol.schema.json", ProtocolSchema.text());
        for (Game<?, ?> game : Games.installed()) {
            String id = game.key().id();
            List<Vector> vectors = ShippedVectors.of(id);
            pages.put("schemas/" + id + "-event.schema.json", game.codec().eventSchema());
            pages.put("schemas/" + id + "-line.schema.json", game.codec().lineSchema());
            game.codec()
                    .positionSchema()
                    .ifPresent(
                            schema -> pages.put("schemas/" + id + "-position.schema.json", schema));
            pages.put("schemas/" + id + "-journal.schema.json", JournalSchema.of(game));
            pages.put("schemas/" + id + "-answers.schema.json", game.answers(Lang.EN).schema());
            for (Lang lang : Lang.values()) {
                String other = lang == Lang.EN ? "" : "." + lang.code();
                pages.put(
                        "schemas/" + id + "-variant" + other + ".schema.json",
                        VariantSchema.of(game, lang));
            }
            pages.put("rulebook-" + id + ".md", RulebookPage.of(game, vectors, Lang.EN));
            pages.put("rulebook-" + id + ".nl.md", RulebookPage.of(game, vectors, Lang.NL));
            pages.put("rulebook-" + id + ".de.md", RulebookPage.of(game, vectors, Lang.DE));
            pages.put("trace-" + id + ".md", TracePage.of(game, vectors, drl, Lang.EN));
            pages.put("trace-" + id + ".nl.md", TracePage.of(game, vectors, drl, Lang.NL));
            pages.put("trace-" + id + ".de.md", TracePage.of(game, vectors, drl, Lang.DE));
        }
        annotated(pages);
        pages.put(
                "problem-codes.md",
                ProblemCodesPage.of(
                        Games.installed().stream()
                                .flatMap(game -> ShippedVectors.of(game.key().id()).stream())
                                .toList()));
        return pages;
    }

    /** The five rule documents that everything began with. */
    private static void annotated(Map<String, String> pages) {
        Map<String, List<String>> documents = new LinkedHashMap<>();
        documents.put("ans", List.of("sjoelen"));
        documents.put("masters-sjoelbak", List.of("sjoelen"));
        documents.put("s240", List.of("sjoelen"));
        documents.put(
                "masters-shuffleboard",
                List.of(
                        "shovelboard",
                        "table-shuffleboard",
                        "court-shuffleboard",
                        "deck-shuffleboard"));
        documents.put("hattersheim", List.of("schocken", "schocken-tournament"));
        Map<String, String> drl = DrlPlaces.texts();
        documents.forEach(
                (name, ids) -> {
                    String source = name.replaceAll("-.*", "");
                    List<Game<?, ?>> games = new ArrayList<>();
                    ids.forEach(id -> games.add(Games.find(id).orElseThrow()));
                    Map<String, List<Vector>> vectors =
                            games.stream()
                                    .flatMap(game -> ShippedVectors.of(game.key().id()).stream())
                                    .collect(Collectors.groupingBy(Vector::rule));
                    for (Lang lang : Lang.values()) {
                        String code = lang == Lang.EN ? "" : "." + lang.code();
                        pages.put(
                                "annotated-" + name + code + ".html",
                                AnnotatedPage.of(source, games, drl, vectors, lang));
                    }
                });
    }
}
