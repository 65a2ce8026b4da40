package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.TableFill;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.spi.ByteBatch;
import org.pubgames.core.spi.CutRows;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Questions;
import org.pubgames.core.spi.RowBytes;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenScoring;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.rules.Counted;
import org.pubgames.sjoelen.rules.ExtraQuestion;
import org.pubgames.sjoelen.rules.LayoutQuestion;
import org.pubgames.sjoelen.rules.Worth;

/** The points of layouts under one variant, by its rules. Safe to share between threads. */
public final class LayoutScoring implements SjoelenScoring, CutRows, Questions {

    private static final List<String> COLUMNS = List.of("c2", "c3", "c4", "c1");
    private static final List<String> RESULT = List.of("c2", "c3", "c4", "c1", "points", "problem");

    private final Variant variant;
    private final SjoelenSettings settings;
    private final VariantRules<SjoelenSettings> rules;
    private final LayoutPoints layouts;

    LayoutScoring(VariantRules<SjoelenSettings> rules) {
        this.variant = rules.variant();
        this.settings = rules.settings();
        this.rules = rules;
        this.layouts = new LayoutPoints(rules, settings, variant.table(HouseTable.NAME));
    }

    /** A fresh judging by the rules of the variant. */
    Judging open() {
        return rules.open();
    }

    /** What layouts and turns are worth under the variant. */
    public Worth worth() {
        return layouts;
    }

    LayoutPoints layouts() {
        return layouts;
    }

