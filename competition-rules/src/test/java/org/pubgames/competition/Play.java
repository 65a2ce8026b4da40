package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/** A competition in the making: every event must stand, unless its refusal is asked for. */
final class Play {

    private Match<CompetitionState, CompetitionEvent> match;
    private List<Ruling> rulings = List.of();

    private Play(Match<CompetitionState, CompetitionEvent> match) {
        this.match = match;
    }

    static Play in(Variant variant, Seats seats) {
        return new Play(Shipped.GAME.open(variant, seats));
    }

    /** So many, all entered, P1 first, and drawn. */
    static Play drawn(Variant variant, int players) {
        Seats seats = Shipped.seats(players);
        Play play = in(variant, seats);
        seats.names().forEach(name -> play.then(new Entered(name)));
        return play.then(new Drawn(7));
    }

    Play then(CompetitionEvent... events) {
        for (CompetitionEvent event : events) {
            Verdict.Accepted<CompetitionState, CompetitionEvent> verdict =
                    match.judge(event).orElseThrow();
            match = verdict.match();
            rulings = verdict.rulings();
        }
        return this;
    }

    /** A single game. */
    Play result(int round, int board, int first, int second) {
        return then(new ResultReported(round, board, List.of(new GameScore(first, second))));
    }

    /** The rules that forbid an event; the match must stay as it was. */
    List<String> refusal(CompetitionEvent event) {
        Verdict<CompetitionState, CompetitionEvent> verdict = match.judge(event);
        assertThat(verdict).as(event.toString()).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        return verdict.<List<String>>fold(ok -> List.of(), Verdict.Rejected::because);
    }

    CompetitionState state() {
        return match.state();
    }

    Match<CompetitionState, CompetitionEvent> match() {
        return match;
    }

    /** The rules that spoke about the last event, by the rest of their ids. */
    List<String> rules() {
        return rulings.stream()
                .map(ruling -> ruling.rule().substring("competition.".length()))
                .toList();
    }
}
