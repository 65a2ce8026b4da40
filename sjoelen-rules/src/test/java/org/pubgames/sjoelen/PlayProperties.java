package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;

/** Whole matches: no disc is ever lost or made, every match comes to an end and has its winner. */
@Domain(SjoelenDomain.class)
@Domain(DomainContext.Global.class)
class PlayProperties {

    private static void conserved(Match<SjoelenState, SjoelenEvent> match) {
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        for (SjoelenPlayer player : match.state().players()) {
            player.turn()
                    .ifPresent(
                            turn -> {
                                assertThat(turn.whereabouts())
                                        .as(turn.toString())
                                        .isEqualTo(turn.discs());
                                assertThat(turn.discs()).isBetween(1, settings.discs());
                                assertThat(turn.subTurn()).isBetween(1, settings.subTurns());
                                assertThat(turn.compartments().total() + turn.lost())
                                        .isBetween(0, turn.discs());
                                assertThat(turn.returned())
                                        .isBetween(0, settings.bonusDiscsAfter(turn.maximumIn()));
                                notNegative(turn);
                            });
            // A correction may decide a match by games while somebody plays the next one, and a
            // dispute opens a game again that had been followed by others.
            boolean disputed =
                    match.state().players().stream()
                            .flatMap(each -> each.card().stream())
                            .anyMatch(line -> line.status() == CardLine.Status.DISPUTED);
            if (!settings.byGames() || !disputed) {
                assertThat(player.card())
                        .hasSizeLessThanOrEqualTo(
                                settings.byGames()
                                        ? match.state().games().size() + 1
                                        : settings.turns());
            }
            assertThat(player.trialDiscs()).isBetween(0, settings.trialDiscs());
        }
    }

    private static void notNegative(TurnInPlay turn) {
        assertThat(
                        List.of(
                                turn.hand(),
                                turn.field(),
                                turn.takenOut(),
                                turn.lost(),
                                turn.returned(),
                                turn.aside(),
                                turn.maximumIn(),
                                turn.compartments().least(),
                                turn.bonus().least()))
                .as(turn.toString())
                .allMatch(count -> count >= 0);
    }

