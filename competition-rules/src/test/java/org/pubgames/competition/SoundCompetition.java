package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Match;
import org.pubgames.core.Turn;

/** What holds at every moment of every competition, whatever has happened before. */
final class SoundCompetition {

    private SoundCompetition() {}

    static void check(Match<CompetitionState, CompetitionEvent> match) {
        CompetitionSettings settings = Competition.settings(match.header().variant());
        CompetitionState state = match.state();
        List<String> entrants = state.entrants().stream().map(CompetitionEntrant::player).toList();
        assertThat(entrants).doesNotHaveDuplicates().isSubsetOf(match.seated());
        // who has left makes room
        assertThat(state.playing()).hasSizeLessThanOrEqualTo(settings.mostEntrants());
        for (int i = 0; i < state.rounds().size(); i++) {
            CompetitionRound round = state.rounds().get(i);
            assertThat(round.number()).isEqualTo(i + 1);
            List<String> there = new ArrayList<>();
            round.pairings().forEach(each -> there.addAll(each.sides()));
            round.resting().ifPresent(there::add);
            assertThat(there).doesNotHaveDuplicates().isSubsetOf(entrants);
            if (settings.format() == CompetitionSettings.Format.ROUND_ROBIN) {
                // everybody who was drawn has one place in each round
                assertThat(there).containsExactlyInAnyOrderElementsOf(entrants);
            }
        }
        if (settings.format() == CompetitionSettings.Format.SWISS) {
            swiss(state);
        }
        if (settings.format() == CompetitionSettings.Format.LADDER) {
            ladder(state);
        }
        standings(state, entrants, settings);
        assertThat(match.outcome().isPresent()).isEqualTo(match.turn() instanceof Turn.Over);
        assertThat(state.abandoned().isEmpty() || state.phase() == CompetitionPhase.OVER).isTrue();
        if (!state.lots().isEmpty()) {
            // who has played for nothing has no place that lots could decide
            assertThat(state.lots())
                    .containsExactlyInAnyOrderElementsOf(
                            state.entrants().stream()
                                    .filter(CompetitionEntrant::counts)
                                    .map(CompetitionEntrant::player)
                                    .toList());
        }
    }

    /**
     * Everybody who was drawn has one place, and the points are those of the results that count.
     */
    private static void standings(
            CompetitionState state, List<String> entrants, CompetitionSettings settings) {
        if (state.numbers().isEmpty()) {
            assertThat(state.standings()).isEmpty();
            return;
        }
        assertThat(state.standings())
                .extracting(Standing::player)
                .containsExactlyInAnyOrderElementsOf(entrants);
        assertThat(state.standings()).extracting(Standing::rank).isSorted();
        // matches of a knock-out behind groups bring no points
        int given =
                state.rounds().stream()
                        .filter(each -> state.groups().isEmpty() || !state.ofTree(each.number()))
                        .flatMap(each -> each.pairings().stream())
                        .filter(state::counts)
                        .flatMap(each -> each.result().stream())
                        .mapToInt(each -> each.firstPoints() + each.secondPoints())
                        .sum();
        int decided = state.entrants().stream().mapToInt(CompetitionEntrant::decided).sum();
        int rested =
                state.rounds().stream()
                        .flatMap(round -> round.unpaired().stream())
                        .filter(
                                each ->
                                        state.entrant(each.player())
                                                .filter(CompetitionEntrant::counts)
                                                .isPresent())
                        .mapToInt(Unpaired::points)
                        .sum();
        assertThat(state.standings().stream().mapToInt(Standing::points).sum())
                .isEqualTo(given + decided + rested + evenings(state, settings));
    }

    /** What the evenings that count have brought. */
    private static int evenings(CompetitionState state, CompetitionSettings settings) {
        int sum = 0;
        for (CompetitionEntrant entrant : state.entrants()) {
            List<Integer> own = new ArrayList<>();
            for (PlayedEvening evening : state.evenings()) {
                for (EveningScore score : evening.scores()) {
                    if (score.player().equals(entrant.player())) {
                        own.add(score.points());
                    }
                }
            }
            own.sort(null);
            for (int i = Math.max(0, own.size() - settings.countedEvenings());
                    i < own.size();
                    i++) {
                sum += own.get(i);
            }
        }
        return sum;
    }

    /** Everybody who is still there stands on it once, and who challenges never meets himself. */
    private static void ladder(CompetitionState state) {
        if (state.begun()) {
            assertThat(state.numbers()).containsExactlyInAnyOrderElementsOf(state.playing());
        }
        assertThat(state.pairings()).noneMatch(each -> each.first().equals(each.second()));
    }

    /** Everybody who is still there has one place in each round, and nobody has two byes. */
    private static void swiss(CompetitionState state) {
        for (CompetitionRound round : state.rounds()) {
            List<String> there = new ArrayList<>();
            round.pairings().forEach(each -> there.addAll(each.sides()));
            round.unpaired().forEach(each -> there.add(each.player()));
            assertThat(there).doesNotHaveDuplicates().containsAll(state.playing());
        }
        assertThat(state.rounds().stream().flatMap(round -> round.resting().stream()))
                .doesNotHaveDuplicates();
    }
}
