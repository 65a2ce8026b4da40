package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The figures of a table as somebody would do them by hand on a sheet: one row for each entrant,
 * one cell for each round, points in decimals (exact: all are quarters). Written apart from the
 * figures.
 *
 * <p>A cell is the opponent from 1 and a letter: W D L for a match that was played, + and - for one
 * that was not, 0 and U for a bye by pairing, H for half a point asked for, Z for nothing.
 */
final class StandingsSheet {

    private final List<String[]> rows = new ArrayList<>();

    StandingsSheet(int entrants, int rounds) {
        for (int i = 0; i < entrants; i++) {
            String[] row = new String[rounds];
            Arrays.fill(row, "0Z");
            rows.add(row);
        }
    }

    void write(int entrant, int round, String cell) {
        rows.get(entrant)[round] = cell;
    }

    static double worth(String cell) {
        return switch (letter(cell)) {
            case 'W', '+', 'U' -> 1;
            case 'D', 'H' -> 0.5;
            default -> 0;
        };
    }

    private static char letter(String cell) {
        return cell.charAt(cell.length() - 1);
    }

    private static int opponent(String cell) {
        return Integer.parseInt(cell.substring(0, cell.length() - 1));
    }

    private static boolean played(String cell) {
        return "WDL".indexOf(letter(cell)) >= 0;
    }

    private static boolean stayedAway(String cell) {
        return "HZ-".indexOf(letter(cell)) >= 0;
    }

    double points(int entrant) {
        double points = 0;
        for (String cell : rows.get(entrant)) {
            points += worth(cell);
        }
        return points;
    }

    long count(int entrant, String letters) {
        return Arrays.stream(rows.get(entrant))
                .filter(cell -> letters.indexOf(letter(cell)) >= 0)
                .count();
    }

    private double asOpponent(int entrant, UnplayedCount how) {
        if (how != UnplayedCount.FIDE_2024) {
            return points(entrant);
        }
        // From the end back: what was left unplayed by will is half a point, but not a lost
        // walk-over.
        double points = points(entrant);
        String[] row = rows.get(entrant);
        for (int round = row.length - 1; round >= 0 && stayedAway(row[round]); round--) {
            if (opponent(row[round]) == 0) {
                points += 0.5 - worth(row[round]);
            }
        }
        return points;
    }

    private double column(int entrant, int round, UnplayedCount how) {
        String[] row = rows.get(entrant);
        if (played(row[round])) {
            return asOpponent(opponent(row[round]) - 1, how);
        }
        return switch (how) {
            case ZERO -> 0;
            case AS_PAIRED -> opponent(row[round]) == 0 ? 0 : points(opponent(row[round]) - 1);
            case FIDE_2024 -> points(entrant);
            case LAST_PLACED -> {
                double last = Double.MAX_VALUE;
                for (int other = 0; other < rows.size(); other++) {
                    last = Math.min(last, points(other));
                }
                yield last;
            }
            case FIDE_2023 -> {
                double virtual = 1 - worth(row[round]);
                for (int before = 0; before < round; before++) {
                    virtual += worth(row[before]);
                }
                for (int after = round + 1; after < row.length; after++) {
                    virtual += 0.5;
                }
                yield virtual;
            }
        };
    }

    /** Buchholz, Cut-1 and Median. */
    double[] buchholz(int entrant, UnplayedCount how) {
        String[] row = rows.get(entrant);
        List<Double> all = new ArrayList<>();
        List<Double> byWill = new ArrayList<>();
        for (int round = 0; round < row.length; round++) {
            if (how == UnplayedCount.AS_PAIRED && opponent(row[round]) == 0) {
                continue;
            }
            all.add(column(entrant, round, how));
            if (stayedAway(row[round])) {
                byWill.add(column(entrant, round, how));
            }
        }
        double full = all.stream().mapToDouble(Double::doubleValue).sum();
        boolean exception = how == UnplayedCount.FIDE_2024 && !byWill.isEmpty();
        if (all.isEmpty()) {
            return new double[] {0, 0, 0};
        }
        Double least = Collections.min(exception ? byWill : all);
        all.remove(least);
        double largest = all.isEmpty() ? 0 : Collections.max(all);
        return new double[] {full, full - least, full - least - largest};
    }

    double sonnebornBerger(int entrant, UnplayedCount how) {
        double sum = 0;
        for (int round = 0; round < rows.get(entrant).length; round++) {
            sum += column(entrant, round, how) * worth(rows.get(entrant)[round]);
        }
        return sum;
    }

    double koya(int entrant) {
        double sum = 0;
        for (String cell : rows.get(entrant)) {
            int opponent = opponent(cell);
            if (opponent > 0 && points(opponent - 1) >= rows.get(entrant).length / 2.0) {
                sum += worth(cell);
            }
        }
        return sum;
    }
}
