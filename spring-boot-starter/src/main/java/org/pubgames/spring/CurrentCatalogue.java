package org.pubgames.spring;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.VariantWatch;

/**
 * The variants as they are now: those of the games and, where a folder is watched, what is sound in
 * it. Unlike other catalogues it changes; {@link #now} is one that does not. Safe to share between
 * threads.
 */
public final class CurrentCatalogue implements Catalogue, Supplier<Catalogue>, AutoCloseable {

    private final @Nullable Path folder;
    private final @Nullable VariantWatch watch;

    /**
     * The variants of the games and of a folder.
     *
     * @param folder is watched; {@code null} for none
     * @throws org.pubgames.core.ProblemsException when the folder cannot be read or watched
     */
    public CurrentCatalogue(@Nullable Path folder) {
        this.folder = folder;
        this.watch = folder == null ? null : Games.watch(folder, now -> {}).orElseThrow();
    }

    /** {@return the variants as they are now; does not change} */
    public Catalogue now() {
        return watch == null ? Games.catalogue() : watch.catalogue();
    }

    @Override
    public Catalogue get() {
        return now();
    }

    /** {@return the folder that is watched} */
    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    @Override
    public VariantBook of(Game<?, ?> game) {
        return now().of(game);
    }

    /** {@return what is wrong with files of the folder now} */
    @Override
    public List<Problem> problems() {
        return watch == null ? List.of() : watch.status().problems();
    }

    @Override
    public Catalogue with(List<VariantFile> files) {
        return now().with(files);
    }

    @Override
    public Reading<Catalogue> with(Path other) {
        return now().with(other);
    }

    /** Ends the watching; what was read last stays in force. */
    @Override
    public void close() {
        if (watch != null) {
            watch.close();
        }
    }
}
