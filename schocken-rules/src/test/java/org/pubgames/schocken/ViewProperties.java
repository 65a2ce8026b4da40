package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.pubgames.core.Match;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/**
 * Two matches that differ in the dice of one throw alone cannot be told apart by anybody who has
 * not seen them: not in a byte of state, log, rulings, their words or any text form, nor by what is
 * answered to whatever he tries.
 */
class ViewProperties {

    private static final Seats SEATS = Seats.of("A", "B", "C");
    private static final List<String> VIEWERS = List.of("", "A", "B", "C");

    /** What is said when a cup is lifted for everybody. */
    private static final Set<String> SHOWN =
            Set.of(
                    "schocken.round.uncovered",
                    "schocken.throw.leader-uncovers",
                    "schocken.throw.shows-last");

    /** What is said when dice are thrown that take the place of those under the cup. */
    private static final Set<String> GONE =
            Set.of("schocken.throw.under-cup", "schocken.throw.all-again");

    private static final List<Variant> VARIANTS =
            List.of(
                    Evening.house("games: 3"),
                    Evening.house("throwLimit: free", "earlyLift: lock-turn", "blind: doubles"),
                    Evening.house("lastThrowHidden: false", "burningDice: one-knock"),
                    Evening.house("schockAus: thrower-leaves", "putBack: true"),
                    Evening.house("discs: 3", "overThrow: one-disc", "droppedDice: fine"),
                    Evening.house("twoTwoOne: lose-half", "stake: chips"),
                    Evening.house(
                            "holdable: ones", "turnAsideSixes: true", "throwLimit: exact-same"));