    /** The points in an extra game that decides a tie. */
    LayoutPoints tieBreakLayouts() {
        return new LayoutPoints(rules, settings.tieBreak(), variant.table(HouseTable.NAME));
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
    public int points(Compartments layout) {
        return points(layout.first(), layout.second(), layout.third(), layout.fourth());
    }

    @Override
    public int points(int first, int second, int third, int fourth) {
        int known = layouts.known(first, second, third, fourth);
        return known != LayoutPoints.UNKNOWN
                ? known
                : ask(new Compartments(first, second, third, fourth));
    }

    private int ask(Compartments layout) {
        if (!layouts.possible(layout)) {
            throw new IllegalArgumentException(
                    "layout " + layout + " is impossible with " + settings.discs() + " discs");
        }
        return layouts.ask(layout);
    }

    @Override
    public Optional<TableFill> fill() {
        return Optional.of(layouts.fill());
    }

    @Override
    public Reading<Score> score(Compartments layout, Compartments bonus) {
        List<Problem> problems = new ArrayList<>();
        refuse(layout, problems);
        if (!bonus.equals(Compartments.EMPTY)) {
            int extra =
                    problems.isEmpty() && layouts.points(layout) == layouts.highestScore()
                            ? settings.mostBonusDiscs()
                            : 0;
            refuse(
                    judging -> new ExtraQuestion(judging.findings(), bonus, extra > 0, extra),
                    bonus,
                    extra,
                    problems);
        }
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        try (Judging judging = rules.open()) {
            int points =
                    judging.put(LayoutPoints.alone(judging.findings(), settings, layout, bonus))
                            .points();
            Map<String, String> cells = new LinkedHashMap<>();
            for (int i = 0; i < Compartments.COUNT; i++) {
                cells.put(COLUMNS.get(i), String.valueOf(layout.at(i)));
            }
            cells.put("points", String.valueOf(points));
            cells.put("problem", "");
            return Reading.of(new Score(points, cells, rules.rulings(judging.findings())));
        }
    }

    @Override
    public Reading<Score> score(List<String> arguments) {
        List<String> words = new ArrayList<>();
        for (String argument : arguments) {
            words.addAll(List.of(argument.strip().split("[,/ ]+", -1)));
        }
        if (words.size() != 4 && words.size() != 8) {
            return Reading.failed(
                    Problem.of("wrong-number-of-arguments", Where.UNKNOWN)
                            .withValue(String.join(" ", arguments))
                            .withAllowed("c2 c3 c4 c1 [b2 b3 b4 b1]"));
        }
        List<Problem> problems = new ArrayList<>();
        int[] numbers = new int[8];
        for (int i = 0; i < words.size(); i++) {
            numbers[i] = number(words.get(i), i, problems);
        }
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        return score(
                new Compartments(numbers[0], numbers[1], numbers[2], numbers[3]),
                new Compartments(numbers[4], numbers[5], numbers[6], numbers[7]));
    }

    private int number(String word, int place, List<Problem> problems) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            problems.add(
                    Problem.of("not-a-whole-number", Where.UNKNOWN.path("/" + place))
                            .withValue(word)
                            .withAllowed("0–" + settings.discs()));
            return 0;
        }
    }

    private void refuse(Compartments layout, List<Problem> problems) {
        refuse(
                judging -> new LayoutQuestion(judging.findings(), layout, settings.discs()),
                layout,
                settings.discs(),
                problems);
    }

    /** Lets the rules refuse impossible counts. */
    private void refuse(
            Function<Judging, Counted> question,
            Compartments counts,
            int most,
            List<Problem> problems) {
        try (Judging judging = rules.open()) {
            judging.put(question.apply(judging));
            for (Ruling ruling : rules.rulings(judging.findings())) {
                if (ruling.kind() == Ruling.Kind.FORBIDS) {
                    problems.add(
                            Problem.of(code(ruling.rule()), Where.UNKNOWN.path(ruling.pointer()))
                                    .withValue(counts + facts(ruling))
                                    .withAllowed("0–" + most)
                                    .withRule(ruling.rule()));
                }
            }
        }
    }

    private static String facts(Ruling ruling) {
        StringBuilder out = new StringBuilder();
        for (Because fact : ruling.because()) {
            out.append(out.isEmpty() ? " (" : ", ")
                    .append(fact.name())
                    .append(' ')
                    .append(fact.value());
        }
        return out.isEmpty() ? "" : out.append(')').toString();
    }

    /** The problem code of a refusing rule: the last part of its id. */
    private static String code(String rule) {
        return rule.substring(rule.lastIndexOf('.') + 1);
    }

    @Override
    public Stream<List<String>> questions() {
        return new DistinguishingLayouts(settings).all();
    }

    @Override
    public ByteBatch batch(RowSink out) {
        return new Rows(out);
    }

    /** One row in, one row out. */
    private final class Rows implements ByteBatch {
        private final RowSink out;
        private final StringBuilder row = new StringBuilder(64);
        private @Nullable PlainLayouts plain;

        Rows(RowSink out) {
            this.out = out;
        }

        @Override
        public boolean row(String line) {
            String[] cells = line.split(",", -1);
            int[] numbers = new int[Compartments.COUNT];
            String problem = cells.length == Compartments.COUNT ? "" : "wrong-number-of-columns";
            for (int i = 0; i < Compartments.COUNT && problem.isEmpty(); i++) {
                try {
                    numbers[i] = Integer.parseInt(cells[i].strip());
                } catch (NumberFormatException e) {
                    problem = "not-a-whole-number";
                }
            }
            Compartments layout = new Compartments(numbers[0], numbers[1], numbers[2], numbers[3]);
            if (problem.isEmpty() && (layout.least() < 0 || layout.total() > settings.discs())) {
                List<Problem> problems = new ArrayList<>();
                refuse(layout, problems);
                problem = problems.isEmpty() ? "" : problems.get(0).code();
            }
            row.setLength(0);
            for (int i = 0; i < Compartments.COUNT; i++) {
                row.append(i < cells.length ? cells[i].strip() : "").append(',');
            }
            if (problem.isEmpty()) {
                row.append(layouts.points(layout));
            }
            out.row(row.append(',').append(problem));
            return problem.isEmpty();
        }

        @Override
        public void plain(RowBytes rows) {
            PlainLayouts known = plain;
            if (known == null) {
                known = new PlainLayouts(layouts, settings.discs(), out);
                plain = known;
            }
            known.answer(rows);
        }

        @Override
        public void unreadable(String code) {
            out.row(",".repeat(RESULT.size() - 1) + code);
        }

        @Override
        public boolean end() {
            return true;
        }
    }
}
