package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.TournamentEvent.Result;

/** Variants, evenings, and everything that anybody may report: sound, silly, hostile. */
class TournamentDomain extends DomainContextBase {

    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.integers().between(0, 5)),
                    Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, -1, 10_000, Integer.MAX_VALUE)));
    private static final Arbitrary<String> PLAYERS =
            Arbitraries.frequencyOf(
                    Tuple.of(9, Arbitraries.of(Evening.SEATS.names())),
                    Tuple.of(1, Arbitraries.of("Cees", "anna", "", "\"\\\n\u2028")));

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
                                Tuple.of(4, Arbitraries.integers().between(1, 60))),
                        events().list().ofMaxSize(10))
                .as(Evening::of)
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<TournamentEvent> events() {
        Arbitrary<List<Result>> results =
                Arbitraries.oneOf(results(true), results(false)).list().ofMaxSize(5);
        return Arbitraries.<TournamentEvent>frequencyOf(
                        Tuple.of(3, PLAYERS.map(TournamentEvent.Entered::new)),
                        Tuple.of(2, PLAYERS.map(TournamentEvent.Withdrew::new)),
                        Tuple.of(2, Arbitraries.integers().map(TournamentEvent.Drawn::new)),
                        Tuple.of(
                                3,
                                Combinators.combine(NUMBERS, results)
                                        .as(TournamentEvent.TablePlayed::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(NUMBERS, NUMBERS, results)
                                        .as(TournamentEvent.ResultCorrected::new)),
                        Tuple.of(
                                1,
                                PLAYERS.list()
                                        .ofMaxSize(4)
                                        .map(TournamentEvent.PlayOffPlayed::new)),
                        Tuple.of(1, Arbitraries.create(TournamentEvent.Closed::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, Arbitraries.of("", " ", "cheating"))
                                        .as(TournamentEvent.PlayerDisqualified::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.of(TournamentEvent.Decision.class),
                                                Arbitraries.of("", "a fine"),
                                                NUMBERS.optional(),
                                                results.optional(0.3))
                                        .as(TournamentEvent.OrganizerDecided::new)),
                        Tuple.of(1, PLAYERS.map(TournamentEvent.PlayerAbsent::new)),
                        Tuple.of(1, PLAYERS.map(TournamentEvent.PlayerArrived::new)),
                        Tuple.of(1, PLAYERS.map(TournamentEvent.PlayerJoined::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, PLAYERS)
                                        .as(TournamentEvent.PlayerReplaced::new)),
                        Tuple.of(
                                1,
                                Arbitraries.of(TournamentEvent.Cause.class)
                                        .map(TournamentEvent.MatchAbandoned::new)))
                .withoutEdgeCases();
    }

    private static Arbitrary<Result> results(boolean one) {
        Arbitrary<Optional<Integer>> figure = NUMBERS.optional();
        return one
                ? Combinators.combine(
                                Arbitraries.of(TournamentSettings.Counting.class), PLAYERS, NUMBERS)
                        .as(Result::of)
                : Combinators.combine(PLAYERS, figure, figure, figure).as(Result::new);
    }
}
