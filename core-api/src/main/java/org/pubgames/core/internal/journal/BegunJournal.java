package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * A file in which a match may have been begun: whether it is this match's journal.
 *
 * @param header what its first line must say
 */
record BegunJournal<S extends GameState, E extends GameEvent>(
        Path file, Game<S, E> game, MatchHeader header, JournalDisk disk) {

    /**
     * Writes the first line anew where the file holds nothing but a part of it.
     *
     * @return a word about it; empty where there was nothing to mend
     * @throws IOException when it cannot be read or written, or somebody else is writing
     */
    List<Problem> mended(Journal.Safety safety) throws IOException {
        byte[] line = line();
        if (!Files.isRegularFile(file) || Files.size(file) > line.length) {
            return List.of();
        }
        try (JournalLock lock = JournalLock.hold(file)) {
            if (!TornHeader.of(Files.readAllBytes(file), line)) {
                return List.of();
            }
            lock.there(file);
            try (SafePaper paper = new SafePaper(disk, disk.open(file), safety, 0)) {
                paper.cut(0);
                paper.put(line);
                paper.sync();
                if (safety != Journal.Safety.WRITTEN) {
                    disk.syncFolder(file);
                }
            }
        }
        return List.of(Problem.of("journal-header-repaired", Where.file(file.toString()).at(1, 0)));
    }

    private byte[] line() {
        String text = codec().writeHeader(header);
        return (LineSum.with(text, LineSum.of(LineSum.NONE, text)) + "\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private JsonMatchCodec<S, E> codec() {
        return new JsonMatchCodec<>(game, game.variants(), Pinning.IGNORED);
    }

    /** In what a journal is that of another match; empty when it is this one's. */
    List<Problem> differing(Match<S, E> match) {
        MatchHeader other = match.header();
        if (codec().writeHeader(other).equals(codec().writeHeader(header))) {
            return List.of();
        }
        if (!other.variant().id().equals(header.variant().id())) {
            return differing("variant", other.variant().id(), header.variant().id());
        }
        if (!other.seats().equals(header.seats())) {
            return differing(
                    "seats",
                    String.join(", ", other.seats().names()),
                    String.join(", ", header.seats().names()));
        }
        if (!other.position().equals(header.position())) {
            return differing("position", written(other), written(header));
        }
        return differing("digest", other.variant().digest(), header.variant().digest());
    }

    private static String written(MatchHeader header) {
        return header.position().map(JsonWriter::write).orElse("–");
    }

    private List<Problem> differing(String field, String journal, String here) {
        Where where = Where.file(file.toString()).at(1, 0).path("/" + field);
        return List.of(
                Problem.of("journal-other-match", where).withValue(journal).withAllowed(here));
    }
}