    private static List<SchockenEvent> evening(Variant variant, long seed, int events) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SchockenState, SchockenEvent> match = Evening.GAME.open(variant, SEATS);
        List<SchockenEvent> played = new ArrayList<>();
        while (played.size() < events && !(match.turn() instanceof Turn.Over)) {
            SchockenEvent event = PlayedMatch.played(match, random);
            match = match.judge(event).orElseThrow().match();
            played.add(event);
        }
        return played;
    }

    /** Throws of the evening that can be other ones. */
    private static List<Integer> thrown(List<SchockenEvent> events) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Thrown thrown && thrown.dice().isPresent()) {
                places.add(i);
            }
        }
        return places;
    }

    /** Other dice in a cup, among them those that are set aside in the open afterwards. */
    private static List<Integer> others(
            List<SchockenEvent> events, int place, Thrown thrown, RandomGenerator random) {
        List<Integer> dice = new ArrayList<>();
        for (SchockenEvent event : events.subList(place + 1, events.size())) {
            if (event.player().equals(thrown.player())) {
                if (event instanceof SetAside aside) {
                    dice.addAll(aside.dice());
                    aside.turned().ifPresent(sixes -> dice.addAll(sixes(sixes + 1)));
                }
                if (event instanceof SetAside || event instanceof Thrown) {
                    break;
                }
            }
        }
        int cup = thrown.dice().orElseThrow().size();
        while (dice.size() < cup) {
            dice.add(1 + random.nextInt(6));
        }
        return dice.subList(0, cup);
    }

    private static List<Integer> sixes(int number) {
        return Collections.nCopies(number, 6);
    }

    private static Hand hand(SchockenState state, String player) {
        return state.player(player).flatMap(SchockenPlayer::hand).orElseGet(Hand::fresh);
    }

    @Property(tries = 30)
    void hiddenDiceMakeNoDifferenceToOthers(
            @ForAll @IntRange(max = 6) int house,
            @ForAll long seed,
            @ForAll @IntRange(max = 1_000_000) int which) {
        Variant variant = VARIANTS.get(house);
        List<SchockenEvent> events = evening(variant, seed, 70);
        List<Integer> places = thrown(events);
        int place = places.get(which % places.size());
        Thrown real = (Thrown) events.get(place);
        String thrower = real.player();
        List<Integer> dice = others(events, place, real, new SplittableRandom(seed ^ which));
        Match<SchockenState, SchockenEvent> one = Evening.GAME.open(variant, SEATS);
        Match<SchockenState, SchockenEvent> other = one;
        boolean fresh = false;
        boolean looked = false;
        int compared = 0;
        for (int i = 0; i < events.size(); i++) {
            SchockenEvent event = events.get(i);
            SchockenEvent instead = i == place ? Thrown.of(thrower, dice) : event;
            Verdict<SchockenState, SchockenEvent> mine = one.judge(event);
            Verdict<SchockenState, SchockenEvent> theirs = other.judge(instead);
            boolean shown = fresh && event.player().equals(thrower) && says(mine, SHOWN);
            if (shown) {
                break;
            }
            if (!theirs.accepted()) {
                assertThat(event.player()).as("only what he has seen stops him").isEqualTo(thrower);
                assertThat(hand(other.state(), thrower).sight()).isEqualTo(Hand.Sight.THROWER);
                break;
            }
            assertThat(Seen.printed(theirs)).isEqualTo(Seen.printed(mine));
            fresh = i == place || (fresh && !(event.player().equals(thrower) && says(mine, GONE)));
            one = mine.match();
            other = theirs.match();
            looked |= i >= place && hand(one.state(), thrower).sight() == Hand.Sight.THROWER;
            if (i >= place) {
                compared++;
                compareStates(one, other, thrower, looked);
                // Every other moment will do: which ones, changes from try to try.
                if ((compared + which) % 2 == 0) {
                    compareAnswers(one, other, thrower);
                }
            }
            if (i >= place && !fresh) {
                assertThat(other.state()).as("no trace is left").isEqualTo(one.state());
            }
        }
        Statistics.label("thrower looked").collect(looked);
        Statistics.label("events compared").collect(compared > 5 ? "> 5" : compared > 0);
        for (String name : VIEWERS) {
            if (!name.equals(thrower) || !looked) {
                Viewer viewer = Seen.viewer(name);
                assertThat(Seen.by(other, viewer)).as(name).isEqualTo(Seen.by(one, viewer));
            }
        }
        assertThat(Seen.printed(other)).isEqualTo(Seen.printed(one));
    }

    /** Dice under a cup that are put right are told to nobody who has not seen them. */
    @Property(tries = 60)
    void revisedHiddenDiceMakeNoDifferenceToOthers(
            @ForAll @IntRange(max = 6) int house,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 70) int length) {
        Match<SchockenState, SchockenEvent> match = Evening.GAME.open(VARIANTS.get(house), SEATS);
        for (SchockenEvent event : evening(VARIANTS.get(house), seed, length)) {
            match = match.judge(event).orElseThrow().match();
        }
        SchockenEvent last = match.last().orElseThrow().event();
        Assume.that(last instanceof Thrown thrown && thrown.dice().isPresent());
        Thrown thrown = (Thrown) last;
        int cup = thrown.dice().orElseThrow().size();
        // dice put right to what they were are no change
        Assume.that(!thrown.dice().orElseThrow().equals(sixes(cup)));
        Assume.that(!thrown.dice().orElseThrow().equals(Collections.nCopies(cup, 1)));
        Assume.that(hand(match.state(), thrown.player()).sight() == Hand.Sight.NOBODY);
        Revised.Done<SchockenState, SchockenEvent> one = revised(match, thrown, sixes(cup));
        Revised.Done<SchockenState, SchockenEvent> other =
                revised(match, thrown, Collections.nCopies(cup, 1));
        for (String name : VIEWERS) {
            Viewer viewer = Seen.viewer(name);
            assertThat(match.view(one, viewer)).as(name).isEqualTo(match.view(other, viewer));
            assertThat(match.view(one, viewer).state()).as(name).isEmpty();
            assertThat(match.view(one, viewer).changes()).as(name).hasSize(1);
        }
    }

    private static Revised.Done<SchockenState, SchockenEvent> revised(
            Match<SchockenState, SchockenEvent> match, Thrown thrown, List<Integer> dice) {
        Thrown instead = Thrown.of(thrown.player(), dice);
        Revised<SchockenState, SchockenEvent> answer =
                match.revise(new Revision.Replace<>(match.size(), instead));
        assertThat(answer.done()).isTrue();
        return (Revised.Done<SchockenState, SchockenEvent>) answer;
    }

    @Tag("proof")
    @Property(tries = 450)
    void hiddenDiceMakeNoDifferenceToOthersAtLength(
            @ForAll @IntRange(max = 6) int house,
            @ForAll long seed,
            @ForAll @IntRange(max = 1_000_000) int which) {
        hiddenDiceMakeNoDifferenceToOthers(house, seed, which);
    }

    private static boolean says(Verdict<SchockenState, SchockenEvent> verdict, Set<String> anyOf) {
        return verdict.rulings().stream().map(Ruling::rule).anyMatch(anyOf::contains);
    }

    private static void compareStates(
            Match<SchockenState, SchockenEvent> one,
            Match<SchockenState, SchockenEvent> other,
            String thrower,
            boolean looked) {
        for (String name : VIEWERS) {
            if (!name.equals(thrower) || !looked) {
                Viewer viewer = Seen.viewer(name);
                assertThat(Seen.state(other.state(), viewer))
                        .as(name)
                        .isEqualTo(Seen.state(one.state(), viewer));
            }
        }
    }

    /** Whatever anybody tries who has not seen the dice is answered alike. */
    private static void compareAnswers(
            Match<SchockenState, SchockenEvent> one,
            Match<SchockenState, SchockenEvent> other,
            String thrower) {
        if (one.state().equals(other.state())) {
            return;
        }
        assertThat(kinds(other, thrower)).isEqualTo(kinds(one, thrower));
        Set<String> worded = new HashSet<>();
        for (String name : SEATS.names()) {
            if (!name.equals(thrower) || hand(one.state(), name).sight() == Hand.Sight.NOBODY) {
                for (SchockenEvent event : Attempts.of(name, cups(name, one, other))) {
                    compareAnswer(one, other, thrower, event, worded);
                }
            }
        }
    }

    /** What may happen next, but for what depends on the dice that the thrower has seen himself. */
    private static List<String> kinds(Match<SchockenState, SchockenEvent> match, String thrower) {
        boolean looked = hand(match.state(), thrower).sight() == Hand.Sight.THROWER;
        return match.legal().kinds().stream()
                .filter(kind -> !looked || !kind.equals("set-aside"))
                .toList();
    }

    private static List<List<Integer>> cups(
            String player,
            Match<SchockenState, SchockenEvent> one,
            Match<SchockenState, SchockenEvent> other) {
        return Stream.of(one, other)
                .flatMap(match -> hand(match.state(), player).dice().stream())
                .distinct()
                .toList();
    }

    private static void compareAnswer(
            Match<SchockenState, SchockenEvent> one,
            Match<SchockenState, SchockenEvent> other,
            String thrower,
            SchockenEvent event,
            Set<String> worded) {
        Verdict<SchockenState, SchockenEvent> mine = one.judge(event);
        Verdict<SchockenState, SchockenEvent> theirs = other.judge(event);
        if (event.player().equals(thrower) && event instanceof Uncovered lifted) {
            // The moment at which dice become visible, or are compared with those that are named.
            if (says(mine, SHOWN) || (lifted.dice().isPresent() && decides(one, thrower))) {
                return;
            }
        }
        assertThat(theirs.accepted()).as("%s", event).isEqualTo(mine.accepted());
        assertThat(theirs.rulings()).as("%s", event).isEqualTo(mine.rulings());
        // Words take longest; those of each rule are compared once for each state.
        if (worded.addAll(mine.rulings().stream().map(Ruling::rule).toList())) {
            assertThat(Seen.printed(theirs)).as("%s", event).isEqualTo(Seen.printed(mine));
        }
        assertThat(theirs.match().turn()).as("%s", event).isEqualTo(mine.match().turn());
        for (String name : VIEWERS) {
            if (mine.accepted() && !name.equals(thrower)) {
                Viewer viewer = Seen.viewer(name);
                assertThat(theirs.match().state().seenBy(viewer))
                        .as("%s", event)
                        .isEqualTo(mine.match().state().seenBy(viewer));
            }
        }
    }

    @Example
    void leaderStillCoveredIsToldNothingByTryingToSetAside() {
        List<String> first = List.of("A throws 6-6-4", "B throws 2-2-1", "C throws 3-2-1");
        List<String> second = List.of("A throws 5-3-1", "B throws 2-2-1", "C throws 3-2-1");
        answersAlike(first, second, "A");
        Evening evening = Evening.of("A", "B", "C").play(first);
        for (String told : List.of("A keeps 6", "A keeps 4", "A keeps 1")) {
            assertThat(evening.refusal(told))
                    .containsExactly("schocken.throw.show-before-setting-aside");
        }
    }

    @Example
    void lastThrowHiddenIsNotToldByTryingToSetAside() {
        List<String> first = new ArrayList<>(afterThreeThrowsOfA());
        first.addAll(List.of("B lifts", "B keeps 1", "B throws 5-5", "B lifts", "B throws 6-4"));
        List<String> second = new ArrayList<>(first.subList(0, first.size() - 1));
        second.add("B throws 3-2");
        answersAlike(first, second, "B");
        Evening evening = Evening.of("A", "B", "C").play(first);
        for (String told : List.of("B keeps 6", "B keeps 4", "B keeps 1")) {
            assertThat(evening.refusal(told)).containsExactly("schocken.throw.none-left");
        }
        first.add("C stands");
        second.add("C stands");
        answersAlike(first, second, "B");
    }

    @Example
    void followerWhoHasNotLookedIsToldNothingByTryingToSetAside() {
        List<String> first = afterThreeThrowsOfA();
        List<String> second = new ArrayList<>(first);
        second.set(1, "B throws 6-6-4");
        answersAlike(first, second, "B");
        Evening evening = Evening.of("A", "B", "C").play(second);
        for (String told : List.of("B keeps 6", "B keeps 4", "B keeps 1")) {
            assertThat(evening.refusal(told)).containsExactly("schocken.throw.look-first");
        }
    }

    private static List<String> afterThreeThrowsOfA() {
        return List.of(
                "A throws 6-5-4",
                "B throws 5-2-1",
                "C throws 3-2-1",
                "A lifts",
                "A throws 6-5-3",
                "A lifts",
                "A throws 5-5-4");
    }

    private static void answersAlike(List<String> first, List<String> second, String player) {
        Match<SchockenState, SchockenEvent> one = Evening.of("A", "B", "C").play(first).match();
        Match<SchockenState, SchockenEvent> other = Evening.of("A", "B", "C").play(second).match();
        assertThat(other.state()).isNotEqualTo(one.state());
        for (SchockenEvent event : Attempts.settingAside(player)) {
            Verdict<SchockenState, SchockenEvent> mine = one.judge(event);
            assertThat(mine.accepted()).as("%s", event).isFalse();
            assertThat(Seen.printed(other.judge(event)))
                    .as("%s", event)
                    .isEqualTo(Seen.printed(mine));
        }
        compareAnswers(one, other, player);
    }

    private static boolean decides(Match<SchockenState, SchockenEvent> match, String player) {
        return match.state().decider().filter(player::equals).isPresent();
    }

    @Property(tries = 12)
    void whatWasShownIsSeenByAllAndNothingElse(
            @ForAll @IntRange(max = 6) int house, @ForAll long seed) {
        Match<SchockenState, SchockenEvent> match = Evening.GAME.open(VARIANTS.get(house), SEATS);
        for (SchockenEvent event : evening(VARIANTS.get(house), seed, 60)) {
            match = match.judge(event).orElseThrow().match();
            for (SchockenPlayer player : match.state().players()) {
                if (player.hand().isPresent()) {
                    Hand hand = player.hand().orElseThrow();
                    for (String name : VIEWERS) {
                        boolean sees =
                                switch (hand.sight()) {
                                    case EVERYBODY -> true;
                                    case THROWER -> name.equals(player.name());
                                    case NOBODY -> false;
                                };
                        SchockenState seen = match.state().seenBy(Seen.viewer(name));
                        assertThat(hand(seen, player.name()).dice())
                                .isEqualTo(sees ? hand.dice() : Optional.empty());
                    }
                }
            }
        }
    }

    @Tag("proof")
    @Property(tries = 180)
    void whatWasShownIsSeenByAllAndNothingElseAtLength(
            @ForAll @IntRange(max = 6) int house, @ForAll long seed) {
        whatWasShownIsSeenByAllAndNothingElse(house, seed);
    }
}
