package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/** The variants of a game. Immutable and safe to share between threads. */
public interface VariantBook {

    /** All variants, the standard first, then the shipped ones, then those that were added. */
    List<Variant> all();

    /** The mix-ins that a variant file may take up. */
    List<MixIn> mixIns();

    /** The variant a match is played by when none is named. */
    Variant standard();

    /** A variant by its id. */
    Optional<Variant> find(String id);

    /**
     * A variant.
     *
     * @throws IllegalArgumentException when there is none with this id; the message names those
     *     there are
     */
    Variant get(String id);

    /** A variant, or the problem {@code unknown-variant} with the nearest name. */
    Reading<Variant> look(String id, Where where);

    /**
     * One variant file; all its problems at once. It may extend a variant of this book and take up
     * its mix-ins; the book itself stays as it is.
     */
    Reading<Variant> read(String yaml, String fileName);

    /**
     * This book and the variants and mix-ins of more files, which may extend each other in any
     * order. Files of other games are passed over; a broken file is left out and reported by {@link
     * #problems()}.
     */
    VariantBook with(List<VariantFile> files);

    /** What was wrong with files that were added and left out. */
    List<Problem> problems();
}
