package org.pubgames.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.conformance.EnoughSeats;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.Revision;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.journal.JournalSchema;
import org.pubgames.core.internal.journal.MatchSchema;

/** The published schemas and the library's own reader agree on what a line may look like. */
class SchemaTest {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private static boolean valid(Schema schema, String json) {
        return schema.validate(json, InputFormat.JSON).isEmpty();
    }

    @Test
    void everyEventOfEveryVectorFitsTheSchema() {
        for (Game<?, ?> game : Games.installed()) {
            Schema schema = REGISTRY.getSchema(game.codec().lineSchema());
            for (Vector vector : ShippedVectors.of(game.key().id())) {
                for (Vector.EventLine event : sound(vector)) {
                    assertThat(schema.validate(event.json(), InputFormat.JSON))
                            .as(event.json())
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void everyPositionOfEveryVectorFitsTheSchema() {
        for (Game<?, ?> game : Games.installed()) {
            Optional<String> written = game.codec().positionSchema();
            if (written.isEmpty()) {
                // its matches begin at the beginning only
                continue;
            }
            Schema schema = REGISTRY.getSchema(written.orElseThrow());
            for (Vector vector : ShippedVectors.of(game.key().id())) {
                boolean sound =
                        vector.play().stream()
                                .flatMap(play -> play.steps().stream())
                                .allMatch(step -> step.then().problems().isEmpty());
                Optional<String> position = vector.play().flatMap(Vector.Play::position);
                if (sound && position.isPresent()) {
                    assertThat(schema.validate(position.get(), InputFormat.JSON))
                            .as(vector.id())
                            .isEmpty();
                }
            }
        }
    }

    /** The events of a vector without those that are invalid on purpose. */
    private static List<Vector.EventLine> sound(Vector vector) {
        List<Vector.EventLine> events = new ArrayList<>();
        vector.play()
                .ifPresent(
                        play -> {
                            events.addAll(play.given());
                            play.steps().stream()
                                    .filter(step -> step.then().problems().isEmpty())
                                    .forEach(step -> events.add(step.when()));
                        });
        return events;
    }

    @Test
    void theExamplesFitTheSchemas() throws IOException {
        Schema header = REGISTRY.getSchema(MatchSchema.ofHeader());
        try (Stream<Path> files = Files.list(Path.of("..", "examples"))) {
            List<Path> matches = files.filter(file -> file.toString().endsWith(".jsonl")).toList();
            assertThat(matches).hasSizeGreaterThanOrEqualTo(4);
            for (Path file : matches) {
                List<String> lines = Files.readAllLines(file);
                assertThat(valid(header, lines.get(0))).as(file + ":1").isTrue();
                String game = lines.get(0).replaceAll(".*\"game\":\"([a-z-]+)\".*", "$1");
                Schema events =
                        REGISTRY.getSchema(Games.find(game).orElseThrow().codec().lineSchema());
                for (int i = 1; i < lines.size(); i++) {
                    assertThat(valid(events, lines.get(i))).as(file + ":" + (i + 1)).isTrue();
                }
            }
        }
    }

    @Test
    void everyLineOfAJournalFitsItsSchema(@TempDir Path folder) throws IOException {
        for (Game<?, ?> game : Games.installed()) {
            Schema schema = REGISTRY.getSchema(JournalSchema.of(game));
            List<String> lines = journal(game, folder.resolve(game.key().id()));
            assertThat(lines).hasSizeGreaterThan(3);
            for (String line : lines.subList(1, lines.size())) {
                assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
            }
            assertThat(valid(schema, lines.get(0))).isFalse();
            String last = lines.get(lines.size() - 1);
            assertThat(last).startsWith("{\"checkpoint\":");
            assertThat(valid(schema, last.replace("\"state\":{", "\"state\":{\"x\":1,"))).isFalse();
        }
    }

    private static <S extends GameState, E extends GameEvent> List<String> journal(
            Game<S, E> game, Path file) throws IOException {
        Seats seats = EnoughSeats.of(game, game.variants().standard());
        Match<S, E> match = new Playout(7, 40).from(game.open(game.variants().standard(), seats));
        try (Journal<S, E> journal = game.journals().create(file, match, Journal.Safety.WRITTEN)) {
            E first = match.log().get(0).event();
            assertThat(journal.revise(new Revision.Replace<>(1, first)).done()).isTrue();
            assertThat(journal.revise(new Revision.Undo<>()).done()).isTrue();
            E last = match.last().orElseThrow().event();
            assertThat(journal.revise(new Revision.Insert<>(match.size() - 1, last)).done())
                    .isTrue();
        }
        return Files.readAllLines(file);
    }

    @Test
    void theSchemaRefusesWhatTheReaderRefuses() {
        Game<?, ?> game = Games.find("sjoelen").orElseThrow();
        Schema schema = REGISTRY.getSchema(game.codec().eventSchema());
        for (String wrong :
                List.of(
                        "{\"event\":\"sub-turn-played\",\"player\":\"Anna\"}",
                        "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,2,3]}",
                        "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,2,3,4],\"x\":1}",
                        "{\"event\":\"sub-turn-playd\",\"player\":\"Anna\",\"compartments\":[1,2,3,4]}",
                        "{\"event\":\"shoved\",\"player\":\"Anna\",\"fate\":\"inn\"}",
                        "{\"event\":\"score-noted\",\"player\":\"Anna\",\"points\":1.5}",
                        "{\"player\":\"Anna\"}",
                        "[]")) {
            assertThat(valid(schema, wrong)).as(wrong).isFalse();
            assertThat(game.codec().readEvent(wrong, Where.UNKNOWN).problems())
                    .as(wrong)
                    .isNotEmpty();
        }
    }

    /** Whoever reads a schema sees what a field means, and not its type alone. */
    @Test
    void everyFieldOfEveryEventIsDescribed() {
        Games.installed().forEach(SchemaTest::everyFieldIsDescribed);
    }

    private static void everyFieldIsDescribed(Game<?, ?> game) {
        Node.Fields schema =
                (Node.Fields)
                        JsonText.read(game.codec().eventSchema(), Where.UNKNOWN).orElseThrow();
        Node.Fields kinds =
                (Node.Fields) Objects.requireNonNull(schema.values().get("$defs"), "$defs");
        kinds.values()
                .forEach(
                        (kind, definition) -> {
                            Node properties = ((Node.Fields) definition).values().get("properties");
                            Node.Fields fields =
                                    (Node.Fields) Objects.requireNonNull(properties, kind);
                            fields.values()
                                    .forEach(
                                            (name, field) ->
                                                    assertThat(
                                                                    ((Node.Fields) field)
                                                                            .values()
                                                                            .keySet())
                                                            .as(kind + "." + name)
                                                            .containsAnyOf("description", "const"));
                        });
    }
}
