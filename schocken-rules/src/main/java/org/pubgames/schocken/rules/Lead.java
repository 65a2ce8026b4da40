package org.pubgames.schocken.rules;

import java.util.Comparator;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * Who leads next?
 *
 * @param before what is about to begin
 * @param lost who lost what was played before; empty when nobody did
 */
public record Lead(
        Findings findings,
        Before before,
        Optional<String> lost,
        SchockenState state,
        SchockenSettings settings)
        implements Situation {

    private static final Comparator<SchockenPlayer> BY_DISCS =
            Comparator.comparingInt(SchockenPlayer::discs);

    /** What is about to begin. */
    public enum Before {
        ROUND,
        HALF,
        FINALE,
        GAME
    }

    /** Whether a round begins that follows one with a loser. */
    public boolean roundWithLoser() {
        return before == Before.ROUND && lost.isPresent();
    }

    /** Whether the stock has been handed out in this half. */
    public boolean stockEmptied() {
        return state.stockEmptied();
    }

    /** Who lost what was played before; empty when nobody did. */
    public String loser() {
        return lost.orElse("");
    }

    /** Who led the last round; the first seat before the first one. */
    public String lastLeader() {
        return state.leader().orElseGet(() -> state.seats().get(0));
    }

    /** The next player after the loser who still plays. */
    public String afterLoser() {
        return state.nextPlaying(lost.orElseGet(this::lastLeader));
    }

    /** Of those who play the one with most discs, the first seat of equal ones. */
    public String mostDiscs() {
        return first(BY_DISCS.reversed());
    }

    /** The next player after that one who still plays. */
    public String afterMostDiscs() {
        return state.nextPlaying(mostDiscs());
    }

    /** Of those who play the one with fewest discs, the first seat of equal ones. */
    public String fewestDiscs() {
        return first(BY_DISCS);
    }

    /** Whether several of those who play have most discs. */
    public boolean mostShared() {
        return shared(mostDiscs());
    }

    /** Whether several of those who play have fewest discs. */
    public boolean fewestShared() {
        return shared(fewestDiscs());
    }

    private boolean shared(String holder) {
        int discs = state.seat(holder).discs();
        return state.playing().stream().filter(player -> player.discs() == discs).count() > 1;
    }

    /** Who lost the first half of the game. */
    public String firstLoser() {
        return state.halfLosers().isEmpty() ? lastLeader() : state.halfLosers().get(0);
    }

    private String first(Comparator<SchockenPlayer> order) {
        return state.playing().stream()
                .sorted(order)
                .findFirst()
                .map(SchockenPlayer::name)
                .orElseGet(this::lastLeader);
    }
}
