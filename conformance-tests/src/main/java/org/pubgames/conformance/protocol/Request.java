package org.pubgames.conformance.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * One line that is sent to an implementation. Ids and titles of vectors, and what must be answered,
 * are in none of them.
 */
public sealed interface Request {

    /** The version of the protocol. */
    int PROTOCOL = 1;

    /** The longest line in either direction, in bytes without its end. */
    int LONGEST_LINE = 16 << 20;

    /** The first line: the implementation introduces itself. */
    record Start(int protocol) implements Request {
        @Override
        public String rest() {
            return ",\"protocol\":" + protocol;
        }
    }

    /**
     * The rules that hold from now on.
     *
     * @param game the game's id
     * @param variant the variant's id
     * @param digest the digest of its rules
     * @param parent the edition of the variant that it extends, which tells where the settings that
     *     it does not change come from; empty when it extends none
     * @param settings all its settings, as JSON
     * @param tables the house's own tables by kind as JSON, empty when it has none
     */
    record Rules(
            String game,
            String variant,
            String digest,
            Optional<String> parent,
            String settings,
            String tables)
            implements Request {

        /** The rules of a variant. */
        static Rules of(Variant variant) {
            Map<String, Object> tables = new LinkedHashMap<>();
            for (DecisionTable table : variant.tables()) {
                tables.put(table.kind().name(), table.content());
            }
            return new Rules(
                    variant.game(),
                    variant.id(),
                    variant.digest(),
                    variant.parent(),
                    JsonWriter.write(variant.settings()),
                    tables.isEmpty() ? "" : JsonWriter.canonical(tables));
        }

        @Override
        public String cmd() {
            return "variant";
        }

        @Override
        public String rest() {
            return ",\"game\":"
                    + JsonWriter.write(game)
                    + ",\"variant\":"
                    + JsonWriter.write(variant)
                    + ",\"digest\":"
                    + JsonWriter.write(digest)
                    + parent.map(it -> ",\"parent\":" + JsonWriter.write(it)).orElse("")
                    + ",\"settings\":"
                    + settings
                    + (tables.isEmpty() ? "" : ",\"tables\":" + tables);
        }
    }

    /**
     * Events of a match.
     *
     * @param seats who plays
     * @param position where the match begins, as JSON; empty where it begins at the beginning
     * @param given what happened before, each as JSON
     * @param steps what is to be judged, each as JSON
     * @param views whose views are asked for: names of seats, empty for everybody's
     */
    record Play(
            List<String> seats,
            Optional<String> position,
            List<String> given,
            List<String> steps,
            List<Optional<String>> views)
            implements Request {
        public Play {
            views = List.copyOf(views);
            seats = List.copyOf(seats);
            given = List.copyOf(given);
            steps = List.copyOf(steps);
        }

        /** The request of a vector. */
        static Play of(Vector.Play play) {
            return new Play(
                    play.seats(),
                    play.position(),
                    play.given().stream().map(Vector.EventLine::json).toList(),
                    play.steps().stream().map(step -> step.when().json()).toList(),
                    play.views().stream().map(Vector.View::seat).toList());
        }

        @Override
        public String rest() {
            return ",\"seats\":"
                    + JsonWriter.write(seats)
                    + position.map(json -> ",\"position\":" + json).orElse("")
                    + ",\"given\":["
                    + String.join(",", given)
                    + "],\"steps\":["
                    + String.join(",", steps)
                    + "]"
                    + (views.isEmpty() ? "" : ",\"views\":" + asked());
        }

        private String asked() {
            return views.stream()
                    .map(
                            seat ->
                                    seat.map(name -> "{\"seat\":" + JsonWriter.write(name) + "}")
                                            .orElse("{}"))
                    .collect(Collectors.joining(",", "[", "]"));
        }
    }

    /** Questions that need no match, each as JSON. */
    record Ask(List<String> questions) implements Request {
        public Ask {
            questions = List.copyOf(questions);
        }

        @Override
        public String rest() {
            return ",\"questions\":[" + String.join(",", questions) + "]";
        }
    }

    /** A variant file of a game, whatever is wrong with it. */
    record Check(String game, String document) implements Request {
        @Override
        public String rest() {
            return ",\"game\":"
                    + JsonWriter.write(game)
                    + ",\"document\":"
                    + JsonWriter.write(document);
        }
    }

    /** The last line: the process ends, without an answer. */
    record Stop() implements Request {
        @Override
        public String rest() {
            return "";
        }
    }

    /** The name of the command. */
    default String cmd() {
        return org.pubgames.core.spi.Names.written(getClass().getSimpleName());
    }

    /** The fields after {@code cmd} and {@code seq}, each with a comma before it. */
    String rest();

    /** The line, numbered where it is one that is numbered. */
    default String line(int seq) {
        boolean numbered = !(this instanceof Start || this instanceof Stop);
        return "{\"cmd\":\"" + cmd() + "\"" + (numbered ? ",\"seq\":" + seq : "") + rest() + "}";
    }
}
