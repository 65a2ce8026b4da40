package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Entry;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.TournamentSettings.Disqualification;
import org.pubgames.schocken.tournament.TournamentSettings.Missing;
import org.pubgames.schocken.tournament.TournamentState.Ending;

/** The standings against a second way to count, from the log alone. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class StandingsProperties {

    /** Whether a player was sent off, from the log alone. */
    private static boolean sentOff(Match<TournamentState, TournamentEvent> match, String player) {
        return match.log().stream()
                .map(Entry::event)
                .anyMatch(
                        event ->
                                event instanceof TournamentEvent.PlayerDisqualified sent
                                        && sent.player().equals(player));
    }

    /** What the organizer gave a player and took from him, from the log alone. */
    private static int decided(Match<TournamentState, TournamentEvent> match, String player) {
        int points = 0;
        for (Entry<TournamentEvent> entry : match.log()) {
            if (entry.event() instanceof TournamentEvent.OrganizerDecided decided
                    && decided.player().equals(player)) {
                points +=
                        switch (decided.decision()) {
                            case AWARD -> decided.points().orElseThrow();
                            case DEDUCT -> -decided.points().orElseThrow();
                            case ANNUL, DECIDE -> 0;
                        };
            }
        }
        return points;
    }

    private static boolean nothingCounts(Match<TournamentState, TournamentEvent> match) {
        return match.state().ending().equals(Optional.of(Ending.NOTHING_COUNTS));
    }

    /** Who stays is ahead of who went home, and he of who was sent off. */
    private static int group(Match<TournamentState, TournamentEvent> match, Entrant one) {
        if (sentOff(match, one.player())) {
            return 3;
        }
        return one.playing() ? 1 : 2;
    }

    /** A player's points from the tables as they stand. */
    private static int points(Match<TournamentState, TournamentEvent> match, String player) {
        TournamentSettings settings = SchockenTournament.settings(match.header().variant());
        if (settings.disqualification() == Disqualification.POINTS_STRUCK
                && sentOff(match, player)) {
            return 0;
        }
        int points = nothingCounts(match) ? 0 : decided(match, player);
        for (Round round : match.state().rounds()) {
            for (Table table : round.tables()) {
                for (TableLine line : table.results()) {
                    if (line.player().equals(player)) {
                        points += worth(settings, line.figure());
                    }
                }
            }
            if (!nothingCounts(match) && round.complete() && missed(match, round, player)) {
                points += missed(settings, round);
            }
        }
        return points;
    }

    /** What a round brings to who did not play it. */
    private static int missed(TournamentSettings settings, Round round) {
        return settings.missedRound() == Missing.NO_POINTS
                ? 0
                : round.tables().stream()
                        .flatMap(table -> table.results().stream())
                        .mapToInt(line -> worth(settings, line.figure()))
                        .min()
                        .orElseThrow();
    }

    /** Whether a player was absent when a round began, or entered after it, from the log alone. */
    private static boolean missed(
            Match<TournamentState, TournamentEvent> match, Round round, String player) {
        boolean seated =
                round.tables().stream().anyMatch(table -> table.players().contains(player));
        return !seated && present(match, round.number(), player);
    }

    /** Whether a player was in the tournament when a round began, or entered late after that. */
    private static boolean present(
            Match<TournamentState, TournamentEvent> match, int round, String player) {
        boolean later = false;
        for (int i = 0; i <= match.size(); i++) {
            TournamentState state = match.at(i).state();
            boolean in = state.entrant(player).isPresent();
            if (state.rounds().size() < round) {
                later = !in;
            } else if (in) {
                Optional<Entrant> entrant = state.entrant(player);
                return later || entrant.filter(Entrant::isAbsent).isPresent();
            }
        }
        return false;
    }

    private static int worth(TournamentSettings settings, int figure) {
        return switch (settings.counting()) {
            case PLACES -> settings.placePoints().get(figure - 1);
            case LOST_GAMES -> settings.pointsPerLostGame() * figure;
            case POINTS -> figure;
        };
    }

    /** Who is ahead of somebody: one more than these is his rank. */
    private static long ahead(Match<TournamentState, TournamentEvent> match, Entrant one) {
        return match.state().entrants().stream().filter(other -> ahead(match, other, one)).count();
    }

    private static boolean ahead(
            Match<TournamentState, TournamentEvent> match, Entrant other, Entrant one) {
        if (group(match, other) != group(match, one)) {
            return group(match, other) < group(match, one);
        }
        int mine = points(match, one.player());
        int theirs = points(match, other.player());
        List<String> order = match.state().playOff().map(PlayOff::order).orElse(List.of());
        boolean playedOff = order.contains(one.player()) && order.contains(other.player());
        return theirs > mine
                || (theirs == mine
                        && playedOff
                        && order.indexOf(other.player()) < order.indexOf(one.player()));
    }

    private static void agree(Match<TournamentState, TournamentEvent> match) {
        List<Outcome.Place> places = match.state().standings();
        assertThat(places)
                .extracting(Outcome.Place::player)
                .containsExactlyInAnyOrderElementsOf(
                        match.state().entrants().stream().map(Entrant::player).toList());
        assertThat(places).extracting(Outcome.Place::rank).isSorted();
        for (Outcome.Place place : places) {
            Entrant entrant = match.state().entrant(place.player()).orElseThrow();
            assertThat(entrant.sentOff().isPresent()).isEqualTo(sentOff(match, place.player()));
            assertThat(place.score())
                    .isEqualTo(points(match, place.player()))
                    .isEqualTo(entrant.points());
            assertThat(place.rank()).as(place.player()).isEqualTo(1 + ahead(match, entrant));
        }
        Optional<Outcome> outcome = match.outcome();
        assertThat(outcome.isPresent()).isEqualTo(match.turn() instanceof Turn.Over);
        outcome.ifPresent(
                found -> {
                    assertThat(found.places()).isEqualTo(nothingCounts(match) ? List.of() : places);
                    assertThat(found.rulings().stream().map(Ruling::kind))
                            .contains(Ruling.Kind.ENDS);
                    for (Ruling ruling : found.rulings()) {
                        ruling.fact("winner")
                                .ifPresent(
                                        winner ->
                                                assertThat(found.winners())
                                                        .isEqualTo(List.of(winner)));
                    }
                });
    }

    @Property(tries = 150)
    void theStandingsAreThoseOfTheTables(@ForAll Evening evening) {
        for (int i = 0; i <= evening.match().size(); i++) {
            agree(evening.match().at(i));
        }
    }

    @Property(tries = 40)
    void theOutcomeIsThatOfTheTablesWhateverIsCorrectedAfterwards(
            @ForAll Variant variant, @ForAll long seed, @ForAll List<TournamentEvent> after) {
        Match<TournamentState, TournamentEvent> match =
                Evening.whole(variant, Evening.SEATS, seed).match();
        agree(match);
        List<TournamentEvent> corrections = new ArrayList<>(after);
        for (Round round : match.state().rounds()) {
            for (Table table : round.tables()) {
                corrections.add(turned(match, round, table));
            }
        }
        for (TournamentEvent event : corrections) {
            match = match.judge(event).match();
            agree(match);
        }
    }

    /** The result of a table with its figures handed on to the next player. */
    private static TournamentEvent turned(
            Match<TournamentState, TournamentEvent> match, Round round, Table table) {
        List<TournamentEvent.Result> results = new ArrayList<>();
        for (int i = 0; i < table.results().size(); i++) {
            int next = (i + 1) % table.results().size();
            results.add(
                    TournamentEvent.Result.of(
                            SchockenTournament.settings(match.header().variant()).counting(),
                            table.players().get(i),
                            table.results().get(next).figure()));
        }
        return new TournamentEvent.ResultCorrected(round.number(), table.number(), results);
    }
}
