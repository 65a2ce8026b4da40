package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.spi.Names;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Intervention;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Stop;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.SideState;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Stage;

/** Events worth trying: to say what may happen next, and to play at random. */
final class RandomEvents {

    /** Draws before giving up. */
    private static final int TRIES = 40;

    /** One event in so many is a mishap, so that most matches are played to their end. */
    private static final int RARELY = 200;

    private final PlayedGame game;
    private final Board board;
    private final List<String> seats;

    RandomEvents(PlayedGame game, List<String> seats) {
        this.game = game;
        this.board = game.board();
        this.seats = seats;
    }

    List<String> kinds(ShuffleboardState state, Predicate<ShuffleboardEvent> accepted) {
        Set<String> kinds = new LinkedHashSet<>();
        for (ShuffleboardEvent probe : probes(state)) {
            String kind = Names.written(probe.getClass().getSimpleName());
            if (!kinds.contains(kind) && accepted.test(probe)) {
                kinds.add(kind);
            }
        }
        return List.copyOf(kinds);
    }

    /** The events that are most likely to be accepted, those that move play on first. */
    private List<ShuffleboardEvent> probes(ShuffleboardState state) {
        List<ShuffleboardEvent> probes = new ArrayList<>();
        probes.add(new ShuffleboardEvent.Tossed(seats.get(0), Order.FIRST));
        probes.add(lag(BigDecimal.ONE));
        probes.add(new ShuffleboardEvent.HandicapAgreed(seats.get(0), 1));
        for (String word : board.words()) {
            probes.add(ShuffleboardEvent.Shot.of(shooter(state), Place.called(word)));
        }
        // while who is due is absent, only the others can shoot, out of turn
        for (String word : board.words()) {
            probes.add(early(state, Place.called(word)));
        }
        probes.add(ShuffleboardEvent.Counted.now());
        probes.add(new ShuffleboardEvent.EndPlayed(List.of()));
        for (Disc disc : state.end().map(End::judgeable).orElse(List.of())) {
            String word = disc.spot().map(Spot::name).orElse(board.words().get(0));
            probes.add(ShuffleboardEvent.Judged.of(disc.name(), word).depth(1));
            probes.add(new ShuffleboardEvent.HangTested(disc.name(), true));
        }
        for (Foul foul : game.settings().fouls()) {
            for (String player : seats) {
                probes.add(ShuffleboardEvent.FoulCalled.of(player, foul));
            }
        }
        probes.add(new ShuffleboardEvent.Penalised(seats.get(0), 1, "unsporting"));
        probes.add(new ShuffleboardEvent.EndVoided(ShuffleboardEvent.Cause.INTERFERENCE));
        state.lastResult()
                .ifPresent(
                        result ->
                                probes.add(
                                        ShuffleboardEvent.EndCorrected.of(
                                                result.number(), result.a() + 1, result.b())));
        probes.add(new ShuffleboardEvent.Conceded(seats.get(0)));
        for (SideState side : state.sides()) {
            for (String player : side.players()) {
                people(side, player, probes);
            }
        }
        probes.add(new ShuffleboardEvent.MatchAbandoned(Stop.CLOSING_TIME));
        return probes;
    }

    private static void people(SideState side, String player, List<ShuffleboardEvent> probes) {
        probes.add(new ShuffleboardEvent.PlayerArrived(player));
        probes.add(replaced(side, player));
        probes.add(new ShuffleboardEvent.PlayerAbsent(player));
        probes.add(new ShuffleboardEvent.GameConceded(player));
        probes.add(decision(player, Intervention.AWARD, Optional.of(1)));
        probes.add(new ShuffleboardEvent.PlayerWithdrew(player));
        probes.add(new ShuffleboardEvent.PlayerDisqualified(player, "?"));
        probes.add(decision(player, Intervention.DECIDE, Optional.empty()));
    }

    private static ShuffleboardEvent replaced(SideState side, String player) {
        boolean standIn = side.known().standIn(player).isPresent();
        return new ShuffleboardEvent.PlayerReplaced(player, standIn ? player : player + " 2");
    }

    private static ShuffleboardEvent decision(
            String player, Intervention decision, Optional<Integer> points) {
        return new ShuffleboardEvent.OrganizerDecided(player, decision, points, "house");
    }

    /** What seldom happens; some of it ends the match. */
    private ShuffleboardEvent mishap(ShuffleboardState state, RandomGenerator random) {
        SideState side = pick(state.sides(), random);
        if (side.players().isEmpty()) {
            return new ShuffleboardEvent.MatchAbandoned(Stop.OTHER);
        }
        String player = pick(side.players(), random);
        return switch (random.nextInt(16)) {
            case 0 -> new ShuffleboardEvent.PlayerWithdrew(player);
            case 1 -> new ShuffleboardEvent.PlayerDisqualified(player, "shouting");
            case 2 -> new ShuffleboardEvent.MatchAbandoned(pick(List.of(Stop.values()), random));
            case 3 -> decision(player, Intervention.DECIDE, Optional.empty());
            case 4, 5 -> decision(player, Intervention.ANNUL, Optional.empty());
            case 6, 7 -> decision(player, Intervention.AWARD, Optional.of(1 + random.nextInt(20)));
            case 8, 9 -> decision(player, Intervention.DEDUCT, Optional.of(1 + random.nextInt(20)));
            case 10 -> new ShuffleboardEvent.GameConceded(player);
            case 11, 12 -> replaced(side, player);
            case 13 -> early(state, board.somewhere(random));
            case 14 -> calledLate(state, random);
            default -> new ShuffleboardEvent.PlayerAbsent(player);
        };
    }

