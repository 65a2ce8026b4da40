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
            if (!isTooMany(player, before)) {
                counted.merge(player, 1, Integer::sum);
                looked.remove(player);
            } else if (settings.overThrow() == OverThrow.LOSE_ROUND) {
                tooOften.add(player);
            }
        } else if (event instanceof Uncovered) {
            looked.add(player);
        } else if (event instanceof Stood) {
            stood.add(player);
            if (player.equals(leader) && count(player) == 1 && !looked.contains(player)) {
                blind = Optional.of(player);
            }
        } else if (event instanceof DiceDropped || event instanceof DiceAskew) {
            if (!before.due() && after.due()) {
                counted.merge(player, -1, Integer::sum);
                looked.remove(player);
            }
        } else if (event instanceof DiceNudged && before.due() && !after.due()) {
            counted.merge(player, 1, Integer::sum);
        } else if (event instanceof RollOffThrown thrown) {
            rollOffs.add(thrown);
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

    List<RollOffThrown> rollOffs() {
        return List.copyOf(rollOffs);
    }
}
