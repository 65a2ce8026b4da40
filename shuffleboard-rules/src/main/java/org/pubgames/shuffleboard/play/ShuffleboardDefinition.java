package org.pubgames.shuffleboard.play;

import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Position;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardPosition;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.rules.Report;

/**
 * What a shuffleboard supplies to the shared engine. Rules, sources and texts that all four share
 * lie beside {@link Shuffleboard}.
 *
 * @param <C> the settings of the game
 */
public abstract class ShuffleboardDefinition<C extends ShuffleboardSettings>
        extends GameDefinition<ShuffleboardState, ShuffleboardEvent, C> {

    /**
     * A game of the family.
     *
     * @param key its typed name
     * @param settings its settings
     */
    protected ShuffleboardDefinition(
            GameKey<? extends Game<ShuffleboardState, ShuffleboardEvent>> key, Class<C> settings) {
        super(key, ShuffleboardState.class, ShuffleboardEvent.class, settings);
    }

    @Override
    public final Class<?> family() {
        return Shuffleboard.class;
    }

    @Override
    public final Optional<Class<? extends Position>> positionType() {
        return Optional.of(ShuffleboardPosition.class);
    }

    /** What the game adds under its settings; made once for all matches of a variant. */
    protected abstract PlayedGame played(C settings);

    @Override
    public final Referee<ShuffleboardState, ShuffleboardEvent> referee(
            VariantRules<C> rules, Seats seats) {
        return new ShuffleboardReferee(
                ((EndScoring) rules.scoring()).played(), seats, AreaTable.most(rules.variant()));
    }

    @Override
    public final Optional<String> seatRefusal(VariantRules<C> rules, Seats seats) {
        try (Judging judging = rules.open()) {
            ShuffleboardState opening = referee(rules, seats).opening();
            ShuffleboardEvent report = new ShuffleboardEvent.Conceded(seats.names().get(0));
            judging.put(new Report(judging.findings(), opening, report, seats.names()));
            return rules.rulings(judging.findings()).stream()
                    .map(Ruling::rule)
                    .filter("shuffleboard.report.seats"::equals)
                    .findFirst();
        }
    }

    @Override
    public final EndScoring scoring(VariantRules<C> rules) {
        return new EndScoring(rules, played(rules.settings()));
    }
}