    /** A shot of the side whose turn it is not. */
    private static ShuffleboardEvent early(ShuffleboardState state, Place place) {
        String other = state.end().map(end -> end.shooter(end.shooting().other())).orElse("");
        return ShuffleboardEvent.Shot.of(other, place).whileOthersWereDue();
    }

    /** A foul in a shot that may lie some shots back. */
    private ShuffleboardEvent calledLate(ShuffleboardState state, RandomGenerator random) {
        List<Disc> discs = state.end().map(End::discs).orElse(List.of());
        if (discs.isEmpty() || game.settings().fouls().isEmpty()) {
            return foulless(random);
        }
        return ShuffleboardEvent.FoulCalled.of(
                        pick(seats, random), pick(game.settings().fouls(), random))
                .disc(pick(discs, random).name());
    }

    private ShuffleboardEvent foulless(RandomGenerator random) {
        return new ShuffleboardEvent.EndVoided(
                pick(List.of(ShuffleboardEvent.Cause.values()), random));
    }

    private ShuffleboardEvent lag(BigDecimal second) {
        List<LagShot> shots = new ArrayList<>();
        for (String player : seats.subList(0, Math.min(2, seats.size()))) {
            shots.add(new LagShot(player, shots.isEmpty() ? BigDecimal.TEN : second));
        }
        return ShuffleboardEvent.Lagged.of(shots, afterLag());
    }

    private Order afterLag() {
        return game.settings().start() == ShuffleboardSettings.Start.LAG_FOR_LAST_SHOT
                ? Order.SECOND
                : Order.FIRST;
    }

    private String shooter(ShuffleboardState state) {
        return state.end()
                .map(end -> end.shooter(end.next().orElse(end.leader())))
                .orElse(seats.get(0));
    }

    /** Draws events until one is accepted. */
    Optional<ShuffleboardEvent> sample(
            ShuffleboardState state,
            RandomGenerator random,
            Predicate<ShuffleboardEvent> accepted) {
        for (int i = 0; i < TRIES; i++) {
            ShuffleboardEvent event = draw(state, random);
            if (accepted.test(event)) {
                return Optional.of(event);
            }
        }
        return probes(state).stream().filter(accepted).findFirst();
    }

    private ShuffleboardEvent draw(ShuffleboardState state, RandomGenerator random) {
        if (random.nextInt(RARELY) == 0) {
            return mishap(state, random);
        }
        String due = shooter(state);
        if (state.stage() == Stage.SHOOTING && state.absent(due)) {
            return new ShuffleboardEvent.PlayerArrived(due);
        }
        return switch (state.stage()) {
            case START -> start(state, random);
            case SHOOTING -> shooting(state, random);
            case COUNTING ->
                    random.nextInt(8) == 0 && !game.settings().fouls().isEmpty()
                            ? foul(random)
                            : ShuffleboardEvent.Counted.now();
            case OVER -> corrected(state, random);
        };
    }

    private ShuffleboardEvent start(ShuffleboardState state, RandomGenerator random) {
        Order order = random.nextBoolean() ? Order.FIRST : Order.SECOND;
        return game.settings().lagDue(state.game())
                ? lag(BigDecimal.valueOf(random.nextInt(20)))
                : new ShuffleboardEvent.Tossed(pick(seats, random), order);
    }

    private ShuffleboardEvent shooting(ShuffleboardState state, RandomGenerator random) {
        int kind = random.nextInt(40);
        if (kind == 0 && !state.results().isEmpty()) {
            return corrected(state, random);
        }
        if (kind == 1) {
            return new ShuffleboardEvent.EndVoided(
                    pick(List.of(ShuffleboardEvent.Cause.values()), random));
        }
        if (kind < 5 && !game.settings().fouls().isEmpty()) {
            return foul(random);
        }
        List<Disc> lying = state.end().map(End::lying).orElse(List.of());
        Place place = board.somewhere(random);
        if (lying.isEmpty() || random.nextInt(3) > 0) {
            return ShuffleboardEvent.Shot.of(shooter(state), place);
        }
        Disc hit = pick(lying, random);
        Place elsewhere = random.nextInt(3) == 0 ? Place.called("off") : board.somewhere(random);
        return ShuffleboardEvent.Shot.of(shooter(state), place, Moved.to(hit.name(), elsewhere));
    }

    private ShuffleboardEvent foul(RandomGenerator random) {
        return ShuffleboardEvent.FoulCalled.of(
                pick(seats, random), pick(game.settings().fouls(), random));
    }

    private static ShuffleboardEvent corrected(ShuffleboardState state, RandomGenerator random) {
        // After a concession there may be no end yet: then the rules refuse to correct one.
        Optional<EndResult> last = state.lastResult();
        return ShuffleboardEvent.EndCorrected.of(
                last.map(EndResult::number).orElse(1),
                last.map(EndResult::a).orElse(0) + random.nextInt(3) - 1,
                last.map(EndResult::b).orElse(0));
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
