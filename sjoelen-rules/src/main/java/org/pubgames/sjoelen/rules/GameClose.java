package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * Everybody has played a game of a match by games.
 *
 * @param players everybody in seating order
 * @param game which game, from 1
 * @param settings the settings of the match
 */
public record GameClose(
        Findings findings, List<SjoelenPlayer> players, int game, SjoelenSettings settings)
        implements Situation {

    public GameClose {
        players = List.copyOf(players);
    }

    /** A player who left before the game, missed it or gave it up has no points in it. */
    private int points(SjoelenPlayer player) {
        boolean counts = game <= player.card().size() && !player.card().get(game - 1).forfeited();
        return counts ? player.card().get(game - 1).points() : -1;
    }

    /** The highest score of the game. */
    public int top() {
        return players.stream().mapToInt(this::points).max().orElse(0);
    }

    /** Who made it, in seating order; at least one. */
    public List<String> leaders() {
        int top = top();
        return players.stream()
                .filter(player -> points(player) == top)
                .map(SjoelenPlayer::name)
                .toList();
    }

    /** The first of them. */
    public String player() {
        return leaders().get(0);
    }
}
