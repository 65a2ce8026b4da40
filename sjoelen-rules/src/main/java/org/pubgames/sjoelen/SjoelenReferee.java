package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.Nearest;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Hearing;
import org.pubgames.core.rules.Referee;
import org.pubgames.sjoelen.rules.Call;
import org.pubgames.sjoelen.rules.MatchClose;

/**
 * Carries facts to the rules and applies what they conclude: who may act, whose turn it is, when
 * the match is over.
 */
final class SjoelenReferee implements Referee<SjoelenState, SjoelenEvent> {

    private final SjoelenSettings settings;
    private final Seats seats;
    private final TurnDesk turns;
    private final CardDesk cards;

    SjoelenReferee(SjoelenSettings settings, Seats seats, LayoutPoints layouts) {
        this.settings = settings;
        this.seats = seats;
        this.cards = new CardDesk(settings, layouts);
        this.turns = new TurnDesk(settings, layouts, cards);
    }

    @Override
    public SjoelenState opening() {
        return new SjoelenState(
                seats.names().stream().map(PlayerState::seated).toList(), Optional.empty());
    }

    @Override
    public SjoelenState judge(SjoelenState state, SjoelenEvent event, Hearing hearing) {
        Optional<PlayerState> seated = state.player(event.player());
        PlayerState player = seated.orElseGet(() -> PlayerState.seated(event.player()));
        hearing.hear(call(hearing.findings(), state, event, player, seated.isPresent()));
        PlayerState next =
                cards.handles(event)
                        ? cards.judge(player, event, hearing)
                        : turns.judge(player, event, hearing);
        if (hearing.findings().forbidden() || next.equals(player)) {
            return state;
        }
        return decided(state.with(next), !points(next).equals(points(player)), hearing);
    }

    private static List<Integer> points(PlayerState player) {
        return player.card().stream().map(CardLine::points).toList();
    }

    private Call call(
            Findings findings,
            SjoelenState state,
            SjoelenEvent event,
            PlayerState player,
            boolean known) {
        String expected = expected(state);
        return new Call(
                findings,
                event.player(),
                seats.names(),
                Nearest.of(event.player(), seats.names()),
                known,
                TurnDesk.isPlay(event),
                over(state),
                complete(player),
                settings.turns(),
                settings.order() == SjoelenSettings.Order.IN_TURN,
                expected.equals(event.player()),
                expected,
                TurnDesk.needsTurn(event),
                player.turn().isPresent());
    }

    private boolean complete(PlayerState player) {
        return player.turn().isEmpty() && player.card().size() >= settings.turns();
    }

    private boolean over(SjoelenState state) {
        return state.players().stream().allMatch(this::complete);
    }

    /** Whose turn it is in seating order: who has begun one, otherwise who has played least. */
    private static String expected(SjoelenState state) {
        return state.players().stream()
                .min(
                        Comparator.comparingInt(SjoelenReferee::waiting)
                                .thenComparingInt(player -> player.card().size()))
                .map(PlayerState::name)
                .orElse("");
    }

    /**
     * Who is in the middle of a turn goes on; a turn just begun, or to be played again, comes next.
     */
    private static int waiting(PlayerState player) {
        return player.turn().map(turn -> turn.reported() ? 0 : 1).orElse(2);
    }

    /** After a change of a card the rules say whether the match is decided, and how. */
    private SjoelenState decided(SjoelenState state, boolean cardChanged, Hearing hearing) {
        if (!over(state)) {
            return state.ranked(Optional.empty());
        }
        if (!cardChanged && state.ranking().isPresent()) {
            return state;
        }
        int top = state.players().stream().mapToInt(PlayerState::total).max().orElse(0);
        List<PlayerState> leaders =
                state.players().stream().filter(player -> player.total() == top).toList();
        List<String> better = best(leaders, tieBreak());
        hearing.hear(
                new MatchClose(
                        hearing.findings(),
                        true,
                        top,
                        leaders.stream().map(PlayerState::name).toList(),
                        leaders.size() > 1,
                        settings.tie(),
                        better,
                        better.size() > 1));
        return state.ranked(hearing.findings().effect(SjoelenState.Ranking.class));
    }

    private Comparator<PlayerState> tieBreak() {
        return switch (settings.tie()) {
            case SHARED -> order(SjoelenState.Ranking.BY_TOTAL);
            case HIGHEST_TURN -> order(SjoelenState.Ranking.BY_HIGHEST_TURN);
            case HIGHEST_TURNS -> order(SjoelenState.Ranking.BY_TURNS);
        };
    }

    /** The order of places, best last. */
    private static Comparator<PlayerState> order(SjoelenState.Ranking ranking) {
        Comparator<PlayerState> byTotal = Comparator.comparingInt(PlayerState::total);
        return switch (ranking) {
            case BY_TOTAL -> byTotal;
            case BY_HIGHEST_TURN -> byTotal.thenComparingInt(PlayerState::highestTurn);
            case BY_TURNS ->
                    byTotal.thenComparing(PlayerState::turnsFromHighest, SjoelenReferee::inOrder);
        };
    }

    private static int inOrder(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int difference = Integer.compare(a.get(i), b.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static List<String> best(List<PlayerState> players, Comparator<PlayerState> order) {
        return players.stream()
                .filter(
                        player ->
                                players.stream()
                                        .noneMatch(other -> order.compare(other, player) > 0))
                .map(PlayerState::name)
                .toList();
    }

    @Override
    public Turn turn(SjoelenState state) {
        if (over(state)) {
            return new Turn.Over();
        }
        if (settings.order() == SjoelenSettings.Order.IN_TURN) {
            return new Turn.Player(expected(state));
        }
        List<String> open = new ArrayList<>();
        for (PlayerState player : state.players()) {
            if (!complete(player)) {
                open.add(player.name());
            }
        }
        return open.size() == 1 ? new Turn.Player(open.get(0)) : new Turn.Several(open);
    }

    @Override
    public Optional<List<Outcome.Place>> places(SjoelenState state) {
        return state.ranking().map(ranking -> standings(state, ranking));
    }

    /** Everybody's place, best first; equal players share a rank and keep their seating order. */
    static List<Outcome.Place> standings(SjoelenState state, SjoelenState.Ranking ranking) {
        Comparator<PlayerState> order = order(ranking);
        List<PlayerState> sorted = new ArrayList<>(state.players());
        sorted.sort(order.reversed());
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            PlayerState player = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), player) == 0;
            places.add(
                    new Outcome.Place(
                            tied ? places.get(i - 1).rank() : i + 1,
                            player.name(),
                            player.total()));
        }
        return places;
    }

    @Override
    public List<String> kinds(SjoelenState state, Predicate<SjoelenEvent> accepted) {
        return Probes.kinds(state, settings, accepted);
    }

    @Override
    public Optional<SjoelenEvent> sample(
            SjoelenState state, RandomGenerator random, Predicate<SjoelenEvent> accepted) {
        return Probes.sample(state, settings, random, accepted);
    }
}
