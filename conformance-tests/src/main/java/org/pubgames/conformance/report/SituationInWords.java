package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/**
 * What a result is about, in lines for a console, a log or a summary: the rule by its name, the
 * variant, and what was to be judged after what. Nothing of it depends on the game being able to
 * read the event.
 */
public final class SituationInWords {

    private static final int SHOWN_EVENTS = 4;
    private static final int LONGEST = 300;

    private final Result result;
    private final ReportWords words;
    private final List<String> lines = new ArrayList<>();

    private SituationInWords(Result result, Lang lang) {
        this.result = result;
        this.words = new ReportWords(lang);
    }

    /** The lines, each with its label. */
    public static List<String> of(Result result, Lang lang) {
        return new SituationInWords(result, lang).told();
    }

    private List<String> told() {
        String statement = GamePage.statement(result.game(), result.rule(), words.lang());
        line("rule", (statement + " (" + result.rule() + ")").strip());
        line("variant", words.variant(result));
        ReportedVector.of(result).ifPresent(this::told);
        return List.copyOf(lines);
    }

    private void told(ReportedVector reported) {
        reported.question().ifPresent(question -> line("question", EventShort.of(question)));
        if (reported.vector().task() instanceof Vector.Document document) {
            line("file", document.text().lines().findFirst().orElse(""));
        }
        reported.vector().play().ifPresent(play -> told(play, reported.judged()));
    }

    private void told(Vector.Play play, int judged) {
        line("seats", String.join(", ", play.seats()));
        play.position().ifPresent(position -> line("position", position));
        List<Vector.EventLine> before = new ArrayList<>(play.given());
        play.steps().subList(0, judged).forEach(step -> before.add(step.when()));
        List<String> events = EventShort.of(before);
        int hidden = Math.max(0, events.size() - SHOWN_EVENTS);
        if (hidden > 0) {
            line("before", words.say("card.earlier", "number", hidden));
        }
        events.subList(hidden, events.size()).forEach(event -> line("before", event));
        line("judged", EventShort.of(play.steps().get(judged).when().json()));
    }

    private void line(String label, String text) {
        String named = words.say("card." + label);
        lines.add(
                words.say(
                        "card.line",
                        new Because("label", named),
                        new Because("text", Markup.cut(text, LONGEST))));
    }
}
