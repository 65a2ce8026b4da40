package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * Likely events and events drawn at random, for finding out what may happen next. Whether they may
 * is for the rules to say.
 */
final class RandomEvents {

    private static final int TRIES = 20;

    private static final String STAND_IN = "Stand-in";

    private static final String NEWCOMER = "Newcomer";

    /** While somebody is absent, one event in so many is an arrival. */
    private static final int ARRIVALS = 6;

    /** One event in so many happens to a person. */
    private static final int PEOPLE = 40;

    /** One event in so many ends the evening. */
    private static final int ABANDONED = 150;

    private final TournamentSettings settings;
    private final List<String> seats;
    private final LikelyResults results;

    RandomEvents(TournamentSettings settings, Seats seats) {
        this.settings = settings;
        this.seats = seats.names();
        this.results = new LikelyResults(settings);
    }

    List<String> kinds(TournamentState state, Predicate<TournamentEvent> accepted) {
        Set<String> kinds = new LinkedHashSet<>();
        for (TournamentEvent each : likely(state)) {
            String kind = Names.written(each.getClass().getSimpleName());
            if (!kinds.contains(kind) && accepted.test(each)) {
                kinds.add(kind);
            }
        }
        return List.copyOf(kinds);
    }

    /** The events that are most likely to be accepted, those that move play on first. */
    private List<TournamentEvent> likely(TournamentState state) {
        List<TournamentEvent> likely = new ArrayList<>();
        state.round()
                .ifPresent(round -> round.tables().forEach(table -> likely.add(played(table))));
        state.playOff()
                .ifPresent(
                        playOff ->
                                likely.add(
                                        new TournamentEvent.PlayOffPlayed(
                                                thereFirst(state, playOff.players()))));
        likely.add(new TournamentEvent.Drawn(0));
        seats.forEach(player -> likely.add(new TournamentEvent.Entered(player)));
        likely.add(new TournamentEvent.Closed());
        state.seated(seats)
                .forEach(
                        player ->
                                likely.add(
                                        TournamentEvent.OrganizerDecided.points(
                                                player,
                                                TournamentEvent.Decision.DEDUCT,
                                                "a fine",
                                                1)));
        List<String> all = state.seated(seats);
        all.forEach(player -> likely.add(new TournamentEvent.PlayerReplaced(player, STAND_IN)));
        all.forEach(player -> likely.add(new TournamentEvent.PlayerReplaced(player, player)));
        all.forEach(player -> likely.add(new TournamentEvent.PlayerArrived(player)));
        all.forEach(player -> likely.add(new TournamentEvent.PlayerAbsent(player)));
        likely.add(new TournamentEvent.PlayerJoined(NEWCOMER));
        seats.forEach(player -> likely.add(new TournamentEvent.PlayerJoined(player)));
        all.forEach(
                player -> likely.add(new TournamentEvent.PlayerDisqualified(player, "cheating")));
        likely.add(new TournamentEvent.MatchAbandoned(TournamentEvent.Cause.CLOSING_TIME));
        all.forEach(player -> likely.add(new TournamentEvent.Withdrew(player)));
        for (Round round : state.rounds()) {
            for (Table table : round.tables()) {
                likely.add(
                        new TournamentEvent.ResultCorrected(
                                round.number(), table.number(), played(table).results()));
            }
        }
        return likely;
    }

    private TournamentEvent.TablePlayed played(Table table) {
        return new TournamentEvent.TablePlayed(
                table.number(), results.inOrder(table, table.players()));
    }

    /** Draws events until one is accepted. */
    Optional<TournamentEvent> sample(
            TournamentState state, RandomGenerator random, Predicate<TournamentEvent> accepted) {
        for (int i = 0; i < TRIES; i++) {
            TournamentEvent event = draw(state, random);
            if (accepted.test(event)) {
                return Optional.of(event);
            }
        }
        return likely(state).stream().filter(accepted).findFirst();
    }

