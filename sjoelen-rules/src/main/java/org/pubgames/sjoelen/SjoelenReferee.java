package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.sjoelen.rules.Call;

/**
 * Carries facts to the rules and applies what they conclude: who may act, whose turn it is, when
 * the match is over.
 */
final class SjoelenReferee implements Referee<SjoelenState, SjoelenEvent> {

    private final SjoelenSettings settings;
    private final SjoelenSettings tieBreakSettings;
    private final Seats seats;
    private final MatchDesk match;
    private final Desks regular;
    private final Desks tieBreak;
    private final TellingEvents telling;

    SjoelenReferee(SjoelenSettings settings, Seats seats, SjoelenScoring scoring) {
        this.settings = settings;
        this.tieBreakSettings = settings.tieBreak();
        this.seats = seats;
        this.match = new MatchDesk(settings);
        this.regular = Desks.of(settings, scoring.layouts());
        this.tieBreak =
                settings.tieBreakDiscs() == 0
                        ? regular
                        : Desks.of(tieBreakSettings, scoring.tieBreakLayouts());
        this.telling = new TellingEvents(settings);
    }

    /** The board and the card, as they are judged in one kind of game. */
    private record Desks(TurnDesk turns, CardDesk cards) {

        static Desks of(SjoelenSettings settings, LayoutPoints layouts) {
            CardDesk cards = new CardDesk(settings, layouts);
            return new Desks(new TurnDesk(settings, layouts, cards), cards);
        }

        PlayerState judge(
                PlayerState player, SjoelenEvent event, boolean settled, Judging judging) {
            return cards.handles(event)
                    ? cards.judge(player, event, judging)
                    : turns.judge(player, event, settled, judging);
        }
    }

    @Override
    public SjoelenState opening() {
        return SjoelenState.opening(seats.names().stream().map(PlayerState::seated).toList());
    }

    @Override
    public SjoelenState judge(SjoelenState state, SjoelenEvent event, Judging judging) {
        Optional<PlayerState> seated = state.player(event.player());
        PlayerState player = seated.orElseGet(() -> PlayerState.seated(event.player()));
        judging.put(call(judging.findings(), state, event, player, seated.isPresent()));
        PlayerState next =
                (match.isTieBreak(state, player, event) ? tieBreak : regular)
                        .judge(player, event, match.settled(state, player), judging);
        if (judging.findings().forbidden() || next.equals(player)) {
            return state;
        }
        return match.decided(state.with(next), !samePoints(next.card(), player.card()), judging);
    }

    private static boolean samePoints(List<CardLine> one, List<CardLine> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (one.get(i).points() != other.get(i).points()) {
                return false;
            }
        }
        return true;
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
                match.over(state),
                !settings.byGames() && match.complete(state, player),
                settings.turns(),
                settings.order() == SjoelenSettings.Order.IN_TURN,
                expected.equals(event.player()),
                expected,
                TurnDesk.needsTurn(event),
                player.turn().isPresent(),
                settings.byGames() && match.complete(state, player),
                player.card().size());
    }

    /** Whose turn it is in seating order: who has begun one, otherwise who has played least. */
    private static String expected(SjoelenState state) {
        PlayerState first = null;
        for (PlayerState player : state.players()) {
            if (first == null || comesBefore(player, first)) {
                first = player;
            }
        }
        return first == null ? "" : first.name();
    }

    private static boolean comesBefore(PlayerState player, PlayerState other) {
        int sooner = Integer.compare(waiting(player), waiting(other));
        return sooner < 0 || (sooner == 0 && player.card().size() < other.card().size());
    }

    /**
     * Who is in the middle of a turn goes on; a turn just begun, or to be played again, comes next.
     */
    private static int waiting(PlayerState player) {
        if (player.turn().isEmpty()) {
            return 2;
        }
        return player.turn().get().reported() ? 0 : 1;
    }

    @Override
    public Turn turn(SjoelenState state) {
        if (match.over(state)) {
            return new Turn.Over();
        }
        if (settings.order() == SjoelenSettings.Order.IN_TURN) {
            return new Turn.Player(expected(state));
        }
        List<String> open = new ArrayList<>();
        for (PlayerState player : state.players()) {
            if (!match.complete(state, player)) {
                open.add(player.name());
            }
        }
        return open.size() == 1 ? new Turn.Player(open.get(0)) : new Turn.Several(open);
    }

    @Override
    public Optional<List<Outcome.Place>> places(SjoelenState state) {
        return match.places(state);
    }

    @Override
    public List<String> kinds(SjoelenState state, Predicate<SjoelenEvent> accepted) {
        return Probes.kinds(state, now(state), accepted);
    }

    @Override
    public Optional<SjoelenEvent> sample(
            SjoelenState state, RandomGenerator random, Predicate<SjoelenEvent> accepted) {
        return Probes.sample(state, now(state), random, accepted);
    }

    private SjoelenSettings now(SjoelenState state) {
        return state.tieBreak() ? tieBreakSettings : settings;
    }

    @Override
    public List<SjoelenEvent> distinguishing(SjoelenState state) {
        return telling.telling(state);
    }

    @Override
    public Optional<SjoelenEvent> straight(SjoelenState state, int course) {
        return telling.straight(state, course);
    }
}
