package org.pubgames.conformance.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.pubgames.conformance.Json;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Role;
import org.pubgames.core.Rule;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.answer.ProblemForm;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.OrEmpty;

/**
 * Matches for a host in any language, by the commands of the protocol that open, judge and show
 * them. A match is known by its number until it is closed. For one thread.
 */
public final class Referee {

    private static final String REVISE = "revise";

    /** The most matches that are open at a time. */
    static final int MOST_OPEN = 10_000;

    private final MatchFiles files;
    private final Lang standard;
    private final Map<Integer, JsonMatch> open = new TreeMap<>();
    private final Map<String, Function<Asked, String>> commands = new LinkedHashMap<>();
    private int opened;

    /** A line that came in. */
    private record Asked(Node.Fields fields, int seq, Binder binder) {

        /** The line as a record; trees that others read are named. */
        <T> T as(Class<T> type, String... others) {
            T bound = binder.bind(type, fields, "", List.of(others));
            if (bound == null) {
                throw new IllegalArgumentException(binder.problems().get(0).line(Lang.EN));
            }
            return bound;
        }

        /** The event, which is no revision. */
        String event() {
            if (fields.values().get("event") instanceof Node.Fields event
                    && event.values().containsKey(REVISE)) {
                throw new IllegalArgumentException("a revision is asked for with \"revise\"");
            }
            return tree("event");
        }

        /** The revision, which is no event. */
        String revision() {
            if (fields.values().get("revision") instanceof Node.Fields revision
                    && !revision.values().containsKey(REVISE)) {
                throw new IllegalArgumentException("expected {\"revise\": …} at /revision");
            }
            return tree("revision");
        }

        /** A tree of the line, as JSON. */
        String tree(String name) {
            Node node = fields.values().get(name);
            if (!(node instanceof Node.Fields)) {
                throw new IllegalArgumentException("expected {…} at /" + name);
            }
            return Json.text(node);
        }
    }

    /** The line of {@code open} without its header. */
    record OpenLine(String cmd, int seq, Optional<String> file, Optional<Lang> lang) {}

    /** The line of {@code judge} without its event. */
    record JudgeLine(
            String cmd,
            int seq,
            int match,
            Optional<Role> role,
            @OrEmpty List<RequestReader.ViewAsked> views,
            Optional<Lang> lang) {}

    /** The line of {@code revise} without its revision. */
    record ReviseLine(
            String cmd,
            int seq,
            int match,
            Optional<Role> role,
            @OrEmpty List<RequestReader.ViewAsked> views,
            Optional<Lang> lang) {}

    /** The line of {@code moves}. */
    record MovesLine(String cmd, int seq, int match, Optional<Role> role) {}

    /** The line of {@code forms}. */
    record FormsLine(String cmd, int seq, int match, Optional<Role> role, Optional<String> kind) {}

    /** The line of {@code state}. */
    record StateLine(String cmd, int seq, int match, Optional<Lang> lang) {}

    /** The line of {@code view}. */
    record ViewLine(String cmd, int seq, int match, Optional<String> seat, Optional<Lang> lang) {}

    /** What is asked of a rulebook. */
    record BookLine(String cmd, int seq, String game, Optional<String> rule, Optional<Lang> lang) {}

    /** The line of {@code save} and of {@code close}. */
    record MatchLine(String cmd, int seq, int match) {}

    /**
     * A referee who has opened no match.
     *
     * @param files where the variants of matches are looked up
     * @param standard the language of whoever asks for none
     */
    public Referee(MatchFiles files, Lang standard) {
        this.files = files;
        this.standard = standard;
        commands.put("open", this::open);
        commands.put("judge", this::judge);
        commands.put(REVISE, this::revise);
        commands.put("moves", this::moves);
        commands.put("forms", this::forms);
        commands.put("state", this::state);
        commands.put("view", this::view);
        commands.put("rules", this::rules);
        commands.put("save", this::save);
        commands.put("close", this::close);
    }

