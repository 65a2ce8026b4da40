package org.pubgames.club.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.club.evening.Call;
import org.pubgames.competition.GameScore;

/**
 * A match of the evening. Immutable.
 *
 * @param id its short name in the evening, such as {@code r1b2}
 * @param round the round of the competition, from 1; 0 for a free match
 * @param table the board of the round in the competition, from 1; 0 for a free match
 * @param players who plays
 * @param stage how far it is
 * @param call where it was called to, if it was
 * @param games the games before the one that is played, where a match has several
 * @param counted what the competition counts, such as {@code 310–287}; empty before
 */
public record Fixture(
        String id,
        int round,
        int table,
        List<String> players,
        Stage stage,
        Optional<Call> call,
        List<GameScore> games,
        String counted) {

    /** Keeps copies of its lists. */
    public Fixture {
        players = List.copyOf(players);
        games = List.copyOf(games);
    }

    /** How far a match is. */
    public enum Stage {
        /** It waits for a board. */
        WAITING,
        /** It is played. */
        PLAYED,
        /** It is over, and nobody has confirmed the result. */
        TO_CONFIRM,
        /** Somebody says that the result is wrong. */
        DISPUTED,
        /** Its result counts. */
        DONE,
        /** It is not played: somebody has left. */
        DROPPED
    }

    /** Who plays, as it stands on the wall. */
    public String names() {
        return String.join(" – ", players);
    }

    /** How a match of several games stands, in games won; empty in its first game. */
    public String stand() {
        return games.isEmpty() ? "" : won(true) + " – " + won(false);
    }

    /** Games that a side has won before the one that is played. */
    public long won(boolean first) {
        return games.stream()
                .filter(each -> first ? each.first() > each.second() : each.second() > each.first())
                .count();
    }

    /** The scores of the games before, such as {@code 216–194, 180–190}. */
    public String scores() {
        return games.stream().map(each -> score(each, "–")).collect(Collectors.joining(", "));
    }

    /** The score of the game before; empty in the first game. */
    public String lastScore() {
        return games.isEmpty() ? "" : score(games.get(games.size() - 1), " – ");
    }

    private static String score(GameScore game, String between) {
        return game.first() + between + game.second();
    }

    /** What waits for the organizer: another game of a match is something else. */
    public String waitsFor() {
        return id + " " + stage + call.map(each -> " " + each.match()).orElse("");
    }

    /** Whether it may be called to a board. */
    public boolean waits() {
        return stage == Stage.WAITING;
    }

    /** Whether it holds a board. */
    public boolean onBoard() {
        return stage == Stage.PLAYED || stage == Stage.TO_CONFIRM || stage == Stage.DISPUTED;
    }
}
