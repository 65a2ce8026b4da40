package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.tournament.TournamentState.Ending;

/** Whole tournaments: nobody is lost, every one comes to an end. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class PlayProperties {

    private static final Pattern ENDS =
            Pattern.compile("schocken-tournament\\.(match\\..*|people\\.abandoned.*)");

    @Property(tries = 300)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void theStateIsSoundAfterEveryEventAndEveryPhaseIsMet(@ForAll Evening evening) {
        Set<Phase> seen = EnumSet.noneOf(Phase.class);
        for (int i = 0; i <= evening.match().size(); i++) {
            SoundTournament.check(evening.match().at(i));
            seen.add(evening.match().at(i).state().phase());
        }
        for (Phase phase : Phase.values()) {
            Statistics.label(phase.name())
                    .collect(seen.contains(phase))
                    .coverage(coverage -> coverage.check(true).count(count -> count >= 3));
        }
    }

    @Property(tries = 5)
    void randomLegalTournamentsEndInEveryVariant(
            @ForAll long seed, @ForAll @IntRange(min = 3, max = 30) int players) {
        Shipped.variants().forEach(variant -> ends(variant, players, seed));
        Shipped.houses().forEach(variant -> ends(variant, players, seed));
    }

    private static void ends(Variant variant, int players, long seed) {
        int seats = Math.max(players, SchockenTournament.settings(variant).smallestTable());
        Match<TournamentState, TournamentEvent> match =
                Evening.whole(variant, Shipped.seats(seats), seed).match();
        assertThat(match.turn()).isEqualTo(new Turn.Over());
        for (int i = 0; i < match.size(); i++) {
            assertThat(match.at(i).outcome()).isEmpty();
        }
        Outcome outcome = match.outcome().orElseThrow();
        if (match.state().ending().orElseThrow() == Ending.NOTHING_COUNTS) {
            assertThat(match.state().abandoned()).isPresent();
            assertThat(outcome.places()).isEmpty();
        } else {
            assertThat(outcome.places()).hasSameSizeAs(match.state().entrants());
            assertThat(outcome.winners()).isNotEmpty();
        }
        assertThat(outcome.rulings())
                .isNotEmpty()
                .allMatch(ruling -> ENDS.matcher(ruling.rule()).matches());
    }

    @Property(tries = 100)
    void whoeverMustSpeakIsInTheTournament(@ForAll Evening evening) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Turn turn = match.turn();
        if (turn instanceof Turn.Several several) {
            assertThat(several.names()).isNotEmpty();
            if (match.state().phase() == Phase.ROUND) {
                assertThat(match.state().present()).containsAll(several.names());
            }
        } else if (turn instanceof Turn.Chance chance) {
            assertThat(match.state().present()).isEqualTo(chance.names());
        } else {
            assertThat(turn).isIn(new Turn.Official(), new Turn.Over());
        }
        assertThat(match.outcome().isPresent()).isEqualTo(turn instanceof Turn.Over);
        assertThat(match.legal().kinds().isEmpty())
                .isEqualTo(match.state().ending().equals(Optional.of(Ending.NOTHING_COUNTS)));
    }

    @Property
    void whatIsAcceptedIsOfALegalKind(@ForAll Evening evening, @ForAll TournamentEvent event) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        if (match.legal().allows(event)) {
            assertThat(match.legal().kinds()).as(event.toString()).contains(kind(event));
        }
    }

    @Property(tries = 100)
    void aDrawnEventIsAcceptedAndOfALegalKind(@ForAll Evening evening, @ForAll long seed) {
        Match<TournamentState, TournamentEvent> match = evening.match();
        Assume.that(!match.state().ending().equals(Optional.of(Ending.NOTHING_COUNTS)));
        TournamentEvent drawn = match.legal().sample(new SplittableRandom(seed)).orElseThrow();
        assertThat(match.judge(drawn).accepted()).isTrue();
        assertThat(match.legal().kinds()).contains(kind(drawn));
    }

    private static String kind(TournamentEvent event) {
        return Names.written(event.getClass().getSimpleName());
    }
}
