package org.pubgames.sjoelen.play;

import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.Worth;

/**
 * The settings of usual games and of extra games that decide a tie.
 *
 * @param usual for usual games
 * @param tieBreak for extra games; the same where there are none
 */
record Boards(Board usual, Board tieBreak) {

    /**
     * What a game is played with.
     *
     * @param settings its settings
     * @param worth what layouts and turns are worth under them
     */
    record Board(SjoelenSettings settings, Worth worth) {}

    static Boards of(SjoelenSettings settings, LayoutScoring scoring) {
        Board usual = new Board(settings, scoring.layouts());
        return new Boards(
                usual,
                settings.tieBreakDiscs() == 0
                        ? usual
                        : new Board(settings.tieBreak(), scoring.tieBreakLayouts()));
    }

    private Board of(boolean isTieBreak) {
        return isTieBreak ? tieBreak : usual;
    }

    /** For the game that comes next, or is going on. */
    Board next(SjoelenState state) {
        return of(state.tieBreak());
    }

    /** For the game that a player is playing or plays next. */
    Board playing(SjoelenState state, SjoelenPlayer player) {
        return game(state, player.card().size());
    }

    /** For the game that a player is playing, otherwise for the one played last. */
    Board last(SjoelenState state, SjoelenPlayer player) {
        int lines = player.card().size();
        return game(state, player.turn().isPresent() ? lines : lines - 1);
    }

    /** For a game, 0 for the first; a game that is not settled is of the kind that is due. */
    private Board game(SjoelenState state, int game) {
        return 0 <= game && game < state.games().size()
                ? of(state.games().get(game).tieBreak())
                : next(state);
    }
}
