package org.pubgames.core.spi;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.Form;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;
import org.pubgames.core.Turn;
import org.pubgames.core.Viewer;

/**
 * What a game adds to the shared engine: how its facts are prepared and its conclusions applied.
 * Decisions are not made here but by the rules. One referee serves one variant and its seats; it is
 * immutable and safe to share.
 *
 * @param <S> the state
 * @param <E> the events
 */
public interface Referee<S extends GameState, E extends GameEvent> {

    /** {@return the state before the first event} */
    S opening();

    /** {@return how a match begins in the middle; empty when it begins at the beginning only} */
    default Optional<Positions<S, ?>> positions() {
        return Optional.empty();
    }

    /**
     * Prepares the situations of an event, lets the rules conclude, and applies what they
     * concluded.
     *
     * @param state the state before the event
     * @param event what was reported
     * @param judging the judgement in progress
     * @return the next state; ignored when the findings forbid the event
     */
    S judge(S state, E event, Judging judging);

    /**
     * {@return who must speak next}
     *
     * @param state the state of the match
     */
    Turn turn(S state);

    /**
     * {@return the names of all who have a seat now} Whoever is named here may look at the match as
     * that player, and moves are derived for him.
     *
     * @param state the state of the match
     * @param seats the seats of the match's header; the answer where nobody joins later
     */
    default List<String> seated(S state, List<String> seats) {
        return seats;
    }

    /**
     * {@return the state without what a viewer may not see}
     *
     * @param state the state of the match
     * @param viewer who looks
     */
    default S view(S state, Viewer viewer) {
        return state;
    }

    /**
     * {@return an accepted event without what a viewer may not see of it}
     *
     * @param event what was reported
     * @param viewer who looks
     * @param before the state in which it happened
     */
    default E view(S before, E event, Viewer viewer) {
        return event;
    }

    /**
     * {@return everybody's place once the match is decided}
     *
     * @param state the state of the match
     */
    Optional<List<Outcome.Place>> places(S state);

    /**
     * The kinds of event of which at least one would be accepted now.
     *
     * @param state the state in which they would happen
     * @param trial tells which events are accepted
     * @return their names in files; derived from the records of the events unless a referee knows
     *     better what is likely
     */
    default List<String> kinds(S state, Trial<E> trial) {
        return trial.kinds();
    }

    /**
     * What the fields of a kind of event may hold now. A screen is built of it, and a form with few
     * enough fillings is listed, so it should be narrow; but an event outside of it must be one
     * that the rules refuse.
     *
     * @param state the state in which the events would happen
     * @param any whatever the record of the event can hold; a field called {@code player} one of
     *     the seats
     * @return forms of which every event fits one, such as one for each player whose limits differ;
     *     none where no event of this kind can be accepted; as wide as the record unless a referee
     *     knows better
     */
    default List<Form> forms(S state, Form any) {
        return List.of(any);
    }

    /**
     * An event drawn at random that would be accepted.
     *
     * @param state the state in which it would happen
     * @param random what chance does
     * @param trial tells which events are accepted
     * @return empty when none was found; derived from the records of the events unless a referee
     *     knows better what is likely
     */
    default Optional<E> sample(S state, RandomGenerator random, Trial<E> trial) {
        return trial.sample(random);
    }

    /**
     * Events that tell variants apart here.
     *
     * @param state the state in which they would happen
     * @return see {@link Distinguishing#distinguishing}
     */
    default List<E> distinguishing(S state) {
        return List.of();
    }

    /**
     * The next event of a straight course of play.
     *
     * @param state the state in which it would happen
     * @param course which course, from 0
     * @return see {@link Distinguishing#straight}
     */
    default Optional<E> straight(S state, int course) {
        return Optional.empty();
    }
}
