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

    /** The typed name. */
    GameKey<?> key();

    /** The type of the states of its matches. */
    Class<S> stateType();

    /** The sealed type of its events. */
    Class<E> eventType();

    /** What people call it. */
    LocalText title();

    /** Its sources, clauses and rules. */
    RuleBook rulebook();

    /** Its editions and house variants. */
    VariantBook variants();

    /**
     * A new match.
     *
     * @throws IllegalArgumentException when the variant belongs to another game
     */
    Match<S, E> open(Variant variant, Seats seats);

    /** A new match from a header. */
    default Match<S, E> open(MatchHeader header) {
        return open(header.variant(), header.seats());
    }

    /**
     * A match that goes on from its past. The past is believed: nothing of it is judged again.
     *
     * @throws IllegalArgumentException when the variant belongs to another game
     */
    default Match<S, E> resume(MatchHeader header, Past<S, E> past) {
        Match<S, E> match = open(header);
        for (Entry<E> entry : past.log()) {
            match = match.judge(entry.event()).orElseThrow().match();
        }
        return match;
    }

    /** The stateless questions under a variant. */
    Scoring scoring(Variant variant);

    /** Its parameters, in the order of its settings record. */
    List<Setting> settings();

    /** The kinds of decision table that it takes from a house; empty when it takes none. */
    default List<TableKind> tables() {
        return List.of();
    }

    /**
     * The inspections of its equipment, one for each printed regulation, the most important first;
     * empty when none of its documents regulates equipment.
     */
    default List<Inspection> inspections() {
        return List.of();
    }

    /**
     * The inspection of the equipment that a variant is played with: by the first of the variant's
     * documents that regulates equipment, if there is one.
     */
    default Optional<Inspection> inspection(Variant variant) {
        return Optional.empty();
    }

    /** Its matches as JSON; variants are those of this game. */
    default MatchCodec<S, E> codec() {
        return codec(variants(), Pinning.HELD);
    }

    /**
     * Its matches as JSON.
     *
     * @param variants where the variant of a match is looked up
     * @param pinning what to do when it has changed since the match was begun
     */
    MatchCodec<S, E> codec(VariantBook variants, Pinning pinning);
}
