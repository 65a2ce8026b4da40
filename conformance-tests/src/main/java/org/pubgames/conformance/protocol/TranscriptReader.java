package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.testee.TesteeException.Why;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Reads a recording; an incomplete last line is ignored. */
final class TranscriptReader {

    private static final String SHAPE = "{\"to\":…}, {\"from\":…}, {\"lost\":…}";

    private final Map<String, List<ReplayTestee.Recorded>> recorded = new HashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private Optional<Request> asked = Optional.empty();
    private Optional<ReplayTestee.Recorded> outcome = Optional.empty();
    private String rules = "";

    /** A breakdown as recorded. */
    record Lost(Why lost, String message, String murmur) {}

    static Reading<ReplayTestee> read(Path file) {
        Where where = Where.file(file.toString());
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString());
        } catch (NoSuchFileException e) {
            return Reading.failed(Problem.of("file-not-found", where).withValue(file));
        } catch (IOException e) {
            return Reading.failed(
                    Problem.of("unreadable", where).withValue(String.valueOf(e.getMessage())));
        }
    }

    static Reading<ReplayTestee> read(InputStream in, String name) {
        TranscriptReader reader = new TranscriptReader();
        Where where = Where.file(name);
        try {
            // an entry is a line of the protocol with a few characters around it
            LineSource lines = new LineSource(in, Request.LONGEST_LINE + 100);
            int number = 1;
            LineSource.Line heard = lines.next();
            while (heard.kind() != LineSource.Kind.ENDED) {
                LineSource.Line following = lines.next();
                boolean last = following.kind() == LineSource.Kind.ENDED;
                reader.entry(heard, where.at(number, 0), last);
                heard = following;
                number++;
            }
        } catch (IOException e) {
            return Reading.failed(
                    Problem.of("unreadable", where).withValue(String.valueOf(e.getMessage())));
        }
        reader.keep();
        if (reader.problems.isEmpty() && reader.recorded.isEmpty()) {
            reader.problems.add(Problem.of("empty-file", where).withAllowed(SHAPE));
        }
        return reader.problems.isEmpty()
                ? Reading.of(new ReplayTestee(reader.recorded))
                : Reading.failed(reader.problems);
    }

    private void entry(LineSource.Line heard, Where where, boolean last) {
        if (heard.kind() != LineSource.Kind.LINE) {
            String code = heard.kind() == LineSource.Kind.TOO_LONG ? "line-too-long" : "not-utf-8";
            problems.add(Problem.of(code, where));
            return;
        }
        Reading<Node> reading = JsonText.read(heard.text(), where);
        if (reading instanceof Reading.Read<Node> read) {
            entry(read.value(), where);
        } else if (!last) {
            problems.addAll(reading.problems());
        }
    }

    private void entry(Node node, Where where) {
        Map<String, Node> fields =
                node instanceof Node.Fields named ? named.values() : Map.<String, Node>of();
        Node to = fields.get("to");
        Node from = fields.get("from");
        if (to != null && fields.size() == 1) {
            keep();
            RequestReader.Received received = RequestReader.read(Json.text(to));
            if (received.request().isEmpty()) {
                problems.add(
                        Problem.of("wrong-type", where.path("/to"))
                                .withValue(to.shown())
                                .withAllowed(received.wrong()));
            }
            asked = received.request();
        } else if (from != null && fields.size() == 1) {
            outcome = Optional.of(new ReplayTestee.Recorded.Answer(unnumbered(from)));
        } else if (fields.containsKey("lost")) {
            Binder binder = new Binder(where.file());
            Lost lost = binder.bind(Lost.class, node, "", List.of());
            problems.addAll(binder.problems());
            if (lost != null) {
                outcome =
                        Optional.of(
                                new ReplayTestee.Recorded.Loss(
                                        lost.lost(), lost.message(), lost.murmur()));
            }
        } else {
            problems.add(
                    Problem.of("wrong-type", where).withValue(node.shown()).withAllowed(SHAPE));
        }
    }

    /** Stores the result of the last request. */
    private void keep() {
        if (asked.isPresent() && asked.get() instanceof Request.Rules) {
            rules = asked.get().line(0);
        }
        if (asked.isPresent() && outcome.isPresent()) {
            recorded.computeIfAbsent(
                            ReplayTestee.key(rules, asked.get()), request -> new ArrayList<>())
                    .add(outcome.get());
        }
        asked = Optional.empty();
        outcome = Optional.empty();
    }

    /** An answer matches whatever number its request has when it is made again. */
    private static String unnumbered(Node reply) {
        if (reply instanceof Node.Fields fields && fields.values().containsKey("seq")) {
            Map<String, Node> values = new java.util.LinkedHashMap<>(fields.values());
            values.put("seq", new Node.Decimal(fields.mark(), java.math.BigDecimal.ZERO));
            return Json.text(new Node.Fields(fields.mark(), values, fields.keys()));
        }
        return Json.text(reply);
    }
}
