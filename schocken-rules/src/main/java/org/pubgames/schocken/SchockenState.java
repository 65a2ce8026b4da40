package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.core.GameState;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.SharedList;

/**
 * A Schocken table after its log. Dice under cups may be in it; what one viewer may see is told by
 * {@link org.pubgames.core.Match#view}.
 *
 * @param stage what the table waits for
 * @param game the running game, from 1
 * @param half the running half, from 1; in the final one more than the halves
 * @param finale whether the final is being played
 * @param round the running round of the half, from 1
 * @param stock discs in the stock
 * @param returned discs put back into the middle of the table
 * @param stockEmptied whether the stock has been handed out in this half
 * @param players everybody in seating order, which is clockwise
 * @param leader who leads the round, once that is known
 * @param limit how often the others may throw, once that is known
 * @param rollOff throws that something has to be decided by
 * @param marker who has the marker disc: the loser of the first half
 * @param halfLosers who lost the halves of this game, in order
 * @param gameLosers who lost the games, in order
 * @param debts what has to be paid
 * @param lastRound what came of the last round
 * @param abandoned why the match was abandoned, when it was
 * @param nothingCounts whether it was abandoned and nothing of it counts
 */
public record SchockenState(
        Stage stage,
        int game,
        int half,
        boolean finale,
        int round,
        int stock,
        int returned,
        boolean stockEmptied,
        List<SchockenPlayer> players,
        Optional<String> leader,
        Optional<Integer> limit,
        Optional<RollOff> rollOff,
        Optional<String> marker,
        List<String> halfLosers,
        List<String> gameLosers,
        List<Debt> debts,
        Optional<RoundResult> lastRound,
        Optional<SchockenEvent.Cause> abandoned,
        boolean nothingCounts)
        implements GameState {

    /** What the table waits for. */
    public enum Stage {
        /** A throw for the start. */
        STARTER,
        /** Everybody's first throw. */
        FIRST_THROWS,
        /** The leader. */
        LEADER,
        /** The others, one after the other. */
        FOLLOWERS,
        /** The cups to be lifted. */
        SHOWDOWN,
        /** A roll-off. */
        ROLL_OFF,
        /** Nothing any more. */
        OVER
    }

    public SchockenState {
        players = List.copyOf(players);
        halfLosers = List.copyOf(halfLosers);
        gameLosers = List.copyOf(gameLosers);
        debts = SharedList.copyOf(debts);
    }

    /** A player's place, when somebody of that name is seated. */
    public Optional<SchockenPlayer> player(String name) {
        for (SchockenPlayer player : players) {
            if (player.name().equals(name)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** Who plays on each seat, by its name and in its order: the player, or who stands in. */
    public Map<String, String> playedBy() {
        Map<String, String> played = new LinkedHashMap<>();
        players.forEach(each -> played.put(each.name(), each.standIn().orElse(each.name())));
        return played;
    }

    /** A player's place; that of somebody without discs and dice when nobody has the name. */
    public SchockenPlayer seat(String name) {
        return player(name).orElseGet(() -> SchockenPlayer.seated(name));
    }

    /** The names of all seats, clockwise; never empty. */
    public List<String> seats() {
        String[] names = new String[players.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = players.get(i).name();
        }
        return List.of(names);
    }

    /** The names of all who have not left the table for good, clockwise. */
    public List<String> there() {
        return players.stream().filter(player -> !player.away()).map(SchockenPlayer::name).toList();
    }

    /**
     * Whether the start is not decided yet, or a half, not the final, is about to begin: nobody has
     * thrown in it, and the throw for the start has brought nobody discs.
     */
    public boolean between() {
        if (stage == Stage.STARTER) {
            return true;
        }
        return stage == Stage.FIRST_THROWS && opening() && unthrown() && stock == discs();
    }

    /** Whether nobody has thrown in the running round. */
    public boolean unthrown() {
        return players.stream()
                .flatMap(player -> player.hand().stream())
                .allMatch(hand -> hand.used() == 0 && hand.due());
    }

    /** Whether not even a throw that has to be made again was made in the running round. */
    public boolean untouched() {
        Hand fresh = Hand.fresh();
        return players.stream().flatMap(player -> player.hand().stream()).allMatch(fresh::equals);
    }

    /** A player's dice in the running round; empty for who does not play it. */
    public Optional<Hand> hand(String name) {
        return player(name).flatMap(SchockenPlayer::hand);
    }

    /**
     * The dice of somebody who plays this round.
     *
     * @throws IllegalStateException when the player does not play it
     */
    public Hand playedHand(String name) {
        return hand(name).orElseThrow(() -> new IllegalStateException(name + " has no dice"));
    }

    /** Who still plays this half or final, clockwise. */
    public List<SchockenPlayer> playing() {
        List<SchockenPlayer> playing = new ArrayList<>(players.size());
        for (SchockenPlayer player : players) {
            if (player.playing()) {
                playing.add(player);
            }
        }
        return Collections.unmodifiableList(playing);
    }

    /**
     * All discs: in the stock, in the middle and in front of the players. Never changes within a
     * half; between halves only where discs are counted per player and their number changes.
     */
    public int discs() {
        return stock + returned + players.stream().mapToInt(SchockenPlayer::discs).sum();
    }

    /** How many games a player has lost, from 0. */
    public int gamesLost(String name) {
        return Collections.frequency(gameLosers, name);
    }

    /** How many halves of the running game a player has lost, the final included, from 0. */
    public int halvesLost(String name) {
        return Collections.frequency(halfLosers, name);
    }

    /** Who plays this round, the leader first, then clockwise. */
    public List<String> order() {
        List<String> order = clockwiseFrom(leader.orElse(""));
        order.removeIf(name -> hand(name).isEmpty());
        return order;
    }

    /** Everybody from one seat on, as a list of one's own. */
    private List<String> clockwiseFrom(String first) {
        List<String> order = new ArrayList<>(seats());
        Collections.rotate(order, -Math.max(0, order.indexOf(first)));
        return order;
    }

    /** The next player clockwise who still plays; the same one when nobody else does. */
    public String nextPlaying(String after) {
        return clockwiseFrom(after).stream()
                .skip(1)
                .filter(name -> seat(name).playing())
                .findFirst()
                .orElse(after);
    }

    /** Whether this is the first round of a half; the final has none in this sense. */
    public boolean opening() {
        return round == 1 && !finale;
    }

    /** Whether open throws are waited for that decide something: the start, or a tie. */
    public boolean tied() {
        return stage == Stage.STARTER || stage == Stage.ROLL_OFF;
    }

    /** Whether a player leads the round. */
    public boolean leads(String name) {
        return leader.isPresent() && leader.get().equals(name);
    }

    /** Who has to act, first of all; several when the order does not matter; nobody at the end. */
    public List<String> waitingFor() {
        return switch (stage) {
            case OVER -> List.of();
            case STARTER, ROLL_OFF -> rollOff.map(RollOff::next).orElse(List.of());
            default -> {
                Optional<String> thrower = first(Hand::due);
                yield (thrower.isPresent() ? thrower : decider()).map(List::of).orElse(List.of());
            }
        };
    }

    /** Whether it is for a player to act, alone or among others. */
    public boolean waitsFor(String name) {
        return waitingFor().contains(name);
    }

    /** The first in order with such a hand. */
    private Optional<String> first(Predicate<Hand> such) {
        int start = leaderPlace();
        for (int i = 0; i < players.size(); i++) {
            SchockenPlayer player = players.get((start + i) % players.size());
            if (player.hand().isPresent() && such.test(player.hand().get())) {
                return Optional.of(player.name());
            }
        }
        return Optional.empty();
    }

    /** The leader's place among the seats, that of the first while nobody leads. */
    private int leaderPlace() {
        for (int i = 0; i < players.size() && leader.isPresent(); i++) {
            if (players.get(i).name().equals(leader.get())) {
                return i;
            }
        }
        return 0;
    }

    private List<String> waitingThrowers() {
        return rollOff.map(RollOff::waiting).orElse(List.of());
    }

    /** Whose decision the table waits for when no throw is due. */
    public Optional<String> decider() {
        return switch (stage) {
            case LEADER -> leader;
            case FOLLOWERS -> first(hand -> !hand.settled());
            case SHOWDOWN -> first(hand -> !hand.shown() && !hand.surplus());
            default -> Optional.empty();
        };
    }

    /**
     * Whether the running stage waits for nobody any more: every throw that is due is made, and
     * everybody whose stage it is has thrown enough or lifted the cup.
     */
    public boolean stageOver() {
        if (first(Hand::due).isPresent()) {
            return false;
        }
        return switch (stage) {
            case FIRST_THROWS -> true;
            case LEADER -> leader.flatMap(this::hand).filter(Hand::settled).isPresent();
            case FOLLOWERS, SHOWDOWN -> decider().isEmpty();
            case STARTER, ROLL_OFF -> waitingThrowers().isEmpty();
            case OVER -> false;
        };
    }

    /** The one who has to act; several names when the order does not matter, empty at the end. */
    public String expected() {
        return String.join(", ", waitingFor());
    }

    /** The state without the dice that a viewer has not seen. */
    public SchockenState seenBy(Viewer viewer) {
        return with(
                players.stream().map(player -> player.seenBy(viewer.is(player.name()))).toList());
    }

    private SchockenState with(List<SchockenPlayer> newPlayers) {
        return new SchockenState(
                stage,
                game,
                half,
                finale,
                round,
                stock,
                returned,
                stockEmptied,
                newPlayers,
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
