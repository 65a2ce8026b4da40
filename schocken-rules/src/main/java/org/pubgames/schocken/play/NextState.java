package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.SharedList;
import org.pubgames.schocken.Debt;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RoundResult;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.OneDisc;
import org.pubgames.schocken.rules.Owes;

/** A table after something happened, put together step by step from the one before. */
final class NextState {

    private final List<SchockenPlayer> players;
    private Stage stage;
    private int game;
    private int half;
    private boolean finale;
    private int round;
    private int stock;
    private int returned;
    private boolean stockEmptied;
    private Optional<String> leader;
    private Optional<Integer> limit;
    private Optional<RollOff> rollOff;
    private Optional<String> marker;
    private List<String> halfLosers;
    private List<String> gameLosers;
    private SharedList<Debt> debts;
    private Optional<RoundResult> lastRound;
    private Optional<SchockenEvent.Cause> abandoned;
    private boolean nothingCounts;

    private NextState(SchockenState state) {
        players = new ArrayList<>(state.players());
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
        halfLosers = state.halfLosers();
        gameLosers = state.gameLosers();
        debts = SharedList.copyOf(state.debts());
        lastRound = state.lastRound();
        abandoned = state.abandoned();
        nothingCounts = state.nothingCounts();
    }

    /** Begins with a table as it is. */
    static NextState after(SchockenState state) {
        return new NextState(state);
    }

