package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameKey;
import org.pubgames.core.GameState;
import org.pubgames.core.Position;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Settings;

/**
 * What the author of a game supplies. The module names its definitions in {@code
 * META-INF/services/org.pubgames.core.spi.GameDefinition}; each has a public constructor without
 * parameters.
 *
 * <p>The game's files lie beside {@link #home()}: {@code rulebook.yaml} (with the title and, where
 * the order matters, the variants), {@code rules/*.drl}, {@code settings.yaml}, {@code
 * variants/*.yaml} and {@code mixins/*.yaml}. How many rules, variants and mix-ins there are is
 * found by the build.
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param <S> the state of its matches
 * @param <E> its events, a sealed interface of records
 * @param <C> its settings, a record
 */
public abstract class GameDefinition<S extends GameState, E extends GameEvent, C extends Settings> {

    private final GameKey<? extends Game<?, ?>> key;
    private final Class<S> stateType;
    private final Class<E> eventType;
    private final Class<C> settingsType;

    /**
     * A game with a type of its own.
     *
     * @param key its typed name
     * @param stateType the state of its matches
     * @param eventType its events
     * @param settingsType its settings
     */
    protected GameDefinition(
            GameKey<? extends Game<S, E>> key,
            Class<S> stateType,
            Class<E> eventType,
            Class<C> settingsType) {
        this.key = key;
        this.stateType = stateType;
        this.eventType = eventType;
        this.settingsType = settingsType;
    }

    /**
     * A game without a type of its own.
     *
     * @param id its name in files and commands
     * @param stateType the state of its matches
     * @param eventType its events
     * @param settingsType its settings
     */
    protected GameDefinition(
            String id, Class<S> stateType, Class<E> eventType, Class<C> settingsType) {
        this.key = GameKey.of(id);
        this.stateType = stateType;
        this.eventType = eventType;
        this.settingsType = settingsType;
    }

    /**
     * The typed name.
     *
     * @return the key that hosts reach the game by
     */
    public final GameKey<?> key() {
        return key;
    }

    /**
     * The state of its matches.
     *
     * @return the type
     */
    public final Class<S> stateType() {
        return stateType;
    }

    /**
     * Its events.
     *
     * @return the sealed interface
     */
    public final Class<E> eventType() {
        return eventType;
    }

    /**
     * Its settings.
     *
     * @return the record
     */
    public final Class<C> settingsType() {
        return settingsType;
    }

    /**
     * The positions in which its matches can begin.
     *
     * @return the record; empty when they begin at the beginning only
     */
    public Optional<Class<? extends Position>> positionType() {
        return Optional.empty();
    }

    /**
     * The class beside which the files of the game lie.
     *
     * @return the game's own type; the definition where it has none
     */
    public Class<?> home() {
        Class<?> own = key.type();
        return own == Game.class ? getClass() : own;
    }

    /**
     * The class beside which files lie that the game shares with its relatives: rules, parts of the
     * rulebook, texts of settings.
     *
     * @return {@link #home()} for a game that stands alone
     */
    public Class<?> family() {
        return home();
    }

    /**
     * The game as hosts see it.
     *
     * @param engine the game without typed extras
     * @return the same with them; the engine itself where the game has none
     */
    public Game<S, E> game(Game<S, E> engine) {
        return engine;
    }

    /**
     * The referee of a match.
     *
     * @param rules the rules under the variant of the match
     * @param seats who plays
     * @return serves this variant and these seats
     */
    public abstract Referee<S, E> referee(VariantRules<C> rules, Seats seats);

    /**
     * The rule that keeps so many from playing a variant: asked before a match is opened. The rules
     * decide it.
     *
     * @param rules the rules under the variant
     * @param seats as many as want to play
     * @return the id of the rule; empty where so many can play
     */
    public Optional<String> seatRefusal(VariantRules<C> rules, Seats seats) {
        return Optional.empty();
    }

    /**
     * The stateless questions under a variant; asked once for each variant.
     *
     * @param rules the rules under the variant
     * @return one that answers no questions, where the game has none
     */
    public Scoring scoring(VariantRules<C> rules) {
        return new NoScoring();
    }

    /**
     * The kinds of decision tables that the game takes from a house.
     *
     * @return how it plays each of them
     */
    public List<TableUse<?>> tables() {
        return List.of();
    }
}
