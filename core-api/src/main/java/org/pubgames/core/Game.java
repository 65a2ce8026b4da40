package org.pubgames.core;

import java.util.List;
import java.util.Optional;

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
     */
    Match<S, E> open(Variant variant, Seats seats);

    /**
     * {@return a new match from a header}
     *
     * @param header what the match is about
     */
    default Match<S, E> open(MatchHeader header) {
        return open(header.variant(), header.seats());
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
