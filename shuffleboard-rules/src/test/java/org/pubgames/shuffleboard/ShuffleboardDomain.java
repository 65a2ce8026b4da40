package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.ShuffleboardEvent.Cause;
import org.pubgames.shuffleboard.ShuffleboardEvent.Counted;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;

/** Variants, matches, and everything that anybody may report: sound, silly, hostile. */
public abstract class ShuffleboardDomain extends DomainContextBase {

    private static final Arbitrary<String> PLAYERS =
            Arbitraries.frequencyOf(
                    Tuple.of(9, Arbitraries.of("Anna", "Bram")),
                    Tuple.of(3, Arbitraries.of("Cees", "Dora")),
                    Tuple.of(1, Arbitraries.of("Emil", "anna", "", "\"\\\n\u2028")));
    private static final Arbitrary<String> DISCS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.of("a1", "b1", "a2", "b2", "a3", "b4")),
                    Tuple.of(1, Arbitraries.of("a0", "c1", "", "A1")));
    private static final Arbitrary<Integer> NUMBERS =
            Arbitraries.frequencyOf(
                    Tuple.of(12, Arbitraries.integers().between(-10, 12)),
                    Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, -101, 101, Integer.MAX_VALUE)));
    private static final Arbitrary<BigDecimal> ODD =
            Arbitraries.of("0", "-0.0", "1e2", "0.0000001", "600.000001", "-1e30", "1e-59", "1e59")
                    .map(BigDecimal::new);

    private final Shuffleboard game;
    private final Houses houses;
    private final Drawing.Window window;

    /** The domain of one game. */
    protected ShuffleboardDomain(Shuffleboard game, Houses houses, Reckoning reckoning) {
        this.game = game;
        this.houses = houses;
        this.window = reckoning.drawing(houses.house()).window();
    }

    @Provide
    Arbitrary<Variant> variants() {
        return Arbitraries.oneOf(
                Arbitraries.of(game.variants().all()),
                Arbitraries.integers().between(0, Houses.DRAWN - 1).map(houses::drawn));
    }

    @Provide
    Arbitrary<Evening> evenings() {
        Arbitrary<Seats> seats =
                Arbitraries.frequencyOf(
                        Tuple.of(2, Arbitraries.just(Story.TWO)),
                        Tuple.of(1, Arbitraries.just(Story.FOUR)));
        return Combinators.combine(
                        variants(),
                        seats,
                        Arbitraries.longs(),
                        Arbitraries.frequencyOf(
                                Tuple.of(1, Arbitraries.just(0)),
                                Tuple.of(4, Arbitraries.integers().between(1, 60))),
                        events().list().ofMaxSize(10))
                .as(
                        (variant, names, seed, legal, after) ->
                                Evening.of(game, variant, names, seed, legal, after))
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<ShuffleboardEvent> events() {
        Arbitrary<Order> orders = Arbitraries.of(Order.class);
        return Arbitraries.<ShuffleboardEvent>frequencyOf(
                        Tuple.of(
                                2,
                                Combinators.combine(PLAYERS, orders)
                                        .as(ShuffleboardEvent.Tossed::new)),
                        Tuple.of(1, lags(orders)),
                        Tuple.of(
                                1,
                                Combinators.combine(PLAYERS, NUMBERS)
                                        .as(ShuffleboardEvent.HandicapAgreed::new)),
                        Tuple.of(12, shots()),
                        Tuple.of(2, layouts()),
                        Tuple.of(
                                3,
                                Combinators.combine(DISCS, words(), NUMBERS.optional(0.3))
                                        .as(
                                                (disc, word, depth) ->
                                                        new ShuffleboardEvent.Judged(
                                                                disc, word, ranked(word, depth)))),
                        Tuple.of(
                                2,
                                Combinators.combine(DISCS, Arbitraries.of(true, false))
                                        .as(ShuffleboardEvent.HangTested::new)),
                        Tuple.of(
                                6,
                                Combinators.combine(
                                                PLAYERS,
                                                Arbitraries.of(Foul.class),
                                                DISCS.optional(0.2))
                                        .as(ShuffleboardEvent.FoulCalled::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(PLAYERS, NUMBERS, PLAYERS)
                                        .as(ShuffleboardEvent.Penalised::new)),
                        Tuple.of(
                                4,
                                Combinators.combine(NUMBERS.optional(0.1), NUMBERS.optional(0.1))
                                        .as(Counted::new)),
                        Tuple.of(
                                1,
                                Arbitraries.of(Cause.class).map(ShuffleboardEvent.EndVoided::new)),
                        Tuple.of(
                                2,
                                Combinators.combine(
                                                Arbitraries.integers().between(0, 3),
                                                NUMBERS,
                                                NUMBERS)
                                        .as(ShuffleboardEvent.EndCorrected::of)),
                        Tuple.of(1, PLAYERS.map(ShuffleboardEvent.Conceded::new)),
                        Tuple.of(2, people()))
                .withoutEdgeCases();
    }

    /** Who leaves, comes, is replaced; what the organizer decides; a match that is broken off. */
    private static Arbitrary<ShuffleboardEvent> people() {
        Arbitrary<String> names = Arbitraries.of("Eva", "Anna", "Bram", "Cees", " ", "");
        return Arbitraries.oneOf(
                PLAYERS.map(ShuffleboardEvent.GameConceded::new),
                PLAYERS.map(ShuffleboardEvent.PlayerWithdrew::new),
                Combinators.combine(PLAYERS, names).as(ShuffleboardEvent.PlayerDisqualified::new),
                PLAYERS.map(ShuffleboardEvent.PlayerAbsent::new),
                PLAYERS.map(ShuffleboardEvent.PlayerArrived::new),
                Combinators.combine(PLAYERS, names).as(ShuffleboardEvent.PlayerReplaced::new),
                Arbitraries.of(ShuffleboardEvent.Stop.class)
                        .map(ShuffleboardEvent.MatchAbandoned::new),
                Combinators.combine(
                                PLAYERS,
                                Arbitraries.of(ShuffleboardEvent.Intervention.class),
                                NUMBERS.optional(0.5),
                                names)
                        .as(ShuffleboardEvent.OrganizerDecided::new));
    }

    private Arbitrary<ShuffleboardEvent> lags(Arbitrary<Order> orders) {
        return Combinators.combine(
                        Combinators.combine(PLAYERS, inches(0, 30))
                                .as(LagShot::new)
                                .list()
                                .ofMaxSize(3),
                        Arbitraries.of(true, false).optional(0.5),
                        orders)
                .as(ShuffleboardEvent.Lagged::new);
    }

    private Arbitrary<ShuffleboardEvent> shots() {
        Arbitrary<List<Moved>> moved =
                Combinators.combine(DISCS, places()).as(Moved::to).list().ofMaxSize(3);
        return Combinators.combine(
                        PLAYERS,
                        places(),
                        moved.optional(0.3),
                        Arbitraries.of(true, false).optional(0.1))
                .as(
                        (player, place, moves, early) ->
                                new Shot(
                                        player,
                                        place.x(),
                                        place.y(),
                                        place.at(),
                                        place.depth(),
                                        place.on(),
                                        moves,
                                        early));
    }

    private Arbitrary<ShuffleboardEvent> layouts() {
        return Combinators.combine(Arbitraries.of(Side.class), places())
                .as(Laid::at)
                .list()
                .ofMaxSize(9)
                .map(ShuffleboardEvent.EndPlayed::new);
    }

    /** Mostly places that can be; some said twice, some not at all. */
    private Arbitrary<Place> places() {
        Arbitrary<BigDecimal> across = inches(window.left(), window.right());
        Arbitrary<BigDecimal> along = inches(window.low(), window.high());
        Arbitrary<Place> measured =
                Combinators.combine(across, along)
                        .as((x, y) -> Place.measured(x.toString(), y.toString()));
        Arbitrary<Place> called =
                Combinators.combine(words(), NUMBERS.optional(0.4))
                        .as(
                                (word, depth) ->
                                        ranked(word, depth)
                                                .map(rank -> Place.called(word, rank))
                                                .orElseGet(() -> Place.called(word)));
        Arbitrary<Place> anything =
                Combinators.combine(
                                Arbitraries.oneOf(across, ODD).optional(0.5),
                                Arbitraries.oneOf(along, ODD).optional(0.5),
                                words().optional(0.5),
                                NUMBERS.optional(0.5),
                                DISCS.optional(0.5))
                        .as(Place::new);
        return Arbitraries.frequencyOf(
                Tuple.of(10, measured),
                Tuple.of(8, called),
                Tuple.of(
                        1,
                        Combinators.combine(measured, DISCS).as((place, disc) -> place.on(disc))),
                Tuple.of(1, anything.filter(ShuffleboardDomain::possible)));
    }

    /** A disc off the board has no rank. */
    private static Optional<Integer> ranked(String word, Optional<Integer> depth) {
        return word.equals(Place.OFF) ? Optional.empty() : depth;
    }

    private static boolean possible(Place place) {
        boolean off = place.at().equals(Optional.of(Place.OFF));
        return !off || (place.depth().isEmpty() && place.on().isEmpty());
    }

    private static Arbitrary<BigDecimal> inches(long least, long most) {
        return Arbitraries.longs()
                .between(100 * least, 100 * most)
                .map(hundredths -> BigDecimal.valueOf(hundredths, 2));
    }

    private Arbitrary<String> words() {
        List<String> own = game.board(houses.house()).words();
        List<String> foreign = List.of("", "10", "hanging", "ladies-line", "Off", "\u2028");
        return Arbitraries.frequencyOf(
                Tuple.of(12, Arbitraries.of(own)), Tuple.of(1, Arbitraries.of(foreign)));
    }
}
