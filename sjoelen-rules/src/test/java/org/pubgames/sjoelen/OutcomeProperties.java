package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;

/** The outcome is always that of the cards as they stand, whatever officials put right. */
@Domain(SjoelenDomain.class)
@Domain(DomainContext.Global.class)
class OutcomeProperties {

    private static List<Integer> played(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.state().player(player).orElseThrow().card().stream()
                .map(CardLine::points)
                .toList();
    }

    /**
     * Points in games: who missed a game or gave it up has fewer than any score, and so has who
     * left before it, in the games that the other one played on.
     */
    private static List<Integer> inGames(
            Match<SjoelenState, SjoelenEvent> match, String player, String other) {
        List<Integer> points = new ArrayList<>();
        for (CardLine line : match.state().player(player).orElseThrow().card()) {
            boolean gone =
                    line.status() == CardLine.Status.MISSED
                            || line.status() == CardLine.Status.CONCEDED;
            points.add(gone ? -1 : line.points());
        }
        boolean byGames = Sjoelen.settings(match.header().variant()).byGames();
        int theirs = byGames ? played(match, other).size() : 0;
        while (left(match, player) && !left(match, other) && points.size() < theirs) {
            points.add(-1);
        }
        return points;
    }

    /** What the organizer gave and took, from the events alone. */
    private static int decided(Match<SjoelenState, SjoelenEvent> match, String player) {
        int points = 0;
        for (var entry : match.log()) {
            if (entry.event() instanceof SjoelenEvent.OrganizerDecided word
                    && word.player().equals(player)) {
                int named = word.points().orElse(0);
                points += word.decision() == SjoelenEvent.Decision.DEDUCT ? -named : named;
            }
        }
        return points;
    }

    /** For whom the organizer decided the match, from the events alone. */
    private static boolean decidedFor(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.log().stream()
                .anyMatch(
                        entry ->
                                entry.event() instanceof SjoelenEvent.OrganizerDecided word
                                        && word.player().equals(player)
                                        && word.decision() == SjoelenEvent.Decision.DECIDE);
    }

    private static boolean sentOff(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.log().stream()
                .anyMatch(
                        entry ->
                                entry.event() instanceof SjoelenEvent.PlayerDisqualified sent
                                        && sent.player().equals(player));
    }

    private static boolean abandoned(Match<SjoelenState, SjoelenEvent> match) {
        return match.log().stream()
                .anyMatch(entry -> entry.event() instanceof SjoelenEvent.MatchAbandoned);
    }

    /** What a player has reached by the cards of both, worked out from what the houses changed. */
    private static int result(
            Match<SjoelenState, SjoelenEvent> match, String player, String other) {
        return decided(match, player) + played(match, player, other);
    }

    private static int played(
            Match<SjoelenState, SjoelenEvent> match, String player, String other) {
        Variant variant = match.header().variant();
        if (Sjoelen.settings(variant).byThreshold()) {
            return match.state()
                    .player(player)
                    .orElseThrow()
                    .threshold()
                    .map(threshold -> Oracle.earned(threshold.points(), played(match, player)))
                    .orElse(0);
        }
        if (!variant.id().equals("house")) {
            return Oracle.result(
                    variant.id(), inGames(match, player, other), inGames(match, other, player));
        }
        SjoelenSettings house = Sjoelen.settings(variant);
        if (!house.byGames()) {
            int counting = house.countingTurns() == 0 ? 40 : house.countingTurns();
            return card(match, player).stream().limit(counting).mapToInt(points -> points).sum();
        }
        List<Integer> mine = inGames(match, player, other);
        List<Integer> theirs = inGames(match, other, player);
        int reached = 0;
        for (int game = 0; game < Math.min(mine.size(), theirs.size()); game++) {
            int ahead = Integer.compare(mine.get(game), theirs.get(game));
            reached += ahead > 0 ? house.gameWin() : ahead == 0 ? house.gameLevel() : 0;
        }
        return reached;
    }

    private static List<Integer> card(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.state().player(player).orElseThrow().card().stream()
                .map(CardLine::points)
                .sorted(Collections.reverseOrder())
                .toList();
    }

    /** Who is ahead by the cards alone: 0 for a shared place. */
    private static int ahead(Match<SjoelenState, SjoelenEvent> match, String one, String other) {
        if (decidedFor(match, one) != decidedFor(match, other)) {
            return decidedFor(match, one) ? 1 : -1;
        }
        if (left(match, one) != left(match, other)) {
            return left(match, one) ? -1 : 1;
        }
        if (sentOff(match, one) != sentOff(match, other)) {
            return sentOff(match, one) ? -1 : 1;
        }
        int byTotal = Integer.compare(result(match, one, other), result(match, other, one));
        List<Integer> mine = card(match, one);
        List<Integer> theirs = card(match, other);
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        int compared =
                switch (settings.tie()) {
                    case SHARED, HIGHEST_INDIVIDUAL -> 0;
                    case HIGHEST_TURN -> 1;
                    case HIGHEST_TURNS -> mine.size();
                };
        int ahead = byTotal;
        boolean turnsCompared =
                !abandoned(match) && !decidedFor(match, one) && !decidedFor(match, other);
        for (int i = 0; turnsCompared && i < compared && ahead == 0; i++) {
            ahead = Integer.compare(mine.get(i), theirs.get(i));
        }
        return ahead;
    }

