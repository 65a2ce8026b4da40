package org.pubgames.shuffleboard;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.spi.SharedList;

/**
 * The state of a match.
 *
 * @param stage what it waits for
 * @param sides side A, side B
 * @param game the game in progress, 1 for the first
 * @param firstLeader the side that led the first end of this game
 * @param end the end in progress
 * @param results the ends counted, in order
 * @param extra ends still to be played because the sides were level; 0 when none are
 * @param extended whether this game went into such extra ends
 * @param ending how it ended
 */
public record ShuffleboardState(
        Stage stage,
        List<SideState> sides,
        int game,
        Optional<Side> firstLeader,
        Optional<End> end,
        List<EndResult> results,
        int extra,
        boolean extended,
        Optional<Ending> ending)
        implements GameState {

    /**
     * How a match ended: with a winner, or drawn.
     *
     * @param abandoned why it was broken off, where it was not played to its end
     * @param counts whether anything of it counts; left out where it does
     */
    public record Ending(
            Optional<Side> winner,
            Optional<ShuffleboardEvent.Stop> abandoned,
            Optional<Boolean> counts) {

        /** The end of a match that was not broken off. */
        public Ending(Optional<Side> winner) {
            this(winner, Optional.empty(), Optional.empty());
        }

        /** The same of a match that was broken off. */
        public Ending brokenOff(ShuffleboardEvent.Stop cause) {
            return new Ending(winner, Optional.of(cause), counts);
        }

        /** A match that was broken off and of which nothing counts. */
        public static Ending forNothing(ShuffleboardEvent.Stop cause) {
            return new Ending(Optional.empty(), Optional.of(cause), Optional.of(false));
        }

        /** Whether nothing of the match counts. */
        public boolean countsNothing() {
            return counts.isPresent() && !counts.get();
        }
    }

    public ShuffleboardState {
        sides = List.copyOf(sides);
        results = SharedList.copyOf(results);
    }

    /** One side. */
    public SideState side(Side side) {
        return sides.get(side.index());
    }

    /** The total of a side in the game in progress. */
    public int points(Side side) {
        return side(side).points();
    }

    /** The side of a player; empty for a stranger. */
    public Optional<Side> sideOf(String player) {
        return sides.stream()
                .filter(side -> side.players().contains(player))
                .map(SideState::side)
                .findFirst();
    }

    /** Who plays on each seat, by its name and in its order: the player, or who stands in. */
    public Map<String, String> playedBy() {
        Map<String, String> played = new LinkedHashMap<>();
        for (SideState side : sides) {
            side.players()
                    .forEach(seat -> played.put(seat, side.known().standIn(seat).orElse(seat)));
        }
        return played;
    }

    /** Whether a player is reported absent and has not come yet. */
    public boolean absent(String player) {
        return sides.stream().anyMatch(side -> side.known().absent().contains(player));
    }

    /** Whether partners play. */
    public boolean doubles() {
        return sides.get(0).players().size() > 1;
    }

    /** The end counted last. */
    public Optional<EndResult> lastResult() {
        return results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1));
    }

    /** Whether no end of the match is counted, nor was one before the position it began in. */
    public boolean nothingCounted() {
        return results.isEmpty() && game == 1 && end.map(End::number).orElse(1) == 1;
    }

    /** An end of the game in progress that is counted. */
    public Optional<EndResult> result(int number) {
        return results.stream()
                .filter(result -> result.game() == game && result.number() == number)
                .findFirst();
    }

    /**
     * The same match with another score of an end of the game in progress, and with all totals
     * after it changed.
     *
     * @param moreA what the totals of side A gain
     * @param moreB what those of side B gain
     */
    public ShuffleboardState corrected(int number, EndScore score, int moreA, int moreB) {
        List<EndResult> now =
                results.stream()
                        .map(
                                result ->
                                        result.game() == game && result.number() >= number
                                                ? result.corrected(number, score, moreA, moreB)
                                                : result)
                        .toList();
        return new ShuffleboardState(
                stage, sides, game, firstLeader, end, now, extra, extended, ending);
    }

    /**
     * The end in progress.
     *
     * @throws IllegalStateException when none is
     */
    public End current() {
        return end.orElseThrow(() -> new IllegalStateException("no end is being played"));
    }

    /** How the match stands between two ends. */
    public EndResult.Standing standing() {
        SideState a = side(Side.A);
        SideState b = side(Side.B);
        return new EndResult.Standing(
                a.points(), b.points(), a.games(), b.games(), extra, extended);
    }

    /** The same match waiting for something. */
    public ShuffleboardState with(Stage newStage) {
        return new ShuffleboardState(
                newStage, sides, game, firstLeader, end, results, extra, extended, ending);
    }

    /** The same match with one side changed. */
    public ShuffleboardState with(SideState changed) {
        List<SideState> now =
                changed.side() == Side.A
                        ? List.of(changed, side(Side.B))
                        : List.of(side(Side.A), changed);
        return new ShuffleboardState(
                stage, now, game, firstLeader, end, results, extra, extended, ending);
    }

    /** The same match with another end in progress. */
    public ShuffleboardState with(End newEnd) {
        return new ShuffleboardState(
                stage,
                sides,
                game,
                firstLeader,
                Optional.of(newEnd),
                results,
                extra,
                extended,
                ending);
    }

    /**
     * The same match with one more end counted; of ends that were added, one is less to be played.
     */
    public ShuffleboardState plus(EndResult result) {
        return new ShuffleboardState(
                stage,
                sides,
                game,
                firstLeader,
                end,
                SharedList.copyOf(results).plus(result),
                Math.max(0, extra - 1),
                extended,
                ending);
    }

    /** The match as it stood before the end counted last; an end in progress stays. */
    public ShuffleboardState withoutLastResult() {
        EndResult.Standing before = results.get(results.size() - 1).before();
        SideState a = side(Side.A).withPoints(before.totalA()).withGames(before.gamesA());
        SideState b = side(Side.B).withPoints(before.totalB()).withGames(before.gamesB());
        return new ShuffleboardState(
                stage,
                List.of(a, b),
                game,
                firstLeader,
                end,
                SharedList.copyOf(results).withoutLast(),
                before.extra(),
                before.extended(),
                Optional.empty());
    }

    /** The same match with ends to be played because the sides are level. */
    public ShuffleboardState extendedBy(int ends) {
        return new ShuffleboardState(
                stage, sides, game, firstLeader, end, results, ends, true, ending);
    }

    /**
     * The match at the beginning of a game.
     *
     * @param newGame 1 for the first game of the match
     * @param leader the side that leads the first end
     */
    public ShuffleboardState atGame(int newGame, Side leader) {
        List<SideState> fresh =
                sides.stream().map(side -> side.withPoints(side.headStart())).toList();
        return new ShuffleboardState(
                stage, fresh, newGame, Optional.of(leader), end, results, 0, false, ending);
    }

    /** The match before a game of which it is open who begins. */
    public ShuffleboardState waitingForStart() {
        return new ShuffleboardState(
                Stage.START,
                sides,
                game,
                firstLeader,
                Optional.empty(),
                results,
                extra,
                extended,
                ending);
    }

    /**
     * The match with nothing more to be played.
     *
     * @param kept the end in progress, where it stays to be seen
     */
    public ShuffleboardState over(Ending newEnding, Optional<End> kept) {
        return new ShuffleboardState(
                Stage.OVER,
                sides,
                game,
                firstLeader,
                kept,
                results,
                extra,
                extended,
                Optional.of(newEnding));
    }

    /** The ends counted in the game in progress. */
    public int endsPlayed() {
        return lastResult()
                .filter(result -> result.game() == game)
                .map(EndResult::number)
                .orElse(0);
    }
}
