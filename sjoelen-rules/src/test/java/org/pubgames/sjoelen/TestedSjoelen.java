package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;
import org.pubgames.core.contract.TestedGame;

/** Sjoelen for the suites that every game passes. */
public final class TestedSjoelen extends TestedGame<SjoelenState, SjoelenEvent> {

    private final SjoelenDomain domain = new SjoelenDomain();

    /** The game that all tests of this module play. */
    public TestedSjoelen() {
        super(Shipped.GAME);
    }

    @Override
    public Seats seats() {
        return Evening.SEATS;
    }

    @Override
    public List<Variant> houses() {
        return Shipped.houses();
    }

    @Override
    public Arbitrary<SjoelenEvent> events() {
        return domain.events();
    }

    @Override
    public Arbitrary<? extends Played<SjoelenState, SjoelenEvent>> evenings() {
        return domain.evenings();
    }

    /** A card says only what counts, not how it came about. */
    @Override
    public boolean reachesBack(SjoelenEvent event) {
        return event instanceof SjoelenEvent.ScoreAgreed
                || event instanceof SjoelenEvent.ScoreDisputed
                || event instanceof SjoelenEvent.ScoreCorrected
                || event instanceof SjoelenEvent.ScoreStruck
                || event instanceof SjoelenEvent.TamperingProven
                || event instanceof SjoelenEvent.CountAsked
                || event instanceof SjoelenEvent.DiscsFound
                || event instanceof SjoelenEvent.OrganizerDecided
                || event instanceof SjoelenEvent.CardPassed
                || event instanceof SjoelenEvent.CardHandedOver;
    }

    /** Whatever happens in sjoelen happens to somebody, or ends the match for all. */
    @Override
    public void unknownField(Problem problem) {
        assertThat(problem.allowed()).containsAnyOf("player", "cause");
    }

    @Override
    public OptionalInt shipped() {
        return OptionalInt.of(38);
    }

    @Override
    public Set<String> whole() {
        return Set.of("ans", "ans-2016", "s240", "masters", "pubgames");
    }

    /** The lines of a card are numbered, and no more discs lie in a turn than were played. */
    @Override
    public void sound(Match<SjoelenState, SjoelenEvent> match) {
        for (SjoelenPlayer player : match.state().players()) {
            int number = 0;
            int sum = 0;
            for (CardLine line : player.card()) {
                number++;
                assertThat(line.turn()).isEqualTo(number);
                assertThat(line.points()).isNotNegative();
                assertThat(line.layout().map(Compartments::total).orElse(0))
                        .isLessThanOrEqualTo(line.discs());
                sum += line.points();
            }
            assertThat(player.total()).isEqualTo(sum);
            player.turn().ifPresent(turn -> assertThat(turn.hand()).isNotNegative());
        }
    }
}
