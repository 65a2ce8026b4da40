package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Journal.Safety;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.internal.journal.GameJournals;

/**
 * A power cut loses nothing that was promised: for each installed game, at every moment of a small
 * journal's life, and for every file that may be found afterwards.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class PowerCutContract<S extends GameState, E extends GameEvent> {

    private static final int EVENTS = 2;

    private final Game<S, E> game;
    private final Match<S, E> match;
    private Path folder = Path.of("");

    /** What was promised so far: how many events, or -1 while there is no journal yet. */
    private int promised = -1;

    private int accepted;

    /** The files that were opened already, so that none is opened twice for the same promise. */
    private final Set<List<Object>> found = new HashSet<>();

    /** The journals of one game. */
    PowerCutContract(TestedGame<S, E> tested) {
        this.game = tested.game();
        Match<S, E> opening = game.open(game.variants().standard(), tested.seats());
        this.match = played(opening);
    }

    /** A match in which something was accepted. */
    private Match<S, E> played(Match<S, E> opening) {
        Random random = new Random();
        Match<S, E> last = opening;
        while (last.size() == 0) {
            last = new Playout(random.nextLong(), EVENTS).from(opening);
        }
        return last;
    }

    @Test
    void syncedIsSyncedWhenItIsSaid(@TempDir Path empty) throws IOException {
        played(empty, Safety.SYNCED, 0);
    }

    @Test
    void eachSecondIsAtMostASecondLate(@TempDir Path empty) throws IOException {
        for (int second = 0; second <= EVENTS; second++) {
            played(empty, Safety.EACH_SECOND, second);
        }
    }

    /** Nothing is promised, but what is found is a part of the match, or refused. */
    @Test
    void writtenIsNeverAnotherMatch(@TempDir Path empty) throws IOException {
        played(empty, Safety.WRITTEN, 0);
    }

    /** What a crash of the program has left is mended, and the power goes meanwhile. */
    @Test
    void mendingATornLineLosesNothing(@TempDir Path empty) throws IOException {
        played(empty, Safety.SYNCED, 0);
        Path file = folder.resolve("evening.journal");
        byte[] whole = Files.readAllBytes(file);
        int begin = whole.length - 1;
        while (whole[begin - 1] != '\n') {
            begin--;
        }
        for (int cut = whole.length - 1; cut > begin; cut -= 11) {
            Path torn = folder.resolve("torn-" + cut + ".journal");
            Files.write(torn, Arrays.copyOf(whole, cut));
            promised = game.journals().read(torn).orElseThrow().match().size();
            accepted = promised;
            UnsteadyDisk disk = new UnsteadyDisk(this::cut);
            try (Journal<S, E> journal = journals(disk).open(torn, Safety.SYNCED).orElseThrow()) {
                assertThat(journal.match().size()).isEqualTo(promised);
            }
        }
    }

    private GameJournals<S, E> journals(UnsteadyDisk disk) {
        return new GameJournals<>(game, game.variants(), Pinning.HELD, disk);
    }

    /** Writes a journal, and cuts the power at every moment. */
    private void played(Path empty, Safety safety, int second) throws IOException {
        folder = Files.createDirectory(empty.resolve(safety + "-" + second));
        promised = -1;
        accepted = 0;
        found.clear();
        UnsteadyDisk disk = new UnsteadyDisk(this::cut);
        Path file = folder.resolve("evening.journal");
        try (Journal<S, E> journal = journals(disk).create(file, match.at(0), safety)) {
            promised = safety == Safety.WRITTEN ? -1 : 0;
            disk.moment();
            for (int event = 1; event <= match.size(); event++) {
                accepted = event;
                journal.note(match.at(event));
                promised = safety == Safety.SYNCED ? event : promised;
                if (event == second && safety == Safety.EACH_SECOND) {
                    disk.second();
                    promised = event;
                }
                disk.moment();
            }
        }
        promised = safety == Safety.WRITTEN ? -1 : match.size();
        disk.moment();
        assertThat(found).hasSizeGreaterThan(20);
    }

    private void cut(UnsteadyDisk.Moment moment) {
        try {
            for (Optional<byte[]> bytes : moment.found()) {
                if (found.add(List.of(bytes.map(ByteBuffer::wrap), promised, accepted))) {
                    opened(bytes);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void opened(Optional<byte[]> bytes) throws IOException {
        if (bytes.isEmpty()) {
            assertThat(promised).as("a journal that is there").isNegative();
            return;
        }
        Path left = folder.resolve("left.journal");
        Files.write(left, bytes.get());
        Reading<JournalFile<S, E>> read = game.journals().read(left);
        if (promised < 0 && !read.problems().isEmpty()) {
            assertThat(read.problems()).extracting(Problem::code).doesNotContain("internal-error");
            return;
        }
        String what = "\n" + new String(bytes.get(), StandardCharsets.UTF_8);
        assertThat(read.problems()).as(what).isEmpty();
        Match<S, E> kept = read.orElseThrow().match();
        assertThat(kept.size()).as(what).isBetween(Math.max(0, promised), accepted);
        assertThat(kept).as(what).isEqualTo(match.at(kept.size()));
        goesOn(left, kept, what);
    }

    private void goesOn(Path left, Match<S, E> kept, String what) throws IOException {
        Reading<Journal<S, E>> open = game.journals().goOn(left, match.header(), Safety.WRITTEN);
        assertThat(open.problems()).as(what).isEmpty();
        try (Journal<S, E> journal = open.orElseThrow()) {
            assertThat(journal.match()).as(what).isEqualTo(kept);
            for (int next = kept.size() + 1; next <= match.size(); next++) {
                journal.note(match.at(next));
            }
        }
        JournalFile<S, E> again = game.journals().read(left).orElseThrow();
        assertThat(again.match()).as(what).isEqualTo(match);
        assertThat(again.verify()).as(what).isEmpty();
        assertThat(again.warnings()).as(what).isEmpty();
        try (var cut = Files.newDirectoryStream(folder, "*.cut-*")) {
            for (Path each : cut) {
                Files.delete(each);
            }
        }
    }
}
