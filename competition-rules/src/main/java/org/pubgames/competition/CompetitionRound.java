package org.pubgames.competition;

import java.util.List;
import java.util.Optional;

/**
 * A round of the competition.
 *
 * @param number the round, from 1
 * @param pairings who meets whom, by board
 * @param resting who has no opponent in it
 */
public record CompetitionRound(int number, List<Pairing> pairings, Optional<String> resting) {

    public CompetitionRound {
        pairings = List.copyOf(pairings);
    }

    /** The pairing at a board. */
    public Optional<Pairing> pairing(int board) {
        return board >= 1 && board <= pairings.size()
                ? Optional.of(pairings.get(board - 1))
                : Optional.empty();
    }

    CompetitionRound with(Pairing changed) {
        List<Pairing> all =
                pairings.stream()
                        .map(each -> each.board() == changed.board() ? changed : each)
                        .toList();
        return new CompetitionRound(number, all, resting);
    }
}