    /** A table before anything happened: everybody throws for the start. */
    static SchockenState opening(List<String> seats, SchockenSettings settings) {
        return new SchockenState(
                Stage.STARTER,
                1,
                1,
                false,
                1,
                settings.discsFor(seats.size(), false),
                0,
                false,
                seats.stream().map(SchockenPlayer::seated).toList(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(RollOff.of(RollOff.Purpose.STARTER, seats)),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    /** The same table with other dice of one player. */
    static SchockenState with(SchockenState state, String name, Hand hand) {
        return after(state).hand(name, hand).done();
    }

    NextState stage(Stage next) {
        stage = next;
        return this;
    }

    NextState limit(int throwsAllowed) {
        limit = Optional.of(throwsAllowed);
        return this;
    }

    NextState lastRound(RoundResult result) {
        lastRound = Optional.of(result);
        return this;
    }

    NextState marker(String player) {
        marker = Optional.of(player);
        return this;
    }

    NextState halfLoser(String player) {
        halfLosers = new ArrayList<>(halfLosers);
        halfLosers.add(player);
        return this;
    }

    NextState gameLosers(List<String> some) {
        gameLosers = new ArrayList<>(gameLosers);
        gameLosers.addAll(some);
        return this;
    }

    /** Players owe something in the running game. */
    NextState owe(Owes owes) {
        for (String player : owes.players()) {
            debts = debts.plus(new Debt(player, game, owes.stake(), owes.amount(), owes.reason()));
        }
        return this;
    }

    /** The match waits for a roll-off, or goes on with one. */
    NextState rollOff(RollOff waitedFor) {
        rollOff = Optional.of(waitedFor);
        return this;
    }

    /** The match is over. */
    NextState over() {
        stage = Stage.OVER;
        rollOff = Optional.empty();
        return this;
    }

    /** Nothing of the match counts. */
    NextState forNothing() {
        nothingCounts = true;
        return this;
    }

    /** The match is over before its end. */
    NextState abandoned(SchockenEvent.Cause cause) {
        abandoned = Optional.of(cause);
        return over();
    }

    NextState hand(String name, Hand hand) {
        return put(player(name).with(hand));
    }

    NextState part(String name, Part part) {
        SchockenPlayer player = player(name);
        return put(player.with(player.discs(), part, player.drops(), player.hand()));
    }

    /**
     * A player leaves the table for good; his discs go to the stock, or to the middle once the
     * stock has been handed out.
     */
    NextState departs(String name, Part away) {
        SchockenPlayer player = player(name);
        back(player.discs());
        return put(new SchockenPlayer(name, 0, away, player.drops(), Optional.empty()));
    }

    /** Somebody sits down, last in the order of the seats. */
    NextState joins(String name) {
        players.add(SchockenPlayer.seated(name));
        return this;
    }

    /** A player is absent, or there again. */
    NextState absent(String name, boolean isAbsent) {
        return put(player(name).absent(isAbsent));
    }

    /**
     * Somebody plays in the place of a player; empty: the player again. Whoever it is, is there.
     */
    NextState replaced(String name, Optional<String> by) {
        return put(player(name).replacedBy(by).absent(false));
    }

    /** The stock of a half that is about to begin, for those who are there. */
    NextState restocked(SchockenSettings settings) {
        stock = settings.discsFor(there(), finale);
        return this;
    }

    /** The final that begins has a stock of its own. */
    NextState stock(int discs) {
        stock = discs;
        return this;
    }

    private int there() {
        return (int) players.stream().filter(player -> !player.away()).count();
    }

    /** A player has dropped dice once more. */
    NextState dropped(String name) {
        SchockenPlayer player = player(name);
        return put(player.with(player.discs(), player.part(), player.drops() + 1, player.hand()));
    }

    /** Discs go from the stock to a player. */
    NextState fromStock(String name, int discs) {
        stock -= discs;
        return move(name, discs);
    }

    /** Discs that a player gives go to the middle of the table. */
    NextState toMiddle(String name, int discs) {
        returned += discs;
        return move(name, -discs);
    }

    /** A player gets discs, or gives them when they are fewer than none. */
    NextState move(String name, int discs) {
        SchockenPlayer player = player(name);
        return put(
                player.with(player.discs() + discs, player.part(), player.drops(), player.hand()));
    }

    /** A player gets one disc at once, where somebody has one. */
    NextState oneDisc(String name, OneDisc disc) {
        if (disc.from().equals(OneDisc.STOCK)) {
            return fromStock(name, 1);
        }
        return disc.from().isEmpty() ? this : move(disc.from(), -1).move(name, 1);
    }

    /**
     * A player gets discs by decision: from the stock, or, once nothing lies there, one by one from
     * the other player who holds most of them.
     */
    NextState award(String name, int discs) {
        if (stock > 0) {
            return fromStock(name, discs);
        }
        for (int i = 0; i < discs; i++) {
            move(richestBut(name), -1).move(name, 1);
        }
        return this;
    }

    /** Who plays and holds the most discs, one player left out; of equals the first seat. */
    private String richestBut(String name) {
        return players.stream()
                .filter(player -> player.playing() && !player.name().equals(name))
                .reduce((one, next) -> next.discs() > one.discs() ? next : one)
                .map(SchockenPlayer::name)
                .orElseThrow();
    }

    /** Discs that are taken away from a player go back to the stock, or out of play. */
    NextState deduct(String name, int discs) {
        return back(discs).move(name, -discs);
    }

    /** Discs go to the stock, or to the middle once the stock has been handed out. */
    private NextState back(int discs) {
        if (stockEmptied || stock == 0) {
            returned += discs;
        } else {
            stock += discs;
        }
        return this;
    }

    /** All discs there are go to one player. */
    NextState everything(String name) {
        int total = stock + returned;
        for (SchockenPlayer player : List.copyOf(players)) {
            total += player.discs();
            move(player.name(), -player.discs());
        }
        stock = 0;
        returned = 0;
        return move(name, total);
    }

    /** The stock is remembered as handed out once it is empty. */
    NextState markStock() {
        stockEmptied |= stock == 0;
        return this;
    }

    /** Another half begins: all discs go back to the stock, nobody has dropped anything yet. */
    NextState nextHalf(SchockenSettings settings, List<String> takingPart) {
        half++;
        return fresh(settings, takingPart);
    }

    /** The final begins among the losers of the halves. */
    NextState finale(SchockenSettings settings, List<String> takingPart) {
        finale = true;
        return nextHalf(settings, takingPart);
    }

    /** Another game begins. */
    NextState nextGame(SchockenSettings settings) {
        game++;
        half = 1;
        finale = false;
        halfLosers = List.of();
        marker = Optional.empty();
        return fresh(settings, players.stream().map(SchockenPlayer::name).toList());
    }

    private NextState fresh(SchockenSettings settings, List<String> takingPart) {
        players.replaceAll(player -> player.with(0, part(player, takingPart), 0, Optional.empty()));
        stock = settings.discsFor(there(), false);
        returned = 0;
        stockEmptied = false;
        round = 0;
        return this;
    }

    private static Part part(SchockenPlayer player, List<String> takingPart) {
        if (player.away()) {
            return player.part();
        }
        return takingPart.contains(player.name()) ? Part.PLAYING : Part.WATCHING;
    }

    /** The next round begins; everybody who plays has three dice to throw. */
    NextState nextRound(String newLeader) {
        round++;
        return firstRound(newLeader);
    }

    /** Who has left in the running round, by its throws, plays again: the round counts nothing. */
    NextState unleft() {
        players.replaceAll(
                player ->
                        player.part() == Part.LEFT && player.hand().isPresent()
                                ? player.with(
                                        player.discs(), Part.PLAYING, player.drops(), player.hand())
                                : player);
        return this;
    }

    /** The round that is counted already begins, anew too, with the discs as they lie. */
    NextState firstRound(String newLeader) {
        markStock();
        stage = Stage.FIRST_THROWS;
        leader = Optional.of(newLeader);
        limit = Optional.empty();
        rollOff = Optional.empty();
        players.replaceAll(
                player ->
                        player.with(
                                player.discs(),
                                player.part(),
                                player.drops(),
                                player.playing() ? Optional.of(Hand.fresh()) : Optional.empty()));
        return this;
    }

    private SchockenPlayer player(String name) {
        return players.get(place(name));
    }

    private int place(String name) {
        for (int i = 0; i < players.size(); i++) {
            if (players.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name + " is not seated");
    }

    private NextState put(SchockenPlayer player) {
        players.set(place(player.name()), player);
        return this;
    }

    SchockenState done() {
        return new SchockenState(
                stage,
                game,
                half,
                finale,
                round,
                stock,
                returned,
                stockEmptied,
                players,
                leader,
                limit,
                rollOff,
                marker,
                halfLosers,
                gameLosers,
                debts,
                lastRound,
                abandoned,
                nothingCounts);
    }
}
