package org.pubgames.spring.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.HeldMatch;

/** Whoever may revise brings no more than he may report. */
class RevisingTest {

    private final Schocken game = Games.game(Schocken.KEY);
    private final Match<SchockenState, SchockenEvent> opened =
            game.open(game.variants().standard(), Seats.of("Anna", "Bram"));
    private final SchockenEvent bram = new SchockenEvent.PlayerWithdrew("Bram");
    private final SchockenEvent anna = new SchockenEvent.PlayerWithdrew("Anna");

    private List<String> told(MatchRights rights, Revision<SchockenEvent> revision) {
        Match<SchockenState, SchockenEvent> match = opened.judge(bram).match();
        assertThat(match.size()).isEqualTo(1);
        return new SentLine(new Sender(rights, Optional.empty(), Lang.EN))
                .revision(new HeldMatch<>("m", 1, game, game.codec(), match), revision).stream()
                        .map(Problem::code)
                        .toList();
    }

    @Test
    void aSeatBringsItsOwnReportsAlone() {
        MatchRights seat = MatchRights.seat("Anna").revising();
        assertThat(told(seat, new Revision.Insert<>(0, anna))).isEmpty();
        assertThat(told(seat, new Revision.Insert<>(0, bram))).isNotEmpty();
        assertThat(told(seat, new Revision.Replace<>(1, bram))).isNotEmpty();
        assertThat(told(seat, new Revision.Withdraw<>(1))).isEmpty();
        assertThat(told(seat, new Revision.Undo<>())).isEmpty();
        MatchRights watching = MatchRights.watching().revising();
        assertThat(told(watching, new Revision.Undo<>())).isEmpty();
        assertThat(told(watching, new Revision.Insert<>(0, bram))).isNotEmpty();
        assertThat(told(MatchRights.everything(), new Revision.Insert<>(0, bram))).isEmpty();
        assertThat(told(MatchRights.seat("Anna"), new Revision.Undo<>()))
                .containsExactly("may-not-revise");
    }

    /** What is left to others is refused in whatever capacity, and so is bringing it. */
    @Test
    void whatIsLeftToOthersIsNotHis() {
        SchockenEvent thrown = SchockenEvent.Thrown.of("Anna", List.of(6, 6, 1));
        SchockenEvent lifted = SchockenEvent.Uncovered.of("Anna");
        MatchRights seat = MatchRights.seat("Anna").revising();
        assertThat(may(seat, thrown)).isEmpty();
        assertThat(may(seat.leavingTo(Role.CHANCE), thrown)).containsExactly("left-to-others");
        assertThat(may(seat.leavingTo(Role.CHANCE), lifted)).isEmpty();
        assertThat(told(seat.leavingTo(Role.CHANCE), new Revision.Insert<>(0, thrown)))
                .containsExactly("left-to-others");
        MatchRights table = MatchRights.watching().reportingAs(Role.values());
        assertThat(may(table, lifted)).isEmpty();
        assertThat(may(table.leavingTo(Role.PLAYER), lifted)).containsExactly("left-to-others");
        SchockenEvent over = new SchockenEvent.MatchAbandoned(SchockenEvent.Cause.CLOSING_TIME);
        assertThat(may(table.leavingTo(Role.PLAYER), over)).isEmpty();
        assertThat(table.leavingTo(Role.PLAYER).revising().leavingTo(Role.CHANCE).leftTo())
                .containsExactlyInAnyOrder(Role.PLAYER, Role.CHANCE);
    }

    private List<String> may(MatchRights rights, SchockenEvent event) {
        return new Sender(rights, Optional.empty(), Lang.EN)
                .mayReport(game, event).stream().map(Problem::code).toList();
    }

    @Test
    void aKeyIsItsSendersOwn() {
        Sender anna = new Sender(MatchRights.seat("Anna"), Optional.empty(), Lang.EN);
        Sender bram = new Sender(MatchRights.seat("Bram"), Optional.empty(), Lang.EN);
        Sender host = new Sender(MatchRights.everything(), Optional.of(Role.JURY), Lang.EN);
        assertThat(host.own("line-6")).isEqualTo("line-6");
        assertThat(anna.own("line-6"))
                .hasSize("line-6".length() + Sender.OWN)
                .isNotEqualTo(bram.own("line-6"));
    }
}
