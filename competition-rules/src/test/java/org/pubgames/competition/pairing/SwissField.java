package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The entrants of a Swiss as a tournament goes on; written by numbers from 1. */
final class SwissField {

    private final List<Line> lines = new ArrayList<>();

    /** One entrant's history. */
    private static final class Line {
        int score;
        final Set<Integer> met = new LinkedHashSet<>();
        final List<Side> sides = new ArrayList<>();
        final List<ScoreFloat> floats = new ArrayList<>();
        int byes;
        boolean freeWin;
        int unplayed;
    }

    SwissField(int entrants) {
        for (int i = 0; i < entrants; i++) {
            lines.add(new Line());
        }
    }

    void lateEntry(int roundsMissed) {
        Line line = new Line();
        line.unplayed = roundsMissed;
        for (int i = 0; i < roundsMissed; i++) {
            line.floats.add(ScoreFloat.NONE);
        }
        lines.add(line);
    }

    int size() {
        return lines.size();
    }

    /** Games such as "1-5 1:0" or "1-5 =", "7 bye" and "7 absent"; all by the scores before it. */
    SwissField round(String... events) {
        List<Runnable> after = new ArrayList<>();
        for (String event : events) {
            String[] words = event.split(" ", -1);
            if (words[0].contains("-")) {
                String[] two = words[0].split("-", -1);
                int first = Integer.parseInt(two[0]) - 1;
                int second = Integer.parseInt(two[1]) - 1;
                int points =
                        switch (words[1]) {
                            case "1:0" -> 2;
                            case "=" -> 1;
                            default -> 0;
                        };
                after.add(played(first, second, points));
            } else {
                after.add(unplayed(Integer.parseInt(words[0]) - 1, words[1]));
            }
        }
        after.forEach(Runnable::run);
        return this;
    }

    Runnable played(int first, int second, int points) {
        Line one = lines.get(first);
        Line other = lines.get(second);
        one.floats.add(floated(one, other));
        other.floats.add(floated(other, one));
        return () -> {
            one.score += points;
            other.score += 2 - points;
            one.met.add(second);
            other.met.add(first);
            one.sides.add(Side.FIRST);
            other.sides.add(Side.SECOND);
        };
    }

    private static ScoreFloat floated(Line one, Line other) {
        int difference = one.score - other.score;
        return difference == 0 ? ScoreFloat.NONE : difference > 0 ? ScoreFloat.DOWN : ScoreFloat.UP;
    }

    Runnable unplayed(int entrant, String how) {
        Line line = lines.get(entrant);
        return () -> {
            line.unplayed++;
            line.floats.add(how.equals("absent") ? ScoreFloat.NONE : ScoreFloat.DOWN);
            switch (how) {
                case "bye" -> {
                    line.score += 2;
                    line.byes++;
                }
                case "win" -> {
                    line.score += 2;
                    line.freeWin = true;
                }
                case "half" -> line.score++;
                default -> {}
            }
        };
    }

    /** All but the absent. */
    List<SwissEntrant> present(int... absent) {
        List<SwissEntrant> present = new ArrayList<>();
        for (int number = 0; number < lines.size(); number++) {
            int printed = number + 1;
            if (Arrays.stream(absent).noneMatch(missing -> missing == printed)) {
                Line line = lines.get(number);
                present.add(
                        new SwissEntrant(
                                number,
                                line.score,
                                line.met,
                                line.sides,
                                line.byes,
                                line.freeWin,
                                line.floats,
                                line.unplayed));
            }
        }
        return present;
    }

    static List<String> printed(Round round) {
        List<String> printed = new ArrayList<>();
        for (Pair pair : round.pairs()) {
            printed.add((pair.first() + 1) + "-" + (pair.second() + 1));
        }
        round.bye().ifPresent(number -> printed.add("bye " + (number + 1)));
        return printed;
    }
}
