package org.pubgames.spring.autoconfigure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.JournalFile;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * Match files by the variants as they are when a file is read.
 *
 * @param catalogue asked for the variants at each file
 * @param pinning what to do when a variant has changed since a match was begun
 */
record CurrentFiles(Supplier<Catalogue> catalogue, Pinning pinning) implements MatchFiles {

    private MatchFiles now() {
        return Games.files(catalogue.get(), pinning);
    }

    @Override
    public void judge(InputStream in, String name, MatchReader.Any reader) throws IOException {
        now().judge(in, name, reader);
    }

    @Override
    public <R> Reading<R> replay(Path file, String name, JournalFile.Use<R> use) {
        return now().replay(file, name, use);
    }

    @Override
    public Reading<JsonMatch> open(String header, Where where) {
        return now().open(header, where);
    }

    @Override
    public Reading<JsonMatch> read(String file, String name) {
        return now().read(file, name);
    }
}
