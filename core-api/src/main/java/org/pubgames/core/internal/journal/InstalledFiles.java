package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.pubgames.core.Catalogue;
import org.pubgames.core.JournalFile;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Reading;

/**
 * Files of any installed game.
 *
 * @param catalogue where the variant that a header names is looked up
 * @param pinning what to do when it has changed since the match was begun
 */
public record InstalledFiles(Catalogue catalogue, Pinning pinning) implements MatchFiles {

    @Override
    public void judge(InputStream in, String name, MatchReader.Any reader) throws IOException {
        MatchFile.read(in, name, catalogue, pinning, reader);
    }

    @Override
    public <R> Reading<R> replay(Path file, String name, JournalFile.Use<R> use) {
        return ReplayedJournal.open(file, name, catalogue, pinning, use);
    }
}
