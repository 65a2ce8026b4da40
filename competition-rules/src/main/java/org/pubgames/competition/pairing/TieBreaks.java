package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import org.pubgames.competition.pairing.MatchResult.Appearance;

/** The figures by which a table is ordered, from results; whole numbers only. */
public final class TieBreaks {

    private final int rounds;
    private final MatchPoints matchPoints;
    private final UnplayedCount unplayedCount;
    private final List<List<Row>> rows = new ArrayList<>();
    private int[] totals = {};

    /** One round of one entrant; without an opponent {@code opponent} is -1. */
    private record Row(
            int round,
            int opponent,
            int points,
            int against,
            int scored,
            int conceded,
            boolean played,
            boolean open,
            boolean voluntary) {}

    /** What a round adds to Buchholz. */
    private record Share(int points, boolean voluntary) {}

    private TieBreaks(int rounds, MatchPoints matchPoints, UnplayedCount unplayedCount) {
        this.rounds = rounds;
        this.matchPoints = matchPoints;
        this.unplayedCount = unplayedCount;
    }

    /**
     * The figures of all entrants.
     *
     * @param entrants how many; they are numbered from 0
     * @param rounds how many rounds count; in a round of which nothing is known of an entrant it
     *     was absent on purpose and got nothing
     * @param results of the matches; several of one entrant in one round all count
     * @param unplayed rounds without an opponent
     * @return for each entrant its figures
     */
    public static List<Figures> figures(
            int entrants,
            int rounds,
            MatchPoints matchPoints,
            UnplayedCount unplayedCount,
            List<MatchResult> results,
            List<UnplayedRound> unplayed) {
        TieBreaks table = new TieBreaks(rounds, matchPoints, unplayedCount);
        for (int entrant = 0; entrant < entrants; entrant++) {
            table.rows.add(new ArrayList<>());
        }
        results.forEach(table::add);
        for (UnplayedRound round : unplayed) {
            table.rows
                    .get(round.entrant())
                    .add(
                            new Row(
                                    round.round(),
                                    -1,
                                    round.points(),
                                    0,
                                    0,
                                    0,
                                    false,
                                    false,
                                    round.voluntary()));
        }
        table.rows.forEach(table::fill);
        table.totals =
                table.rows.stream()
                        .mapToInt(all -> all.stream().mapToInt(Row::points).sum())
                        .toArray();
        List<Figures> figures = new ArrayList<>();
        for (int entrant = 0; entrant < entrants; entrant++) {
            figures.add(table.of(entrant));
        }
        return List.copyOf(figures);
    }

    /**
     * Parts those who are level by a figure, the largest first.
     *
     * @return lists of those who are still level, in the order given
     */
    public static List<List<Integer>> split(List<Integer> level, ToLongFunction<Integer> figure) {
        TreeMap<Long, List<Integer>> parts = new TreeMap<>(Comparator.reverseOrder());
        for (Integer entrant : level) {
            parts.computeIfAbsent(figure.applyAsLong(entrant), key -> new ArrayList<>())
                    .add(entrant);
        }
        return parts.values().stream().map(List::copyOf).toList();
    }

    private void add(MatchResult result) {
        Pair pair = result.pair();
        boolean played = result.wasPlayed();
        boolean open = result.appearance() == Appearance.OPEN;
        rows.get(pair.first())
                .add(
                        new Row(
                                result.round(),
                                pair.second(),
                                result.firstPoints(),
                                result.secondPoints(),
                                result.firstScored(),
                                result.secondScored(),
                                played,
                                open,
                                !played && !open && result.appearance() != Appearance.FIRST_ONLY));
        rows.get(pair.second())
                .add(
                        new Row(
                                result.round(),
                                pair.first(),
                                result.secondPoints(),
                                result.firstPoints(),
                                result.secondScored(),
                                result.firstScored(),
                                played,
                                open,
                                !played && !open && result.appearance() != Appearance.SECOND_ONLY));
    }

