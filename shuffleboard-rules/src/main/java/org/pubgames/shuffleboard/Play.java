package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.SharedList;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;

/** A working copy of a state while one event is judged. Belongs to one thread. */
final class Play {

    private Stage stage;
    private final List<SideState> sides;
    private int game;
    private Optional<Side> firstLeader;
    private Optional<End> end;
    private SharedList<EndResult> results;
    private int extra;
    private boolean extended;
    private Optional<Ending> ending;

    Play(ShuffleboardState state) {
        stage = state.stage();
        sides = new ArrayList<>(state.sides());
        game = state.game();
        firstLeader = state.firstLeader();
        end = state.end();
        results = SharedList.copyOf(state.results());
        extra = state.extra();
        extended = state.extended();
        ending = state.ending();
    }

    ShuffleboardState state() {
        return new ShuffleboardState(
                stage, sides, game, firstLeader, end, results, extra, extended, ending);
    }

    Stage stage() {
        return stage;
    }

    void stage(Stage newStage) {
        stage = newStage;
    }

    SideState side(Side side) {
        return sides.get(side.index());
    }

    void side(SideState changed) {
        sides.set(changed.side().index(), changed);
    }

    Side sideOf(String player) {
        return side(Side.B).players().contains(player) ? Side.B : Side.A;
    }

    boolean doubles() {
        return side(Side.A).players().size() > 1;
    }

    int game() {
        return game;
    }

    Optional<Side> firstLeader() {
        return firstLeader;
    }

    /** The end in progress. */
    End end() {
        return end.orElseThrow(() -> new IllegalStateException("no end is being played"));
    }

    Optional<End> current() {
        return end;
    }

    void end(End newEnd) {
        end = Optional.of(newEnd);
    }

    Optional<EndResult> lastResult() {
        return results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1));
    }

    int endsPlayed() {
        return lastResult()
                .filter(result -> result.game() == game)
                .map(EndResult::number)
                .orElse(0);
    }

    /**
     * How often so many ends were added in this game because the sides were level: all of them are
     * still to be played before the first one only.
     */
    int ties(int tieFrames) {
        int begun = extended && extra == tieFrames ? 1 : 0;
        for (int i = results.size() - 1; i >= 0; i--) {
            EndResult result = results.get(i);
            // once ends were added, all later ones of the game are such
            if (result.game() != game || !result.before().extended()) {
                break;
            }
            begun += result.before().extra() == tieFrames ? 1 : 0;
        }
        return begun;
    }

    void add(EndResult result) {
        results = results.plus(result);
    }

    void dropLastResult() {
        results = results.withoutLast();
    }

    int extra() {
        return extra;
    }

    boolean extended() {
        return extended;
    }

    /** Ends are added because the sides are level. */
    void extend(int ends) {
        extra = ends;
        extended = true;
    }

    void extraPlayed() {
        extra = Math.max(0, extra - 1);
    }

    EndResult.Standing standing() {
        return new EndResult.Standing(
                side(Side.A).points(),
                side(Side.B).points(),
                side(Side.A).games(),
                side(Side.B).games(),
                extra,
                extended);
    }

    void standing(EndResult.Standing standing) {
        side(side(Side.A).withPoints(standing.totalA()).withGames(standing.gamesA()));
        side(side(Side.B).withPoints(standing.totalB()).withGames(standing.gamesB()));
        extra = standing.extra();
        extended = standing.extended();
    }

    /** A game begins. */
    void newGame(Side leader, boolean another) {
        firstLeader = Optional.of(leader);
        extra = 0;
        extended = false;
        if (another) {
            game++;
        }
        for (Side side : Side.values()) {
            side(side(side).withPoints(side(side).headStart()));
        }
    }

    /** Nothing more is played. */
    void over(Ending newEnding) {
        ending = Optional.of(newEnding);
        stage = Stage.OVER;
    }

    /** The match goes on after all. */
    void reopened() {
        ending = Optional.empty();
    }

    void noEnd() {
        end = Optional.empty();
    }
}
