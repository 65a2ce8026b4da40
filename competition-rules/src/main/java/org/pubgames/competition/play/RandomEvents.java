package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
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
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.EveningScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Names;

/**
 * Likely events and events drawn at random, for finding out what may happen next. Whether they may
 * is for the rules to say.
 */
final class RandomEvents {

    private static final int TRIES = 20;

    /** One event in so many is no result. */
    private static final int OTHERS = 8;

    /** One event in so many ends the competition early. */
    private static final int ENDS = 200;

    private final CompetitionSettings settings;
    private final List<String> seats;
    private final LikelyGames games;

    RandomEvents(CompetitionSettings settings, Seats seats, LikelyGames games) {
        this.settings = settings;
        this.seats = seats.names();
        this.games = games;
    }

    List<String> kinds(CompetitionState state, Predicate<CompetitionEvent> accepted) {
        Set<String> kinds = new LinkedHashSet<>();
        for (CompetitionEvent each : likely(state)) {
            String kind = Names.written(each.getClass().getSimpleName());
            if (!kinds.contains(kind) && accepted.test(each)) {
                kinds.add(kind);
            }
        }
        return List.copyOf(kinds);
    }

    /** The events that are most likely to be accepted, those that move play on first. */
    private List<CompetitionEvent> likely(CompetitionState state) {
        List<CompetitionEvent> likely = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (each.result().isEmpty()) {
                    int board = each.board();
                    likely.add(new ResultReported(round.number(), board, games.won(true)));
                    likely.add(
                            new LogReported(
                                    round.number(), board, logs(round.number(), each, true)));
                    likely.add(new WalkedOver(round.number(), board, List.of(each.second())));
                    each.sides()
                            .forEach(
                                    side ->
                                            likely.add(
                                                    new Postponed(
                                                            round.number(),
                                                            board,
                                                            side,
                                                            settings.postponeNotice())));
                }
            }
        }
        List<String> ladder = state.numbers();
        for (int i = 1; i < ladder.size(); i++) {
            likely.add(new Challenged(ladder.get(i), ladder.get(i - 1)));
            likely.add(new WentIdle(ladder.get(i - 1), settings.idleDays()));
        }
        List<EveningScore> scores =
                state.playing().stream().map(each -> new EveningScore(each, 100)).toList();
        likely.add(new EveningScored(state.held() + 1, scores));
        likely.add(new EveningCorrected(Math.max(1, state.held()), scores));
        likely.add(new LotsDrawn(0));
        likely.add(new RoundDrawn());
        int next = state.rounds().size() + 1;
        seats.forEach(player -> likely.add(new AbsenceAnnounced(player, next)));
        likely.add(new Drawn(0));
        seats.forEach(player -> likely.add(new Entered(player)));
        seats.forEach(
                player -> likely.add(new OrganizerDecided(player, Decision.DEDUCT, "a fine", 1)));
        likely.add(new Closed());
        likely.add(new MatchAbandoned(Cause.CLOSING_TIME));
        seats.forEach(player -> likely.add(new Withdrew(player)));
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (each.result().isPresent()) {
                    likely.add(new ResultCorrected(round.number(), each.board(), games.won(false)));
                    likely.add(
                            new LogCorrected(
                                    round.number(),
                                    each.board(),
                                    logs(round.number(), each, false)));
                    likely.add(new ResultAnnulled(round.number(), each.board(), "the wrong board"));
                }
            }
        }
        return likely;
    }

    /** Logs that are named by the match, so that no other match has them. */
    private List<PlayedLog> logs(int round, Pairing met, boolean byFirst) {
        long match = round * 1_000L + met.board();
        return LikelyLogs.of(met, games.won(byFirst), 10, match * CompetitionEvent.MOST_GAMES);
    }

    private List<PlayedLog> logs(Pairing met, RandomGenerator random) {
        return LikelyLogs.of(
                met,
                games.atRandom(random),
                random.nextInt(OTHERS) - 2,
                random.nextLong(Long.MAX_VALUE / 2));
    }

    /** Draws events until one is accepted. */
    Optional<CompetitionEvent> sample(
            CompetitionState state, RandomGenerator random, Predicate<CompetitionEvent> accepted) {
        for (int i = 0; i < TRIES; i++) {
            CompetitionEvent event = draw(state, random);
            if (accepted.test(event)) {
                return Optional.of(event);
            }
        }
        return likely(state).stream().filter(accepted).findFirst();
    }

    private CompetitionEvent draw(CompetitionState state, RandomGenerator random) {
        if (random.nextInt(ENDS) == 0) {
            return random.nextBoolean()
                    ? new Closed()
                    : new MatchAbandoned(pick(List.of(Cause.values()), random));
        }
        if (settings.format() == Format.SERIES && state.phase() != CompetitionPhase.LOTS) {
            return inSeries(state, random);
        }
        if (settings.format() == Format.LADDER && state.phase() != CompetitionPhase.OVER) {
            return state.begun() ? onLadder(state, random) : entry(state, random);
        }
        return switch (state.phase()) {
            case ENTRY -> entry(state, random);
            case PLAY -> ofMatch(state, random);
            case BETWEEN -> between(state, random);
            case LOTS ->
                    random.nextInt(OTHERS) == 0
                            ? ofMatch(state, random)
                            : new LotsDrawn(random.nextInt());
            case OVER -> ofMatch(state, random);
        };
    }

    private CompetitionEvent inSeries(CompetitionState state, RandomGenerator random) {
        if (!state.begun() && random.nextInt(OTHERS) != 0) {
            return entry(state, random);
        }
        return switch (random.nextInt(OTHERS)) {
            case 0 ->
                    new EveningCorrected(
                            1 + random.nextInt(1 + state.held()), scores(state, random));
            case 1 -> random.nextBoolean() ? entry(state, random) : fine(random);
            default -> new EveningScored(state.held() + 1, scores(state, random));
        };
    }

    private OrganizerDecided fine(RandomGenerator random) {
        return new OrganizerDecided(
                pick(seats, random),
                pick(List.of(Decision.values()), random),
                "a fine",
                1 + random.nextInt(3));
    }

    /** Most are there; few points, so that some are level. */
    private static List<EveningScore> scores(CompetitionState state, RandomGenerator random) {
        return state.playing().stream()
                .filter(each -> random.nextInt(OTHERS) != 0)
                .map(each -> new EveningScore(each, random.nextInt(OTHERS)))
                .toList();
    }

    private CompetitionEvent onLadder(CompetitionState state, RandomGenerator random) {
        return switch (random.nextInt(OTHERS)) {
            case 0 ->
                    new WentIdle(pick(seats, random), random.nextInt(1 + 2 * settings.idleDays()));
            case 1 -> new Entered(pick(seats, random));
            case 2 -> challenge(state, random);
            default ->
                    state.open().isEmpty() && random.nextInt(OTHERS) != 0
                            ? challenge(state, random)
                            : ofMatch(state, random);
        };
    }

    /** Mostly of somebody not far above. */
    private CompetitionEvent challenge(CompetitionState state, RandomGenerator random) {
        List<String> ladder = state.numbers();
        if (ladder.isEmpty()) {
            return new Closed();
        }
        int from = random.nextInt(ladder.size());
        int to =
                random.nextInt(OTHERS) == 0
                        ? random.nextInt(ladder.size())
                        : Math.max(0, from - 1 - random.nextInt(settings.challengeReach()));
        return new Challenged(ladder.get(from), ladder.get(to));
    }

    private CompetitionEvent between(CompetitionState state, RandomGenerator random) {
        return switch (random.nextInt(OTHERS)) {
            case 0 -> ofMatch(state, random);
            case 1 -> new Entered(pick(seats, random));
            case 2 -> absence(state, random);
            case 3 -> random.nextInt(OTHERS) == 0 ? new Closed() : new RoundDrawn();
            default -> new RoundDrawn();
        };
    }

    private AbsenceAnnounced absence(CompetitionState state, RandomGenerator random) {
        int round = state.rounds().size() + 1 + random.nextInt(2);
        return new AbsenceAnnounced(pick(seats, random), round);
    }

    private CompetitionEvent entry(CompetitionState state, RandomGenerator random) {
        String player = pick(seats, random);
        return switch (random.nextInt(OTHERS)) {
            case 0 -> new Withdrew(player);
            case 1 -> new Drawn(random.nextInt());
            case 2 -> absence(state, random);
            default -> new Entered(player);
        };
    }

    private CompetitionEvent ofMatch(CompetitionState state, RandomGenerator random) {
        if (state.rounds().isEmpty()) {
            return new Closed();
        }
        List<CompetitionRound> begun =
                state.rounds().stream().filter(round -> !round.pairings().isEmpty()).toList();
        CompetitionRound round = pick(begun, random);
        Pairing pairing = pick(round.pairings(), random);
        int number = round.number();
        int board = pairing.board();
        String player = pick(seats, random);
        if (pairing.result().isPresent() && random.nextInt(OTHERS) != 0) {
            return random.nextInt(OTHERS) == 0
                    ? new LogCorrected(number, board, logs(pairing, random))
                    : new ResultCorrected(number, board, games.atRandom(random));
        }
        if (random.nextInt(OTHERS) != 0) {
            return random.nextInt(OTHERS) == 0
                    ? new LogReported(number, board, logs(pairing, random))
                    : new ResultReported(number, board, games.atRandom(random));
        }
        String side = pick(pairing.sides(), random);
        return switch (random.nextInt(12)) {
            case 0, 1 -> new WalkedOver(number, board, List.of(side));
            case 2 -> new WalkedOver(number, board, pairing.sides());
            case 3, 4 ->
                    new Postponed(
                            number, board, side, random.nextInt(1 + 2 * settings.postponeNotice()));
            case 5 -> new ResultAnnulled(number, board, "the wrong board");
            case 6 -> new Withdrew(player);
            case 7 -> new Entered(player);
            case 8 -> new Drawn(random.nextInt());
            case 9 -> new RoundDrawn();
            case 10 -> absence(state, random);
            default -> fine(random);
        };
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
