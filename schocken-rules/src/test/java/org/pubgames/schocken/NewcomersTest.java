package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Match;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.picture.Scene;

/** Somebody who sat down later is a player like the others, wherever names are looked up. */
class NewcomersTest {

    private static final Variant OPEN = Evening.house("joining: between-halves");

    /** Dora has joined, and all four have thrown under their cups. */
    private static Evening withDora() {
        return Evening.in(OPEN, "Anna", "Bram", "Cleo")
                .play("Dora joins")
                .lay("Anna 4-2-1", "Bram 3-3-1", "Cleo 5-3-1", "Dora 6-6-5");
    }

    private static Optional<List<Integer>> dice(SchockenState state, String name) {
        return state.player(name).flatMap(SchockenPlayer::hand).flatMap(Hand::dice);
    }

    @Test
    void whoHasJoinedHasASeat() {
        Match<SchockenState, SchockenEvent> match = withDora().match();
        assertThat(match.seated()).containsExactly("Anna", "Bram", "Cleo", "Dora");
        assertThat(match.at(0).seated()).containsExactly("Anna", "Bram", "Cleo");
        assertThat(match.header().seats().names()).containsExactly("Anna", "Bram", "Cleo");
    }

    @Test
    void whoHasJoinedSeesTheTableAndNobodyElsesDice() {
        Evening evening = withDora();
        evening.play("Anna lifts", "Anna stands", "Bram lifts", "Cleo lifts");
        Match<SchockenState, SchockenEvent> match = evening.match();
        SchockenState seen = match.view(Viewer.seat("Dora")).state();
        assertThat(dice(seen, "Anna")).isPresent();
        assertThat(dice(seen, "Dora")).isEmpty();
        SchockenState before = withDora().match().state(Viewer.seat("Dora"));
        assertThat(before.seats()).allMatch(name -> dice(before, name).isEmpty());
        assertThat(match.view(Viewer.seat("Dora")).log()).hasSameSizeAs(match.log());
    }

    @Test
    void beforeSheJoinedSheSeesWhatTheTableSees() {
        Match<SchockenState, SchockenEvent> match = withDora().match();
        Viewer dora = Viewer.seat("Dora");
        assertThat(Scene.seen(match, dora).at(0).state())
                .isEqualTo(match.at(0).state(Viewer.table()));
        assertThatThrownBy(() -> match.at(0).view(dora))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Dora");
    }

    @Test
    void takenBackSheHasNoSeat() {
        Match<SchockenState, SchockenEvent> match =
                Evening.in(OPEN, "Anna", "Bram", "Cleo").play("Dora joins").match();
        Revised<SchockenState, SchockenEvent> revised = match.revise(new Revision.Withdraw<>(1));
        assertThat(revised).isInstanceOf(Revised.Done.class);
        Revised.Done<SchockenState, SchockenEvent> done =
                (Revised.Done<SchockenState, SchockenEvent>) revised;
        assertThat(done.match().seated()).containsExactly("Anna", "Bram", "Cleo");
        assertThat(match.view(done, Viewer.seat("Dora")).match().viewer())
                .isEqualTo(Viewer.table());
    }

    @Test
    void aMatchWithHerIsParkedWrittenAndRead() {
        Match<SchockenState, SchockenEvent> match = withDora().match();
        assertThat(match.park().resume()).isEqualTo(match);
        assertThat(match.park().resume().seated()).contains("Dora");
    }

    @Test
    void aPositionHasHerBehindTheSeatsOfTheMatch() {
        Match<SchockenState, SchockenEvent> match =
                Evening.in(OPEN, "Anna", "Bram", "Cleo").play("Dora joins").match();
        SchockenPosition position = (SchockenPosition) match.position().orElseThrow();
        assertThat(position.players())
                .extracting(SchockenPosition.Place::name)
                .containsExactly("Anna", "Bram", "Cleo", "Dora");
        Match<SchockenState, SchockenEvent> begun =
                Evening.GAME.open(OPEN, Seats.of("Anna", "Bram", "Cleo"), position).orElseThrow();
        assertThat(begun.state()).isEqualTo(match.state());
        assertThat(begun.seated()).containsExactly("Anna", "Bram", "Cleo", "Dora");
    }

    @Test
    void whereNobodyJoinsAPositionWithHerIsRefused() {
        Match<SchockenState, SchockenEvent> match =
                Evening.in(OPEN, "Anna", "Bram", "Cleo").play("Dora joins").match();
        SchockenPosition position = (SchockenPosition) match.position().orElseThrow();
        assertThat(
                        Evening.GAME
                                .open(Evening.house(), Seats.of("Anna", "Bram", "Cleo"), position)
                                .problems())
                .isNotEmpty()
                .allMatch(problem -> problem.code().equals("unknown-player"));
    }

    @Test
    void herMovesAreListed() {
        Match<SchockenState, SchockenEvent> match =
                Evening.in(OPEN, "Anna", "Bram", "Cleo")
                        .play("Dora joins")
                        .lay("Anna 4-2-1", "Bram 3-3-1", "Cleo 5-3-1")
                        .match();
        assertThat(match.turn().toString()).contains("Dora");
        assertThat(match.legal().problems(SchockenEvent.Thrown.of("Dora", 6, 6, 5))).isEmpty();
        assertThat(match.legal().allows(SchockenEvent.Thrown.of("Dora", 6, 6, 5))).isTrue();
    }
}
