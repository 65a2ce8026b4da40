package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
 * @param fouls points for fouls of side A and of side B, and what the organizer gave or took
 * @param last the shot before, with the discs as they lay before it
 * @param called the fouls that were called about shots before that one, each with its disc; a disc
 *     that the opponents shot and that stays is one of their foul
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
        Optional<LastShot> last,
        List<Called> called) {

    /**
     * A foul that was called about a shot.
     *
     * @param disc the disc played
     */
    public record Called(String disc, Foul foul) {}

    /**
     * The shot just played.
     *
     * @param disc the disc played
     * @param side whose shot it was
     * @param before all discs as they lay before it
     * @param moved the other discs that its report says it moved, also those that rest where an
     *     equal word or measure had them before
     * @param dead the discs that are out of play only because of where they are said to have come
     *     to rest
     * @param fouls what has been called about it
     */
    public record LastShot(
            String disc,
            Side side,
            List<Disc> before,
            List<String> moved,
            List<String> dead,
            List<Foul> fouls) {
        public LastShot {
            before = List.copyOf(before);
            moved = List.copyOf(moved);
            dead = List.copyOf(dead);
            fouls = List.copyOf(fouls);
        }

        private LastShot settled(List<Disc> discs) {
            List<String> still = dead.stream().filter(name -> gone(discs, name)).toList();
            return new LastShot(disc, side, discs, List.of(), still, fouls);
        }

        private static boolean gone(List<Disc> discs, String name) {
            return find(discs, name).filter(disc -> disc.status() == Disc.Status.GONE).isPresent();
        }

        private LastShot takenOff(List<String> names) {
            List<String> still = dead.stream().filter(name -> !names.contains(name)).toList();
            return new LastShot(disc, side, before, moved, still, fouls);
        }

        private LastShot called(Foul foul) {
            List<Foul> now = new ArrayList<>(fouls);
            now.add(foul);
            return new LastShot(disc, side, before, moved, dead, now);
        }

        private LastShot without(String name) {
            List<Disc> now =
                    before.stream()
                            .map(
                                    other ->
                                            other.name().equals(name)
                                                    ? other.with(Disc.Status.GONE)
                                                    : other)
                            .toList();
            return new LastShot(disc, side, now, moved, dead, fouls).takenOff(List.of(name));
        }

        private List<Called> called() {
            return fouls.stream().map(foul -> new Called(disc, foul)).toList();
        }

        private LastShot judged(Disc old, Disc said) {
            List<Disc> now =
                    before.stream().map(other -> other.equals(old) ? said : other).toList();
            List<String> still =
                    dead.stream()
                            .filter(name -> !said.lies() || !name.equals(said.name()))
                            .toList();
            return new LastShot(disc, side, now, moved, still, fouls);
        }
    }

    public End {
        shooters = List.copyOf(shooters);
        discs = onSupports(List.copyOf(discs));
        fouls = List.copyOf(fouls);
        called = List.copyOf(called);
    }

    /** A disc whose support is gone lies on the board. */
    private static List<Disc> onSupports(List<Disc> discs) {
        for (Disc disc : discs) {
            if (!supported(disc, discs)) {
                return discs.stream()
                        .map(each -> supported(each, discs) ? each : each.offStack())
                        .toList();
            }
        }
        return discs;
    }

    private static boolean supported(Disc disc, List<Disc> discs) {
        Optional<String> on = disc.on();
        return on.isEmpty() || find(discs, on.get()).filter(Disc::lies).isPresent();
    }

    /** A disc by its name. */
    public Optional<Disc> disc(String name) {
        return find(discs, name);
    }

    /** A disc of some by its name. */
    public static Optional<Disc> find(List<Disc> discs, String name) {
        for (Disc disc : discs) {
            if (disc.name().equals(name)) {
                return Optional.of(disc);
            }
        }
        return Optional.empty();
    }

    /** The discs on the board. */
    public List<Disc> lying() {
        List<Disc> lying = new ArrayList<>(discs.size());
        for (Disc disc : discs) {
            if (disc.lies()) {
                lying.add(disc);
            }
        }
        return List.copyOf(lying);
    }

    /** The discs that a referee may still look at: those on the board, and those just put out. */
    public List<Disc> judgeable() {
        List<Disc> judgeable = new ArrayList<>(lying());
        for (Disc disc : discs) {
            if (!disc.lies() && deadByLastShot(disc.name())) {
                judgeable.add(disc);
            }
        }
        return List.copyOf(judgeable);
    }

    /** The first disc that a side has still to play. */
    public Optional<Disc> toPlay(Side side) {
        Optional<Disc> waiting = first(side, Disc.Status.WAITING);
        return waiting.isPresent() ? waiting : first(side, Disc.Status.RETURNED);
    }

    private Optional<Disc> first(Side side, Disc.Status status) {
        for (Disc disc : discs) {
            if (disc.side() == side && disc.status() == status) {
                return Optional.of(disc);
            }
        }
        return Optional.empty();
    }

    /** How many discs of a side have a status. */
    public int count(Side side, Disc.Status status) {
        int count = 0;
        for (Disc disc : discs) {
            count += disc.side() == side && disc.status() == status ? 1 : 0;
        }
        return count;
    }

    /** The side that plays now; the leader when all discs are played. */
    public Side shooting() {
        return next.orElse(leader);
    }

    /** Who plays for a side in this end. */
    public String shooter(Side side) {
        return shooters.get(side.index());
    }

    /** The points for fouls of a side, and what the organizer gave or took. */
    public int fouls(Side side) {
        return fouls.get(side.index());
    }

    /** Whether nothing has been played or called in it. */
    public boolean untouched() {
        return shots == 0 && fouls(Side.A) == 0 && fouls(Side.B) == 0;
    }

    /** Whether a disc has been played in it, or used up. */
    public boolean begun() {
        return shots > 0 || discs.stream().anyMatch(disc -> disc.status() != Disc.Status.WAITING);
    }

    /** The same end where a referee's word replaces what was reported of a disc. */
    public End judged(Disc old, Disc said) {
        return withLast(last.map(shot -> shot.judged(old, said))).with(said);
    }

    /**
     * Whether a disc is out of play only because of where the last shot is said to have left it.
     */
    public boolean deadByLastShot(String name) {
        return last.map(shot -> shot.dead().contains(name)).orElse(false);
    }

    /**
     * The same end where rules took discs off for more than where they came to rest: no word of a
     * referee brings these back.
     */
    public End takenOff(List<String> names) {
        return withLast(last.map(shot -> shot.takenOff(names)));
    }

    /**
     * The same end with nothing left to say about what the last shot displaced; where its discs
     * came to rest may still be judged.
     */
    public End settled() {
        return withLast(last.map(shot -> shot.settled(discs)));
    }

    /**
     * The same for a foul.
     *
     * @param foul what was called about that shot
     */
    public End settled(Foul foul) {
        return called(foul).settled();
    }

    private End withLast(Optional<LastShot> newLast) {
        return new End(number, from, leader, shooters, shots, next, discs, fouls, newLast, called);
    }

    /** The same end with other discs. */
    public End withDiscs(List<Disc> newDiscs) {
        return new End(number, from, leader, shooters, shots, next, newDiscs, fouls, last, called);
    }

    /** The same end with one disc changed. */
    public End with(Disc changed) {
        List<Disc> now = new ArrayList<>(discs);
        now.replaceAll(disc -> disc.name().equals(changed.name()) ? changed : disc);
        return withDiscs(now);
    }

    /** The same end with somebody else who plays for a side. */
    public End withShooter(Side side, String player) {
        List<String> now = new ArrayList<>(shooters);
        now.set(side.index(), player);
        return new End(number, from, leader, now, shots, next, discs, fouls, last, called);
    }

    /** The same end with who plays now. */
    public End withNext(Optional<Side> newNext) {
        return new End(number, from, leader, shooters, shots, newNext, discs, fouls, last, called);
    }

    /** The same end with more points for a side that no disc scored; below 0 for a foul. */
    public End withFoul(Side side, int points) {
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
                last,
                called);
    }

    /**
     * The same end after a shot, with the discs as they lie then.
     *
     * @param moved the other discs of its report
     * @param dead the discs of its report that are out of play
     */
    public End afterShot(Disc played, List<Disc> newDiscs, List<String> moved, List<String> dead) {
        return new End(
                number,
                from,
                leader,
                shooters,
                shots + 1,
                next,
                newDiscs,
                fouls,
                Optional.of(
                        new LastShot(played.name(), played.side(), discs, moved, dead, List.of())),
                calledBefore(played.name()));
    }

    /** What was called about shots before one; a disc that is played again has a new shot. */
    private List<Called> calledBefore(String played) {
        return with(called, last.map(LastShot::called).orElse(List.of())).stream()
                .filter(call -> !call.disc().equals(played))
                .toList();
    }

    /** The same end where a foul was called about the last shot. */
    public End called(Foul foul) {
        return withLast(last.map(shot -> shot.called(foul)));
    }

    /** Whether a foul was called about a shot before the last one. */
    public boolean called(String disc, Foul foul) {
        return called.contains(new Called(disc, foul));
    }

    /** The same end where a foul was called about a shot before the last one. */
    public End calledLate(String disc, Foul foul) {
        return new End(
                number,
                from,
                leader,
                shooters,
                shots,
                next,
                discs,
                fouls,
                last,
                with(called, List.of(new Called(disc, foul))));
    }

    private static List<Called> with(List<Called> called, List<Called> more) {
        List<Called> now = new ArrayList<>(called);
        now.addAll(more);
        return now;
    }

    /** The same end with a disc taken off that the last shot has not moved off. */
    public End withoutDisc(String name) {
        return disc(name)
                .map(
                        disc ->
                                withLast(last.map(shot -> shot.without(name)))
                                        .with(disc.with(Disc.Status.GONE)))
                .orElse(this);
    }
}
