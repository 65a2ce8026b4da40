package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.DecidedBy;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;

/** What the tie-breaks count for each entrant, from the results that count. */
final class Figures {

    private final CompetitionState state;

    /** The matches of each entrant, and the points of them: tie-breaks ask for them very often. */
    private final Map<String, List<Pairing>> matches = new HashMap<>();

    private final Map<String, Integer> scores = new HashMap<>();

    Figures(CompetitionState state) {
        this.state = state;
        Set<String> counting =
                state.entrants().stream()
                        .filter(CompetitionEntrant::counts)
                        .map(CompetitionEntrant::player)
                        .collect(Collectors.toSet());
        for (Pairing each : state.pairings()) {
            if (each.result().isPresent() && counting.containsAll(each.sides())) {
                each.sides()
                        .forEach(
                                side ->
                                        matches.computeIfAbsent(side, name -> new ArrayList<>())
                                                .add(each));
            }
        }
    }

    /** One figure for each of those who are level, in the same order; more is better. */
    List<Integer> of(DecidedBy step, List<String> level) {
        return level.stream().map(player -> of(step, player, level)).toList();
    }

    private int of(DecidedBy step, String player, List<String> level) {
        return switch (step) {
            case LEFT -> state.entrant(player).map(Figures::staying).orElse(0);
            case POINTS -> points(player);
            case HEAD_TO_HEAD, MATCH_OF_TWO -> sum(player, Result::firstPoints, level::contains);
            case WINS -> sum(player, Figures::won, other -> true);
            case MUTUAL_GAMES -> sum(player, Figures::games, level::contains);
            case GAME_DIFFERENCE -> sum(player, Figures::games, other -> true);
            case POINT_DIFFERENCE ->
                    sum(player, own -> own.firstScore() - own.secondScore(), other -> true);
            case SONNEBORN_BERGER -> of(player).mapToInt(each -> taken(each, player)).sum();
            case BUCHHOLZ -> buchholz(player, 0, 0);
            case BUCHHOLZ_CUT_1 -> buchholz(player, 1, 0);
            case BUCHHOLZ_MEDIAN -> buchholz(player, 1, 1);
            case LOTS -> state.lots().isEmpty() ? 0 : -state.lots().indexOf(player);
            case SHARED -> 0;
        };
    }

    /** 2 for who has a place by the results; 1 for who has to be last; 0 where none counts. */
    private static int staying(CompetitionEntrant entrant) {
        return entrant.placedLast() ? entrant.counts() ? 1 : 0 : 2;
    }

    /** Points of the matches that count, with those of the organizer. */
    int points(String player) {
        return ofMatches(player) + state.entrant(player).map(CompetitionEntrant::decided).orElse(0);
    }

    /** Points taken from an opponent, as often as it has points itself. */
    private int taken(Pairing pairing, String player) {
        int own = pairing.seenBy(player).map(Result::firstPoints).orElse(0);
        return own * ofMatches(pairing.opponent(player));
    }

    /** The points of all opponents but some who have least and some who have most. */
    private int buchholz(String player, int least, int most) {
        List<Integer> scores =
                of(player).map(each -> ofMatches(each.opponent(player))).sorted().toList();
        return scores.stream()
                .skip(least)
                .limit(Math.max(0, scores.size() - least - most))
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Points of the matches that count, without those of the organizer. */
    private int ofMatches(String player) {
        return scores.computeIfAbsent(
                player, name -> sum(name, Result::firstPoints, other -> true));
    }

    private static int won(Result own) {
        return own.firstPoints() > own.secondPoints() ? 1 : 0;
    }

    private static int games(Result own) {
        return own.firstGames() - own.secondGames();
    }

    private int sum(String player, ToIntFunction<Result> counted, Predicate<String> opponents) {
        return of(player)
                .filter(each -> opponents.test(each.opponent(player)))
                .mapToInt(each -> each.seenBy(player).map(counted::applyAsInt).orElse(0))
                .sum();
    }

    private Stream<Pairing> of(String player) {
        return matches.getOrDefault(player, List.of()).stream();
    }

    /** Whether the results of some of them count. */
    boolean count(List<String> level) {
        return level.stream()
                .anyMatch(
                        each -> state.entrant(each).filter(CompetitionEntrant::counts).isPresent());
    }

    /** Whether each of them has met each other as often as the rounds say. */
    boolean allMet(List<String> level) {
        return state.pairings().stream()
                        .filter(each -> level.containsAll(each.sides()))
                        .allMatch(each -> each.result().isPresent() && state.counts(each))
                && !state.rounds().isEmpty();
    }
}
