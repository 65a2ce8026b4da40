package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Thrown;

/**
 * Two matches that differ in the dice of one throw alone cannot be told apart by anybody who has
 * not seen them: not in a byte of state, log, rulings, their words or any text form.
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
                    Evening.house("twoTwoOne: lose-half", "stake: chips"));

    private static List<SchockenEvent> evening(Variant variant, long seed, int events) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SchockenState, SchockenEvent> match = Evening.GAME.open(variant, SEATS);
        List<SchockenEvent> played = new ArrayList<>();
        while (played.size() < events && !(match.turn() instanceof Turn.Over)) {
            SchockenEvent event = match.legal().sample(random).orElseThrow();
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
        return state.player(player).flatMap(PlayerState::hand).orElseGet(Hand::fresh);
    }

    @Property(tries = 150)
    void hiddenDiceMakeNoDifferenceToOthers(
            @ForAll @IntRange(max = 5) int house,
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
            SchockenEvent instead = i == place ? new Thrown(thrower, Optional.of(dice)) : event;
            Verdict<SchockenState, SchockenEvent> mine = one.judge(event);
            Verdict<SchockenState, SchockenEvent> theirs = other.judge(instead);
            boolean shown = fresh && event.player().equals(thrower) && says(mine, SHOWN);
            if (shown || !theirs.accepted()) {
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

    @Property(tries = 60)
    void whatWasShownIsSeenByAllAndNothingElse(
            @ForAll @IntRange(max = 5) int house, @ForAll long seed) {
        Match<SchockenState, SchockenEvent> match = Evening.GAME.open(VARIANTS.get(house), SEATS);
        for (SchockenEvent event : evening(VARIANTS.get(house), seed, 60)) {
            match = match.judge(event).orElseThrow().match();
            for (PlayerState player : match.state().players()) {
                if (player.hand().isPresent()) {
                    Hand hand = player.hand().orElseThrow();
                    for (String name : VIEWERS) {
                        boolean sees =
                                switch (hand.sight()) {
                                    case EVERYBODY -> true;
                                    case THROWER -> name.equals(player.name());
                                    case NOBODY -> false;
                                };
                        SchockenState seen = Views.of(match.state(), Seen.viewer(name));
                        assertThat(hand(seen, player.name()).dice())
                                .isEqualTo(sees ? hand.dice() : Optional.empty());
                    }
                }
            }
        }
    }
}