    private static boolean left(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.state().player(player).orElseThrow().withdrawn();
    }

    private static String other(String player) {
        return player.equals("Anna") ? "Bram" : "Anna";
    }

    /** Nobody wins by games below the target unless all were played, and no tie is left over. */
    private static void decidedInTime(Match<SjoelenState, SjoelenEvent> match) {
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        boolean playedOut =
                !abandoned(match) && !decidedFor(match, "Anna") && !decidedFor(match, "Bram");
        if (playedOut && settings.byGames() && !left(match, "Anna") && !left(match, "Bram")) {
            int anna = result(match, "Anna", "Bram");
            int bram = result(match, "Bram", "Anna");
            boolean reached = settings.target() > 0 && Math.max(anna, bram) >= settings.target();
            assertThat(reached || played(match, "Anna").size() >= settings.turns()).isTrue();
            assertThat(settings.tieBreakDiscs() > 0 && anna == bram).isFalse();
        }
    }

    private static void agrees(Match<SjoelenState, SjoelenEvent> match) {
        Optional<Outcome> outcome = match.outcome();
        assertThat(outcome.isPresent()).isEqualTo(match.turn() instanceof Turn.Over);
        if (outcome.isEmpty()) {
            return;
        }
        if (abandoned(match)
                && Sjoelen.settings(match.header().variant()).abandoned()
                        == SjoelenSettings.Abandoned.NOTHING_COUNTS) {
            assertThat(outcome.get().places()).isEmpty();
            return;
        }
        int ahead = ahead(match, "Anna", "Bram");
        List<String> winners =
                ahead > 0 ? List.of("Anna") : ahead < 0 ? List.of("Bram") : List.of("Anna", "Bram");
        assertThat(outcome.get().winners()).isEqualTo(winners);
        assertThat(outcome.get().places())
                .as("places of%n%s", Shipped.GAME.codec().write(match))
                .hasSize(2)
                .allMatch(
                        place ->
                                place.score()
                                        == result(match, place.player(), other(place.player())));
        decidedInTime(match);
        assertThat(outcome.get().places().get(1).rank()).isEqualTo(ahead == 0 ? 1 : 2);
        assertThat(outcome.get().rulings().stream().map(Ruling::kind)).contains(Ruling.Kind.ENDS);
        int reached = result(match, winners.get(0), other(winners.get(0)));
        for (Ruling ruling : outcome.get().rulings()) {
            ruling.fact("total")
                    .ifPresent(
                            total ->
                                    assertThat(total)
                                            .as(
                                                    "%s of%n%s",
                                                    ruling, Shipped.GAME.codec().write(match))
                                            .isEqualTo(reached));
            ruling.fact("matchPoints").ifPresent(points -> assertThat(points).isEqualTo(reached));
            ruling.fact("winner")
                    .ifPresent(winner -> assertThat(winners).isEqualTo(List.of(winner)));
            ruling.fact("winners").ifPresent(named -> assertThat(winners).isEqualTo(named));
        }
    }

    @Property(tries = 40)
    void theOutcomeFollowsTheCards(
            @ForAll Variant variant,
            @ForAll long seed,
            @ForAll @Size(max = 60) List<SjoelenEvent> after) {
        Match<SjoelenState, SjoelenEvent> match = Evening.whole(variant, seed).match();
        agrees(match);
        for (SjoelenEvent event : after) {
            match = match.judge(event).match();
            agrees(match);
        }
    }

    @Property(tries = 200)
    void equalTotalsAreToldApartAsTheEditionSays(
            @ForAll Variant variant, @ForAll @Size(40) List<@IntRange(max = 3) Integer> scores) {
        Match<SjoelenState, SjoelenEvent> match = Shipped.GAME.open(variant, Evening.SEATS);
        if (Sjoelen.settings(variant).byThreshold()) {
            for (String player : Evening.SEATS.names()) {
                match = match.judge(new SjoelenEvent.ThresholdSet(player, 2, 1)).match();
            }
        }
        // Tie-breaks may stay level for ever; then there is nothing to agree about.
        for (int i = 0; !(match.turn() instanceof Turn.Over) && i < 200; i++) {
            String player = Evening.SEATS.names().get(i % 2);
            int points = scores.get((i + i / 40) % 40);
            match = match.judge(SjoelenEvent.ScoreNoted.of(player, points)).orElseThrow().match();
            match = match.judge(SjoelenEvent.ScoreAgreed.last(player)).orElseThrow().match();
        }
        agrees(match);
    }
}
