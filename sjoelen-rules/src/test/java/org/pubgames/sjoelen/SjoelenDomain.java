package org.pubgames.sjoelen;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import org.pubgames.core.Variant;
import org.pubgames.sjoelen.SjoelenEvent.CardPart;
import org.pubgames.sjoelen.SjoelenEvent.Decision;
import org.pubgames.sjoelen.SjoelenEvent.Recipient;
import org.pubgames.sjoelen.SjoelenSettings.Office;

/** Variants, layouts, evenings, and everything that anybody may report: sound, silly, hostile. */
class SjoelenDomain extends DomainContextBase {

    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.integers().between(0, 12)),
                    Tuple.of(4, Arbitraries.integers().between(-1, 160)),
                    Tuple.of(
                            1,
                            Arbitraries.of(
                                    Integer.MIN_VALUE,
                                    Integer.MIN_VALUE + 1,
                                    -1_000_000,
                                    1_000_000_000,
                                    Integer.MAX_VALUE - 1,
                                    Integer.MAX_VALUE)));
    private static final Arbitrary<String> PLAYERS =
            Arbitraries.frequencyOf(
                    Tuple.of(9, Arbitraries.of(Evening.SEATS.names())),
                    Tuple.of(1, Arbitraries.of("Cees", "anna", "")));
    private static final Arbitrary<String> WORDS =
            Arbitraries.strings()
                    .withChars("aZ09 \"\\/{}[],:\n\r\t\u0000\u001f\u2028é€\ufffd")
                    .ofMaxLength(12);

    @Provide
    Arbitrary<Variant> variants() {
        return Arbitraries.oneOf(
                Arbitraries.of(Shipped.variants()), Arbitraries.of(Shipped.houses()));
    }

    @Provide
    Arbitrary<Evening> evenings() {
        return Combinators.combine(
                        variants(),
                        Arbitraries.longs(),
                        Arbitraries.frequencyOf(
                                Tuple.of(1, Arbitraries.just(0)),
                                Tuple.of(1, Arbitraries.integers().between(1, 60))),
                        events().list().ofMaxSize(40))
                .as(Evening::of)
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Compartments> layouts() {
        Arbitrary<Integer> count = Arbitraries.integers().between(0, 9);
        return Arbitraries.frequencyOf(
                Tuple.of(
                        4,
                        Arbitraries.of(
                                Compartments.of(7, 7, 9, 7),
                                Compartments.of(7, 7, 8, 7),
                                Compartments.of(0, 0, 0, 12),
                                Compartments.of(0, 0, 0, 1))),
                Tuple.of(4, Combinators.combine(count, count, count, count).as(Compartments::new)),
                Tuple.of(4, few()),
                Tuple.of(
                        3,
                        Combinators.combine(NUMBERS, NUMBERS, NUMBERS, NUMBERS)
                                .as(Compartments::new)));
    }

    private static Arbitrary<Compartments> few() {
        Arbitrary<Integer> few = Arbitraries.integers().between(0, 2);
        return Combinators.combine(few, few, few, few).as(Compartments::new);
    }

    @Provide
    Arbitrary<SjoelenEvent> events() {
        return Arbitraries.frequencyOf(
                        Tuple.of(4, atTheBoard()),
                        Tuple.of(4, discs()),
                        Tuple.of(4, subTurns()),
                        Tuple.of(3, allIn()),
                        Tuple.of(4, onTheCard()),
                        Tuple.of(1, people()))
                .withoutEdgeCases();
    }

    private static Arbitrary<SjoelenEvent> atTheBoard() {
        return Arbitraries.oneOf(
                Combinators.combine(PLAYERS, NUMBERS).as(SjoelenEvent.TrialPlayed::new),
                Combinators.combine(PLAYERS, NUMBERS.optional(0.5), thirty().optional(0.5))
                        .as(SjoelenEvent.TurnStarted::new),
                PLAYERS.map(SjoelenEvent.AlienDiscFound::new),
                PLAYERS.map(SjoelenEvent.DiscBroken::new),
                PLAYERS.map(SjoelenEvent.CountAsked::new),
                Combinators.combine(PLAYERS, thirty(), turns()).as(SjoelenEvent.DiscsFound::new),
                Combinators.combine(PLAYERS, Arbitraries.integers().between(20, 29))
                        .as(SjoelenEvent.DiscsFound::now),
                PLAYERS.map(SjoelenEvent.PlayerWithdrew::new),
                Combinators.combine(PLAYERS, Arbitraries.of(0, 59, 60, 61))
                        .as(SjoelenEvent.TimeCalled::new),
                Combinators.combine(PLAYERS, NUMBERS, Arbitraries.of(0, 1, 10))
                        .as(SjoelenEvent.ThresholdSet::new),
                Combinators.combine(PLAYERS, Arbitraries.of(Conduct.class))
                        .as(SjoelenEvent.ConductReported::of),
                Combinators.combine(PLAYERS, Arbitraries.of(Decision.class), WORDS, turns())
                        .as(
                                (player, decision, matter, turn) ->
                                        new SjoelenEvent.OrganizerDecided(
                                                player, decision, matter, turn, Optional.empty())));
    }

    private static Arbitrary<SjoelenEvent> people() {
        Arbitrary<Optional<Integer>> points = Arbitraries.integers().between(-1, 30).optional(0.6);
        return Arbitraries.oneOf(
                PLAYERS.map(SjoelenEvent.PlayerAbsent::new),
                PLAYERS.map(SjoelenEvent.PlayerArrived::new),
                PLAYERS.map(SjoelenEvent.GameConceded::new),
                Combinators.combine(PLAYERS, Arbitraries.of("Dirk", "Emma", "Anna", "Bram", ""))
                        .as(SjoelenEvent.PlayerReplaced::new),
                Combinators.combine(PLAYERS, Arbitraries.of("kicked the board", ""))
                        .as(SjoelenEvent.PlayerDisqualified::new),
                Arbitraries.of(SjoelenEvent.Cause.class).map(SjoelenEvent.MatchAbandoned::new),
                Combinators.combine(
                                PLAYERS,
                                Arbitraries.of(Conduct.class),
                                Arbitraries.of(SjoelenEvent.Who.class).optional(0.7))
                        .as(SjoelenEvent.ConductReported::new),
                Combinators.combine(PLAYERS, Arbitraries.of(Decision.class), WORDS, turns(), points)
                        .as(SjoelenEvent.OrganizerDecided::new));
    }

    /** The turn that a report names, mostly none. */
    private static Arbitrary<Optional<Integer>> turns() {
        return Arbitraries.integers().between(0, 3).optional(0.3);
    }

    private static Arbitrary<Integer> thirty() {
        return Arbitraries.oneOf(NUMBERS, Arbitraries.integers().between(26, 32));
    }

    private static Arbitrary<SjoelenEvent> discs() {
        Arbitrary<Optional<Integer>> label =
                Arbitraries.frequencyOf(
                                Tuple.of(5, Arbitraries.of(1, 2, 3, 4)), Tuple.of(1, NUMBERS))
                        .optional();
        Arbitrary<Optional<Contact>> contact = Arbitraries.of(Contact.class).optional();
        Arbitrary<Optional<Boolean>> moved = Arbitraries.of(true, false).optional();
        Arbitrary<Fate> fate = Arbitraries.of(Fate.class);
        return Arbitraries.oneOf(
                Combinators.combine(PLAYERS, fate, label, contact, moved)
                        .as(
                                (player, to, in, touching, stopper) ->
                                        new SjoelenEvent.Shoved(
                                                player,
                                                to,
                                                told(in, Fate.OF_COMPARTMENTS.contains(to)),
                                                told(touching, Fate.ON_A_WALL.contains(to)),
                                                told(stopper, Fate.IN_A_GATE.contains(to)))),
                Combinators.combine(
                                PLAYERS,
                                Arbitraries.of(Origin.class),
                                label,
                                fate,
                                label,
                                contact,
                                moved)
                        .as(
                                (player, from, out, to, in, touching, stopper) ->
                                        new SjoelenEvent.Displaced(
                                                player,
                                                from,
                                                told(out, Origin.IN_COMPARTMENTS.contains(from)),
                                                to,
                                                told(in, Fate.OF_COMPARTMENTS.contains(to)),
                                                told(touching, Fate.ON_A_WALL.contains(to)),
                                                told(stopper, Fate.IN_A_GATE.contains(to)))));
    }

    /** What can be told of some discs alone. */
    private static <T> Optional<T> told(Optional<T> value, boolean fitting) {
        return fitting ? value : Optional.empty();
    }

    private Arbitrary<SjoelenEvent> subTurns() {
        return Arbitraries.oneOf(
                Combinators.combine(
                                PLAYERS,
                                layouts(),
                                Arbitraries.oneOf(NUMBERS, Arbitraries.integers().between(0, 4))
                                        .optional(0.5))
                        .as(SjoelenEvent.SubTurnPlayed::new),
                Combinators.combine(
                                PLAYERS,
                                Arbitraries.of(
                                        Compartments.EMPTY,
                                        Compartments.of(0, 0, 1, 0),
                                        Compartments.of(1, 0, 0, 1),
                                        Compartments.of(-1, 2, 0, 0)))
                        .as(SjoelenEvent.BonusPlayed::new),
                Combinators.combine(PLAYERS, layouts()).as(SjoelenEvent.BonusPlayed::new),
                Combinators.combine(PLAYERS, few(), Arbitraries.of(1, 2).map(Optional::of))
                        .as(SjoelenEvent.SubTurnPlayed::new),
                PLAYERS.map(SjoelenEvent.SubTurnEnded::new));
    }

    private static Arbitrary<SjoelenEvent> allIn() {
        return Combinators.combine(
                        PLAYERS,
                        Arbitraries.of(Compartments.of(7, 7, 9, 7), Compartments.of(0, 0, 0, 12)))
                .as((player, in) -> SjoelenEvent.SubTurnPlayed.of(player, in));
    }

    private static Arbitrary<SjoelenEvent> onTheCard() {
        Arbitrary<Integer> points =
                Arbitraries.oneOf(NUMBERS, Arbitraries.integers().between(144, 157));
        Arbitrary<Optional<Integer>> reached = Arbitraries.integers().between(0, 4).optional();
        Arbitrary<List<Integer>> numbers = NUMBERS.list().ofMaxSize(4);
        Arbitrary<Office> offices = Arbitraries.of(Office.class);
        return Arbitraries.oneOf(
                Combinators.combine(PLAYERS, turns()).as(SjoelenEvent.ScoreAgreed::new),
                Combinators.combine(PLAYERS, turns()).as(SjoelenEvent.ScoreDisputed::new),
                Combinators.combine(PLAYERS, points, NUMBERS.optional(0.3), reached)
                        .as(SjoelenEvent.ScoreNoted::new),
                Combinators.combine(
                                PLAYERS,
                                NUMBERS,
                                points,
                                offices,
                                offices.optional(),
                                reached,
                                few().optional(0.4),
                                few().optional(0.3))
                        .as(SjoelenEvent.ScoreCorrected::new),
                Combinators.combine(PLAYERS, NUMBERS, points.list().ofMaxSize(4))
                        .as(SjoelenEvent.ScoreStruck::new),
                Combinators.combine(PLAYERS, NUMBERS).as(SjoelenEvent.CardPassed::new),
                Combinators.combine(
                                PLAYERS,
                                Arbitraries.of(CardPart.class),
                                Arbitraries.of(Recipient.class))
                        .as(SjoelenEvent.CardHandedOver::new),
                Combinators.combine(PLAYERS, numbers, Arbitraries.of(true, false))
                        .as(SjoelenEvent.TamperingProven::new));
    }
}