    private void fill(List<Row> known) {
        for (int round = 1; round <= rounds; round++) {
            int missing = round;
            if (known.stream().noneMatch(row -> row.round() == missing)) {
                known.add(new Row(round, -1, 0, 0, 0, 0, false, false, true));
            }
        }
        known.sort(Comparator.comparingInt(Row::round));
    }

    private Figures of(int entrant) {
        List<Share> shares = new ArrayList<>();
        int wins = 0;
        int won = 0;
        int played = 0;
        int sonnebornBerger = 0;
        int koya = 0;
        for (Row row : rows.get(entrant)) {
            boolean win =
                    row.opponent() < 0
                            ? row.points() >= matchPoints.win()
                            : row.points() > row.against();
            int share = row.played() ? scoreForOpponents(row.opponent()) : unplayed(entrant, row);
            if (counts(row)) {
                shares.add(new Share(share, row.voluntary()));
            }
            wins += win ? 1 : 0;
            won += win && row.played() ? 1 : 0;
            played += row.played() ? 1 : 0;
            sonnebornBerger += share * row.points();
            koya += row.opponent() >= 0 && isInUpperHalf(row.opponent()) ? row.points() : 0;
        }
        int buchholz = shares.stream().mapToInt(Share::points).sum();
        int cut1 = buchholz - cut(shares);
        int median = cut1 - shares.stream().mapToInt(Share::points).max().orElse(0);
        List<Row> all = rows.get(entrant);
        return new Figures(
                points(entrant),
                wins,
                won,
                played,
                all.stream().mapToInt(Row::scored).sum(),
                all.stream().mapToInt(Row::conceded).sum(),
                buchholz,
                cut1,
                median,
                sonnebornBerger,
                koya);
    }

    /** Whether a round adds to Buchholz: not while its match is still to be played. */
    private boolean counts(Row row) {
        return !row.open() && (row.opponent() >= 0 || unplayedCount != UnplayedCount.AS_PAIRED);
    }

    /** Takes the share away that is cut first. */
    private int cut(List<Share> shares) {
        if (shares.isEmpty()) {
            return 0;
        }
        boolean voluntaryFirst = unplayedCount == UnplayedCount.FIDE_2024;
        Share first =
                shares.stream()
                        .min(
                                Comparator.<Share, Boolean>comparing(
                                                share -> !(voluntaryFirst && share.voluntary()))
                                        .thenComparingInt(Share::points))
                        .orElseThrow();
        shares.remove(first);
        return first.points();
    }

    private int points(int entrant) {
        return totals[entrant];
    }

    private boolean isInUpperHalf(int entrant) {
        return 2 * points(entrant) >= rounds * matchPoints.win();
    }

    private int scoreForOpponents(int entrant) {
        if (unplayedCount != UnplayedCount.FIDE_2024) {
            return points(entrant);
        }
        int last =
                rows.get(entrant).stream()
                        .filter(row -> !row.voluntary())
                        .mapToInt(Row::round)
                        .max()
                        .orElse(0);
        return rows.get(entrant).stream()
                .mapToInt(
                        row ->
                                row.round() > last && row.opponent() < 0
                                        ? matchPoints.draw()
                                        : row.points())
                .sum();
    }

    private int unplayed(int entrant, Row unplayed) {
        return switch (unplayedCount) {
            case FIDE_2024 -> points(entrant);
            case FIDE_2023 -> virtual(entrant, unplayed);
            case LAST_PLACED -> lowest();
            case AS_PAIRED -> unplayed.opponent() < 0 ? 0 : points(unplayed.opponent());
            case ZERO -> 0;
        };
    }

    private int virtual(int entrant, Row unplayed) {
        int before =
                rows.get(entrant).stream()
                        .filter(row -> row.round() < unplayed.round())
                        .mapToInt(Row::points)
                        .sum();
        int missing = matchPoints.win() - unplayed.points();
        return before + missing + matchPoints.draw() * (rounds - unplayed.round());
    }

    private int lowest() {
        int lowest = points(0);
        for (int entrant = 1; entrant < rows.size(); entrant++) {
            lowest = Math.min(lowest, points(entrant));
        }
        return lowest;
    }
}
