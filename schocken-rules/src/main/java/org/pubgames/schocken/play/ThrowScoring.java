package org.pubgames.schocken.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.TableFill;
import org.pubgames.core.Where;
import org.pubgames.core.spi.ByteBatch;
import org.pubgames.core.spi.CutRows;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Questions;
import org.pubgames.core.spi.RowBytes;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenScoring;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;
import org.pubgames.schocken.rules.Place;

/** The rules are asked each question once; the answers are kept. */
public final class ThrowScoring implements SchockenScoring, CutRows, Questions {

    private static final int PIPS = 6;

    /** The bits of a die. */
    private static final int MASK = 7;

    private static final int PLACES = 1 << 10;

    /** Bytes of a reference and of an answer in a heap of less than 32 GB. */
    private static final int REFERENCE = 4;

    private static final int ANSWER = 32;

    private static final String NO_NUMBER = "not-a-whole-number";
    private static final String FROM_HAND = "hand";
    private static final List<String> COLUMNS = List.of("d1", "d2", "d3");
    private static final List<String> RESULT =
            List.of("d1", "d2", "d3", "rank", "category", "discs", "problem");

    private final SchockenSettings settings;
    private final VariantRules<SchockenSettings> rules;
    private final ThrowRanks ranks;

    /** By the three dice and how they were thrown; two who ask the same make the same answer. */
    private final @Nullable Ranked[] answers = new @Nullable Ranked[PLACES];

    ThrowScoring(VariantRules<SchockenSettings> rules) {
        this.settings = rules.settings();
        this.rules = rules;
        this.ranks = new ThrowRanks(rules, settings);
    }

    /** What throws are worth, as the referee asks it. */
    public ThrowRanks ranks() {
        return ranks;
    }

    @Override
    public Ranked rank(List<Integer> dice, boolean fromHand) {
        check(dice);
        return rank(dice.get(0), dice.get(1), dice.get(2), fromHand);
    }

    @Override
    public Ranked rank(int first, int second, int third, boolean fromHand) {
        int place = (first << 7) | (second << 4) | (third << 1) | (fromHand ? 1 : 0);
        // A place is no more than a number: where no throw can be, no answer is ever kept.
        Ranked known = ((first | second | third) & ~MASK) == 0 ? answers[place] : null;
        return known != null ? known : ask(first, second, third, fromHand, place);
    }

    private Ranked ask(int first, int second, int third, boolean fromHand, int place) {
        check(List.of(first, second, third));
        List<Integer> sorted = Hand.sorted(List.of(first, second, third));
        Worth worth = ranks.worth(sorted, fromHand);
        int rank = ranks.rank(sorted, fromHand);
        Ranked found = new Ranked(rank, worth.category(), worth.all(), worth.discs());
        answers[place] = found;
        return found;
    }

    @Override
    public Optional<TableFill> fill() {
        long start = System.nanoTime();
        int count = 0;
        for (int first = 1; first <= PIPS; first++) {
            for (int second = 1; second <= PIPS; second++) {
                for (int third = 1; third <= PIPS; third++) {
                    rank(first, second, third, true);
                    rank(first, second, third, false);
                    count += 2;
                }
            }
        }
        return Optional.of(
                new TableFill(
                        count,
                        (long) answers.length * REFERENCE + (long) count * ANSWER,
                        Duration.ofNanos(System.nanoTime() - start)));
    }

    private static void check(List<Integer> dice) {
        if (dice.size() != Hand.DICE || !Place.impossible(dice).isEmpty()) {
            throw new IllegalArgumentException(dice + " are not three dice from 1 to 6");
        }
    }

