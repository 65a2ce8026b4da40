package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;

/** Scores of whole turns, however they came about and however they were reported. */
class ScoreProperties {

    private static final String ANNA = "Anna";
    private static final List<Integer> LABELS = List.of(2, 3, 4, 1);

    /** Thirty discs of one sub-turn; only those still in hand are shoved. */
    record Plan(List<SjoelenEvent.Shoved> shoves) {}

    @Provide
    Arbitrary<Variant> editions() {
        return Arbitraries.of(Shipped.editions().map(Shipped::variant).toList());
    }

    @Provide
    Arbitrary<Variant> anyOrder() {
        return Arbitraries.of(Shipped.variants()).filter(variant -> !Oracle.inOrder(variant.id()));
    }

    @Provide
    Arbitrary<List<Plan>> turns() {
        return plans(fates()).list().ofSize(3);
    }

    @Provide
    Arbitrary<List<Plan>> plainTurns() {
        return plans(Arbitraries.of(Fate.FIELD, Fate.OFF_BOARD, Fate.OVER_GATE_BAR, Fate.IN))
                .list()
                .ofSize(3);
    }

    private static Arbitrary<Fate> fates() {
        return Arbitraries.frequencyOf(
                Tuple.of(2, Arbitraries.just(Fate.IN)), Tuple.of(1, Arbitraries.of(Fate.class)));
    }

    private static Arbitrary<Plan> plans(Arbitrary<Fate> fates) {
        Arbitrary<SjoelenEvent.Shoved> shoves =
                Combinators.combine(
                                fates,
                                Arbitraries.of(LABELS),
                                Arbitraries.of(Contact.class),
                                Arbitraries.of(true, false))
                        .as(ScoreProperties::shoved);
        return Arbitraries.frequencyOf(
                Tuple.of(3, shoves.list().ofSize(30).map(Plan::new)),
                Tuple.of(1, Arbitraries.just(new Plan(allIn()))));
    }

    private static SjoelenEvent.Shoved shoved(
            Fate fate, int label, Contact touching, boolean moved) {
        return new SjoelenEvent.Shoved(
                ANNA,
                fate,
                Optional.of(label).filter(any -> Fate.OF_COMPARTMENTS.contains(fate)),
                Optional.of(touching).filter(any -> Fate.ON_A_WALL.contains(fate)),
                Optional.of(moved).filter(any -> Fate.IN_A_GATE.contains(fate)));
    }

    private static List<SjoelenEvent.Shoved> allIn() {
        List<SjoelenEvent.Shoved> shoves = new ArrayList<>();
        int[] counts = {7, 7, 9, 7};
        for (int i = 0; i < counts.length; i++) {
            for (int disc = 0; disc < counts[i]; disc++) {
                shoves.add(shoved(Fate.IN, LABELS.get(i), Contact.NOTHING, false));
            }
        }
        return shoves;
    }

    private static Match<SjoelenState, SjoelenEvent> open(Variant variant) {
        return Shipped.alone(variant, ANNA);
    }

    private static Match<SjoelenState, SjoelenEvent> judged(
            Match<SjoelenState, SjoelenEvent> match, SjoelenEvent event) {
        return match.judge(event).orElseThrow().match();
    }

    private static SjoelenPlayer anna(Match<SjoelenState, SjoelenEvent> match) {
        return match.state().players().get(0);
    }

    private static int hand(Match<SjoelenState, SjoelenEvent> match) {
        return anna(match).turn().map(TurnInPlay::hand).orElseGet(() -> settings(match).discs());
    }

    private static SjoelenSettings settings(Match<SjoelenState, SjoelenEvent> match) {
        return Sjoelen.settings(match.header().variant());
    }

    private static boolean over(Match<SjoelenState, SjoelenEvent> match) {
        return !anna(match).card().isEmpty();
    }

    /** Shoves these discs, then whatever is still in hand onto the field. */
    private static Match<SjoelenState, SjoelenEvent> shoveAll(
            Match<SjoelenState, SjoelenEvent> start, List<SjoelenEvent.Shoved> shoves) {
        Match<SjoelenState, SjoelenEvent> match = start;
        for (SjoelenEvent.Shoved shove : shoves) {
            match = judged(match, shove);
        }
        while (hand(match) > 0) {
            match = judged(match, SjoelenEvent.Shoved.to(ANNA, Fate.FIELD));
        }
        return match;
    }

    @Property(tries = 100)
    void theOrderOfShovesInASubTurnChangesNothing(
            @ForAll @From("anyOrder") Variant variant,
            @ForAll @From("turns") List<Plan> turn,
            @ForAll Random random) {
        Match<SjoelenState, SjoelenEvent> one = open(variant);
        Match<SjoelenState, SjoelenEvent> other = open(variant);
        for (Plan plan : turn) {
            if (over(one)) {
                break;
            }
            List<SjoelenEvent.Shoved> shoves = new ArrayList<>(plan.shoves().subList(0, hand(one)));
            one = shoveAll(one, shoves);
            Collections.shuffle(shoves, random);
            other = shoveAll(other, shoves);
            assertThat(other.state()).isEqualTo(one.state());
            one = judged(one, new SjoelenEvent.SubTurnEnded(ANNA));
            other = judged(other, new SjoelenEvent.SubTurnEnded(ANNA));
            assertThat(other.state()).isEqualTo(one.state());
        }
        assertThat(over(one)).isTrue();
        assertThat(anna(other).card()).isEqualTo(anna(one).card());
    }

