package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Where;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.CutRows;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Questions;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.EndScore;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardScoring;
import org.pubgames.shuffleboard.Side;

/**
 * What an end is worth under one variant. Safe to share between threads.
 *
 * <p>A question is the discs on the board: as arguments {@code a:3,9} (measured, inches) or {@code
 * a:10-off} (called), {@code b:3,104@a1} (on that disc), {@code a:3#2} (the second nearest to the
 * end), in a batch one disc a row. An answer has the points of both sides; the score's points are
 * their sum.
 */
public final class EndScoring implements ShuffleboardScoring, CutRows, Questions {

    static final List<String> COLUMNS = List.of("end", "side", "x", "y");
    private static final List<String> RESULT = List.of("end", "a", "b", "problem");

    /** A place, its rank of nearness, and the disc it is on. */
    private static final Pattern PLACE =
            Pattern.compile("(.*?)(?:#(\\d{1,3}))?(?:@(\\w{1,9}))?", Pattern.DOTALL);

    private final VariantRules<?> rules;
    private final PlayedGame played;
    private final CountPhase count;
    private final DistinguishingEnds ends;

    EndScoring(VariantRules<?> rules, PlayedGame played) {
        this.rules = rules;
        this.played = played;
        MatchPhase match = new MatchPhase(played, played.mostPoints());
        this.count = new CountPhase(played, new PlacePhase(played), match);
        this.ends = new DistinguishingEnds(played);
    }

    /** The game that is scored. */
    public PlayedGame played() {
        return played;
    }

    @Override
    public Board board() {
        return played.board();
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
    public Reading<List<Disc>> layout(List<Laid> discs) {
        try (Judging judging = rules.open()) {
            List<Disc> lying = count.layout(discs, judging);
            return judging.findings().forbidden()
                    ? Reading.failed(refusals(rules.rulings(judging.findings())))
                    : Reading.of(List.copyOf(lying));
        }
    }

    @Override
    public Reading<Score> end(List<Laid> discs) {
        try (Judging judging = rules.open()) {
            List<Disc> lying = count.layout(discs, judging);
            EndScore score = EndScore.NONE;
            if (!judging.findings().forbidden()) {
                score = count.score(lying, EndScore.NONE, judging);
            }
            List<Ruling> rulings = rules.rulings(judging.findings());
            if (judging.findings().forbidden()) {
                return Reading.failed(refusals(rulings));
            }
            Map<String, String> cells = new LinkedHashMap<>();
            cells.put("a", String.valueOf(score.a()));
            cells.put("b", String.valueOf(score.b()));
            cells.put("problem", "");
            return Reading.of(new Score(score.a() + score.b(), cells, rulings));
        }
    }

    private static List<Problem> refusals(List<Ruling> rulings) {
        return rulings.stream().map(EndScoring::refusal).toList();
    }

    /** The facts that say which disc or whose: they are shown before what is wrong with it. */
    private static final Set<String> WHOSE = Set.of("disc", "side");

    private static Problem refusal(Ruling ruling) {
        String rule = ruling.rule();
        return Problem.of(
                        rule.substring(rule.lastIndexOf('.') + 1),
                        Where.UNKNOWN.path(ruling.pointer()))
                .withValue(
                        ruling.because().stream()
                                .filter(fact -> !(fact.value() instanceof List<?>))
                                .filter(fact -> !fact.name().equals("nearest"))
                                .filter(fact -> !fact.name().equals("bounds"))
                                .filter(fact -> !fact.name().equals("most"))
                                .sorted(Comparator.comparing(fact -> !WHOSE.contains(fact.name())))
                                .map(fact -> written(fact.value()))
                                .collect(Collectors.joining(" ")))
                .withAllowed(
                        ruling.because().stream()
                                .filter(
                                        fact ->
                                                fact.value() instanceof List<?>
                                                        || fact.name().equals("bounds")
                                                        || fact.name().equals("most"))
                                .map(Because::value)
                                .map(EndScoring::listed)
                                .findFirst()
                                .orElse(""))
                .withSuggestion(ruling.fact("nearest").map(String::valueOf).orElse(""))
                .withRule(rule);
    }

    private static String written(Object value) {
        return value instanceof Enum<?> constant ? Names.written(constant) : String.valueOf(value);
    }

    private static String listed(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : String.valueOf(value);
    }

    @Override
    public Reading<Score> score(List<String> arguments) {
        return discs(arguments).fold(this::end, Reading::failed);
    }

    @Override
    public Reading<List<Laid>> discs(List<String> arguments) {
        List<Problem> problems = new ArrayList<>();
        List<Laid> discs = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            disc(arguments.get(i), Where.UNKNOWN.path("/" + i), problems).ifPresent(discs::add);
        }
        return problems.isEmpty() ? Reading.of(List.copyOf(discs)) : Reading.failed(problems);
    }

