package org.pubgames.competition;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.pubgames.competition.CompetitionEvent.Cause;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.Decision;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.EveningScored;
import org.pubgames.competition.CompetitionEvent.LogCorrected;
import org.pubgames.competition.CompetitionEvent.LogReported;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionEvent.MatchAbandoned;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.core.Variant;

/** Everything that anybody may report: sound, silly, hostile; and competitions at some moment. */
final class CompetitionDomain {

    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.integers().between(0, 5)),
                    Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, -1, 10_000, Integer.MAX_VALUE)));
    private static final Arbitrary<String> PLAYERS =
            Arbitraries.frequencyOf(
                    Tuple.of(9, Arbitraries.of(Evening.SEATS.names())),
                    Tuple.of(1, Arbitraries.of("Cees", "anna", "", "\"\\\n\u2028")));
    private static final Arbitrary<List<PlayedLog>> LOGS =
            Combinators.combine(
                            Arbitraries.frequencyOf(
                                    Tuple.of(
                                            4,
                                            Arbitraries.integers()
                                                    .between(0, 99)
                                                    .map("sha256:%064x"::formatted)),
                                    Tuple.of(1, Arbitraries.of("", "sha256:0", "\"\\\n"))),
                            PLAYERS,
                            NUMBERS,
                            PLAYERS,
                            NUMBERS,
                            Arbitraries.of(true, false))
                    .as(PlayedLog::new)
                    .list()
                    .ofMaxSize(3);
    private static final Arbitrary<String> REASONS = Arbitraries.of("", " ", "a fine");

    private CompetitionDomain() {}

    static Arbitrary<Variant> variants() {
        return Arbitraries.oneOf(
                Arbitraries.of(Shipped.GAME.variants().all()), Arbitraries.of(Shipped.houses()));
    }

    static Arbitrary<Evening> evenings() {
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

    static Arbitrary<CompetitionEvent> events() {
        Arbitrary<List<GameScore>> games =
                Combinators.combine(NUMBERS, NUMBERS).as(GameScore::new).list().ofMaxSize(5);
        Arbitrary<List<EveningScore>> scores =
                Combinators.combine(PLAYERS, NUMBERS).as(EveningScore::new).list().ofMaxSize(4);
        return Arbitraries.<CompetitionEvent>frequencyOf(
                        Tuple.of(3, PLAYERS.map(Entered::new)),
                        Tuple.of(1, PLAYERS.map(Withdrew::new)),
                        Tuple.of(2, Arbitraries.integers().map(Drawn::new)),
                        Tuple.of(1, Arbitraries.create(RoundDrawn::new)),
                        Tuple.of(
                                5,
                                Combinators.combine(NUMBERS, NUMBERS, games)
                                        .as(ResultReported::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(NUMBERS, NUMBERS, games)
                                        .as(ResultCorrected::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(NUMBERS, NUMBERS, LOGS).as(LogReported::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(NUMBERS, NUMBERS, LOGS).as(LogCorrected::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(NUMBERS, NUMBERS, REASONS)
                                        .as(ResultAnnulled::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(NUMBERS, NUMBERS, PLAYERS.list().ofMaxSize(2))
                                        .as(WalkedOver::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(NUMBERS, NUMBERS, PLAYERS, NUMBERS)
                                        .as(Postponed::new)),
                        Tuple.of(
                                1,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.of(Decision.class),
                                                REASONS,
                                                NUMBERS)
                                        .as(OrganizerDecided::new)),
                        Tuple.of(1, Combinators.combine(PLAYERS, PLAYERS).as(Challenged::new)),
                        Tuple.of(1, Combinators.combine(PLAYERS, NUMBERS).as(WentIdle::new)),
                        Tuple.of(2, Combinators.combine(NUMBERS, scores).as(EveningScored::new)),
                        Tuple.of(1, Combinators.combine(NUMBERS, scores).as(EveningCorrected::new)),
                        Tuple.of(1, Arbitraries.integers().map(LotsDrawn::new)),
                        Tuple.of(1, Arbitraries.create(Closed::new)),
                        Tuple.of(1, Arbitraries.of(Cause.class).map(MatchAbandoned::new)))
                .withoutEdgeCases();
    }
}
