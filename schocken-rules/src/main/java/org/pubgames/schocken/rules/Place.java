package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * A player's place at the table at the moment of a report: the dice, the turn, the throws that are
 * left.
 *
 * @param state the table
 * @param settings the rules of the house
 * @param seat the player's place
 * @param hand the player's dice; dice not yet thrown for who does not play the round
 * @param inTurn whether the table waits for the player, alone or among others
 * @param most the most throws of the player in this round, 1 to 9, as far as that is known
 */
public record Place(
        SchockenState state,
        SchockenSettings settings,
        SchockenPlayer seat,
        Hand hand,
        boolean inTurn,
        int most) {

    /** The place of a player. */
    public static Place of(SchockenState state, String name, SchockenSettings settings) {
        SchockenPlayer seat = state.seat(name);
        return new Place(
                state,
                settings,
                seat,
                seat.hand().orElseGet(Hand::fresh),
                state.waitsFor(name),
                state.limit().orElseGet(() -> mostThrows(state, settings)));
    }

    /** The most throws of a leader in the running round, 1 to 9. */
    static int mostThrows(SchockenState state, SchockenSettings settings) {
        if (state.stockEmptied()) {
            return settings.throwsPerRound();
        }
        return state.opening() && settings.openingThrows() > 0
                ? settings.openingThrows()
                : settings.distributionThrows();
    }

    /** The player's name. */
    public String name() {
        return seat.name();
    }

    /** Whether the player plays the running round. */
    public boolean playing() {
        return seat.hand().isPresent();
    }

    /** Whether the player leads the round. */
    public boolean leads() {
        return state.leads(name());
    }

    /** Whether the player may throw once more as far as counting goes. */
    public boolean throwsLeft() {
        return hand.used() < most;
    }

    /** Whether the player leads and has not shown the throw that the others wait to see. */
    public boolean mustShow() {
        return leads()
                && state.stage() == Stage.LEADER
                && hand.covered()
                && hand.sight() != Sight.EVERYBODY;
    }

    /** Whether nothing is left to the player but to lift the cup for everybody. */
    public boolean hasToUncover() {
        return inTurn && hand.covered() && (state.stage() == Stage.SHOWDOWN || hand.open());
    }

    /** Whether the last throw that is known to be allowed is made, before the showdown. */
    public boolean lastMade() {
        return !throwsLeft()
                && (leads() || state.limit().isPresent())
                && state.stage() != Stage.SHOWDOWN;
    }

    /** Whether the table waits for the player's decision, no throw being due. */
    public boolean deciding() {
        return state.decider().filter(name()::equals).isPresent();
    }

    /** Whether a throw lies there that can still be made again. */
    public boolean repeatable() {
        return playing()
                && hand.covered()
                && !hand.surplus()
                && (hand.sight() != Sight.EVERYBODY
                        || (state.stage() == Stage.LEADER && !hand.settled())
                        || (state.stage() == Stage.SHOWDOWN && shownNow()));
    }

    /** Whether the cup was lifted in the showdown; the leader's throw may lie open from before. */
    private boolean shownNow() {
        boolean last = settings.lastThrowHidden() && hand.used() >= mostThrows(state, settings);
        return !leads() || last || hand.blind();
    }

    /** Whether nobody has looked at the throw: dice fall while it is made, not afterwards. */
    public boolean untouched() {
        return playing() && hand.sight() == Sight.NOBODY && !hand.lifted();
    }

    /**
     * Of the others who play, the one with most discs, by seating order of equal ones; empty when
     * nobody else has any.
     */
    public String richest() {
        String richest = "";
        int most = 0;
        for (SchockenPlayer player : state.playing()) {
            if (player.discs() > most && !player.name().equals(name())) {
                richest = player.name();
                most = player.discs();
            }
        }
        return richest;
    }

    /** Of some dice those that no die can show: less than 1 or more than 6. */
    public static List<Integer> impossible(List<Integer> dice) {
        for (int pips : dice) {
            if (pips < 1 || pips > 6) {
                return dice.stream().filter(each -> each < 1 || each > 6).toList();
            }
        }
        return List.of();
    }
}
