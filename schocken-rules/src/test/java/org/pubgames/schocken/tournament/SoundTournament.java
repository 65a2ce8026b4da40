package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.pubgames.core.Match;
import org.pubgames.core.Turn;
import org.pubgames.schocken.tournament.TournamentSettings.Absence;
import org.pubgames.schocken.tournament.TournamentSettings.LateEntry;

/** What holds at every moment of every tournament, whatever has happened before. */
final class SoundTournament {

    private SoundTournament() {}

    static void check(Match<TournamentState, TournamentEvent> match) {
        TournamentSettings settings = SchockenTournament.settings(match.header().variant());
        TournamentState state = match.state();
        // somebody else may take the place of who was sent off before the first draw
        assertThat(state.entrants().stream().filter(entrant -> entrant.sentOff().isEmpty()))
                .hasSizeLessThanOrEqualTo(settings.mostEntrants());
        assertThat(state.entrants())
                .extracting(Entrant::player)
                .doesNotHaveDuplicates()
                .isSubsetOf(match.seated());
        if (settings.lateEntry() == LateEntry.NOT_ALLOWED) {
            assertThat(match.seated()).isEqualTo(match.header().seats().names());
        }
        assertThat(state.rounds()).hasSizeLessThanOrEqualTo(settings.rounds());
        for (int i = 0; i < state.rounds().size(); i++) {
            Round round = state.rounds().get(i);
            assertThat(round.number()).isEqualTo(i + 1);
            assertThat(i == state.rounds().size() - 1 || round.complete()).isTrue();
            assertThat(round.tables().stream().flatMap(table -> table.players().stream()))
                    .doesNotHaveDuplicates()
                    .isSubsetOf(state.entrants().stream().map(Entrant::player).toList());
            missed(round, state);
            for (Table table : round.tables()) {
                assertThat(table.results().isEmpty() || inOrder(table)).isTrue();
            }
        }
        assertThat(state.entrants())
                .allMatch(entrant -> entrant.sentOff().isEmpty() || !entrant.playing());
        assertThat(state.playOff().filter(PlayOff::due).isEmpty() || within(state)).isTrue();
        // nobody plays in two places
        assertThat(state.entrants().stream().filter(Entrant::playing).map(Entrant::plays))
                .doesNotHaveDuplicates();
        assertThat(state.entrants())
                .allMatch(entrant -> entrant.playing() || entrant.standIn().isEmpty());
        // who is absent is still in the tournament, and sits out only where that is the setting
        assertThat(state.entrants())
                .allMatch(
                        entrant ->
                                !entrant.isAbsent()
                                        || (entrant.playing()
                                                && settings.absence() == Absence.SITS_OUT));
        assertThat(state.abandoned().isEmpty() || state.ending().isPresent()).isTrue();
        assertThat(state.ending().isEmpty() || state.openTables().isEmpty()).isTrue();
        assertThat(match.outcome().isPresent()).isEqualTo(match.turn() instanceof Turn.Over);
    }

    /** Whether only those who are still in the tournament have to play off. */
    private static boolean within(TournamentState state) {
        return state.playing().containsAll(state.playOff().orElseThrow().players());
    }

    /** Who has missed a round sat at none of its tables, and has points of it when it is over. */
    private static void missed(Round round, TournamentState state) {
        assertThat(round.missing())
                .doesNotHaveDuplicates()
                .isSubsetOf(state.entrants().stream().map(Entrant::player).toList())
                .doesNotContainAnyElementsOf(
                        round.tables().stream()
                                .flatMap(table -> table.players().stream())
                                .toList());
        assertThat(round.missed())
                .extracting(Missed::points)
                .allMatch(points -> round.complete() || points == 0);
    }

    private static boolean inOrder(Table table) {
        return table.results().stream().map(TableLine::player).toList().equals(table.players());
    }
}
