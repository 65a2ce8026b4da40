package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JournalFile;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;

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

    @Override
    public Reading<JsonMatch> open(String header, Where where) {
        return game(header, where).fold(game -> opened(game, header, where), Reading::failed);
    }

    private <S extends GameState, E extends GameEvent> Reading<JsonMatch> opened(
            Game<S, E> game, String header, Where where) {
        return game.codec(catalogue.of(game), pinning)
                .readHeader(header, where)
                .fold(read -> Reading.of(game.json(game.open(read))), Reading::failed);
    }

    @Override
    public Reading<JsonMatch> read(String file, String name) {
        String first = file.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
        return game(first, Where.file(name).at(1, 1))
                .fold(game -> whole(game, file, name), Reading::failed);
    }

    private <S extends GameState, E extends GameEvent> Reading<JsonMatch> whole(
            Game<S, E> game, String file, String name) {
        return game.codec(catalogue.of(game), pinning)
                .read(file, name)
                .fold(match -> Reading.of(game.json(match)), Reading::failed);
    }

    private static Reading<Game<?, ?>> game(String header, Where where) {
        return JsonText.read(header, where)
                .fold(node -> MatchFile.game(node, where), Reading::failed);
    }
}
