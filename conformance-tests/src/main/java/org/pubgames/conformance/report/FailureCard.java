package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.report.Shortfalls.Numbered;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/** One failure as a card: the rule, the situation, what is expected, what came, and why. */
final class FailureCard {

    private static final int LONGEST_MURMUR = 4000;
    private static final int LONGEST_FILE = 4000;
    private static final int MOST_DIFFERENCES = 12;
    private static final int SHOWN_EVENTS = 4;
    private static final int MOST_EVENTS = 60;

    private final Report.Head head;
    private final ReportWords words;
    private final Markup out;

    FailureCard(Report.Head head, ReportWords words, Markup out) {
        this.head = head;
        this.words = words;
        this.out = out;
    }

    void write(Numbered one) {
        Result result = one.result();
        Lang lang = words.lang();
        Optional<OwnView> view = OwnView.of(result, lang);
        String outcome = ReportWords.key(result.outcome());
        out.open("article", "class", "card " + outcome, "id", one.anchor());
        out.open("h3")
                .leaf("span", MatrixSection.mark(result.outcome()), "class", "mark " + outcome);
        out.text(" " + words.outcome(result.outcome()) + ": " + result.title()).end("h3");
        out.open("p", "class", "meta").leaf("code", result.id());
        out.leaf("span", words.level(result.level()), "class", "tag");
        out.leaf("span", GamePage.title(result.game(), lang), "class", "tag").end("p");
        head("rule");
        new CardRule(words, out).write(result);
        situation(result, view);
        differences(result);
        why(result, view);
        murmur(result);
        head("reproduce");
        out.open("pre").leaf("code", Reproduction.of(result, head)).end("pre");
        out.leaf("p", place(result), "class", "place");
        out.end("article");
    }

    private void head(String key) {
        out.leaf("h4", words.say("card." + key)).raw("\n");
    }

    private static String place(Result result) {
        return result.file() + (result.line() > 0 ? ":" + result.line() : "");
    }

    private void situation(Result result, Optional<OwnView> view) {
        head("situation");
        out.open("div", "class", "situation");
        out.open("div", "class", "drawing");
        Optional<String> drawing = view.flatMap(OwnView::drawing);
        if (drawing.isPresent()) {
            out.raw(drawing.get());
        } else {
            String why =
                    view.isEmpty()
                            ? "unknown"
                            : view.get().vector().task() instanceof Vector.Document
                                    ? "document"
                                    : view.get().vector().task() instanceof Vector.Census
                                            ? "census"
                                            : "nothing";
            out.leaf("p", words.say("drawing." + why), "class", "no-drawing");
        }
        out.end("div");
        out.open("dl");
        fact("variant", words.variant(result));
        view.ifPresent(this::facts);
        out.close("dl").end("div");
    }

    private void facts(OwnView view) {
        if (view.vector().task() instanceof Vector.Census census) {
            fact("census", words.say("card.all-of", "number", questions(census)));
        }
        view.question().ifPresent(question -> fact("question", EventShort.of(question)));
        if (view.vector().task() instanceof Vector.Document document) {
            out.leaf("dt", words.say("card.file")).open("dd").open("pre");
            out.leaf("code", Markup.cut(document.text(), LONGEST_FILE)).close("pre").close("dd");
        }
        view.vector().play().ifPresent(play -> facts(play, view.judged()));
    }

    private static long questions(Vector.Census census) {
        return census.histogram().values().stream().mapToLong(Long::longValue).sum();
    }

    private void facts(Vector.Play play, int judged) {
        fact("seats", String.join(", ", play.seats()));
        play.position().ifPresent(position -> fact("position", position));
        List<Vector.EventLine> before = new ArrayList<>(play.given());
        play.steps().subList(0, judged).forEach(step -> before.add(step.when()));
        List<String> lines = EventShort.of(before);
        out.leaf("dt", words.say("card.before")).open("dd");
        if (lines.isEmpty()) {
            out.text(words.say("card.nothing-before"));
        } else if (lines.size() > SHOWN_EVENTS) {
            int hidden = lines.size() - SHOWN_EVENTS;
            out.open("details").leaf("summary", words.say("card.earlier", "number", hidden));
            events(lines.subList(Math.max(0, hidden - MOST_EVENTS), hidden));
            out.close("details");
            events(lines.subList(hidden, lines.size()));
        } else {
            events(lines);
        }
        out.close("dd");
        out.leaf("dt", words.say("card.judged")).open("dd", "class", "judged");
        out.text(EventShort.of(play.steps().get(judged).when().json())).close("dd");
    }

    private void events(List<String> lines) {
        out.open("ul", "class", "events");
        lines.forEach(line -> out.leaf("li", line));
        out.close("ul");
    }

    private void fact(String key, String value) {
        out.leaf("dt", words.say("card." + key)).leaf("dd", value);
    }

    private void differences(Result result) {
        head("compared");
        List<DifferenceWords.Part> all = new DifferenceWords(words, result).all();
        String engine = VerdictSentence.name(head.claim());
        out.open("table", "class", "compared").open("thead").open("tr");
        out.leaf("th", words.say("card.about"), "scope", "col");
        out.leaf("th", words.say("card.expected"), "scope", "col");
        out.leaf("th", words.say("card.got", "name", engine), "scope", "col");
        out.close("tr").close("thead").open("tbody");
        all.stream().limit(MOST_DIFFERENCES).forEach(this::difference);
        out.close("tbody").end("table");
        if (all.size() > MOST_DIFFERENCES) {
            out.leaf("p", words.say("card.more", "number", all.size() - MOST_DIFFERENCES));
        }
    }

    private void difference(DifferenceWords.Part said) {
        out.open("tr").leaf("th", said.about(), "scope", "row");
        cell(said.expected(), words.say("card.expected"));
        cell(said.got(), words.say("card.got", "name", VerdictSentence.name(head.claim())));
        out.end("tr");
    }

    /** The label is shown on narrow screens, where the columns are below each other. */
    private void cell(List<String> lines, String label) {
        out.open("td").leaf("span", label, "class", "label", "aria-hidden", "true");
        lines.forEach(line -> out.leaf("p", line));
        out.close("td");
    }

    private void why(Result result, Optional<OwnView> view) {
        List<OwnView.Reason> reasons = view.map(OwnView::reasons).orElse(List.of());
        String reading =
                GamePage.rule(result.game(), result.rule())
                        .map(rule -> rule.reading().in(words.lang()))
                        .orElse("");
        if (reasons.isEmpty() && reading.isEmpty()) {
            return;
        }
        head("why");
        if (!reasons.isEmpty()) {
            out.open("ul", "class", "reasons");
            for (OwnView.Reason reason : reasons) {
                out.open("li", "class", reason.rule().equals(result.rule()) ? "aim" : "");
                out.text(reason.text() + " ").leaf("code", reason.rule()).close("li");
            }
            out.end("ul");
        }
        if (!reading.isEmpty()) {
            out.leaf("p", words.say("card.reading", new Because("reading", reading)));
        }
    }

    private void murmur(Result result) {
        if (!result.murmur().isBlank()) {
            out.open("details").leaf("summary", words.say("card.murmur"));
            out.open("pre").leaf("code", Markup.cut(result.murmur().strip(), LONGEST_MURMUR));
            out.close("pre").end("details");
        }
    }
}
