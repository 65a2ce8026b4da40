package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/** The variants of a game. Safe to share between threads. */
public interface VariantBook {

    /** All shipped variants, the default first. */
    List<Variant> all();

    /** The variant a match is played by when none is named. */
    Variant standard();

    /** A shipped variant by its id. */
    Optional<Variant> find(String id);

    /**
     * A shipped variant.
     *
     * @throws IllegalArgumentException when there is none with this id; the message names those
     *     there are
     */
    Variant get(String id);

    /** A shipped variant, or the problem {@code unknown-variant} with the nearest name. */
    Reading<Variant> look(String id, Where where);

    /** A variant file; all its problems at once. */
    Reading<Variant> read(String yaml, String fileName);
}