    @Property(tries = 300)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void everyDiscIsSomewhereAfterEveryEvent(@ForAll Evening evening) {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i <= evening.match().size(); i++) {
            conserved(evening.match().at(i));
            evening.match().at(i).state().players().stream()
                    .flatMap(player -> player.turn().stream())
                    .forEach(turn -> seen.addAll(peculiarities(turn, evening.match())));
        }
        for (String what : List.of("extra discs", "disc by disc", "lost discs", "fewer discs")) {
            Statistics.label(what)
                    .collect(seen.contains(what))
                    .coverage(coverage -> coverage.check(true).count(count -> count >= 1));
        }
    }

    private static Set<String> peculiarities(
            TurnInPlay turn, Match<SjoelenState, SjoelenEvent> match) {
        Set<String> seen = new TreeSet<>();
        if (turn.bonusStage()) {
            seen.add("extra discs");
        }
        if (turn.byDisc()) {
            seen.add("disc by disc");
        }
        if (turn.lost() > 0) {
            seen.add("lost discs");
        }
        if (turn.discs() < Sjoelen.settings(match.header().variant()).discs()) {
            seen.add("fewer discs");
        }
        return seen;
    }

    @Property(tries = 3)
    void randomLegalMatchesEndInEveryVariantAndTheOutcomeIsThatOfTheCards(@ForAll long seed) {
        Shipped.variants().forEach(variant -> endsWithTheCards(variant, seed));
        Shipped.houses().forEach(variant -> endsWithTheCards(variant, seed));
    }

    /** Matches that people ended, or whose result the organizer changed, are told elsewhere. */
    private static boolean cutShort(Match<SjoelenState, SjoelenEvent> match) {
        return match.state().abandoned().isPresent()
                || match.state().players().stream()
                        .anyMatch(player -> player.withdrawn() || !player.decisions().isEmpty());
    }

    private static void endsWithTheCards(Variant variant, long seed) {
        Match<SjoelenState, SjoelenEvent> match = Evening.whole(variant, seed).match();
        assertThat(match.turn()).isEqualTo(new Turn.Over());
        for (int i = 0; i < match.size(); i++) {
            conserved(match.at(i));
            assertThat(match.at(i).outcome()).isEmpty();
        }
        SjoelenSettings settings = Sjoelen.settings(variant);
        if (cutShort(match)) {
            return;
        }
        List<Integer> sizes =
                match.state().players().stream().map(player -> player.card().size()).toList();
        Outcome outcome = match.outcome().orElseThrow();
        assertThat(outcome.places()).hasSize(2);
        for (Outcome.Place place : outcome.places()) {
            SjoelenPlayer player = match.state().player(place.player()).orElseThrow();
            if (settings.byGames()) {
                assertThat(Collections.min(sizes)).isEqualTo(match.state().games().size());
                assertThat(place.score()).isEqualTo(match.state().matchPoints(place.player()));
            } else if (settings.byThreshold()) {
                assertThat(player.card()).hasSize(settings.turns());
                assertThat(place.score()).isBetween(0L, 25L);
            } else {
                assertThat(player.card()).hasSize(settings.turns());
                assertThat(place.score())
                        .isBetween(
                                (long) player.highestTurn(),
                                (long) match.state().points(place.player()));
            }
        }
        assertThat(outcome.places())
                .isSortedAccordingTo(
                        Comparator.comparingInt(Outcome.Place::rank)
                                .thenComparing(Outcome.Place::score, Comparator.reverseOrder()));
        assertThat(outcome.winners())
                .isNotEmpty()
                .containsAll(
                        outcome.places().stream()
                                .filter(place -> place.rank() == 1)
                                .map(Outcome.Place::player)
                                .toList());
        assertThat(outcome.rulings())
                .isNotEmpty()
                .allMatch(ruling -> ruling.rule().startsWith("sjoelen.match."));
    }

    @Property(tries = 60)
    void aLineOfACardIsWhatItsDiscsMakeAndNeverAboveTheMaximum(@ForAll Evening evening) {
        SjoelenSettings settings = Sjoelen.settings(evening.match().header().variant());
        boolean usual =
                settings.setPoints() == 20
                        && settings.gateValue(0) == 2
                        && !settings.countsSubTurns()
                        && settings.ownNumberPoints() == 0
                        && settings.mostBonusPoints() == 0;
        for (int i = 0; i <= evening.match().size(); i++) {
            for (SjoelenPlayer player : evening.match().at(i).state().players()) {
                for (CardLine line : player.card()) {
                    assertThat(line.points()).isBetween(0, settings.counting().maximum());
                    line.layout()
                            .filter(layout -> usual)
                            .ifPresent(
                                    layout ->
                                            assertThat(line.written())
                                                    .as(line.toString())
                                                    .isEqualTo(
                                                            Oracle.points(layout)
                                                                    + line.bonus()
                                                                            .map(Oracle::bonus)
                                                                            .orElse(0)));
                }
            }
        }
    }

    @Property(tries = 100)
    void whoeverMustSpeakIsSeatedAndMayPlay(@ForAll Evening evening) {
        Match<SjoelenState, SjoelenEvent> match = evening.match();
        List<String> seats = match.header().seats().names();
        Turn turn = match.turn();
        if (turn instanceof Turn.Player one) {
            assertThat(seats).contains(one.name());
        } else if (turn instanceof Turn.Several several) {
            assertThat(seats).containsAll(several.names());
        } else {
            // where nobody may play and a score is open, an official speaks next
            assertThat(turn).isIn(new Turn.Over(), new Turn.Official());
        }
        assertThat(match.outcome().isPresent()).isEqualTo(turn instanceof Turn.Over);
        assertThat(match.legal().kinds()).isNotEmpty();
    }

    @Property
    void whatIsAcceptedIsOfALegalKind(@ForAll Evening evening, @ForAll SjoelenEvent event) {
        Match<SjoelenState, SjoelenEvent> match = evening.match();
        if (match.legal().allows(event)) {
            assertThat(match.legal().kinds()).as(event.toString()).contains(kind(event));
        }
    }

    @Property(tries = 60)
    void aDrawnEventIsAcceptedAndOfALegalKind(@ForAll Evening evening, @ForAll long seed) {
        Match<SjoelenState, SjoelenEvent> match = evening.match();
        SjoelenEvent drawn = match.legal().sample(new SplittableRandom(seed)).orElseThrow();
        assertThat(match.judge(drawn).accepted()).isTrue();
        assertThat(match.legal().kinds()).contains(kind(drawn));
    }

    private static String kind(SjoelenEvent event) {
        String json = Shipped.GAME.codec().writeEvent(event);
        return json.substring("{\"event\":\"".length(), json.indexOf("\",", 10));
    }
}
