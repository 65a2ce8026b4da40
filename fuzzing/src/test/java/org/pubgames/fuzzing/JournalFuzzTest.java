package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;
import org.pubgames.core.Pinning;
import org.pubgames.core.Reading;

/**
 * Journals: replayed as they are, and with checksums that fit, so that what is behind the checksums
 * is reached too. A journal that can be gone on with holds the match that it was read as.
 */
class JournalFuzzTest {

    private static final Path FILE = Path.of("evening.journal");

    static List<byte[]> journals() {
        List<byte[]> all = new ArrayList<>();
        for (byte[] example : Answer.examples(".jsonl")) {
            String text = new String(example, StandardCharsets.UTF_8);
            Games.installed().forEach(game -> kept(game, text, all));
        }
        return all;
    }

    private static <S extends GameState, E extends GameEvent> void kept(
            Game<S, E> game, String text, List<byte[]> all) {
        Reading<Match<S, E>> read =
                game.codec(game.variants(), Pinning.IGNORED).read(text, "example");
        if (read.problems().isEmpty()) {
            try {
                Files.deleteIfExists(FILE);
                game.journals().create(FILE, read.orElseThrow(), Journal.Safety.WRITTEN).close();
                all.add(Files.readAllBytes(FILE));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @MethodSource("journals")
    @FuzzTest(maxDuration = Answer.TIME)
    void replayed(byte[] journal) throws IOException {
        for (byte[] lines : List.of(journal, Forged.lines(journal))) {
            Files.write(FILE, lines);
            Answer.to(new byte[0], "replay", FILE.toString(), "--verify");
            Answer.to(new byte[0], "replay", FILE.toString(), "--history", "--json");
            for (Game<?, ?> game : Games.installed()) {
                goesOn(game, lines);
            }
        }
    }

    private static <S extends GameState, E extends GameEvent> void goesOn(
            Game<S, E> game, byte[] lines) throws IOException {
        Reading<JournalFile<S, E>> read = game.journals().read(FILE);
        Reading<Journal<S, E>> opened = game.journals().open(FILE, Journal.Safety.WRITTEN);
        if (opened.problems().isEmpty()) {
            try (Journal<S, E> journal = opened.orElseThrow()) {
                assertThat(journal.match().state()).isEqualTo(read.orElseThrow().match().state());
            }
        } else {
            assertThat(Files.readAllBytes(FILE)).isEqualTo(lines);
        }
        Files.write(FILE, lines);
    }
}
