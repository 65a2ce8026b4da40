package org.pubgames.spring.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenState;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.HeldMatch;

/** What somebody may know of a refusal and of what is possible. */
class HiddenReasonTest {

    private static final Schocken GAME = Games.game(Schocken.KEY);

    private static Match<SchockenState, SchockenEvent> thrown(Integer... gerda) {
        Match<SchockenState, SchockenEvent> match =
                GAME.open(GAME.variants().get("hattersheim"), Seats.of("Fritz", "Gerda"));
        List<SchockenEvent> events =
                List.of(
                        new StarterThrown("Fritz", List.of(6)),
                        new StarterThrown("Gerda", List.of(1)),
                        Thrown.of("Fritz", 3, 1, 4),
                        Thrown.of("Gerda", gerda));
        for (SchockenEvent event : events) {
            match = match.judge(event).orElseThrow().match();
        }
        return match;
    }

    private static String refusal(
            Match<SchockenState, SchockenEvent> match, SchockenEvent event, MatchRights rights) {
        HeldMatch<SchockenState, SchockenEvent> held =
                new HeldMatch<>("m", match.size(), GAME, GAME.codec(), match);
        SentLine line = new SentLine(new Sender(rights, Optional.empty(), Lang.EN));
        line.event(held, event);
        Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
        assertThat(verdict.accepted()).isFalse();
        return line.verdict(verdict);
    }

    /** Gerda has looked at her dice, and nobody else. */
    private static Match<SchockenState, SchockenEvent> looked(Integer... gerda) {
        Match<SchockenState, SchockenEvent> match = thrown(gerda);
        List<SchockenEvent> events =
                List.of(
                        Uncovered.by("Fritz"),
                        SetAside.of("Fritz", 1, 4),
                        Thrown.of("Fritz", 6),
                        Uncovered.by("Fritz"),
                        new Stood("Fritz"),
                        Uncovered.by("Gerda"));
        for (SchockenEvent event : events) {
            match = match.judge(event).orElseThrow().match();
        }
        return match;
    }

    /** Guesses about dice that the host knows are refused; a guesser must not learn from that. */
    @Test
    void aGuessIsRefusedWithoutTellingWhatLiesThere() {
        SchockenEvent guess = SetAside.of("Gerda", 3);
        MatchRights tablet =
                new MatchRights(true, Viewer.table(), Set.of(Role.PLAYER), false, false);
        String told = refusal(looked(6, 6, 1), guess, tablet);
        assertThat(told).isEqualTo(refusal(looked(5, 5, 2), guess, tablet));
        assertThat(told).contains("\"rulings\":[]");
        assertThat(refusal(looked(6, 6, 1), guess, MatchRights.everything()))
                .as("the control: the host is told what lies there, or does not")
                .contains("schocken.throw.not-in-cup");
        assertThat(refusal(looked(6, 6, 1), guess, MatchRights.seat("Gerda")))
                .as("who has looked is told why")
                .contains("schocken.throw.not-in-cup");
    }

    @Test
    void aReasonThatEverybodyKnowsIsTold() {
        SchockenEvent early = new Stood("Gerda");
        String told = refusal(thrown(6, 6, 1), early, MatchRights.seat("Gerda"));
        assertThat(told).contains("\"rule\":\"schocken.").doesNotContain("\"rulings\":[]");
        assertThat(told).isEqualTo(refusal(thrown(5, 5, 2), early, MatchRights.seat("Gerda")));
    }

    @Test
    void movesAreOnesOwnAndTellNoDice() {
        Match<SchockenState, SchockenEvent> match = thrown(6, 6, 1);
        Moves<SchockenEvent> fritz = SeenMoves.of(GAME, match, Viewer.seat("Fritz"), Role.PLAYER);
        assertThat(fritz.listed()).contains(Uncovered.by("Fritz"));
        assertThat(fritz.listed()).allMatch(event -> event.player().equals("Fritz"));
        Match<SchockenState, SchockenEvent> looked =
                match.judge(Uncovered.by("Fritz")).orElseThrow().match();
        Moves<SchockenEvent> decides =
                SeenMoves.of(GAME, looked, Viewer.seat("Fritz"), Role.PLAYER);
        assertThat(decides.listed()).contains(SetAside.of("Fritz", 4, 1), new Stood("Fritz"));
        Moves<SchockenEvent> gerda = SeenMoves.of(GAME, looked, Viewer.seat("Gerda"), Role.PLAYER);
        assertThat(gerda)
                .isEqualTo(
                        SeenMoves.of(
                                GAME,
                                thrown(5, 5, 2).judge(Uncovered.by("Fritz")).orElseThrow().match(),
                                Viewer.seat("Gerda"),
                                Role.PLAYER));
    }

    /** Forms alone are those of the match as he sees it, so they cannot tell dice either. */
    @Test
    void formsAloneTellNoDiceAndListNothing() {
        Match<SchockenState, SchockenEvent> match = looked(6, 6, 1);
        for (String name : List.of("Fritz", "Gerda")) {
            Moves<SchockenEvent> forms =
                    SeenMoves.forms(GAME, match, Viewer.seat(name), Role.PLAYER);
            assertThat(forms.listed()).isEmpty();
            assertThat(forms.forms())
                    .isNotEmpty()
                    .filteredOn(form -> form.toString().contains("player"))
                    .allMatch(form -> form.toString().contains(name));
        }
        assertThat(SeenMoves.forms(GAME, match, Viewer.seat("Fritz"), Role.PLAYER))
                .isEqualTo(
                        SeenMoves.forms(GAME, looked(5, 5, 2), Viewer.seat("Fritz"), Role.PLAYER));
    }
}
