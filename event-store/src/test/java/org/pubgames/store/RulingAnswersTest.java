package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Revision;

/** Answers are what a journal writes of the same events. */
class RulingAnswersTest {

    private static final class Journaled implements HeldMatch.Use<List<String>> {
        private final Path file;
        private final List<StoredLine> lines;

        Journaled(Path file, List<StoredLine> lines) {
            this.file = file;
            this.lines = lines;
        }

        @Override
        public <S extends GameState, E extends GameEvent> List<String> with(HeldMatch<S, E> held) {
            try (Journal<S, E> journal =
                    held.game()
                            .journals()
                            .create(file, held.match().at(0), Journal.Safety.WRITTEN)) {
                for (StoredLine line : lines) {
                    journal.judge(
                            held.codec()
                                    .readEvent(line.line(), org.pubgames.core.Where.UNKNOWN)
                                    .orElseThrow());
                }
                journal.revise(new Revision.Withdraw<>(1));
                return Files.readAllLines(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Test
    void theyAreThoseOfJournals(@TempDir Path folder) {
        for (String header : List.of(Play.SJOELEN, Play.SCHOCKEN)) {
            StoredMatches matches =
                    new StoredMatches(new MemoryStore(), StoredMatchesOptions.standard());
            String id = ((OpenResult.Opened) matches.open(Opening.of(header))).match().id();
            Play.play(matches, id, 12, new Random(6));
            List<StoredLine> lines = matches.lines(id, 0, 100);
            HeldMatch<?, ?> held = matches.read(id).orElseThrow();

            List<String> journal =
                    held.use(new Journaled(folder.resolve(held.match().header().game()), lines));
            for (StoredLine line : lines) {
                String answer = line.answer();
                String rulings =
                        answer.substring(answer.indexOf(",\"rulings\""), answer.length() - 1);
                assertThat(journal.get(line.number()))
                        .startsWith("{\"number\":" + line.number() + ",")
                        .contains(rulings);
            }
            SubmitResult revised =
                    matches.revise(id, Submission.of("{\"revise\":\"withdraw\",\"event\":1}"));
            if (revised instanceof SubmitResult.Revised<?, ?> done) {
                String changed = done.line().answer();
                assertThat(journal.get(lines.size() + 1))
                        .contains(changed.substring(1, changed.length() - 1));
            }
        }
    }
}
