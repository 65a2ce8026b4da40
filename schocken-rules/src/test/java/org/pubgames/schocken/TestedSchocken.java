package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;
import org.pubgames.core.contract.TestedGame;

/** Schocken for the suites that every game passes. */
public final class TestedSchocken extends TestedGame<SchockenState, SchockenEvent> {

    private final SchockenDomain domain = new SchockenDomain();

    /** The game that all tests of this module play. */
    public TestedSchocken() {
        super(Shipped.GAME);
    }

    @Override
    public Seats seats() {
        return PlayedMatch.seats(3);
    }

    @Override
    public List<Variant> houses() {
        return Shipped.houses();
    }

    @Override
    public Arbitrary<SchockenEvent> events() {
        return domain.events();
    }

    @Override
    public Arbitrary<? extends Played<SchockenState, SchockenEvent>> evenings() {
        return domain.matches();
    }

    /** A moment of Schocken takes long to play. */
    @Override
    public int tries() {
        return 50;
    }

    /** Whatever happens at the table happens to somebody, or ends the match for all. */
    @Override
    public void unknownField(Problem problem) {
        assertThat(problem.allowed()).containsAnyOf("player", "cause");
    }

    @Override
    public OptionalInt shipped() {
        return OptionalInt.of(34);
    }

    @Override
    public Set<String> whole() {
        return Set.of("hattersheim", "pubgames");
    }

    /** No disc is lost or made, whoever comes or goes. */
    @Override
    public void sound(Match<SchockenState, SchockenEvent> match) {
        SchockenState state = match.state();
        SchockenSettings settings = Schocken.settings(match.header().variant());
        int sum = state.stock() + state.returned();
        for (SchockenPlayer player : state.players()) {
            assertThat(player.discs()).isNotNegative();
            sum += player.discs();
        }
        assertThat(state.stock()).isNotNegative();
        assertThat(state.returned()).isNotNegative();
        List<Integer> possible =
                IntStream.rangeClosed(1, state.players().size())
                        .map(players -> settings.discsFor(players, state.finale()))
                        .boxed()
                        .toList();
        assertThat(possible).contains(sum);
    }
}
