package org.pubgames.conformance.equipment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/** The games whose equipment is measured, their data and sheets of measures. */
final class Sheets {

    private Sheets() {}

    /** The games that have measures. */
    static List<Game<?, ?>> games() {
        return Games.installed().stream().filter(game -> !game.inspections().isEmpty()).toList();
    }

    /** The inspection by a regulation. */
    static Inspection inspection(Game<?, ?> game, String regulation) {
        return game.inspections().stream()
                .filter(one -> one.regulation().equals(regulation))
                .findFirst()
                .orElseThrow();
    }

    /** The report on a sheet in which quotes are written '. */
    static InspectionReport report(Inspection inspection, String json) {
        return inspection.inspect(json.replace('\'', '"'), "case.json").orElseThrow();
    }

    /** The complete sheet of a game. */
    static String complete(Game<?, ?> game) {
        return example("equipment-" + game.key().id() + ".json");
    }

    static String example(String name) {
        try {
            return Files.readString(Path.of("..", "examples", name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * One rule on one measure, as the data says it.
     *
     * @param path of the measure
     * @param entry the measure
     * @param fields of the rule
     */
    record Line(String path, Map<String, Node> entry, Map<String, Node> fields) {

        /** A field of the rule as text, if it is there. */
        Optional<String> field(String name) {
            return Optional.ofNullable(fields.get(name)).map(Node::shown);
        }

        String rule() {
            return field("rule").orElseThrow();
        }

        List<String> clauses() {
            return items(fields, "clauses").stream().map(Node::shown).toList();
        }

        /** A sheet with one value of this measure, as the second of several things. */
        String sheet(String value) {
            String sheet = value;
            String[] steps = path.substring(1).split("/", -1);
            for (int i = steps.length - 1; i >= 0; i--) {
                boolean last = i == steps.length - 1;
                boolean several = steps[i].equals("*");
                sheet =
                        !several
                                ? "{'" + steps[i] + "':" + sheet + "}"
                                : last ? "[" + sheet + "]" : "[" + beside() + "," + sheet + "]";
            }
            return sheet;
        }

        /** A thing of which nothing is told but what has to be. */
        private String beside() {
            return path.startsWith("/piles/") ? "{'sizes':[]}" : "{}";
        }
    }

    /** All rules on all measures of a game. */
    static List<Line> lines(Game<?, ?> game) {
        Node.Fields file = (Node.Fields) YamlText.read(text(game), "measures.yaml").orElseThrow();
        List<Line> lines = new ArrayList<>();
        for (Node measure : items(file.values(), "measures")) {
            Map<String, Node> entry = ((Node.Fields) measure).values();
            for (Node rule : items(entry, "rules")) {
                String path = Objects.requireNonNull(entry.get("measure")).shown();
                lines.add(new Line(path, entry, ((Node.Fields) rule).values()));
            }
        }
        return lines;
    }

    private static List<Node> items(Map<String, Node> fields, String name) {
        return ((Node.Items) Objects.requireNonNull(fields.get(name), name)).values();
    }

    private static String text(Game<?, ?> game) {
        try (InputStream in = game.getClass().getResourceAsStream("measures.yaml")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
