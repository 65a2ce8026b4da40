package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;

/** The report of an inspection for a program: one JSON object a line. */
final class InspectionJson {

    private final Game<?, ?> game;
    private final Console console;

    InspectionJson(Game<?, ?> game, Console console) {
        this.game = game;
        this.console = console;
    }

    /** Tells all of it. */
    void tell(Optional<Variant> variant, Inspection inspection, InspectionReport report) {
        Map<String, Object> head = line("inspection");
        head.put("game", game.key().id());
        variant.ifPresent(it -> head.put("variant", it.id()));
        head.put("regulation", inspection.regulation());
        head.put("title", inspection.title().in(console.lang()));
        write(head);
        report.findings().forEach(finding -> write(finding(finding)));
        Map<String, Object> end = line("end");
        end.put("holds", report.holding().size());
        end.put("breaks", report.faults().size());
        end.put("noted", report.notes().size());
        end.put("notMeasured", report.notMeasured().size());
        end.put("passed", report.passed());
        end.put("complete", report.complete());
        write(end);
    }

    private Map<String, Object> finding(InspectionFinding finding) {
        Map<String, Object> map = line("finding");
        map.put("result", finding.result().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        map.put("code", finding.code());
        map.put("path", finding.where().path());
        map.put("line", finding.where().line());
        map.put("column", finding.where().column());
        map.put("value", finding.value());
        map.put("allowed", finding.allowed());
        map.put("rule", finding.rule());
        map.put("clause", finding.clause());
        map.put("text", finding.say(game.rulebook(), console.lang()));
        return map;
    }

    private static Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        return line;
    }

    private void write(Map<String, Object> line) {
        console.out().raw(JsonWriter.write(line));
    }
}
