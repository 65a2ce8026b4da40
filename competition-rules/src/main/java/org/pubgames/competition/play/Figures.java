package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.DecidedBy;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.Standing;

/** What the tie-breaks count for each entrant, from the results that count. */
final class Figures {

    private final CompetitionState state;
    private final CompetitionSettings settings;

    /** The matches of each entrant, and its row of the table: tie-breaks ask for them often. */
    private final Map<String, List<Pairing>> matches = new HashMap<>();

    private Map<String, org.pubgames.competition.pairing.Figures> table = Map.of();

    private Optional<KnockoutTree> tree = Optional.empty();

    Figures(CompetitionState state, CompetitionSettings settings) {
        this.state = state;
        this.settings = settings;
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
            case WINS -> ofTable(player).wins();
            case MUTUAL_GAMES -> sum(player, Figures::games, level::contains);
            case GAME_DIFFERENCE -> sum(player, Figures::games, other -> true);
            case POINT_DIFFERENCE ->
                    sum(player, own -> own.firstScore() - own.secondScore(), other -> true);
            case SONNEBORN_BERGER -> ofTable(player).sonnebornBerger();
            case BUCHHOLZ -> ofTable(player).buchholz();
            case BUCHHOLZ_CUT_1 -> ofTable(player).buchholzCut1();
            case BUCHHOLZ_MEDIAN -> ofTable(player).buchholzMedian();
            case EVENING_SCORES -> worse(player, level);
            case LOTS -> state.lots().isEmpty() ? 0 : -state.lots().indexOf(player);
            case ROUND_REACHED -> tree().reached(player);
            case THIRD_PLACE_MATCH -> tree().third().filter(player::equals).isPresent() ? 1 : 0;
            case GROUP_PLACE -> inGroup(player);
            case LADDER_PLACE ->
                    state.numbers().contains(player)
                            ? state.numbers().size() - state.numbers().indexOf(player)
                            : 0;
            case SHARED -> 0;
        };
    }

    /** 2 for who has a place by the results; 1 for who has to be last; 0 where none counts. */
    private static int staying(CompetitionEntrant entrant) {
        return entrant.placedLast() ? entrant.counts() ? 1 : 0 : 2;
    }

    /**
     * Of those who have come into the knock-out nothing; otherwise the place in the group, and who
     * has left is behind all who have not.
     */
    private int inGroup(String player) {
        if (!state.tree().isEmpty() && tree().reached(player) > 0) {
            return 0;
        }
        int behind = state.playing().contains(player) ? 0 : CompetitionSettings.MOST_SCORE;
        return -behind - ofGroup(player).map(Standing::rank).orElse(0);
    }

    private Optional<Standing> ofGroup(String player) {
        return state.group(player).flatMap(group -> group.place(player));
    }

    /**
     * Points of the matches that count, with those of the organizer; behind groups those of the
     * group.
     */
    int points(String player) {
        if (!state.groups().isEmpty()) {
            return ofGroup(player).map(Standing::points).orElse(0);
        }
        return ofTable(player).points()
                + evenings(player).stream()
                        .limit(settings.countedEvenings())
                        .mapToInt(Integer::intValue)
                        .sum()
                + state.entrant(player).map(CompetitionEntrant::decided).orElse(0);
    }

    /** The points of its evenings, most first. */
    private List<Integer> evenings(String player) {
        return state.evenings().stream()
                .flatMapToInt(each -> each.points(player).stream())
                .boxed()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** How many of those who are level have worse evenings, the best compared first. */
    private int worse(String player, List<String> level) {
        List<Integer> own = evenings(player);
        return (int) level.stream().filter(other -> ahead(own, evenings(other))).count();
    }

    private static boolean ahead(List<Integer> own, List<Integer> others) {
        for (int i = 0; i < Math.max(own.size(), others.size()); i++) {
            int mine = i < own.size() ? own.get(i) : -1;
            int theirs = i < others.size() ? others.get(i) : -1;
            if (mine != theirs) {
                return mine > theirs;
            }
        }
        return false;
    }

    private KnockoutTree tree() {
        if (tree.isEmpty()) {
            tree = Optional.of(KnockoutTree.of(state));
        }
        return tree.get();
    }

    private org.pubgames.competition.pairing.Figures ofTable(String player) {
        if (table.isEmpty()) {
            table = new FiguresOfTable(state, settings).all();
        }
        return Objects.requireNonNull(table.get(player), player);
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

    /** Whether each of them has met each other, and as often as the rounds say. */
    boolean allMet(List<String> level) {
        for (String player : level) {
            Set<String> met =
                    of(player).map(each -> each.opponent(player)).collect(Collectors.toSet());
            if (!level.stream().allMatch(other -> other.equals(player) || met.contains(other))) {
                return false;
            }
        }
        return state.pairings().stream()
                        .filter(each -> level.containsAll(each.sides()))
                        .allMatch(each -> each.result().isPresent() && state.counts(each))
                && !state.rounds().isEmpty();
    }
}
