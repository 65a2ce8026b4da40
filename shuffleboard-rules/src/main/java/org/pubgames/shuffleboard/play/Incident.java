package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Displaced;

/**
 * What happened, for the rules of a game that judge shots and fouls.
 *
 * @param end the end, as it is now
 * @param offender the side that played, or committed the foul
 * @param player who that was
 * @param played the disc of the last shot; empty when nothing was played
 * @param displaced the other discs that this shot moved
 * @param worths what each of these scored where it lay before, by its name
 */
public record Incident(
        End end,
        Side offender,
        String player,
        Optional<Disc> played,
        List<Displaced> displaced,
        Map<String, Integer> worths) {

    public Incident {
        displaced = List.copyOf(displaced);
        worths = Map.copyOf(worths);
    }

    /** The last shot of an end, and what it did. */
    static Incident of(End end, Side offender, String player) {
        return new Incident(
                end,
                offender,
                player,
                end.last().flatMap(shot -> end.disc(shot.disc())),
                displaced(end),
                Map.of());
    }

    /** A shot before the last one; what it moved is no longer known. */
    static Incident ofEarlier(End end, Disc played, String player) {
        return new Incident(end, played.side(), player, Optional.of(played), List.of(), Map.of());
    }

    /** The same with what the displaced discs scored. */
    Incident worth(Map<String, Integer> points) {
        return new Incident(end, offender, player, played, displaced, points);
    }

    /** The same as if the disc played were not out of play. */
    Incident withPlayedLying() {
        Optional<Disc> lying = played.map(disc -> disc.with(Disc.Status.LYING));
        return new Incident(end, offender, player, lying, displaced, worths);
    }

    /** The discs that the last shot moved, the played one excepted. */
    private static List<Displaced> displaced(End end) {
        List<Displaced> displaced = new ArrayList<>();
        if (end.last().isPresent()) {
            End.LastShot shot = end.last().get();
            for (Disc before : shot.before()) {
                if (before.lies() && !before.name().equals(shot.disc())) {
                    Disc after = end.disc(before.name()).orElse(before);
                    if (shot.moved().contains(before.name())
                            || !before.offStack().equals(after.offStack())) {
                        displaced.add(new Displaced(before, after));
                    }
                }
            }
        }
        return displaced;
    }

    /** Whether the last shot was played by the offender's side. */
    public boolean lastToPlay() {
        return end.last().map(shot -> shot.side() == offender).orElse(false);
    }

    /** What a displaced disc scored where it lay before. */
    public int worth(Displaced disc) {
        return worths.getOrDefault(disc.before().name(), 0);
    }
}
