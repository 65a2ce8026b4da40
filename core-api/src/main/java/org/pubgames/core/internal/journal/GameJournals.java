package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Journals;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;

/**
 * The journals of a game.
 *
 * @param variants where the variant that a header names is looked up
 * @param pinning what to do when it has changed since the match was begun
 * @param disk where they are written
 */
public record GameJournals<S extends GameState, E extends GameEvent>(
        Game<S, E> game, VariantBook variants, Pinning pinning, JournalDisk disk)
        implements Journals<S, E> {

    /** Journals on the disk of this machine. */
    public GameJournals(Game<S, E> game, VariantBook variants, Pinning pinning) {
        this(game, variants, pinning, FileDisk.THIS);
    }

    @Override
    public Journal<S, E> create(Path file, Match<S, E> match, Journal.Safety safety)
            throws IOException {
        return WrittenJournal.create(file, game, match, safety, disk);
    }

    @Override
    public Reading<Journal<S, E>> open(Path file, Journal.Safety safety) {
        return Files.exists(file)
                ? WrittenJournal.open(
                        file, safety, () -> replayed(file, file.toString()), List.of(), disk)
                : replayed(file, file.toString())
                        .fold(found -> open(file, safety), Reading::failed);
    }

    @Override
    public Reading<Journal<S, E>> goOn(Path file, MatchHeader header, Journal.Safety safety)
            throws IOException {
        BegunJournal<S, E> begun = new BegunJournal<>(file, game, header, disk);
        if (!Files.exists(file)) {
            try {
                return Reading.of(create(file, game.open(header), safety));
            } catch (FileAlreadyExistsException e) {
                if (!Files.exists(file)) {
                    // a link that leads nowhere
                    throw e;
                }
                // somebody else was quicker: it is gone on with, if it is the same match
                return goOn(file, header, safety);
            }
        }
        if (!Files.isRegularFile(file)) {
            return Reading.failed(
                    JournalSource.unreadable(file.toString(), new IOException("no regular file")));
        }
        List<Problem> mended = begun.mended(safety);
        return WrittenJournal.open(
                file,
                safety,
                () ->
                        replayed(file, file.toString())
                                .fold(
                                        found -> {
                                            List<Problem> other = begun.differing(found.match());
                                            return other.isEmpty()
                                                    ? Reading.of(found)
                                                    : Reading.failed(other);
                                        },
                                        Reading::failed),
                mended,
                disk);
    }

    @Override
    public Reading<JournalFile<S, E>> read(Path file, String name) {
        return replayed(file, name).fold(Reading::of, Reading::failed);
    }

    private Reading<ReplayedJournal<S, E>> replayed(Path file, String name) {
        return ReplayedJournal.open(file, name, game, variants, pinning);
    }
}