    /** The commands that are answered here. */
    Set<String> commands() {
        return commands.keySet();
    }

    /**
     * The answer to a line; empty when its command is not one of these.
     *
     * @throws IllegalArgumentException when the line cannot be answered; the message says why
     */
    Optional<String> answer(String line) {
        if (!(JsonText.read(line, Where.file("request")) instanceof Reading.Read<Node> read)
                || !(read.value() instanceof Node.Fields fields)
                || !(fields.values().get("cmd") instanceof Node.Text cmd)
                || !commands.containsKey(cmd.value())) {
            return Optional.empty();
        }
        int seq = RequestReader.seq(fields);
        if (seq == 0) {
            throw new IllegalArgumentException("\"seq\" is 1, 2, 3 …");
        }
        Asked asked = new Asked(fields, seq, new Binder("request"));
        return Optional.ofNullable(commands.get(cmd.value())).map(each -> each.apply(asked));
    }

    private String open(Asked asked) {
        OpenLine line = asked.as(OpenLine.class, "header");
        if (line.file().isPresent() == asked.fields().values().containsKey("header")) {
            throw new IllegalArgumentException("one of \"header\" and \"file\" is given");
        }
        if (open.size() >= MOST_OPEN) {
            throw new IllegalArgumentException(MOST_OPEN + " matches are open: close some");
        }
        Reading<JsonMatch> reading =
                line.file()
                        .map(file -> files.read(file, "file"))
                        .orElseGet(() -> files.open(asked.tree("header"), Where.UNKNOWN));
        Lang lang = line.lang().orElse(standard);
        return reading.fold(
                match -> {
                    opened++;
                    open.put(opened, match);
                    return numbered(
                            asked.seq(), "\"match\":" + opened + "," + standing(match, lang));
                },
                problems -> wrong(asked.seq(), problems, lang));
    }

    private String judge(Asked asked) {
        JudgeLine line = asked.as(JudgeLine.class, "event");
        JsonMatch match = match(line.match());
        JsonMatch.Answer answer = asked(match, asked.event(), line.role());
        return answered(asked.seq(), line.match(), "verdict", answer, line.views(), line.lang());
    }

    private String revise(Asked asked) {
        ReviseLine line = asked.as(ReviseLine.class, "revision");
        JsonMatch match = match(line.match());
        JsonMatch.Answer answer = asked(match, asked.revision(), line.role());
        return answered(asked.seq(), line.match(), "revised", answer, line.views(), line.lang());
    }

    private static JsonMatch.Answer asked(JsonMatch match, String line, Optional<Role> role) {
        return role.map(as -> match.judge(line, as, Where.UNKNOWN))
                .orElseGet(() -> match.judge(line, Where.UNKNOWN));
    }

    private String answered(
            int seq,
            int number,
            String name,
            JsonMatch.Answer answer,
            List<RequestReader.ViewAsked> views,
            Optional<Lang> asked) {
        Lang lang = asked.orElse(standard);
        if (!answer.problems().isEmpty()) {
            return wrong(seq, answer.problems(), lang);
        }
        List<String> seen = new ArrayList<>();
        for (RequestReader.ViewAsked view : views) {
            seen.add(answer.json(lang, viewer(view.seat())));
        }
        open.put(number, answer.match());
        return numbered(
                seq,
                JsonWriter.write(name)
                        + ":"
                        + answer.json(lang)
                        + (seen.isEmpty() ? "" : ",\"views\":[" + String.join(",", seen) + "]"));
    }

    private String moves(Asked asked) {
        MovesLine line = asked.as(MovesLine.class);
        return numbered(asked.seq(), "\"moves\":" + moves(match(line.match()), line.role()));
    }

    private static String moves(JsonMatch match, Optional<Role> role) {
        return role.map(match::moves).orElseGet(match::moves);
    }

