package org.pubgames.cli.rejudge;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.journal.Lines;

/** A journal as a match: what it holds after its revisions, without what was torn off. */
final class WrittenJournal {

    private static final Pattern SUM = Pattern.compile(",\"sum\":\"[0-9a-f]{8}\"}\\s*\\z");

    /** The most bytes of a journal that is no file of its own; it has more than its events. */
    private static final long LARGEST = 8L * MatchLines.LONGEST;

    private WrittenJournal() {}

    /** Whether a journal stands there: its first line, too, ends in a checksum. */
    static boolean begins(BufferedInputStream in) throws IOException {
        in.mark(Lines.LONGEST + 1);
        StringBuilder end = new StringBuilder();
        int read = 0;
        for (int b = in.read(); b >= 0 && b != '\n' && read < Lines.LONGEST; b = in.read()) {
            end.append((char) b);
            read++;
            if (end.length() > 128) {
                end.delete(0, 64);
            }
        }
        in.reset();
        return SUM.matcher(end).find();
    }

    static void read(Path path, String name, String group, Catalogue catalogue, Season.Sink sink) {
        try {
            Reading<List<String>> lines =
                    Games.files(catalogue, Pinning.KEPT).replay(path, name, new Lined());
            if (lines instanceof Reading.Read<List<String>> read) {
                tell(new PlayedMatch(new Place(name, 1), group, read.value(), List.of()), sink);
            } else {
                sink.unread(lines.problems().get(0));
            }
        } catch (ProblemsException e) {
            sink.unread(e.problems().get(0));
        }
    }

    /** A journal is read at several places, which a stream does not allow. */
    static void copied(
            InputStream in, String name, String group, Catalogue catalogue, Season.Sink sink)
            throws IOException {
        Path copy = Files.createTempFile("pubgames-", ".journal");
        try {
            long size = 0;
            try (OutputStream out = Files.newOutputStream(copy)) {
                byte[] some = new byte[1 << 16];
                for (int read = in.read(some); read >= 0 && size <= LARGEST; read = in.read(some)) {
                    out.write(some, 0, read);
                    size += read;
                }
            }
            if (size > LARGEST) {
                sink.unread(tooLong(name));
            } else {
                read(copy, name, group, catalogue, sink);
            }
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private static Problem tooLong(String name) {
        return Problem.of("match-too-long", Where.file(name))
                .withAllowed("≤ " + MatchLines.LONGEST / (1 << 20) + " MB");
    }

    private static void tell(PlayedMatch match, Season.Sink sink) {
        int size = match.lines().stream().mapToInt(String::length).sum();
        if (size > MatchLines.LONGEST) {
            sink.unread(tooLong(match.place().file()));
        } else {
            sink.match(match);
        }
    }

    private static final class Lined implements JournalFile.Use<List<String>> {

        @Override
        public <S extends GameState, E extends GameEvent> List<String> with(
                Game<S, E> game, JournalFile<S, E> journal) {
            return game.codec().write(journal.match()).lines().toList();
        }
    }
}