    private static Optional<Laid> disc(String argument, Where where, List<Problem> problems) {
        int colon = argument.indexOf(':');
        String place = argument.substring(colon + 1).strip();
        Optional<Side> side = side(colon < 0 ? "" : argument.substring(0, colon));
        if (side.isEmpty() || place.isEmpty()) {
            problems.add(
                    Problem.of("disc-argument", where)
                            .withValue(argument)
                            .withAllowed("a:x,y, b:x,y, a:area, b:area, a:x,y@b1, a:area#1"));
            return Optional.empty();
        }
        Matcher parts = PLACE.matcher(place);
        if (!parts.matches()) {
            throw new IllegalStateException(place);
        }
        Optional<Integer> depth = Optional.ofNullable(parts.group(2)).map(Integer::valueOf);
        Optional<String> on = Optional.ofNullable(parts.group(3));
        String spot = parts.group(1);
        int comma = spot.indexOf(',');
        if (comma < 0) {
            return called(
                    new Place(Optional.empty(), Optional.empty(), Optional.of(spot), depth, on),
                    side.get(),
                    where,
                    problems);
        }
        Optional<BigDecimal> x = number(spot.substring(0, comma), where, problems);
        Optional<BigDecimal> y = number(spot.substring(comma + 1), where, problems);
        return x.isEmpty() || y.isEmpty()
                ? Optional.empty()
                : Optional.of(new Laid(side.get(), x, y, Optional.empty(), depth, on));
    }

    private static Optional<Laid> called(
            Place place, Side side, Where where, List<Problem> problems) {
        try {
            return Optional.of(Laid.at(side, place));
        } catch (ContradictoryFields e) {
            for (ContradictoryFields.Contradiction each : e.contradictions()) {
                problems.add(
                        Problem.of(
                                        "contradictory-fields",
                                        where.path(where.path() + "/" + each.component()))
                                .withValue(each.value())
                                .withAllowed(each.allowed()));
            }
            return Optional.empty();
        }
    }

    /** The side with a letter. */
    static Optional<Side> side(String letter) {
        return switch (letter.strip()) {
            case "a" -> Optional.of(Side.A);
            case "b" -> Optional.of(Side.B);
            default -> Optional.empty();
        };
    }

    /** A number as it is written. */
    static Optional<BigDecimal> number(String text, Where where, List<Problem> problems) {
        try {
            return Optional.of(new BigDecimal(text.strip()));
        } catch (NumberFormatException e) {
            problems.add(Problem.of("not-a-number", where).withValue(text.strip()));
            return Optional.empty();
        }
    }

    @Override
    public Stream<List<String>> questions() {
        return ends.all();
    }

    @Override
    public Batch batch(RowSink out) {
        return new EndRows(this::end, out);
    }

    @Override
    public int lastCut(byte[] bytes, int from, int to) {
        return EndRows.lastCut(bytes, from, to);
    }
}
