package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;
import org.pubgames.core.contract.TestedGame;

/** A game of the family for the suites that every game passes. */
public abstract class TestedShuffleboard extends TestedGame<ShuffleboardState, ShuffleboardEvent> {

    private final Shuffleboard shuffleboard;
    private final Houses houses;
    private final Reckoning reckoning;
    private final ShuffleboardDomain domain;
    private final int shipped;

    /**
     * One game of the family.
     *
     * @param game the object that all its tests play
     * @param shipped how many variants it ships
     */
    protected TestedShuffleboard(
            Shuffleboard game,
            Houses houses,
            Reckoning reckoning,
            ShuffleboardDomain domain,
            int shipped) {
        super(game);
        this.shuffleboard = game;
        this.houses = houses;
        this.reckoning = reckoning;
        this.domain = domain;
        this.shipped = shipped;
    }

    /** The game that all its tests play. */
    final Shuffleboard shuffleboard() {
        return shuffleboard;
    }

    /** House variants. */
    final Houses houseRules() {
        return houses;
    }

    /** The game reckoned by hand. */
    final Reckoning reckoning() {
        return reckoning;
    }

    @Override
    public final boolean reachesBack(ShuffleboardEvent event) {
        return event instanceof ShuffleboardEvent.EndCorrected
                || (event instanceof ShuffleboardEvent.OrganizerDecided word
                        && word.decision() == ShuffleboardEvent.Intervention.ANNUL);
    }

    @Override
    public final Seats seats() {
        return Story.TWO;
    }

    @Override
    public List<Variant> houses() {
        return houses.single();
    }

    @Override
    public final Arbitrary<ShuffleboardEvent> events() {
        return domain.events();
    }

    @Override
    public final Arbitrary<? extends Played<ShuffleboardState, ShuffleboardEvent>> evenings() {
        return domain.evenings();
    }

    /** Also at an element of a list: {@code /moved/0}, {@code /shots/1/player}. */
    @Override
    public final String pointers() {
        return "|/[a-zA-Z]+(/\\d+(/[a-zA-Z]+)?)?";
    }

    /** Points are taken away as well. */
    @Override
    public final boolean awardable(int points) {
        return points != 0;
    }

    @Override
    public final OptionalInt shipped() {
        return OptionalInt.of(shipped);
    }

    /** The seed; the family's own clauses are looked at for the four games together. */
    @Override
    public final Set<String> whole() {
        return Set.of("masters");
    }

    /** No disc is lost, totals are the sums of ends, and nobody plays who has left. */
    @Override
    public final void sound(Match<ShuffleboardState, ShuffleboardEvent> match) {
        ShuffleboardState state = match.state();
        ShuffleboardSettings settings = Shuffleboard.settings(match.header().variant());
        for (Side side : Side.values()) {
            SideState own = state.side(side);
            int total = own.headStart();
            for (EndResult result : state.results()) {
                if (result.game() == state.game()) {
                    total += result.scored(side);
                }
            }
            if (settings.overshoot() == ShuffleboardSettings.Overshoot.ALLOWED) {
                assertThat(own.points()).isEqualTo(total);
            }
            assertThat(own.games()).isBetween(0, settings.bestOf() / 2 + 1);
            state.end()
                    .ifPresent(
                            end ->
                                    assertThat(end.discs())
                                            .filteredOn(disc -> disc.side() == side)
                                            .hasSize(settings.discs(state.doubles())));
            if (state.stage() == Stage.SHOOTING && state.end().isPresent()) {
                assertThat(own.known().hasLeft(state.current().shooter(side))).isFalse();
            }
        }
    }
}
