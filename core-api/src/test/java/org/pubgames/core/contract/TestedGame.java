package org.pubgames.core.contract;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Settings;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;

/**
 * A game as the suites of this package test it. Everything has a default that is derived from the
 * game; a module whose tests know better names a class of its own in {@code
 * META-INF/services/org.pubgames.core.contract.TestedGame}.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
public abstract class TestedGame<S extends GameState, E extends GameEvent> {

    /** No random match that is played here has more legal events. */
    private static final int LONGEST = 60;

    private static final int MOST_AFTER = 10;

    private final RuledGame<S, E> game;

    /** The object that the played matches are of. */
    protected TestedGame(Game<S, E> game) {
        this.game = RuledGames.of(game);
    }

    /** The object that the played matches are of. */
    public final RuledGame<S, E> game() {
        return game;
    }

    /** Another object of the same game, made anew at every call. */
    public final RuledGame<S, E> another() {
        return game.anew();
    }

    /** Seats for a match: as many as the standard variant takes. */
    public Seats seats() {
        return Seats.of("Anna", "Bram");
    }

    /** Variants beside the shipped ones, so that every choice of every setting is played. */
    public List<Variant> houses() {
        return List.of();
    }

    /** What is played. */
    public Arbitrary<Variant> variants() {
        List<Variant> shipped = game.variants().all();
        return houses().isEmpty()
                ? Arbitraries.of(shipped)
                : Arbitraries.oneOf(Arbitraries.of(shipped), Arbitraries.of(houses()));
    }

    /** Everything that anybody may report: sound, silly, hostile. */
    public Arbitrary<E> events() {
        return ReportedEvents.of(game.eventType(), seats().names());
    }

    /** Matches at some moment, after legal events and after others that may be refused. */
    public Arbitrary<? extends Played<S, E>> evenings() {
        return Combinators.combine(
                        variants(),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, LONGEST),
                        events().list().ofMaxSize(MOST_AFTER))
                .as(
                        (variant, seed, legal, after) ->
                                RandomEvening.of(game, variant, seats(), seed, legal, after))
                .withoutEdgeCases();
    }

    /** How many values a sentence is tried with where it does not say so itself; at least 1. */
    public int tries() {
        return 100;
    }

    /** How rulings point into an event: at a field, where a game has no deeper events. */
    public String pointers() {
        return "|/[a-zA-Z]+";
    }

    /** Whether an award may be so large: more than nothing, where a game takes no points away. */
    public boolean awardable(int points) {
        return points > 0;
    }

    /** Whether an event is about what was reported before: in the middle nothing is known of it. */
    public boolean reachesBack(E event) {
        return false;
    }

    /**
     * Fails where a match is not as it can only be: discs kept, sums right.
     *
     * @param match a match at some moment, whatever has happened before
     */
    public void sound(Match<S, E> match) {}

    /** What else the game says when an event has a field that nobody knows. */
    public void unknownField(Problem problem) {}

    /** Whether a choice of a setting can be made in this game: relatives share constants. */
    public boolean playable(Object choice) {
        return true;
    }

    /** How many variants it ships: a lost one must not go unnoticed. Empty when nobody counted. */
    public OptionalInt shipped() {
        return OptionalInt.empty();
    }

    /** The documents whose every clause must be realised or declared untestable. */
    public Set<String> whole() {
        Set<String> all = new TreeSet<>();
        game.rulebook().sources().stream().map(Source::id).forEach(all::add);
        return all;
    }

    /** The record that holds the settings. */
    public final Class<? extends Settings> settings() {
        return game.variants().standard().settings().getClass();
    }

    @Override
    public final String toString() {
        return game.key().id();
    }
}
