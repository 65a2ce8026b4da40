package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.core.spi.SharedList;
import org.pubgames.schocken.PlayerState.Part;
import org.pubgames.schocken.SchockenState.Stage;

/** The state while one event is applied to it. Belongs to one judgement. */
final class Table {

    Stage stage;
    int game;
    int half;
    boolean finale;
    int round;
    int stock;
    int returned;
    boolean stockEmptied;
    Optional<String> leader;
    Optional<Integer> limit;
    Optional<RollOff> rollOff;
    Optional<String> marker;
    final List<String> halfLosers;
    final List<String> gameLosers;
    SharedList<Debt> debts;
    Optional<RoundResult> lastRound;
    private final Map<String, PlayerState> players = new LinkedHashMap<>();

    Table(SchockenState state) {
        stage = state.stage();
        game = state.game();
        half = state.half();
        finale = state.finale();
        round = state.round();
        stock = state.stock();
        returned = state.returned();
        stockEmptied = state.stockEmptied();
        leader = state.leader();
        limit = state.limit();
        rollOff = state.rollOff();
        marker = state.marker();
        halfLosers = new ArrayList<>(state.halfLosers());
        gameLosers = new ArrayList<>(state.gameLosers());
        debts = SharedList.copyOf(state.debts());
        lastRound = state.lastRound();
        state.players().forEach(player -> players.put(player.name(), player));
    }

    /** A table before anything happened: the first seat leads, or everybody throws for it. */
    static SchockenState opening(List<String> seats, SchockenSettings settings) {
        boolean thrownFor = settings.starterDice() > 0;
        Table table =
                new Table(
                        new SchockenState(
                                Stage.STARTER,
                                1,
                                1,
                                false,
                                1,
                                settings.discsFor(seats.size()),
                                0,
                                false,
                                seats.stream().map(PlayerState::seated).toList(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.of(RollOff.of(RollOff.Purpose.STARTER, seats)),
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                List.of(),
                                Optional.empty()));
        if (!thrownFor) {
            table.beginRound(seats.get(0));
        }
        return table.state();
    }

    SchockenState state() {
        return new SchockenState(
                stage,
                game,
                half,
                finale,
                round,
                stock,
                returned,
                stockEmptied,
                List.copyOf(players.values()),
                leader,
                limit,
                rollOff,
                marker,
                halfLosers,
                gameLosers,
                debts,
                lastRound);
    }

    List<String> seats() {
        return List.copyOf(players.keySet());
    }

    List<PlayerState> everybody() {
        return List.copyOf(players.values());
    }

    PlayerState player(String name) {
        return Objects.requireNonNullElseGet(players.get(name), () -> PlayerState.seated(name));
    }

    void put(PlayerState player) {
        players.put(player.name(), player);
    }

    Optional<Hand> hand(String name) {
        return player(name).hand();
    }

    /** The hand of somebody who plays this round. */
    Hand playedHand(String name) {
        return hand(name).orElseThrow(() -> new IllegalStateException(name + " has no dice"));
    }

    void put(String name, Hand hand) {
        put(player(name).with(hand));
    }

    /** Who plays this round, the leader first, then clockwise. */
    List<String> order() {
        List<String> order = clockwiseFrom(leader.orElse(""));
        order.removeIf(name -> hand(name).isEmpty());
        return order;
    }

    /** Everybody from one seat on, as a list of one's own. */
    private List<String> clockwiseFrom(String first) {
        List<String> order = new ArrayList<>(players.keySet());
        int start = order.indexOf(first);
        if (start > 0) {
            Collections.rotate(order, -start);
        }
        return order;
    }

    /** The next player clockwise who still plays, after somebody who may be out. */
    String nextPlaying(String after) {
        List<String> order = clockwiseFrom(after);
        for (int i = 1; i <= order.size(); i++) {
            String name = order.get(i % order.size());
            if (player(name).playing()) {
                return name;
            }
        }
        return after;
    }

    List<PlayerState> playing() {
        return players.values().stream().filter(PlayerState::playing).toList();
    }

    int discsOf(String name) {
        return player(name).discs();
    }

    void move(String name, int discs) {
        put(player(name).withDiscs(discsOf(name) + discs));
    }

    /** All discs there are. */
    int total() {
        return stock + returned + players.values().stream().mapToInt(PlayerState::discs).sum();
    }

    void part(String name, Part part) {
        put(player(name).with(part));
    }

    void beginRound(String newLeader) {
        stage = Stage.FIRST_THROWS;
        leader = Optional.of(newLeader);
        limit = Optional.empty();
        rollOff = Optional.empty();
        for (PlayerState player : everybody()) {
            put(player.playing() ? player.with(Hand.fresh()) : player.withoutHand());
        }
    }

    /** Whether this is the first round of a half; the final has none in this sense. */
    boolean opening() {
        return round == 1 && !finale;
    }

    /** Whether throws are waited for that decide something. */
    boolean tied() {
        return stage == Stage.STARTER || stage == Stage.ROLL_OFF;
    }

    /** Who has to act, first of all; several when the order does not matter. */
    List<String> waitingFor() {
        return switch (stage) {
            case OVER -> List.of();
            case STARTER -> List.of(waitingThrowers().get(0));
            case ROLL_OFF -> waitingThrowers();
            default -> {
                Optional<String> thrower = first(Hand::due);
                yield (thrower.isPresent() ? thrower : decider()).map(List::of).orElse(List.of());
            }
        };
    }

    /** The first in order with such a hand. */
    private Optional<String> first(Predicate<Hand> such) {
        for (String name : order()) {
            if (such.test(playedHand(name))) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    private List<String> waitingThrowers() {
        return rollOff.map(RollOff::waiting).orElse(List.of());
    }

    /** Whose decision the table waits for when no throw is due. */
    Optional<String> decider() {
        return switch (stage) {
            case LEADER -> leader;
            case FOLLOWERS -> first(hand -> !hand.settled());
            case SHOWDOWN -> first(hand -> !hand.shown() && !hand.surplus());
            default -> Optional.empty();
        };
    }

    /** The one who has to act, empty when nobody or several have to. */
    String expected() {
        List<String> waiting = waitingFor();
        return waiting.size() == 1 ? waiting.get(0) : String.join(", ", waiting);
    }

    boolean inTurn(String name) {
        return waitingFor().contains(name);
    }

    boolean leads(String name) {
        return leader.filter(name::equals).isPresent();
    }

    /** The match waits for a roll-off. */
    void await(RollOff waitedFor) {
        stage = Stage.ROLL_OFF;
        rollOff = Optional.of(waitedFor);
    }
}
