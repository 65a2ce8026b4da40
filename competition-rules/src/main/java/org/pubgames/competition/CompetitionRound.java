package org.pubgames.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A round of the competition.
 *
 * @param number the round, from 1
 * @param pairings who meets whom, by board; in a knock-out those of which both sides are known
 * @param resting who has no opponent in it because the number is odd
 * @param unpaired in a Swiss round everybody without an opponent, that one included; in a knock-out
 *     who goes on without playing
 */
public record CompetitionRound(
        int number, List<Pairing> pairings, Optional<String> resting, List<Unpaired> unpaired) {

    public CompetitionRound {
        pairings = List.copyOf(pairings);
        unpaired = List.copyOf(unpaired);
    }

    /** The pairing at a board. */
    public Optional<Pairing> pairing(int board) {
        return pairings.stream().filter(each -> each.board() == board).findFirst();
    }

    /** The pairing of an entrant. */
    public Optional<Pairing> pairing(String player) {
        return pairings.stream().filter(each -> each.sides().contains(player)).findFirst();
    }

    /** Why an entrant has none, where that is known. */
    public Optional<Unpaired> unpaired(String player) {
        return unpaired.stream().filter(each -> each.player().equals(player)).findFirst();
    }

    /** The same of some alone, who all play in it but one at most. */
    CompetitionRound of(List<String> players) {
        List<Pairing> own =
                pairings.stream().filter(each -> players.containsAll(each.sides())).toList();
        Optional<String> without =
                own.isEmpty()
                        ? Optional.empty()
                        : players.stream().filter(player -> pairing(player).isEmpty()).findFirst();
        return new CompetitionRound(number, own, without, List.of());
    }

    CompetitionRound with(Pairing changed) {
        List<Pairing> all =
                pairings.stream()
                        .map(each -> each.board() == changed.board() ? changed : each)
                        .toList();
        return new CompetitionRound(number, all, resting, unpaired);
    }

    CompetitionRound with(Unpaired more) {
        List<Unpaired> all = new ArrayList<>(unpaired);
        all.add(more);
        return new CompetitionRound(number, pairings, resting, all);
    }
}
