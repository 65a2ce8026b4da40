package org.pubgames.conformance.protocol;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.Json;
import org.pubgames.core.Lang;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.OrEmpty;

/** Reads requests strictly: unknown fields are refused. */
final class RequestReader {

    private static final String COMMANDS =
            "start, variant, play, ask, check, open, judge, revise, moves, forms, state, view, rules,"
                    + " save, close, stop";
    private static final BigDecimal MOST = BigDecimal.valueOf(Integer.MAX_VALUE);

    private final Binder binder = new Binder("request");
    private final Node.Fields fields;
    private String wrong = "";

    private RequestReader(Node.Fields fields) {
        this.fields = fields;
    }

    /**
     * A line that came in.
     *
     * @param seq its number, 0 when it has none
     * @param request what is asked, empty when that cannot be read
     * @param wrong why it cannot be read, empty when it can
     */
    record Received(int seq, Optional<Request> request, String wrong) {}

    /** The line of {@code start}. */
    record StartLine(String cmd, int protocol) {}

    /** The line of {@code variant} without its trees. */
    record RulesLine(
            String cmd,
            int seq,
            String game,
            String variant,
            String digest,
            Optional<String> parent) {}

    /** The line of {@code play} without its events. */
    record PlayLine(String cmd, int seq, List<String> seats, @OrEmpty List<ViewAsked> views) {}

    /** Whose view is asked for; everybody's without a seat. */
    record ViewAsked(Optional<String> seat) {}

    /** The line of {@code ask} without its questions. */
    record AskLine(String cmd, int seq) {}

    /** The line of {@code check}. */
    record CheckLine(String cmd, int seq, String game, String document) {}

    /** The line of {@code stop}. */
    record StopLine(String cmd) {}

    static Received read(String line) {
        return JsonText.read(line, Where.file("request"))
                .fold(
                        RequestReader::read,
                        problems ->
                                new Received(0, Optional.empty(), problems.get(0).line(Lang.EN)));
    }

    private static Received read(Node node) {
        if (!(node instanceof Node.Fields fields)) {
            return new Received(0, Optional.empty(), "expected {\"cmd\": …}, got " + node.shown());
        }
        RequestReader reader = new RequestReader(fields);
        Optional<Request> request = reader.request();
        if (request.isEmpty() && reader.wrong.isEmpty()) {
            reader.wrong = reader.binder.problems().get(0).line(Lang.EN);
        }
        return new Received(reader.seq(), request, reader.wrong);
    }

    private int seq() {
        return seq(fields);
    }

    /** The number of a line, 0 when it has none. */
    static int seq(Node.Fields fields) {
        return fields.values().get("seq") instanceof Node.Decimal number
                        && number.value().signum() > 0
                        && number.value().compareTo(MOST) <= 0
                ? number.value().intValue()
                : 0;
    }

    private Optional<Request> request() {
        Node cmd = fields.values().get("cmd");
        String name = cmd instanceof Node.Text text ? text.value() : "";
        return switch (name) {
            case "start" -> bound(StartLine.class).map(line -> new Request.Start(line.protocol()));
            case "variant" -> rules();
            case "play" -> play();
            case "ask" -> ask();
            case "check" ->
                    bound(CheckLine.class)
                            .map(line -> new Request.Check(line.game(), line.document()));
            case "stop" -> bound(StopLine.class).map(line -> new Request.Stop());
            default -> {
                wrong =
                        "there is no command "
                                + (cmd == null ? "" : cmd.shown())
                                + "; there are "
                                + COMMANDS;
                yield Optional.empty();
            }
        };
    }

    private <T> Optional<T> bound(Class<T> type, String... others) {
        return Optional.ofNullable(binder.bind(type, fields, "", List.of(others)));
    }

    private Optional<Request> rules() {
        Node settings = fields.values().get("settings");
        Node tables = fields.values().get("tables");
        Optional<RulesLine> line = bound(RulesLine.class, "settings", "tables");
        if (!(settings instanceof Node.Fields)) {
            wrong = "expected {…} at /settings";
            return Optional.empty();
        }
        if (tables != null && !(tables instanceof Node.Fields)) {
            wrong = "expected {…} at /tables";
            return Optional.empty();
        }
        return line.map(
                found ->
                        new Request.Rules(
                                found.game(),
                                found.variant(),
                                found.digest(),
                                found.parent(),
                                Json.text(settings),
                                tables == null ? "" : Json.text(tables)));
    }

    private Optional<Request> play() {
        Node position = fields.values().get("position");
        Optional<PlayLine> line = bound(PlayLine.class, "position", "given", "steps");
        Optional<List<String>> given = texts("given");
        Optional<List<String>> steps = texts("steps");
        return given.isEmpty() || steps.isEmpty()
                ? Optional.empty()
                : line.map(
                        found ->
                                new Request.Play(
                                        found.seats(),
                                        Optional.ofNullable(position).map(Json::text),
                                        given.get(),
                                        steps.get(),
                                        found.views().stream().map(ViewAsked::seat).toList()));
    }

    private Optional<Request> ask() {
        Optional<List<String>> questions = texts("questions");
        return bound(AskLine.class, "questions").flatMap(line -> questions).map(Request.Ask::new);
    }

    private Optional<List<String>> texts(String name) {
        if (fields.values().get(name) instanceof Node.Items items) {
            return Optional.of(items.values().stream().map(Json::text).toList());
        }
        wrong = "expected […] at /" + name;
        return Optional.empty();
    }
}
