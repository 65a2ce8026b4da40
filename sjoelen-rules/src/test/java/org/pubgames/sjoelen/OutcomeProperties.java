package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

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

    /** What a player has reached by the cards of both, worked out from what the houses changed. */
    private static int result(
            Match<SjoelenState, SjoelenEvent> match, String player, String other) {
        Variant variant = match.header().variant();
        if (!variant.id().equals("house")) {
            return Oracle.result(variant.id(), played(match, player), played(match, other));
        }
        SjoelenSettings house = Sjoelen.settings(variant);
        if (!house.byGames()) {
            int counting = house.countingTurns() == 0 ? 40 : house.countingTurns();
            return card(match, player).stream().limit(counting).mapToInt(points -> points).sum();
        }
        List<Integer> mine = played(match, player);
        List<Integer> theirs = played(match, other);
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
        if (left(match, one) != left(match, other)) {
            return left(match, one) ? -1 : 1;
        }
        int byTotal = Integer.compare(result(match, one, other), result(match, other, one));
        List<Integer> mine = card(match, one);
        List<Integer> theirs = card(match, other);
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        int compared =
                switch (settings.tie()) {
                    case SHARED -> 0;
                    case HIGHEST_TURN -> 1;
                    case HIGHEST_TURNS -> mine.size();
                };
        int ahead = byTotal;
        for (int i = 0; i < compared && ahead == 0; i++) {
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
        if (settings.byGames() && !left(match, "Anna") && !left(match, "Bram")) {
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
        int ahead = ahead(match, "Anna", "Bram");
        List<String> winners =
                ahead > 0 ? List.of("Anna") : ahead < 0 ? List.of("Bram") : List.of("Anna", "Bram");
        assertThat(outcome.get().winners()).isEqualTo(winners);
        assertThat(outcome.get().places())
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
            ruling.fact("total").ifPresent(total -> assertThat(total).isEqualTo(reached));
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
