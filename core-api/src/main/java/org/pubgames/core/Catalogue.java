package org.pubgames.core;

import java.nio.file.Path;
import java.util.List;

/**
 * The variants of all installed games: the shipped ones and those that a host has added. Reached by
 * {@link Games#catalogue()}. Immutable and safe to share between threads.
 */
public interface Catalogue {

    /**
     * The variants of a game.
     *
     * @param game an installed game
     * @return the shipped variants and those added here
     */
    VariantBook of(Game<?, ?> game);

    /**
     * What was wrong with files that were added: a broken file is left out.
     *
     * @return the problems of all of them; empty when all were sound
     */
    List<Problem> problems();

    /**
     * This catalogue and the variants of more files, which may extend each other in any order.
     *
     * @param files files of any installed games
     * @return a catalogue with those that are sound; {@link #problems} has the others
     */
    Catalogue with(List<VariantFile> files);

    /**
     * This catalogue and the variants of a folder: its files that end in {@code .yaml} or {@code
     * .yml}. Folders in it are not looked into, and links that lead out of it are refused.
     *
     * @param folder at most 1,000 files of at most 256 KB each
     * @return a catalogue with those that are sound, whose {@link #problems} has the others; failed
     *     only when the folder itself cannot be read
     */
    Reading<Catalogue> with(Path folder);
}