    private TournamentEvent draw(TournamentState state, RandomGenerator random) {
        String player = pick(state.seated(seats), random);
        if (random.nextInt(ABANDONED) == 0) {
            return new TournamentEvent.MatchAbandoned(
                    pick(List.of(TournamentEvent.Cause.values()), random));
        }
        if (random.nextInt(PEOPLE) == 0) {
            return switch (random.nextInt(8)) {
                case 0 -> new TournamentEvent.PlayerDisqualified(player, "cheating");
                case 1 ->
                        new TournamentEvent.PlayerReplaced(
                                player, random.nextBoolean() ? STAND_IN : player);
                case 2, 3, 4 -> new TournamentEvent.PlayerAbsent(player);
                case 5 ->
                        new TournamentEvent.PlayerJoined(random.nextBoolean() ? NEWCOMER : player);
                default -> decided(state, player, random);
            };
        }
        List<String> absent = state.absentees();
        if (!absent.isEmpty() && random.nextInt(ARRIVALS) == 0) {
            return new TournamentEvent.PlayerArrived(pick(absent, random));
        }
        int kind = random.nextInt(20);
        List<Round> seated =
                state.rounds().stream().filter(round -> !round.tables().isEmpty()).toList();
        if (kind == 0 && !seated.isEmpty()) {
            Round round = pick(seated, random);
            Table table = pick(round.tables(), random);
            return new TournamentEvent.ResultCorrected(
                    round.number(), table.number(), atRandom(table, random));
        }
        return switch (state.phase()) {
            case ENTRY ->
                    kind < 2
                            ? new TournamentEvent.Withdrew(player)
                            : kind < 5
                                    ? new TournamentEvent.Drawn(random.nextInt())
                                    : new TournamentEvent.Entered(player);
            case ROUND -> {
                Table table = pick(state.round().orElseThrow().tables(), random);
                yield new TournamentEvent.TablePlayed(table.number(), atRandom(table, random));
            }
            case BETWEEN ->
                    kind < 2
                            ? new TournamentEvent.Withdrew(player)
                            : kind < 3
                                    ? new TournamentEvent.Closed()
                                    : new TournamentEvent.Drawn(random.nextInt());
            case PLAY_OFF ->
                    new TournamentEvent.PlayOffPlayed(
                            thereFirst(
                                    state,
                                    Shuffle.of(
                                            state.playOff().map(PlayOff::players).orElse(List.of()),
                                            random.nextInt())));
            case OVER -> new TournamentEvent.Closed();
        };
    }

    /** The same order, but who is absent comes last. */
    private static List<String> thereFirst(TournamentState state, List<String> players) {
        List<String> absent = state.absentees();
        List<String> order = new ArrayList<>(players);
        order.sort(Comparator.comparing(absent::contains));
        return order;
    }

    private TournamentEvent decided(TournamentState state, String player, RandomGenerator random) {
        TournamentEvent.Decision decision =
                pick(List.of(TournamentEvent.Decision.values()), random);
        return switch (decision) {
            case AWARD, DEDUCT ->
                    TournamentEvent.OrganizerDecided.points(
                            player, decision, "a fine", 1 + random.nextInt(9));
            case ANNUL -> TournamentEvent.OrganizerDecided.annulled(player, "a wrong table");
            case DECIDE ->
                    TournamentEvent.OrganizerDecided.decided(
                            player,
                            "not played to its end",
                            state.tableOf(player)
                                    .map(table -> atRandom(table, random))
                                    .orElse(List.of()));
        };
    }

    private List<Result> atRandom(Table table, RandomGenerator random) {
        List<Integer> figures = new ArrayList<>();
        for (int i = 0; i < table.players().size(); i++) {
            figures.add(
                    switch (settings.counting()) {
                        case PLACES -> i + 1;
                        case LOST_GAMES -> 0;
                        case POINTS -> random.nextInt(30);
                    });
        }
        if (settings.counting() == TournamentSettings.Counting.LOST_GAMES) {
            for (int game = 0; game < table.games(); game++) {
                int loser = random.nextInt(figures.size());
                figures.set(loser, figures.get(loser) + 1);
            }
        }
        return results.of(table.players(), Shuffle.of(figures, random.nextInt()));
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
