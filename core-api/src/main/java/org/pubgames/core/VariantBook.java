package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/** The variants of a game. Immutable and safe to share between threads. */
public interface VariantBook {

    /**
     * {@return all variants, the standard first, then the shipped ones, then those that were added}
     */
    List<Variant> all();

    /** {@return the mix-ins that a variant file may take up} */
    List<MixIn> mixIns();

    /** {@return the variant a match is played by when none is named} */
    Variant standard();

    /**
     * {@return the variant with this id; empty when there is none}
     *
     * @param id the id, or the id with an edition: {@code masters@1}
     */
    Optional<Variant> find(String id);

    /**
     * {@return a variant}
     *
     * @param id the id, or the id with an edition: {@code masters@1}
     * @throws IllegalArgumentException when there is none with this id; the message names those
     *     there are
     */
    Variant get(String id);

    /**
     * {@return a variant, or the problem {@code unknown-variant} with the nearest name}
     *
     * @param id the id, or the id with an edition: {@code masters@1}
     * @param where where the input stands; problems name it
     */
    Reading<Variant> look(String id, Where where);

    /**
     * {@return one variant file; all its problems at once} It may extend a variant of this book and
     * take up its mix-ins; the book itself stays as it is.
     *
     * @param yaml the text of the file
     * @param fileName what problems call the file
     */
    Reading<Variant> read(String yaml, String fileName);

    /**
     * {@return this book and the variants and mix-ins of more files, which may extend each other in
     * any order} Files of other games are passed over; a broken file is left out and reported by
     * {@link #problems()}.
     *
     * @param files files of any games
     */
    VariantBook with(List<VariantFile> files);

    /** {@return what was wrong with files that were added and left out} */
    List<Problem> problems();
}
