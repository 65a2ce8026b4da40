package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/**
 * Everything that a leader can do with his throws, found out by asking a real match: after each
 * possible throw every way to set dice aside and turn sixes is put before the rules. Situations
 * with the same dice aside and the same number of throws used are the same.
 */
final class Cups {

    private static final String LEADER = "Anna";
    private static final int FACES = 6;

    /** Dice aside and throws used: what the rest of the turn depends on. */
    record Place(List<Integer> aside, int used) {}

    /**
     * One throw of what is in the cup.
     *
     * @param ways in how many orders the dice can fall like this
     * @param ends the combination when the player may leave it at that
     * @param next where the player may go on from
     */
    record Fall(int ways, List<List<Integer>> ends, List<Place> next) {}

    /** Told of every way to set aside that was asked for, and the answer. */
    @FunctionalInterface
    interface Asked {
        void about(Hand hand, SetAside way, boolean allowed);

        /** How many sixes it is sensible to ask about. */
        default int mostTurned(List<Integer> dice) {
            return (int) dice.stream().filter(pips -> pips == FACES).count();
        }
    }

    private final Map<Place, List<Fall>> falls = new HashMap<>();
    private final Asked asked;
    final Place start;

    Cups(Variant variant, Asked asked) {
        this.asked = asked;
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, PlayedMatch.seats(2));
        match =
                after(match, new SchockenEvent.StarterThrown(LEADER, List.of(6)))
                        .judge(new SchockenEvent.StarterThrown("Bram", List.of(1)))
                        .orElseThrow()
                        .match();
        start = place(match);
        explore(match);
    }

    private static Match<SchockenState, SchockenEvent> after(
            Match<SchockenState, SchockenEvent> match, SchockenEvent event) {
        return match.judge(event).orElseThrow().match();
    }

    private static Hand hand(Match<SchockenState, SchockenEvent> match) {
        return match.state().player(LEADER).flatMap(SchockenPlayer::hand).orElseThrow();
    }

    private static Place place(Match<SchockenState, SchockenEvent> match) {
        return new Place(hand(match).aside(), hand(match).used());
    }

    private void explore(Match<SchockenState, SchockenEvent> match) {
        Place here = place(match);
        if (falls.containsKey(here)) {
            return;
        }
        List<Fall> all = new ArrayList<>();
        falls.put(here, all);
        multisets(hand(match).cup()).forEach((dice, ways) -> all.add(fall(match, dice, ways)));
    }

    private Fall fall(Match<SchockenState, SchockenEvent> before, List<Integer> dice, int ways) {
        Match<SchockenState, SchockenEvent> thrown = after(before, Thrown.of(LEADER, dice));
        if (hand(thrown).used() == 1) {
            thrown = after(thrown, Thrown.of("Bram", 6, 6, 5));
        }
        List<List<Integer>> ends = new ArrayList<>();
        if (hand(thrown).settled()) {
            ends.add(hand(thrown).combination().orElseThrow());
        } else {
            thrown = after(thrown, Uncovered.by(LEADER));
            if (thrown.legal().allows(new Stood(LEADER))) {
                ends.add(hand(thrown).combination().orElseThrow());
            }
        }
        List<Place> next = new ArrayList<>();
        for (List<Integer> kept : parts(dice)) {
            for (int turned = 0; turned <= asked.mostTurned(dice); turned++) {
                SetAside way = SetAside.turning(LEADER, turned, kept.toArray(Integer[]::new));
                Verdict<SchockenState, SchockenEvent> verdict = thrown.judge(way);
                asked.about(hand(thrown), way, verdict.accepted());
                if (verdict.accepted()) {
                    next.add(place(verdict.match()));
                    explore(verdict.match());
                }
            }
        }
        // the whole cup once more: like a place with the same dice aside
        Verdict<SchockenState, SchockenEvent> again = thrown.judge(Thrown.unseen(LEADER));
        if (again.accepted() && !hand(again.match()).surplus()) {
            next.add(new Place(hand(thrown).aside(), hand(thrown).used()));
            exploreAgain(thrown);
        }
        return new Fall(ways, ends, next);
    }

    private void exploreAgain(Match<SchockenState, SchockenEvent> thrown) {
        Place here = place(thrown);
        if (!falls.containsKey(here)) {
            List<Fall> all = new ArrayList<>();
            falls.put(here, all);
            multisets(hand(thrown).cup())
                    .forEach((dice, ways) -> all.add(fall(thrown, dice, ways)));
        }
    }

    /** The chance to reach a target with the best play. */
    Fraction chance(Predicate<List<Integer>> target) {
        return chance(start, target, new HashMap<>());
    }

    private Fraction chance(
            Place place, Predicate<List<Integer>> target, Map<Place, Fraction> known) {
        Fraction found = known.get(place);
        if (found != null) {
            return found;
        }
        Fraction sum = Fraction.ZERO;
        int outcomes = 0;
        for (Fall fall : falls.getOrDefault(place, List.of())) {
            Fraction best = fall.ends().stream().anyMatch(target) ? Fraction.ONE : Fraction.ZERO;
            for (Place next : fall.next()) {
                if (!best.equals(Fraction.ONE)) {
                    best = best.max(chance(next, target, known));
                }
            }
            sum = sum.plus(best.times(fall.ways()));
            outcomes += fall.ways();
        }
        Fraction chance = sum.over(outcomes);
        known.put(place, chance);
        return chance;
    }

    int places() {
        return falls.size();
    }

    /** Every combination of so many dice, highest first, with the number of its orders. */
    static Map<List<Integer>, Integer> multisets(int dice) {
        Map<List<Integer>, Integer> all = new HashMap<>();
        int outcomes = (int) Math.pow(FACES, dice);
        for (int outcome = 0; outcome < outcomes; outcome++) {
            List<Integer> shown = new ArrayList<>();
            for (int rest = outcome; shown.size() < dice; rest /= FACES) {
                shown.add(1 + rest % FACES);
            }
            all.merge(Hand.sorted(shown), 1, Integer::sum);
        }
        return all;
    }

    /** Every choice of some of the dice, none and all included. */
    static List<List<Integer>> parts(List<Integer> dice) {
        List<List<Integer>> parts = new ArrayList<>();
        for (int choice = 0; choice < 1 << dice.size(); choice++) {
            List<Integer> part = new ArrayList<>();
            for (int i = 0; i < dice.size(); i++) {
                if ((choice >> i & 1) == 1) {
                    part.add(dice.get(i));
                }
            }
            if (!parts.contains(part)) {
                parts.add(part);
            }
        }
        return parts;
    }
}
