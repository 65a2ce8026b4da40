package org.pubgames.competition;

import java.util.List;

/**
 * How a match ended, and what it is worth.
 *
 * @param kind whether it was played
 * @param games the score of each game; empty where nobody came
 * @param firstPoints points of the side named first
 * @param secondPoints points of the side named second
 * @param absent who was not there
 * @param logs the names of the logs of its games, where they were judged with logs of their own
 */
public record Result(
        Kind kind,
        List<GameScore> games,
        int firstPoints,
        int secondPoints,
        List<String> absent,
        List<String> logs) {

    /** Whether a match was played. */
    public enum Kind {
        PLAYED,
        /** One side had it without playing, or neither came. */
        WALKED_OVER
    }

    public Result {
        games = List.copyOf(games);
        absent = List.copyOf(absent);
        logs = List.copyOf(logs);
    }

    /** A match that was played. */
    public static Result played(List<GameScore> games, int firstPoints, int secondPoints) {
        return new Result(Kind.PLAYED, games, firstPoints, secondPoints, List.of(), List.of());
    }

    /** The same with the names of the logs of its games. */
    public Result loggedIn(List<String> names) {
        return new Result(kind, games, firstPoints, secondPoints, absent, names);
    }

    /** Games won by the side named first, from 0. */
    public int firstGames() {
        return (int) games.stream().filter(game -> game.first() > game.second()).count();
    }

    /** Games won by the side named second, from 0. */
    public int secondGames() {
        return (int) games.stream().filter(game -> game.second() > game.first()).count();
    }

    /** Points in all games of the side named first, from 0. */
    public int firstScore() {
        return games.stream().mapToInt(GameScore::first).sum();
    }

    /** Points in all games of the side named second, from 0. */
    public int secondScore() {
        return games.stream().mapToInt(GameScore::second).sum();
    }

    /** The same seen from the other side. */
    public Result turned() {
        List<GameScore> other = games.stream().map(GameScore::turned).toList();
        return new Result(
                kind,
                other,
                /* firstPoints= */ secondPoints,
                /* secondPoints= */ firstPoints,
                absent,
                logs);
    }
}
