package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/**
 * All rounds of a small field, tried one by one, each judged by its counts in the order of the
 * rules. Written apart from the pairing.
 */
final class SwissOracle {

    private static final int SIDES = 3;
    private static final int FLOATS = 4;

    private final SwissOptions options;
    private final List<SwissEntrant> table = new ArrayList<>();
    private final int widest;
    private final int[] now;
    private final int[] opponent;
    private int @Nullable [] least;
    private Set<String> best = Set.of();

    private SwissOracle(List<SwissEntrant> present, SwissOptions options) {
        this.options = options;
        table.addAll(present);
        table.sort(
                (one, other) ->
                        one.score() != other.score()
                                ? other.score() - one.score()
                                : one.number() - other.number());
        int size = table.size();
        widest = size == 0 ? 0 : table.get(0).score() - table.get(size - 1).score();
        now = new int[2 + widest + SIDES + FLOATS + 1 + size];
        opponent = new int[size];
        Arrays.fill(opponent, -1);
    }

    /** The pairs of the best round as "better-worse" and "bye-number", empty if there is none. */
    static Set<String> best(List<SwissEntrant> present, SwissOptions options) {
        SwissOracle oracle = new SwissOracle(present, options);
        oracle.tryFrom(0, present.size() % 2 == 0);
        return oracle.best;
    }

    static Set<String> pairs(Round round, List<SwissEntrant> present) {
        Set<String> pairs = new TreeSet<>();
        for (Pair pair : round.pairs()) {
            boolean swap = before(present, pair.second(), pair.first());
            pairs.add(
                    swap ? pair.second() + "-" + pair.first() : pair.first() + "-" + pair.second());
        }
        round.bye().ifPresent(number -> pairs.add("bye-" + number));
        return pairs;
    }

    private static boolean before(List<SwissEntrant> present, int one, int other) {
        int ones = scoreOf(present, one);
        int others = scoreOf(present, other);
        return ones != others ? ones > others : one < other;
    }

    private static int scoreOf(List<SwissEntrant> present, int number) {
        return present.stream().filter(e -> e.number() == number).findFirst().orElseThrow().score();
    }

    private void tryFrom(int from, boolean byeGiven) {
        int one = from;
        while (one < opponent.length && opponent[one] >= 0) {
            one++;
        }
        if (one == opponent.length) {
            keepIfBetter();
            return;
        }
        for (int other = one + 1; other < opponent.length; other++) {
            if (opponent[other] < 0 && legal(table.get(one), table.get(other))) {
                opponent[one] = other;
                opponent[other] = one;
                count(one, other, 1);
                tryFrom(one + 1, byeGiven);
                count(one, other, -1);
                opponent[one] = -1;
                opponent[other] = -1;
            }
        }
        SwissEntrant alone = table.get(one);
        if (!byeGiven && alone.byesHad() < 1 && !alone.scoredWithoutPlaying()) {
            opponent[one] = one;
            countBye(one, 1);
            tryFrom(one + 1, true);
            countBye(one, -1);
            opponent[one] = -1;
        }
    }

    private void keepIfBetter() {
        if (least != null && Arrays.compare(now, least) >= 0) {
            return;
        }
        least = now.clone();
        best = new TreeSet<>();
        for (int place = 0; place < opponent.length; place++) {
            int number = table.get(place).number();
            if (opponent[place] == place) {
                best.add("bye-" + number);
            } else if (opponent[place] > place) {
                best.add(number + "-" + table.get(opponent[place]).number());
            }
        }
    }

    boolean legal(SwissEntrant one, SwissEntrant other) {
        if (one.met().contains(other.number()) || other.met().contains(one.number())) {
            return false;
        }
        String ones = letters(one);
        String others = letters(other);
        return options.sides() != Sides.BOUND
                || (allowed(ones + "F") && allowed(others + "S"))
                || (allowed(ones + "S") && allowed(others + "F"));
    }

    /** Whether the last side of these was allowed. */
    static boolean allowed(String sides) {
        if (sides.endsWith("FFF") || sides.endsWith("SSS")) {
            return false;
        }
        long first = sides.chars().filter(side -> side == 'F').count();
        long second = sides.length() - first;
        return sides.endsWith("F") ? first - second <= 2 : second - first <= 2;
    }

    static String letters(SwissEntrant entrant) {
        StringBuilder letters = new StringBuilder();
        entrant.sides().forEach(side -> letters.append(side == Side.FIRST ? 'F' : 'S'));
        return letters.toString();
    }

    private void count(int better, int worse, int by) {
        SwissEntrant one = table.get(better);
        SwissEntrant other = table.get(worse);
        int difference = one.score() - other.score();
        if (difference > 0) {
            now[2 + widest - difference] += by;
            floats(one, ScoreFloat.DOWN, 0, by);
            floats(other, ScoreFloat.UP, 1, by);
        }
        if (options.sides() != Sides.IGNORED) {
            String ones = wish(letters(one));
            String others = wish(letters(other));
            int strength = Math.min(ones.charAt(1), others.charAt(1)) - '0';
            if (strength > 0 && ones.charAt(0) == others.charAt(0)) {
                now[2 + widest] += strength == 3 ? by : 0;
                now[2 + widest + 1] += by;
                now[2 + widest + 2] += strength >= 2 ? by : 0;
            }
        }
        now[2 + widest + SIDES + FLOATS + 1 + better] += by * wanted(better).indexOf(worse);
    }

    private void countBye(int place, int by) {
        SwissEntrant entrant = table.get(place);
        now[0] += by * entrant.score();
        now[1] += by * entrant.unplayedRounds();
        floats(entrant, ScoreFloat.DOWN, 0, by);
        now[2 + widest + SIDES + FLOATS] += by * (table.size() - place);
    }

    private void floats(SwissEntrant entrant, ScoreFloat direction, int column, int by) {
        List<ScoreFloat> had = entrant.floats();
        for (int ago = 1; ago <= 2 && options.floats(); ago++) {
            if (had.size() >= ago && had.get(had.size() - ago) == direction) {
                now[2 + widest + SIDES + column + 2 * (ago - 1)] += by;
            }
        }
    }

    /** The side wished for, and how much from 0 to 3. */
    static String wish(String had) {
        if (had.isEmpty()) {
            return "F0";
        }
        int more = 0;
        for (int round = 0; round < had.length(); round++) {
            more += had.charAt(round) == 'F' ? 1 : -1;
        }
        String turned = had.endsWith("F") ? "S" : "F";
        if (had.endsWith("FF") || had.endsWith("SS")) {
            return turned + 3;
        }
        if (more == 0) {
            return turned + 1;
        }
        return (more > 0 ? "S" : "F") + (Math.abs(more) == 1 ? 2 : 3);
    }

    /** Whom one should meet, the best first. */
    private List<Integer> wanted(int better) {
        int score = table.get(better).score();
        int from = 0;
        int to = 0;
        for (SwissEntrant entrant : table) {
            from += entrant.score() > score ? 1 : 0;
            to += entrant.score() >= score ? 1 : 0;
        }
        int paired = to - from - from % 2;
        int middle = from + from % 2 + paired / 2;
        List<Integer> wanted = new ArrayList<>();
        for (int worse = Math.max(middle, better + 1); worse < to; worse++) {
            wanted.add(worse);
        }
        for (int worse = middle - 1; worse > better; worse--) {
            wanted.add(worse);
        }
        for (int worse = to; worse < table.size(); worse++) {
            wanted.add(worse);
        }
        return wanted;
    }
}
