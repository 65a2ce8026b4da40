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

    private static List<Integer> card(Match<SjoelenState, SjoelenEvent> match, String player) {
        return match.state().player(player).orElseThrow().card().stream()
                .map(CardLine::points)
                .sorted(Collections.reverseOrder())
                .toList();
    }

    private static int total(Match<SjoelenState, SjoelenEvent> match, String player) {
        return card(match, player).stream().mapToInt(Integer::intValue).sum();
    }

    /** Who is ahead by the cards alone: 0 for a shared place. */
    private static int ahead(Match<SjoelenState, SjoelenEvent> match, String one, String other) {
        int byTotal = Integer.compare(total(match, one), total(match, other));
        List<Integer> mine = card(match, one);
        List<Integer> theirs = card(match, other);
        int compared =
                switch (Sjoelen.settings(match.header().variant()).tie()) {
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
                .allMatch(place -> place.score() == total(match, place.player()));
        assertThat(outcome.get().places().get(1).rank()).isEqualTo(ahead == 0 ? 1 : 2);
        assertThat(outcome.get().rulings().stream().map(Ruling::kind)).contains(Ruling.Kind.ENDS);
        for (Ruling ruling : outcome.get().rulings()) {
            ruling.fact("total")
                    .ifPresent(total -> assertThat(total).isEqualTo(total(match, winners.get(0))));
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
        for (int i = 0; !(match.turn() instanceof Turn.Over); i++) {
            String player = Evening.SEATS.names().get(i % 2);
            match =
                    match.judge(SjoelenEvent.ScoreNoted.of(player, scores.get(i)))
                            .orElseThrow()
                            .match();
        }
        agrees(match);
    }
}
