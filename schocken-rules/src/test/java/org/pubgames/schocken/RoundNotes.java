package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.EarlyLift;
import org.pubgames.schocken.SchockenSettings.OutOfTurnThrow;
import org.pubgames.schocken.SchockenSettings.OverThrow;

/**
 * What somebody beside the table notes down of one round: how often everybody threw and may throw,
 * who threw too often, who stood, and the roll-offs. Counts for itself; of the table it only sees
 * whose dice are in the cup and whose lie under it.
 */
final class RoundNotes {

    private final SchockenSettings settings;
    private final String leader;
    private final int most;
    private final Map<String, Integer> counted = new HashMap<>();
    private final Set<String> looked = new HashSet<>();
    private final Set<String> stood = new HashSet<>();
    private final Set<String> tooOften = new HashSet<>();
    private final List<RollOffThrown> rollOffs = new ArrayList<>();
    private Optional<String> blind = Optional.empty();
    private Optional<Integer> limit = Optional.empty();

    RoundNotes(
            SchockenSettings settings, String leader, boolean firstOfHalf, boolean stockEmptied) {
        this.settings = settings;
        this.leader = leader;
        int dealing =
                firstOfHalf && settings.openingThrows() > 0
                        ? settings.openingThrows()
                        : settings.distributionThrows();
        this.most = stockEmptied ? settings.throwsPerRound() : dealing;
    }

    /** How often a player has thrown. */
    int count(String player) {
        return counted.getOrDefault(player, 0);
    }

    /** The leader has done: from now on it is known how often the others may throw. */
    void leaderDone() {
        if (limit.isPresent()) {
            return;
        }
        limit =
                Optional.of(
                        switch (settings.throwLimit()) {
                            case SCHUSS_OR_THREE -> count(leader) == 1 ? 1 : most;
                            case STARTER_COUNT, EXACT_SAME -> count(leader);
                            case FREE -> most;
                        });
    }

    /** How often everybody may throw, once the leader has done. */
    Optional<Integer> limit() {
        return limit;
    }

    /** How often a player may throw as far as that is known. */
    int allowed() {
        return limit.orElse(most);
    }

    /** Whether a throw by somebody with these dice is one too many. */
    boolean isTooMany(String player, Hand before) {
        return !before.due() && count(player) >= allowed();
    }

    /** Notes an event that was accepted, by somebody whose dice were so before and are so now. */
    void note(SchockenEvent event, Hand before, Hand after) {
        String player = event.player();
        if (event instanceof Thrown) {
            boolean early = !before.due() && after.surplus() && !isTooMany(player, before);
            if (early && settings.outOfTurnThrow() == OutOfTurnThrow.LOSE_ROUND) {
                tooOften.add(player);
            } else if (!isTooMany(player, before)) {
                counted.merge(player, 1, Integer::sum);
                looked.remove(player);
            } else if (settings.overThrow() == OverThrow.LOSE_ROUND) {
                tooOften.add(player);
            } else if (settings.overThrow() == OverThrow.FIRST_THROW) {
                counted.put(player, 1);
            }
        } else if (event instanceof Uncovered) {
            looked.add(player);
            if (settings.earlyLift() == EarlyLift.FIRST_THROW
                    && !before.lifted()
                    && after.lifted()) {
                // Whoever lifts what may be seen keeps it; only what has to stay covered is lost.
                counted.computeIfPresent(
                        player, (name, times) -> staysCovered(name) ? Integer.valueOf(1) : times);
            }
        } else if (event instanceof Stood) {
            stood.add(player);
            boolean unseen = player.equals(leader) && !looked.contains(player);
            if (unseen && (count(player) == 1 || settings.blind() == Blind.ANY_THROW)) {
                blind = Optional.of(player);
            }
        } else if (event instanceof DiceDropped
                || event instanceof DiceAskew
                || event instanceof DiceNudged) {
            if (!before.due() && after.due()) {
                counted.merge(player, -1, Integer::sum);
                looked.remove(player);
            } else if (before.due() && !after.due()) {
                counted.merge(player, 1, Integer::sum);
            }
        } else if (event instanceof RollOffThrown thrown) {
            rollOffs.add(thrown);
        }
    }

    /** Whether a throw has to stay covered: the last, one left blind, any after a blind first. */
    boolean staysCovered(String player) {
        boolean first = blind.isPresent() && count(leader) == 1;
        return count(player) >= allowed() || leftBlind(player) || first;
    }

    /** A throw of a roll-off did not lie flat; it is made again. */
    void takeBack(String player) {
        for (int i = rollOffs.size() - 1; i >= 0; i--) {
            if (rollOffs.get(i).player().equals(player)) {
                rollOffs.remove(i);
                return;
            }
        }
    }

    boolean threwTooOften(String player) {
        return tooOften.contains(player);
    }

    boolean leftBlind(String player) {
        return blind.filter(player::equals).isPresent();
    }

    boolean stood(String player) {
        return stood.contains(player);
    }

    /** The player makes no more throws in this round. */
    void stands(String player) {
        stood.add(player);
    }

    List<RollOffThrown> rollOffs() {
        return List.copyOf(rollOffs);
    }
}
