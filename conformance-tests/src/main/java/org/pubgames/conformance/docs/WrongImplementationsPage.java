package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.wrong.SwappedVariants;
import org.pubgames.conformance.wrong.WrongReport;
import org.pubgames.conformance.wrong.WrongRun;
import org.pubgames.core.Lang;

/**
 * The page "The zoo": which wrong implementations the vectors catch, and which variants they tell
 * apart. It is written from runs that have taken place, in any language.
 */
public final class WrongImplementationsPage {

    private static final int MOST_NAMED = 4;

    private final List<WrongReport> reports;

    private WrongImplementationsPage(List<WrongReport> reports) {
        this.reports = reports;
    }

    /** The page of these games, in this order. */
    public static WrongImplementationsPage of(List<WrongReport> reports) {
        return new WrongImplementationsPage(List.copyOf(reports));
    }

    /** The page in one language, as Markdown. */
    public String in(Lang lang) {
        return new Writer(lang).page(reports);
    }

    /** The page in one language. */
    private record Writer(Lang lang, StringBuilder out) {

        Writer(Lang lang) {
            this(lang, new StringBuilder());
        }

        String page(List<WrongReport> reports) {
            line("# " + word("zoo"));
            line("");
            line(word("generated"));
            line("");
            line(word("zoo-about"));
            line("");
            line("## " + word("implementations"));
            reports.forEach(this::implementations);
            line("");
            line("## " + word("pairs"));
            line("");
            line(word("pairs-about"));
            reports.forEach(this::pairs);
            return out.toString();
        }

        private void implementations(WrongReport report) {
            line("");
            line("### " + report.game().title().in(lang));
            line("");
            line(
                    row(
                            word("implementation"),
                            word("program"),
                            word("wrong"),
                            word("rule"),
                            word("catches"),
                            word("first-catch")));
            line("|---|---|---|---|---|---|");
            for (WrongRun run : report.runs()) {
                List<VectorResult> catches = run.catches();
                line(
                        row(
                                run.implementation().name(),
                                run.implementation().program(),
                                run.implementation().wrong().in(lang),
                                "`" + run.implementation().rule() + "`",
                                catches.size() + "/" + run.results().size(),
                                catches.isEmpty()
                                        ? "–"
                                        : "`" + catches.get(0).vector().id() + "`"));
            }
        }

        /**
         * A row for each variant: the vectors, and the variants that each distinguishes it from.
         */
        private void pairs(WrongReport report) {
            line("");
            line("### " + report.game().title().in(lang));
            line("");
            long told = report.pairs().stream().filter(pair -> pair.by().isPresent()).count();
            line(word("told-apart") + ": " + told + "/" + report.pairs().size() + ".");
            report.twins()
                    .forEach(
                            (id, others) ->
                                    line("`" + id + "` = `" + String.join("`, `", others) + "`"));
            line("");
            line(row(word("variant"), word("from-whom")));
            line("|---|---|");
            Map<String, Map<String, List<String>>> table = new TreeMap<>();
            for (SwappedVariants.Pair pair : report.pairs()) {
                table.computeIfAbsent(pair.asked(), id -> new TreeMap<>())
                        .computeIfAbsent(
                                pair.by().map(Vector::id).orElse(""), id -> new ArrayList<>())
                        .add(pair.played());
            }
            table.forEach(
                    (asked, by) -> {
                        List<String> cells = new ArrayList<>();
                        by.forEach(
                                (vector, played) ->
                                        cells.add(
                                                (vector.isEmpty() ? "**–**" : "`" + vector + "`")
                                                        + ": "
                                                        + named(played)));
                        line(row("`" + asked + "`", String.join("<br>", cells)));
                    });
        }

        /** A few by name, many by their number. */
        private static String named(List<String> played) {
            return played.size() > MOST_NAMED ? played.size() + "" : String.join(", ", played);
        }

        private static String row(String... cells) {
            return "| " + String.join(" | ", cells) + " |";
        }

        private String word(String key) {
            return WrongImplementationsWords.of(key, lang);
        }

        private void line(String text) {
            out.append(text).append('\n');
        }
    }
}
