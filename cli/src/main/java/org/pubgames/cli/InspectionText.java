package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Game;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionFinding.Result;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Style;

/** The report of an inspection for a person. */
final class InspectionText {

    private final Game<?, ?> game;
    private final Output out;
    private final Words words;
    private final int width;
    private final boolean verbose;
    private final Citations citations;

    /**
     * A report.
     *
     * @param verbose whether what is in order is told measure by measure
     */
    InspectionText(Game<?, ?> game, Console console, boolean verbose) {
        this.game = game;
        this.out = console.out();
        this.words = console.words();
        this.width = console.width();
        this.verbose = verbose;
        this.citations = new Citations(game.rulebook(), words);
    }

    /** Tells all of it. */
    void tell(Optional<Variant> variant, Inspection inspection, InspectionReport report) {
        out.line(Style.BOLD.of(game.title().in(words.lang())));
        String title = inspection.title().in(words.lang()) + " (" + inspection.regulation() + ")";
        out.lines(0, Paragraph.lines(words.say("inspect.regulation") + " " + title, width, 2));
        variant.ifPresent(it -> out.lines(0, new VariantLines(words, width).of(it)));
        for (Result result : told()) {
            findings(result, report.with(result));
        }
        out.line("");
        List<String> counts = new ArrayList<>();
        for (Result result : Result.values()) {
            int count = report.with(result).size();
            counts.add(words.say("inspect.count." + result, new Because("count", count)));
        }
        out.lines(0, Paragraph.lines(String.join(" · ", counts), width, 0));
        String verdict =
                words.say(
                        report.passed()
                                ? report.complete() ? "inspect.sound" : "inspect.sound-so-far"
                                : "inspect.falls-short");
        out.line((report.passed() ? Style.GOOD : Style.BAD).of(verdict));
    }

    private List<Result> told() {
        return verbose
                ? List.of(Result.BREAKS, Result.NOTED, Result.NOT_MEASURED, Result.HOLDS)
                : List.of(Result.BREAKS, Result.NOTED, Result.NOT_MEASURED);
    }

    private void findings(Result result, List<InspectionFinding> findings) {
        if (findings.isEmpty()) {
            return;
        }
        String head = words.say("inspect." + result);
        out.line("");
        out.line(Style.BOLD.of(head));
        out.line("─".repeat(Style.width(head)));
        for (InspectionFinding finding : findings) {
            boolean placed = result != Result.NOT_MEASURED && finding.where().line() > 0;
            String value = result == Result.HOLDS ? " = " + finding.value() : "";
            out.line(
                    Style.BOLD.of(finding.where().path())
                            + value
                            + (placed ? Style.DIM.of(" · " + finding.where()) : ""));
            String text = finding.say(game.rulebook(), words.lang());
            out.lines(2, Paragraph.lines(text, width - 2, 0));
            String rule = "[" + finding.rule() + " · " + clause(finding) + "]";
            out.lines(2, Paragraph.lines(rule, width - 2, 1).stream().map(Style.DIM::of).toList());
        }
    }

    private String clause(InspectionFinding finding) {
        return game.rulebook()
                .clause(finding.clause())
                .map(clause -> new Citation(clause.id(), clause.source(), clause.locator()))
                .map(citations::place)
                .orElse(finding.clause());
    }
}
