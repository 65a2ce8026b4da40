package org.pubgames.schocken.rules;

import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * The discs of a round, or of the throw for the start, are where they belong.
 *
 * @param state the table with the discs handed out
 * @param settled what became of them
 * @param along who plays the round that has just begun although he has no discs
 */
public record RoundEnd(
        Findings findings,
        SchockenState state,
        Settled settled,
        List<String> along,
        SchockenSettings settings)
        implements Situation {

    private static final List<Integer> TWO_TWO_ONE = List.of(2, 2, 1);

    /** Who lost the round; empty when nobody did. */
    public String loser() {
        return settled.loser().orElse("");
    }

    /** Whether somebody lost the round; then at least two played it. */
    public boolean lost() {
        return settled.loser().isPresent();
    }

    /** Whether the loser took all discs at once. */
    public boolean allTaken() {
        return settled.allTaken();
    }

    /** How many discs the loser of the round got in it, from 0. */
    public int discs() {
        return settled.discs();
    }

    /** What the discs cost that the loser got, from 0, in the smallest coin. */
    public int price() {
        return settled.discs() * settings.discPrice();
    }

    /** Whether it is a round that was played, not the throw for the start. */
    public boolean played() {
        return state.stage() != SchockenState.Stage.STARTER;
    }

    /** Whether the loser showed 2-2-1. */
    public boolean twoTwoOne() {
        return settled.loser()
                .flatMap(state::hand)
                .filter(hand -> !hand.surplus())
                .flatMap(Hand::combination)
                .filter(TWO_TWO_ONE::equals)
                .isPresent();
    }

    /** What 1-1-1 is called. */
    public Constant schockAus() {
        return Called.schockAus(settings);
    }

    /** What can be lost, as the texts name it. */
    public LostPart part() {
        return state.finale() ? LostPart.FINAL : LostPart.HALF;
    }

    /** How many still played until now, from 1. */
    public int playing() {
        return state.playing().size();
    }

    /** Who played until now and has no discs; not who plays the next round along without any. */
    public List<String> emptyHanded() {
        return names(
                player ->
                        player.playing() && player.discs() == 0 && !along.contains(player.name()));
    }

    /** How many that is, from 0. */
    public int count() {
        return emptyHanded().size();
    }

    /** Who was safe and has got discs. */
    public List<String> returning() {
        return names(player -> player.part() == Part.SAFE && player.discs() > 0);
    }

    /** Who plays a final without having lost a half, and has no discs. */
    public List<String> strangers() {
        return names(
                player ->
                        state.finale()
                                && player.playing()
                                && player.discs() == 0
                                && !state.halfLosers().contains(player.name()));
    }

    /** Who holds discs that are still played for. */
    public List<String> holders() {
        return names(
                player -> player.discs() > 0 && (player.playing() || player.part() == Part.SAFE));
    }

    /** Who played until now or has to play again. */
    public List<String> stillPlaying() {
        return names(
                player -> player.playing() || (player.part() == Part.SAFE && player.discs() > 0));
    }

    private List<String> names(Predicate<SchockenPlayer> such) {
        return state.players().stream().filter(such).map(SchockenPlayer::name).toList();
    }
}
