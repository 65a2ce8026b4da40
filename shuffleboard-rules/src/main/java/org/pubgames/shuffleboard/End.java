package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The end (frame) in progress.
 *
 * @param number 1 for the first end of a game
 * @param from where it is played from
 * @param leader the side that plays first
 * @param shooters who plays for side A and for side B
 * @param shots shots played
 * @param next the side that plays now; empty when all discs are played
 * @param discs all discs, those of side A first
 * @param fouls points for fouls of side A and of side B, 0 or less
 * @param last the shot before, with the discs as they lay before it
 */
public record End(
        int number,
        From from,
        Side leader,
        List<String> shooters,
        int shots,
        Optional<Side> next,
        List<Disc> discs,
        List<Integer> fouls,
        Optional<LastShot> last) {

    /** The shot just played. */
    public record LastShot(String disc, Side side, List<Disc> before) {
        public LastShot {
            before = List.copyOf(before);
        }

        LastShot with(List<Disc> newBefore) {
            return new LastShot(disc, side, newBefore);
        }
    }

    public End {
        shooters = List.copyOf(shooters);
        discs = discs.stream().map(unstacked(discs)).toList();
        fouls = List.copyOf(fouls);
    }

    /** A disc whose support is gone lies on the board. */
    private static UnaryOperator<Disc> unstacked(List<Disc> discs) {
        Set<String> lying =
                discs.stream().filter(Disc::lies).map(Disc::name).collect(Collectors.toSet());
        return disc -> disc.on().map(lying::contains).orElse(true) ? disc : disc.offStack();
    }

    /** A disc by its name. */
    public Optional<Disc> disc(String name) {
        return discs.stream().filter(disc -> disc.name().equals(name)).findFirst();
    }

    /** The discs on the board. */
    public List<Disc> lying() {
        return discs.stream().filter(Disc::lies).toList();
    }

    /** The first disc that a side has still to play. */
    Optional<Disc> toPlay(Side side) {
        Optional<Disc> waiting = first(side, Disc.Status.WAITING);
        return waiting.isPresent() ? waiting : first(side, Disc.Status.RETURNED);
    }

    private Optional<Disc> first(Side side, Disc.Status status) {
        return discs.stream()
                .filter(disc -> disc.side() == side && disc.status() == status)
                .findFirst();
    }

    int count(Side side, Disc.Status status) {
        return (int)
                discs.stream()
                        .filter(disc -> disc.side() == side && disc.status() == status)
                        .count();
    }

    /** Who plays for a side in this end. */
    public String shooter(Side side) {
        return shooters.get(side.index());
    }

    /** The points for fouls of a side. */
    public int fouls(Side side) {
        return fouls.get(side.index());
    }

    /** Whether nothing has been played or called in it. */
    boolean untouched() {
        return shots == 0 && fouls(Side.A) == 0 && fouls(Side.B) == 0;
    }

    /** Whether a disc has been played in it, or used up. */
    boolean begun() {
        return discs.stream().anyMatch(disc -> disc.status() != Disc.Status.WAITING);
    }

    /** The same end where a referee's word replaces what was reported of a disc. */
    End judged(Disc old, Disc said) {
        return withLast(
                        last.map(
                                shot ->
                                        shot.with(
                                                shot.before().stream()
                                                        .map(disc -> disc.equals(old) ? said : disc)
                                                        .toList())))
                .with(said);
    }

    /** The same end with nothing left to say about what the last shot displaced. */
    End settled() {
        return withLast(last.map(shot -> shot.with(discs)));
    }

    private End withLast(Optional<LastShot> newLast) {
        return new End(number, from, leader, shooters, shots, next, discs, fouls, newLast);
    }

    End withDiscs(List<Disc> newDiscs) {
        return new End(number, from, leader, shooters, shots, next, newDiscs, fouls, last);
    }

    End with(Disc changed) {
        return withDiscs(
                discs.stream()
                        .map(disc -> disc.name().equals(changed.name()) ? changed : disc)
                        .toList());
    }

    End withNext(Optional<Side> newNext) {
        return new End(number, from, leader, shooters, shots, newNext, discs, fouls, last);
    }

    End withFoul(Side side, int points) {
        return new End(
                number,
                from,
                leader,
                shooters,
                shots,
                next,
                discs,
                side == Side.A
                        ? List.of(fouls.get(0) + points, fouls.get(1))
                        : List.of(fouls.get(0), fouls.get(1) + points),
                last);
    }

    End afterShot(Disc played, List<Disc> newDiscs) {
        return new End(
                number,
                from,
                leader,
                shooters,
                shots + 1,
                next,
                newDiscs,
                fouls,
                Optional.of(new LastShot(played.name(), played.side(), discs)));
    }
}