    private String forms(Asked asked) {
        FormsLine line = asked.as(FormsLine.class);
        String all = match(line.match()).forms(line.role());
        if (line.kind().isEmpty()) {
            return numbered(asked.seq(), "\"forms\":" + all);
        }
        List<String> forms = new ArrayList<>();
        if (JsonText.read(all, Where.UNKNOWN).orElseThrow() instanceof Node.Items items) {
            items.values().stream()
                    .filter(form -> isOf(line.kind().get(), form))
                    .forEach(form -> forms.add(Json.text(form)));
        }
        return numbered(asked.seq(), "\"forms\":[" + String.join(",", forms) + "]");
    }

    private static boolean isOf(String kind, Node form) {
        return form instanceof Node.Fields fields
                && fields.values().get("kind") instanceof Node.Text text
                && text.value().equals(kind);
    }

    private String state(Asked asked) {
        StateLine line = asked.as(StateLine.class);
        JsonMatch match = match(line.match());
        return numbered(asked.seq(), standing(match, line.lang().orElse(standard)));
    }

    /** The state, whose turn it is, where the match stands and how it ended. */
    private static String standing(JsonMatch match, Lang lang) {
        return "\"events\":"
                + match.match().size()
                + ",\"state\":"
                + match.state()
                + ",\"turn\":"
                + match.turn()
                + match.position().map(position -> ",\"position\":" + position).orElse("")
                + match.outcome(lang).map(outcome -> ",\"outcome\":" + outcome).orElse("");
    }

    private String view(Asked asked) {
        ViewLine line = asked.as(ViewLine.class);
        JsonMatch match = match(line.match());
        return numbered(
                asked.seq(),
                "\"view\":" + match.view(viewer(line.seat()), line.lang().orElse(standard)));
    }

    private static Viewer viewer(Optional<String> seat) {
        return seat.map(Seats::normal).map(Viewer::seat).orElseGet(Viewer::table);
    }

    private String rules(Asked asked) {
        BookLine line = asked.as(BookLine.class);
        Lang lang = line.lang().orElse(standard);
        return Games.look(line.game(), Where.UNKNOWN.path("/game"))
                .fold(
                        game -> rules(asked.seq(), game, line.rule(), lang),
                        problems -> wrong(asked.seq(), problems, lang));
    }

    private static String rules(int seq, Game<?, ?> game, Optional<String> id, Lang lang) {
        List<String> ids = game.rulebook().rules().stream().map(Rule::id).toList();
        if (id.isEmpty()) {
            return numbered(seq, "\"rules\":" + JsonWriter.write(ids));
        }
        return game.rulebook()
                .rule(id.get())
                .map(rule -> numbered(seq, "\"rule\":" + game.answers(lang).writeRule(rule)))
                .orElseGet(
                        () ->
                                wrong(
                                        seq,
                                        List.of(
                                                Problem.of(
                                                                "unknown-rule",
                                                                Where.UNKNOWN.path("/rule"))
                                                        .withValue(id.get())
                                                        .withSuggestion(
                                                                Names.nearest(id.get(), ids))),
                                        lang));
    }

    private String save(Asked asked) {
        MatchLine line = asked.as(MatchLine.class);
        return numbered(asked.seq(), "\"file\":" + JsonWriter.write(match(line.match()).file()));
    }

    private String close(Asked asked) {
        MatchLine line = asked.as(MatchLine.class);
        match(line.match());
        open.remove(line.match());
        return numbered(asked.seq(), "\"ok\":true");
    }

    private JsonMatch match(int number) {
        JsonMatch match = open.get(number);
        if (match == null) {
            String known =
                    open.isEmpty()
                            ? "none is open"
                            : "open are " + open.keySet().stream().limit(9).toList();
            throw new IllegalArgumentException("there is no match " + number + "; " + known);
        }
        return match;
    }

    private static String wrong(int seq, List<Problem> problems, Lang lang) {
        return numbered(seq, "\"wrong\":" + JsonWriter.write(ProblemForm.written(problems, lang)));
    }

    private static String numbered(int seq, String rest) {
        return "{\"seq\":" + seq + "," + rest + "}";
    }
}
