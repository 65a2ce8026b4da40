package org.pubgames.club.evening;

import java.util.ArrayList;
import java.util.List;

/**
 * A match that was called to a board; where it has several games, the one that is played now.
 *
 * @param fixture which match of the evening
 * @param board the board
 * @param match where it is kept
 * @param players who plays: after a new draw others may have the fixture's name
 * @param games where its games before this one are kept, which count
 * @param stage how far its result is
 */
public record Call(
        String fixture,
        int board,
        String match,
        List<String> players,
        List<String> games,
        Stage stage) {

    /** Keeps copies of its lists. */
    public Call {
        players = List.copyOf(players);
        games = List.copyOf(games);
    }

    /** How far a result is. */
    public enum Stage {
        /** It is played, or over and not confirmed. */
        PLAYED,
        /** Somebody says that the result is wrong. */
        DISPUTED,
        /** The result counts, and the board is free again. */
        AGREED
    }

    /** Whether the board is taken by it. */
    public boolean holdsBoard() {
        return stage != Stage.AGREED;
    }

    /** Where its first game is kept: by it the whole match is known. */
    public String first() {
        return games.isEmpty() ? match : games.get(0);
    }

    /** Where all its games are kept that were begun, in their order. */
    public List<String> all() {
        List<String> all = new ArrayList<>(games);
        all.add(match);
        return all;
    }

    Call at(Stage other) {
        return new Call(fixture, board, match, players, games, other);
    }

    /** The next game, behind this one. */
    Call nextGame(String next) {
        return new Call(fixture, board, next, players, all(), Stage.PLAYED);
    }

    /** The game before this one, open again. */
    Call gameBefore() {
        int last = games.size() - 1;
        return last < 0
                ? this
                : new Call(
                        fixture,
                        board,
                        games.get(last),
                        players,
                        games.subList(0, last),
                        Stage.PLAYED);
    }
}
