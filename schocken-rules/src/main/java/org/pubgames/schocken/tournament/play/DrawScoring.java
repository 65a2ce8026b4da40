package org.pubgames.schocken.tournament.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Where;
import org.pubgames.core.spi.CutRows;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Questions;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.schocken.tournament.TournamentScoring;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.Draw;
import org.pubgames.schocken.tournament.rules.FieldSize;

/** The tables that a number of entrants makes, asked of the rules of the draw. */
public final class DrawScoring implements TournamentScoring, CutRows, Questions {

    private static final List<String> COLUMNS = List.of("entrants");
    private static final List<String> RESULT =
            List.of("entrants", "tables", "full", "smaller", "larger", "sizes", "problem");

    private final VariantRules<TournamentSettings> rules;
    private final TournamentSettings settings;

    /** The answers that the rules gave, for batches; only for numbers that fit. */
    private final Map<Integer, String> rows = new ConcurrentHashMap<>();

    DrawScoring(VariantRules<TournamentSettings> rules) {
        this.rules = rules;
        this.settings = rules.settings();
    }

    @Override
    public List<String> columns() {
        return COLUMNS;
    }

    @Override
    public List<String> resultColumns() {
        return RESULT;
    }

    @Override
    public Reading<Score> score(int entrants) {
        try (Judging judging = rules.open()) {
            Findings findings = judging.findings();
            judging.put(new FieldSize(findings, "", entrants, settings));
            Draw draw = Draw.of(findings, TournamentState.opening(), entrants, settings);
            if (!findings.forbidden()) {
                judging.put(draw);
            }
            List<Ruling> rulings = rules.rulings(findings);
            return findings.forbidden()
                    ? refused(entrants, rulings)
                    : Reading.of(new Score(draw.sizes().size(), cells(draw), rulings));
        }
    }

    private static Map<String, String> cells(Draw draw) {
        Map<String, String> cells = new LinkedHashMap<>();
        cells.put("entrants", String.valueOf(draw.entrants()));
        cells.put("tables", String.valueOf(draw.sizes().size()));
        cells.put("full", String.valueOf(draw.full()));
        cells.put("smaller", String.valueOf(draw.smaller()));
        cells.put("larger", String.valueOf(draw.larger()));
        cells.put(
                "sizes",
                draw.sizes().stream().map(String::valueOf).collect(Collectors.joining("+")));
        cells.put("problem", "");
        return cells;
    }

    private Reading<Score> refused(int entrants, List<Ruling> rulings) {
        return Reading.failed(
                rulings.stream()
                        .map(
                                ruling ->
                                        Problem.of(code(ruling.rule()), Where.UNKNOWN.path("/0"))
                                                .withValue(entrants)
                                                .withAllowed(allowed(ruling))
                                                .withRule(ruling.rule()))
                        .toList());
    }

    private String allowed(Ruling ruling) {
        return ruling.fact("possible")
                .map(
                        possible ->
                                ((List<?>) possible)
                                        .stream()
                                                .map(String::valueOf)
                                                .collect(Collectors.joining(", ")))
                .orElse(settings.smallestTable() + "–" + settings.mostEntrants());
    }

    /** The problem code of a refusing rule: the last part of its id. */
    private static String code(String rule) {
        return rule.substring(rule.lastIndexOf('.') + 1);
    }

    @Override
    public Reading<Score> score(List<String> arguments) {
        if (arguments.size() != 1) {
            return Reading.failed(
                    Problem.of("wrong-number-of-arguments", Where.UNKNOWN)
                            .withValue(String.join(" ", arguments))
                            .withAllowed("entrants"));
        }
        try {
            return score(Integer.parseInt(arguments.get(0).strip()));
        } catch (NumberFormatException e) {
            return Reading.failed(
                    Problem.of("not-a-whole-number", Where.UNKNOWN.path("/0"))
                            .withValue(arguments.get(0))
                            .withAllowed(settings.smallestTable() + "–" + settings.mostEntrants()));
        }
    }

    /** Every number of entrants there can be, and one too many. */
    @Override
    public Stream<List<String>> questions() {
        return IntStream.rangeClosed(1, settings.mostEntrants() + 1)
                .mapToObj(entrants -> List.of(String.valueOf(entrants)));
    }

    @Override
    public Batch batch(RowSink out) {
        return new Rows(out);
    }

    /** One row in, one row out. */
    private final class Rows implements Batch {
        private final RowSink out;

        Rows(RowSink out) {
            this.out = out;
        }

        @Override
        public boolean row(String line) {
            if (line.indexOf(',') >= 0) {
                return problem(line.substring(0, line.indexOf(',')), "wrong-number-of-columns");
            }
            int entrants;
            try {
                entrants = Integer.parseInt(line.strip());
            } catch (NumberFormatException e) {
                return problem(line, "not-a-whole-number");
            }
            String known = rows.get(entrants);
            if (known != null) {
                out.row(known);
                return true;
            }
            return score(entrants)
                    .fold(
                            score -> {
                                String row = String.join(",", score.cells().values());
                                rows.put(entrants, row);
                                out.row(row);
                                return true;
                            },
                            problems -> problem(line, problems.get(0).code()));
        }

        private boolean problem(String cell, String code) {
            out.row(cell.strip() + ",".repeat(RESULT.size() - 1) + code);
            return false;
        }

        @Override
        public void unreadable(String code) {
            problem("", code);
        }

        @Override
        public boolean end() {
            return true;
        }
    }
}
