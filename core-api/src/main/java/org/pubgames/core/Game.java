package org.pubgames.core;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One game behind the shared API. Implementations are found with {@link Games}; they are immutable
 * and safe to share between threads.
 *
 * @param <S> the state of its matches
 * @param <E> its events
 */
public interface Game<S extends GameState, E extends GameEvent> {

    /** {@return the typed name} */
    GameKey<?> key();

    /** {@return the type of the states of its matches} */
    Class<S> stateType();

    /** {@return the sealed type of its events} */
    Class<E> eventType();

    /** {@return what people call it} */
    LocalText title();

    /** {@return its sources, clauses and rules} */
    RuleBook rulebook();

    /** {@return its editions and house variants} */
    VariantBook variants();

    /**
     * {@return a new match}
     *
     * @param variant a variant of this game
     * @param seats who plays
     * @throws IllegalArgumentException when the variant belongs to another game
     * @throws ProblemsException when the variant cannot be played by so many; {@link #seatProblems}
     *     asks before
     */
    Match<S, E> open(Variant variant, Seats seats);

    /**
     * {@return what keeps these names from playing a variant, all at once: what {@link
     * Seats#problems} finds, and {@code wrong-number-of-seats} with the numbers that can play and
     * the rule that says so}
     *
     * @param variant a variant of this game
     * @param names the names as they were written
     * @param where where they stand
     */
    default List<Problem> seatProblems(Variant variant, List<String> names, Where where) {
        return Seats.problems(names, where);
    }

    /**
     * {@return a new match from a header}
     *
     * @param header what the match is about
     * @throws ProblemsException when its position or its seats cannot be; a header that was read
     *     has none such
     */
    default Match<S, E> open(MatchHeader header) {
        return header.position()
                .map(position -> open(header.variant(), header.seats(), position).orElseThrow())
                .orElseGet(() -> open(header.variant(), header.seats()));
    }

    /** {@return the type of its positions; empty when its matches begin at the beginning only} */
    default Optional<Class<? extends Position>> positionType() {
        return Optional.empty();
    }

    /**
     * {@return a new match that begins in the middle; or everything that is wrong with the
     * position, each at its JSON pointer in the header: {@code /position/players/0/discs}, or with
     * the number of seats}
     *
     * @param variant a variant of this game
     * @param seats who plays
     * @param position where the match begins, of this game's {@link #positionType}
     * @throws IllegalArgumentException when the variant or the position belongs to another game
     */
    default Reading<Match<S, E>> open(Variant variant, Seats seats, Position position) {
        return Reading.failed(
                Problem.of("no-positions", Where.UNKNOWN.path("/position")).withValue(key().id()));
    }

    /**
     * {@return a match that goes on from its past} The past is believed: nothing of it is judged
     * again.
     *
     * @param header what the match is about
     * @param past the accepted events and the state after them
     * @throws IllegalArgumentException when the variant belongs to another game
     */
    default Match<S, E> resume(MatchHeader header, Past<S, E> past) {
        Match<S, E> match = open(header);
        for (Entry<E> entry : past.log()) {
            match = match.judge(entry.event()).orElseThrow().match();
        }
        return match;
    }

    /**
     * {@return the stateless questions under a variant}
     *
     * @param variant a variant of this game
     */
    Scoring scoring(Variant variant);

    /** {@return its parameters, in the order of its settings record} */
    List<Setting> settings();

    /** {@return its kinds of event, each with who may report it} */
    List<EventKind> events();

    /**
     * {@return the types of its states, of its events and of their parts that can hold what some
     * viewer may not see; empty in a game without hidden things} Of a match of a game that hides
     * something only {@link Match#view} is for everybody.
     */
    Set<Class<?>> hiding();

    /**
     * {@return the kind of an event}
     *
     * @param event any event of this game
     */
    EventKind kind(E event);

    /**
     * {@return why an event may not be reported in a capacity, {@code role-may-not}; empty where it
     * may}
     *
     * @param event any event of this game
     * @param role in what capacity it is reported
     */
    Optional<Problem> unreportable(E event, Role role);

    /**
     * {@return the kinds of decision table that it takes from a house; empty when it takes none}
     */
    default List<TableKind> tables() {
        return List.of();
    }

    /**
     * {@return the inspections of its equipment, one for each printed regulation, the most
     * important first; empty when none of its documents regulates equipment}
     */
    default List<Inspection> inspections() {
        return List.of();
    }

    /**
     * {@return the inspection of the equipment that a variant is played with: by the first of the
     * variant's documents that regulates equipment, if there is one}
     *
     * @param variant a variant of this game
     */
    default Optional<Inspection> inspection(Variant variant) {
        return Optional.empty();
    }

    /** {@return its matches as JSON; variants are those of this game} */
    default MatchCodec<S, E> codec() {
        return codec(variants(), Pinning.HELD);
    }

    /**
     * {@return its matches as JSON}
     *
     * @param variants where the variant of a match is looked up
     * @param pinning what to do when it has changed since the match was begun
     */
    MatchCodec<S, E> codec(VariantBook variants, Pinning pinning);

    /**
     * {@return its answers as JSON: rulings, verdicts, views, what may happen next}
     *
     * @param lang the language of the sentences in them
     */
    AnswerCodec<S, E> answers(Lang lang);

    /**
     * {@return a match that is spoken to in JSON}
     *
     * @param match a match of this game
     */
    JsonMatch json(Match<S, E> match);

    /**
     * Its journals; variants are those of this game, and a match whose variant has changed since it
     * was begun is refused.
     *
     * @return what creates, opens and reads them
     */
    default Journals<S, E> journals() {
        return journals(variants(), Pinning.HELD);
    }

    /**
     * Its journals.
     *
     * @param variants where the variant of a match is looked up
     * @param pinning what to do when it has changed since the match was begun
     * @return what creates, opens and reads them
     */
    Journals<S, E> journals(VariantBook variants, Pinning pinning);
}
