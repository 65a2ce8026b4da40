package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.GameState;

/**
 * A sjoelen match after its log.
 *
 * @param players everybody in seating order
 * @param ranking how the final places are decided, once the match is over
 * @param games the games that everybody has played, where the match is won by games
 * @param tieBreak whether the next game is an extra one that decides a tie
 * @param stopped whether the time of the match is up, so that no usual game follows
 * @param abandoned why the match was abandoned, where it was
 */
public record SjoelenState(
        List<SjoelenPlayer> players,
        Optional<Ranking> ranking,
        List<GameResult> games,
        boolean tieBreak,
        boolean stopped,
        Optional<SjoelenEvent.Cause> abandoned)
        implements GameState {

    /** How the places of a finished match are told apart. */
    public enum Ranking {
        /** By the result alone; equal results share a place. */
        BY_TOTAL,
        /** Equal results by the highest turn. */
        BY_HIGHEST_TURN,
        /** Equal results by the highest turn, then the second highest, and so on. */
        BY_TURNS,
        /** Equal results of teams by the highest result of one player. */
        BY_HIGHEST_INDIVIDUAL,
        /** Not at all: nothing of the match counts, and nobody has a place. */
        NOBODY
    }

    public SjoelenState {
        players = List.copyOf(players);
        games = List.copyOf(games);
    }

    /** One player's part, when somebody of that name is seated. */
    public Optional<SjoelenPlayer> player(String name) {
        for (SjoelenPlayer player : players) {
            if (player.name().equals(name)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    /** Who plays on each seat, by its name and in its order: the player, or who stands in. */
    public Map<String, String> playedBy() {
        Map<String, String> played = new LinkedHashMap<>();
        players.forEach(each -> played.put(each.name(), each.standIn().orElse(each.name())));
        return played;
    }

    /** One player's part; that of a newcomer when nobody of that name is seated. */
    public SjoelenPlayer seat(String name) {
        return player(name).orElseGet(() -> SjoelenPlayer.seated(name));
    }

    /**
     * A player's running total.
     *
     * @throws IllegalArgumentException when nobody of that name is seated
     */
    public int points(String name) {
        return player(name)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "nobody called '" + name + "' is seated"))
                .total();
    }

    /** A player's match points; 0 where the match is not won by games. */
    public int matchPoints(String name) {
        int points = 0;
        for (GameResult game : games) {
            points += game.best().contains(name) ? game.points() : 0;
        }
        return points;
    }

    /** A match before its first event. */
    public static SjoelenState opening(List<SjoelenPlayer> players) {
        return new SjoelenState(
                players, Optional.empty(), List.of(), false, false, Optional.empty());
    }

    /** The same match with one player changed. */
    public SjoelenState with(SjoelenPlayer changed) {
        List<SjoelenPlayer> all = new ArrayList<>(players);
        all.replaceAll(player -> player.name().equals(changed.name()) ? changed : player);
        return new SjoelenState(all, ranking, games, tieBreak, stopped, abandoned);
    }

    /** The same match, decided or open. */
    public SjoelenState ranked(Optional<Ranking> newRanking) {
        return new SjoelenState(players, newRanking, games, tieBreak, stopped, abandoned);
    }

    /** The same match with these results of games. */
    public SjoelenState after(List<GameResult> newGames) {
        return new SjoelenState(players, ranking, newGames, tieBreak, stopped, abandoned);
    }

    /** The same match with or without an extra game to come. */
    public SjoelenState withTieBreak(boolean due) {
        return new SjoelenState(players, ranking, games, due, stopped, abandoned);
    }

    /** The same match when its time is up: what is not a whole game of everybody is given up. */
    public SjoelenState timeUp() {
        List<SjoelenPlayer> all = new ArrayList<>(players);
        all.replaceAll(player -> player.keeping(games.size()));
        return new SjoelenState(all, ranking, games, tieBreak, true, abandoned);
    }

    /**
     * The same match when it is abandoned: of those who have not left, only turns count that all of
     * them have played.
     */
    public SjoelenState abandoned(SjoelenEvent.Cause cause) {
        int whole = Integer.MAX_VALUE;
        for (SjoelenPlayer player : players) {
            whole = player.withdrawn() ? whole : Math.min(whole, player.whole());
        }
        List<SjoelenPlayer> all = new ArrayList<>();
        for (SjoelenPlayer player : players) {
            all.add(player.withdrawn() ? player : player.keeping(whole));
        }
        return new SjoelenState(all, ranking, games, false, stopped, Optional.of(cause));
    }

    /** The same match when it is abandoned and nothing of it counts. */
    public SjoelenState forNothing(SjoelenEvent.Cause cause) {
        return new SjoelenState(
                givenUp().players(),
                Optional.of(Ranking.NOBODY),
                games,
                false,
                stopped,
                Optional.of(cause));
    }

    /** Whether the organizer decided the match, or nothing of it counts: no score changes that. */
    public boolean closed() {
        return ranking.filter(Ranking.NOBODY::equals).isPresent()
                || players.stream().anyMatch(SjoelenPlayer::decidedFor);
    }

    /** The same match without turns going on. */
    public SjoelenState givenUp() {
        List<SjoelenPlayer> all = new ArrayList<>(players);
        all.replaceAll(SjoelenPlayer::givenUp);
        return new SjoelenState(all, ranking, games, tieBreak, stopped, abandoned);
    }
}