    @Property(tries = 100)
    void discByDiscAndWholeSubTurnsGiveTheSameCard(
            @ForAll @From("anyOrder") Variant variant,
            @ForAll @From("plainTurns") List<Plan> turn) {
        Match<SjoelenState, SjoelenEvent> byDisc = open(variant);
        Match<SjoelenState, SjoelenEvent> bySubTurn = open(variant);
        List<Compartments> layouts = new ArrayList<>();
        for (Plan plan : turn) {
            if (over(byDisc)) {
                break;
            }
            List<SjoelenEvent.Shoved> shoves = plan.shoves().subList(0, hand(byDisc));
            boolean bonus = anna(byDisc).turn().filter(TurnInPlay::bonusStage).isPresent();
            byDisc = shoveAll(byDisc, shoves);
            if (!bonus) {
                layouts.add(anna(byDisc).turn().orElseThrow().compartments());
            }
            byDisc = judged(byDisc, new SjoelenEvent.SubTurnEnded(ANNA));
            bySubTurn =
                    judged(
                            bySubTurn,
                            report(
                                    anna(bySubTurn),
                                    shoves,
                                    bonus,
                                    Sjoelen.settings(variant).offBoard()));
            assertThat(bySubTurn.state()).isEqualTo(byDisc.state());
        }
        assertThat(over(byDisc)).isTrue();
        CardLine line = anna(byDisc).card().get(0);
        assertThat(line.points())
                .isEqualTo(
                        Oracle.turn(
                                variant.id(), layouts, line.bonus().orElse(Compartments.EMPTY)));
    }

    private static SjoelenEvent report(
            SjoelenPlayer player,
            List<SjoelenEvent.Shoved> shoves,
            boolean bonus,
            SjoelenSettings.OffBoard offBoard) {
        int[] in = new int[4];
        int out = 0;
        for (SjoelenEvent.Shoved shove : shoves) {
            if (shove.fate() == Fate.IN) {
                in[LABELS.indexOf(shove.compartment().orElseThrow())]++;
            } else if (shove.fate() == Fate.OFF_BOARD
                    || (shove.fate() != Fate.FIELD
                            && offBoard != SjoelenSettings.OffBoard.LOST_FOR_TURN)) {
                out++;
            }
        }
        if (bonus) {
            return new SjoelenEvent.BonusPlayed(ANNA, Compartments.of(in[0], in[1], in[2], in[3]));
        }
        Compartments before =
                player.turn().map(TurnInPlay::compartments).orElse(Compartments.EMPTY);
        return SjoelenEvent.SubTurnPlayed.of(
                        ANNA,
                        Compartments.of(
                                before.first() + in[0],
                                before.second() + in[1],
                                before.third() + in[2],
                                before.fourth() + in[3]))
                .takenOut(out);
    }

    @Property(tries = 100)
    void inAFixedOrderOnlyTheCompartmentThatIsDueIsFilled(
            @ForAll @From("plainTurns") List<Plan> turn) {
        Match<SjoelenState, SjoelenEvent> match = open(Shipped.variant("switch-1-2-3-4"));
        int lying = 0;
        for (Plan plan : turn) {
            if (over(match)) {
                break;
            }
            for (SjoelenEvent.Shoved shove : plan.shoves().subList(0, hand(match))) {
                match = judged(match, shove);
                boolean due = shove.compartment().equals(Optional.of(lying % 4 + 1));
                lying += shove.fate() == Fate.IN && due ? 1 : 0;
                assertThat(anna(match).turn().orElseThrow().compartments())
                        .isEqualTo(Oracle.oneTwoThreeFour(lying));
            }
            match = judged(match, new SjoelenEvent.SubTurnEnded(ANNA));
        }
        assertThat(anna(match).card().get(0).points())
                .isEqualTo(Oracle.points(Oracle.oneTwoThreeFour(lying)));
    }

    @Property(tries = 500)
    void oneMoreDiscNeverLowersThePoints(
            @ForAll @From("editions") Variant variant,
            @ForAll @IntRange(max = 15) int twos,
            @ForAll @IntRange(max = 7) int threes,
            @ForAll @IntRange(max = 5) int fours,
            @ForAll @IntRange(max = 2) int ones,
            @ForAll @IntRange(max = 3) int compartment,
            @ForAll Random random) {
        List<Integer> counts = new ArrayList<>(List.of(twos, threes, fours, ones));
        Collections.shuffle(counts, random);
        Compartments layout =
                Compartments.of(counts.get(0), counts.get(1), counts.get(2), counts.get(3));
        SjoelenScoring scoring = Shipped.GAME.scoring(variant);
        assertThat(scoring.points(layout.plus(compartment, 1)))
                .isGreaterThan(scoring.points(layout));
    }
}
