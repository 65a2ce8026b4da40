package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Setting;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.internal.variant.VariantFiles;
import org.pubgames.core.internal.variant.VariantSchema;

/** The schema knows the tables of a game: their rows, columns and words. */
class TableSchemaTest {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** What a schema can tell of a table. */
    private static final Set<String> OF_FORM =
            Set.of(
                    "unknown-table",
                    "unknown-column",
                    "unknown-value",
                    "unknown-field",
                    "wrong-type",
                    "too-small",
                    "too-large",
                    "missing-output",
                    "missing-field",
                    "empty-list",
                    "no-rows",
                    "no-reason",
                    "too-many-rows",
                    "table-stands-alone");

    private static boolean taken(Path file) throws IOException {
        String yaml = Files.readString(file);
        String game = VariantFiles.game(new VariantFile(file.toString(), yaml));
        return REGISTRY.getSchema(VariantSchema.of(Games.find(game).orElseThrow(), Lang.EN))
                .validate(json(yaml), InputFormat.JSON)
                .isEmpty();
    }

    private static String json(String yaml) {
        return json(YamlText.read(yaml, "house.yaml").orElseThrow());
    }

    private static String json(Node node) {
        if (node instanceof Node.Fields fields) {
            return fields.values().entrySet().stream()
                    .map(field -> JsonWriter.write(field.getKey()) + ":" + json(field.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (node instanceof Node.Items items) {
            return items.values().stream()
                    .map(TableSchemaTest::json)
                    .collect(Collectors.joining(",", "[", "]"));
        }
        return node instanceof Node.Text text ? JsonWriter.write(text.value()) : node.shown();
    }

    @ParameterizedTest
    @ValueSource(strings = {"house-ranking", "house-ten-discs"})
    void soundTablesAreTaken(String example) throws IOException {
        assertThat(taken(Path.of("..", "examples", example + ".yaml"))).isTrue();
    }

    static List<String> brokenTables() {
        return BrokenVariants.names().stream()
                .filter(name -> name.startsWith("tables-"))
                .filter(name -> Files.exists(BrokenVariants.HOME.resolve(name + ".yaml")))
                .filter(name -> codes(name).stream().anyMatch(OF_FORM::contains))
                .toList();
    }

    private static List<String> codes(String name) {
        try {
            return BrokenVariants.one(BrokenVariants.HOME.resolve(name + ".yaml"))
                    .problems()
                    .stream()
                    .map(Problem::code)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("brokenTables")
    void mistakesOfFormAreFound(String name) throws IOException {
        assertThat(taken(BrokenVariants.HOME.resolve(name + ".yaml"))).as(name).isFalse();
    }

    @Test
    void thereAreMistakesToFind() {
        assertThat(brokenTables()).hasSizeGreaterThan(20);
    }

    /** An editor that fills in an entry begins with one that is allowed. */
    @Test
    void entriesOfListsBeginWithinTheirRange() {
        String schema = VariantSchema.of(Games.find("sjoelen").orElseThrow(), Lang.EN);
        String gates = schema.substring(schema.indexOf("\"gateValues\": {"));
        assertThat(gates.substring(0, gates.indexOf("minItems"))).contains("\"default\": 1");
    }

    /** Only what people read differs between the languages, and all of it does. */
    @ParameterizedTest
    @MethodSource("games")
    void schemasOfTheLanguagesDifferInTheirWordsAlone(Game<?, ?> game) {
        Object english = VariantSchema.tree(game, Lang.EN);
        for (Lang lang : List.of(Lang.NL, Lang.DE)) {
            Object other = VariantSchema.tree(game, lang);
            assertThat(wordless(other)).isEqualTo(wordless(english));
            assertThat(words(other)).hasSameSizeAs(words(english));
            for (Setting setting : game.settings()) {
                assertThat(words(other))
                        .anyMatch(text -> text.startsWith(setting.text().in(lang).strip()));
            }
        }
    }

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    private static Object wordless(Object tree) {
        if (tree instanceof Map<?, ?> map) {
            Map<Object, Object> rest = new LinkedHashMap<>();
            map.forEach(
                    (key, value) -> {
                        if (!(value instanceof String)
                                || !Set.of("description", "title").contains(key)) {
                            rest.put(key, wordless(value));
                        }
                    });
            return rest;
        }
        return tree instanceof List<?> list
                ? list.stream().map(TableSchemaTest::wordless).toList()
                : tree;
    }

    private static List<String> words(Object tree) {
        if (tree instanceof Map<?, ?> map) {
            List<String> words = new ArrayList<>();
            if (map.get("description") instanceof String text) {
                words.add(text);
            }
            map.values().forEach(value -> words.addAll(words(value)));
            return words;
        }
        return tree instanceof List<?> list
                ? list.stream().flatMap(each -> words(each).stream()).toList()
                : List.of();
    }
}
