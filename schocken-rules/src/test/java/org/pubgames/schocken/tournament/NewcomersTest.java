package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Match;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Viewer;

/** Who enters late is an entrant like the others, and who is absent one who is waited for. */
class NewcomersTest {

    private static final Variant OPEN =
            Shipped.house("hattersheim", "lateEntry: between-rounds", "rounds: 3", "games: 2");

    /** One round is over in which P4 lost both games, and Dora, who was not there, has entered. */
    private static Play withDora() {
        return Play.of(OPEN, 4)
                .draw(3)
                .table(1, 0, 0, 0, 2)
                .then(new TournamentEvent.PlayerJoined("Dora"));
    }

    @Test
    void whoHasEnteredLateHasASeat() {
        Match<TournamentState, TournamentEvent> match = withDora().match();
        assertThat(match.seated()).containsExactly("P1", "P2", "P3", "P4", "Dora");
        assertThat(match.header().seats().names()).containsExactly("P1", "P2", "P3", "P4");
        assertThat(match.turn()).isEqualTo(new Turn.Chance(match.seated()));
        assertThat(match.view(Viewer.seat("Dora")).state()).isEqualTo(match.state());
        assertThat(match.state().entrant("Dora")).contains(new Entrant("Dora", true, -2));
    }

    @Test
    void takenBackSheHasNone() {
        Match<TournamentState, TournamentEvent> match = withDora().match();
        Revised<TournamentState, TournamentEvent> revised =
                match.revise(new Revision.Withdraw<>(match.size()));
        assertThat(revised).isInstanceOf(Revised.Done.class);
        Match<TournamentState, TournamentEvent> before =
                ((Revised.Done<TournamentState, TournamentEvent>) revised).match();
        assertThat(before.seated()).containsExactly("P1", "P2", "P3", "P4");
        assertThat(before.state().round(1).orElseThrow().missed()).isEmpty();
    }

    @Test
    void aPositionHasHerAndWhatALaterOneHasMissed() {
        Match<TournamentState, TournamentEvent> match = withDora().match();
        TournamentPosition position = (TournamentPosition) match.position().orElseThrow();
        assertThat(position.fewest()).contains(List.of(-2));
        Match<TournamentState, TournamentEvent> begun =
                Shipped.GAME.open(OPEN, Shipped.seats(4), position).orElseThrow();
        assertThat(begun.seated()).isEqualTo(match.seated());
        assertThat(begun.state().entrants()).isEqualTo(match.state().entrants());
        TournamentEvent emil = new TournamentEvent.PlayerJoined("Emil");
        assertThat(begun.judge(emil).orElseThrow().match().state().entrants())
                .isEqualTo(match.judge(emil).orElseThrow().match().state().entrants());
        assertThat(begun.position()).contains(position);
    }

    @Test
    void aMatchWithHerIsParkedWrittenAndRead() {
        Match<TournamentState, TournamentEvent> match =
                withDora().then(new TournamentEvent.PlayerAbsent("P2")).draw(1).match();
        assertThat(match.park().resume()).isEqualTo(match);
        String written = Shipped.GAME.codec().write(match);
        assertThat(written).contains("player-joined");
        assertThat(match.park().resume().seated()).contains("Dora");
    }

    @Test
    void whoIsAbsentIsWaitedForNeitherAtTheDrawNorAtTheTable() {
        Play play = withDora().then(new TournamentEvent.PlayerAbsent("P2"));
        assertThat(play.match().turn())
                .isEqualTo(new Turn.Chance(List.of("P1", "P3", "P4", "Dora")));
        play.draw(1).then(new TournamentEvent.PlayerAbsent("P1"));
        List<String> waited = ((Turn.Several) play.match().turn()).names();
        assertThat(waited).containsExactlyInAnyOrder("P3", "P4", "Dora");
        assertThat(play.state().round().orElseThrow().missing()).containsExactly("P2");
        for (String other : waited) {
            play.then(new TournamentEvent.PlayerAbsent(other));
        }
        assertThat(play.match().turn()).isEqualTo(new Turn.Official());
    }

    @Test
    void whereNobodyIsThereTheOrganizerGoesOn() {
        Play play = withDora();
        for (String name : play.match().seated()) {
            play.then(new TournamentEvent.PlayerAbsent(name));
        }
        assertThat(play.match().turn()).isEqualTo(new Turn.Official());
        assertThat(play.refusal(new TournamentEvent.Drawn(1)))
                .containsExactly("schocken-tournament.draw.unseatable-number");
        play.then(new TournamentEvent.Closed());
        assertThat(play.match().outcome()).isPresent();
    }

    @Test
    void anOfferedMoveOfSomebodyWhoIsThereIsNoArrival() {
        Play play = withDora();
        assertThat(play.match().legal().kinds())
                .contains("player-absent", "player-joined")
                .doesNotContain("player-arrived");
        play.then(new TournamentEvent.PlayerAbsent("Dora"));
        assertThat(play.match().legal().kinds()).contains("player-arrived");
        play.draw(1);
        assertThat(play.match().legal().kinds()).doesNotContain("player-joined");
        assertThat(play.state().entrant("Dora").flatMap(Entrant::absent))
                .isEqualTo(Optional.of(true));
    }
}
