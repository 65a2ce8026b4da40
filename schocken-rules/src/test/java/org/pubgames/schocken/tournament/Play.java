package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.schocken.tournament.TournamentEvent.Result;

/** A tournament in the making: every event must stand, unless its refusal is asked for. */
final class Play {

    private Match<TournamentState, TournamentEvent> match;
    private List<Ruling> rulings = List.of();

    private Play(Match<TournamentState, TournamentEvent> match) {
        this.match = match;
    }

    static Play in(Variant variant, Seats seats) {
        return new Play(Shipped.GAME.open(variant, seats));
    }

    /** So many players, all entered. */
    static Play of(Variant variant, int players) {
        int seats = players;
        while (!Shipped.GAME
                .seatProblems(variant, Shipped.seats(seats).names(), Where.UNKNOWN)
                .isEmpty()) {
            seats++;
        }
        Play play = in(variant, Shipped.seats(seats));
        Shipped.seats(players)
                .names()
                .forEach(name -> play.then(new TournamentEvent.Entered(name)));
        return play;
    }

    Play then(TournamentEvent... events) {
        for (TournamentEvent event : events) {
            Verdict.Accepted<TournamentState, TournamentEvent> verdict =
                    match.judge(event).orElseThrow();
            match = verdict.match();
            rulings = verdict.rulings();
        }
        return this;
    }

    Play draw(int seed) {
        return then(new TournamentEvent.Drawn(seed));
    }

    /** A table reports figures in the order of its players. */
    Play table(int number, int... figures) {
        return then(new TournamentEvent.TablePlayed(number, results(number, figures)));
    }

    Play correct(int round, int number, int... figures) {
        return then(
                new TournamentEvent.ResultCorrected(
                        round, number, results(tableOf(round, number), figures)));
    }

    List<Result> results(int number, int... figures) {
        return results(tableOf(match.state().rounds().size(), number), figures);
    }

    private List<Result> results(Table table, int... figures) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < figures.length; i++) {
            results.add(
                    Result.of(
                            SchockenTournament.settings(match.header().variant()).counting(),
                            table.players().get(i),
                            figures[i]));
        }
        return results;
    }

    Table tableOf(int round, int number) {
        return state().round(round).orElseThrow().table(number).orElseThrow();
    }

    /** The rules that forbid an event; the match must stay as it was. */
    List<String> refusal(TournamentEvent event) {
        Verdict<TournamentState, TournamentEvent> verdict = match.judge(event);
        assertThat(verdict).as(event.toString()).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        return verdict.<List<String>>fold(ok -> List.of(), Verdict.Rejected::because);
    }

    Match<TournamentState, TournamentEvent> match() {
        return match;
    }

    TournamentState state() {
        return match.state();
    }

    /** The sizes of the tables drawn last. */
    List<Integer> sizes() {
        return state().round().orElseThrow().tables().stream()
                .map(table -> table.players().size())
                .toList();
    }

    /** The rules that spoke about the last event, by the rest of their ids. */
    List<String> rules() {
        return rulings.stream()
                .map(ruling -> ruling.rule().substring("schocken-tournament.".length()))
                .toList();
    }
}
