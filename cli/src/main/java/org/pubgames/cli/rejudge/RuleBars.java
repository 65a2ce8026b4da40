package org.pubgames.cli.rejudge;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.report.Markup;

/** How often rules fired, as it was and now: two bars below each other for each rule. */
record RuleBars(RejudgeWords words, Markup out) {

    private static final double ROOM = 380;

    void draw(List<Map.Entry<String, RuleShift>> rules, UnaryOperator<String> statement) {
        long most =
                rules.stream()
                        .map(Map.Entry::getValue)
                        .mapToLong(each -> Math.max(each.was(), each.now() + each.refused()))
                        .max()
                        .orElse(1);
        out.open("ol", "class", "bars");
        for (Map.Entry<String, RuleShift> each : rules) {
            RuleShift shift = each.getValue();
            out.open("li").open("p").text(statement.apply(each.getKey()) + " ");
            out.leaf("code", each.getKey());
            if (shift.was() > 0 && shift.now() == 0 && shift.refused() == 0) {
                out.text(" ").leaf("em", words.say("rules.stopped"));
            } else if (shift.was() == 0) {
                out.text(" ").leaf("em", words.say("rules.new"));
            }
            out.close("p");
            out.open("svg", "viewBox", "0 0 480 34", "role", "img", "class", "pair");
            out.leaf(
                    "title",
                    words.say("rules.was")
                            + ": "
                            + shift.was()
                            + ", "
                            + words.say("rules.now")
                            + ": "
                            + shift.now()
                            + ", "
                            + words.say("rules.refused")
                            + ": "
                            + shift.refused());
            bar("was", 0, shift.was(), 2, most);
            bar("now", 0, shift.now(), 18, most);
            bar("left", shift.now(), shift.refused(), 18, most);
            number(shift.was(), shift.was(), 2, most, "");
            number(
                    shift.now() + shift.refused(),
                    shift.now(),
                    18,
                    most,
                    shift.refused() > 0 ? " + " + shift.refused() : "");
            out.close("svg").end("li");
        }
        out.end("ol");
    }

    private void bar(String kind, long from, long count, int y, long most) {
        if (count > 0) {
            out.empty(
                    "rect",
                    "class",
                    kind,
                    "x",
                    Plot.number(ROOM * from / most),
                    "y",
                    String.valueOf(y),
                    "width",
                    Plot.number(Math.max(1, ROOM * count / most)),
                    "height",
                    "14");
        }
    }

    private void number(long at, long count, int y, long most, String more) {
        out.leaf(
                "text",
                count + more,
                "x",
                Plot.number(ROOM * at / most + 6),
                "y",
                String.valueOf(y + 12));
    }
}