    @Override
    public int compare(
            List<Integer> one, boolean oneFromHand, List<Integer> other, boolean otherFromHand) {
        check(one);
        check(other);
        return ranks.worth(Hand.sorted(one), oneFromHand)
                .compareTo(ranks.worth(Hand.sorted(other), otherFromHand));
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
    public Reading<Score> score(List<String> arguments) {
        List<String> words = new ArrayList<>();
        for (String argument : arguments) {
            words.addAll(List.of(argument.strip().split("[,/ ]+|(?<=\\d)-(?=\\d)", -1)));
        }
        boolean fromHand = true;
        if (words.size() == Hand.DICE + 1 && problem(words.get(Hand.DICE)).equals(NO_NUMBER)) {
            String how = words.remove(Hand.DICE).toLowerCase(Locale.ROOT);
            fromHand = !how.equals(BUILT);
            if (fromHand && !how.equals(FROM_HAND)) {
                return Reading.failed(
                        Problem.of("unknown-word", Where.UNKNOWN.path("/3"))
                                .withValue(how)
                                .withAllowed(FROM_HAND + ", " + BUILT));
            }
        }
        if (words.size() != Hand.DICE) {
            return Reading.failed(
                    Problem.of("wrong-number-of-arguments", Where.UNKNOWN)
                            .withValue(String.join(" ", arguments))
                            .withAllowed("d1 d2 d3 [" + FROM_HAND + "|" + BUILT + "]"));
        }
        List<Problem> problems = new ArrayList<>();
        List<Integer> dice = new ArrayList<>();
        for (int i = 0; i < Hand.DICE; i++) {
            String code = problem(words.get(i));
            if (code.isEmpty()) {
                dice.add(Integer.parseInt(words.get(i)));
            } else {
                problems.add(
                        Problem.of(code, Where.UNKNOWN.path("/" + i))
                                .withValue(words.get(i))
                                .withAllowed("1–6")
                                .withRule("schocken.report.pips-thrown"));
            }
        }
        return problems.isEmpty() ? answer(dice, fromHand) : Reading.failed(problems);
    }

    private Reading<Score> answer(List<Integer> dice, boolean fromHand) {
        List<Integer> sorted = Hand.sorted(dice);
        Ranked ranked = rank(sorted, fromHand);
        Map<String, String> cells = new LinkedHashMap<>();
        for (int i = 0; i < Hand.DICE; i++) {
            cells.put(COLUMNS.get(i), String.valueOf(dice.get(i)));
        }
        cells.put("rank", String.valueOf(ranked.rank()));
        cells.put("category", ranked.category().name());
        cells.put("discs", discs(ranked));
        cells.put("problem", "");
        try (Judging judging = rules.open()) {
            judging.put(ThrowRanks.question(judging, "", sorted, fromHand, settings));
            int points = ranked.all() ? settings.discs() : ranked.discs();
            return Reading.of(new Score(points, cells, rules.rulings(judging.findings())));
        }
    }

    private static String discs(Ranked ranked) {
        return ranked.all() ? ALL : String.valueOf(ranked.discs());
    }

    private static String problem(String word) {
        if (!word.matches("-?[0-9]+")) {
            return NO_NUMBER;
        }
        return word.matches("[1-6]") ? "" : "impossible-pips";
    }

    @Override
    public Stream<List<String>> questions() {
        return DistinguishingThrows.all();
    }

    @Override
    public ByteBatch batch(RowSink out) {
        return new Rows(out);
    }

    /** One row in, one row out. */
    private final class Rows implements ByteBatch {
        private final RowSink out;
        private final StringBuilder row = new StringBuilder(64);
        private @Nullable PlainThrows plain;

        Rows(RowSink out) {
            this.out = out;
        }

        @Override
        public boolean row(String line) {
            String[] cells = line.split(",", -1);
            String problem = cells.length == Hand.DICE ? "" : "wrong-number-of-columns";
            for (int i = 0; i < Hand.DICE && problem.isEmpty(); i++) {
                problem = problem(cells[i].strip());
            }
            row.setLength(0);
            for (int i = 0; i < Hand.DICE; i++) {
                row.append(i < cells.length ? cells[i].strip() : "").append(',');
            }
            if (problem.isEmpty()) {
                row.append(
                        ranked(
                                Integer.parseInt(cells[0].strip()),
                                Integer.parseInt(cells[1].strip()),
                                Integer.parseInt(cells[2].strip())));
            } else {
                row.append(",,");
            }
            out.row(row.append(',').append(problem));
            return problem.isEmpty();
        }

        private String ranked(int first, int second, int third) {
            Ranked ranked = rank(first, second, third, true);
            return ranked.rank() + "," + ranked.category() + "," + discs(ranked);
        }

        @Override
        public void plain(RowBytes rows) {
            PlainThrows known = plain;
            if (known == null) {
                known =
                        new PlainThrows(
                                (first, second, third) ->
                                        first
                                                + ","
                                                + second
                                                + ","
                                                + third
                                                + ","
                                                + ranked(first, second, third)
                                                + ",",
                                out);
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
