package org.pubgames.schocken;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenEvent.Askew;
import org.pubgames.schocken.SchockenEvent.Nudge;

/** Variants, matches, and everything that anybody may report: sound, silly, hostile. */
class SchockenDomain extends DomainContextBase {

    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(6, Arbitraries.integers().between(0, 3)),
                    Tuple.of(
                            1,
                            Arbitraries.of(
                                    Integer.MIN_VALUE, -1, 4, 1_000_000, Integer.MAX_VALUE)));
    private static final Arbitrary<Integer> PIPS =
            Arbitraries.frequencyOf(
                    Tuple.of(40, Arbitraries.integers().between(1, 6)),
                    Tuple.of(10, Arbitraries.of(1, 6)),
                    Tuple.of(1, Arbitraries.of(0, 7, -1, Integer.MIN_VALUE, Integer.MAX_VALUE)));
    private static final Arbitrary<String> PLAYERS =
            Arbitraries.frequencyOf(
                    Tuple.of(6, Arbitraries.of("Anna", "Bram")),
                    Tuple.of(3, Arbitraries.of("Cees", "Dora")),
                    Tuple.of(1, Arbitraries.of("Emil", "anna", "")));

    @Provide
    Arbitrary<Variant> variants() {
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.of(Shipped.variants())),
                Tuple.of(1, Arbitraries.of(Shipped.houses())),
                Tuple.of(3, Arbitraries.longs().map(Houses::drawn)));
    }

    @Provide
    Arbitrary<PlayedMatch> matches() {
        return Combinators.combine(
                        variants(),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.longs(),
                        Arbitraries.frequencyOf(
                                Tuple.of(1, Arbitraries.just(0)),
                                Tuple.of(4, Arbitraries.integers().between(1, 120))),
                        events().list().ofMaxSize(15))
                .as(PlayedMatch::of)
                .withoutEdgeCases();
    }

    private static Arbitrary<List<Integer>> dice() {
        return Arbitraries.frequencyOf(
                Tuple.of(6, PIPS.list().ofSize(Hand.DICE)),
                Tuple.of(3, PIPS.list().ofMaxSize(2)),
                Tuple.of(1, PIPS.list().ofMaxSize(6)));
    }

    private static Arbitrary<Optional<List<Integer>>> maybeDice() {
        return dice().optional(0.6);
    }

    @Provide
    Arbitrary<SchockenEvent> events() {
        Arbitrary<List<Integer>> few = PIPS.list().ofMaxSize(2);
        return Arbitraries.<SchockenEvent>frequencyOf(
                        Tuple.of(
                                2,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.oneOf(dice(), PIPS.list().ofSize(1)))
                                        .as(SchockenEvent.StarterThrown::new)),
                        Tuple.of(
                                6,
                                Combinators.combine(PLAYERS, maybeDice())
                                        .as(SchockenEvent.Thrown::new)),
                        Tuple.of(
                                6,
                                Combinators.combine(
                                                PLAYERS,
                                                maybeDice(),
                                                Arbitraries.of(true, false).optional(0.2))
                                        .as(SchockenEvent.Uncovered::new)),
                        Tuple.of(
                                5,
                                Combinators.combine(
                                                PLAYERS,
                                                few,
                                                NUMBERS.optional(0.4),
                                                few.optional(0.2))
                                        .as(SchockenEvent.SetAside::new)),
                        Tuple.of(3, PLAYERS.map(SchockenEvent.Stood::new)),
                        Tuple.of(1, PLAYERS.map(SchockenEvent.BoughtIn::new)),
                        Tuple.of(1, PLAYERS.map(SchockenEvent.PlayerWithdrew::new)),
                        Tuple.of(
                                1,
                                Arbitraries.frequencyOf(
                                                Tuple.of(2, Arbitraries.of("Fred", "Gerd", " ")),
                                                Tuple.of(1, PLAYERS))
                                        .map(SchockenEvent.PlayerJoined::new)),
                        Tuple.of(1, PLAYERS.map(SchockenEvent.PlayerAbsent::new)),
                        Tuple.of(1, PLAYERS.map(SchockenEvent.PlayerArrived::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, Arbitraries.of("Eva", "A", "B", " "))
                                        .as(SchockenEvent.PlayerReplaced::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, Arbitraries.of("kicked", " "))
                                        .as(SchockenEvent.PlayerDisqualified::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.of(SchockenEvent.Decision.class),
                                                NUMBERS.optional(0.5),
                                                Arbitraries.of("a quarrel", " "))
                                        .as(SchockenEvent.OrganizerDecided::new)),
                        Tuple.of(
                                1,
                                Arbitraries.of(SchockenEvent.Cause.class)
                                        .map(SchockenEvent.MatchAbandoned::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(PLAYERS, dice())
                                        .as(SchockenEvent.RollOffThrown::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(
                                                PLAYERS,
                                                NUMBERS.optional(0.5),
                                                NUMBERS.optional(0.3))
                                        .as(SchockenEvent.DiceDropped::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, Arbitraries.of(Askew.class))
                                        .as(SchockenEvent.DiceAskew::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.of(Nudge.class),
                                                Arbitraries.of(true, false))
                                        .as(SchockenEvent.DiceNudged::new)))
                .withoutEdgeCases();
    }
}
