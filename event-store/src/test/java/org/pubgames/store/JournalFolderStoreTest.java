package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Lang;

/** The store in a folder. */
class JournalFolderStoreTest extends EventStoreContract {

    /** So many places are left out between two at which a line is torn. */
    private static final int STEP = 11;

    @TempDir static Path folder;

    @Override
    EventStore open() {
        return JournalFolderStore.open(folder.resolve("matches"));
    }

    private static StoredLine line(int number) {
        return new StoredLine(
                number, "{\"event\":" + number + "}", "{}", NOON, RequestKey.of("k" + number, ""));
    }

    private static Path written(Path home, int lines) {
        try (EventStore store = JournalFolderStore.open(home)) {
            store.create(new NewMatch("torn", "{\"game\":\"any\"}", NOON, null));
            store.create(new NewMatch("whole", "{}", NOON, null));
            for (int i = 1; i <= lines; i++) {
                store.append("torn", line(i));
            }
        }
        return home.resolve("torn.match");
    }

    @Test
    void aFolderThatIsInUseIsNotOpenedTwice() {
        assertThatThrownBy(this::open)
                .isInstanceOfSatisfying(
                        StoreException.class,
                        e -> assertThat(e.trouble()).isEqualTo(StoreException.Trouble.IN_USE));
    }

    /** Wherever a crash tears the last line: what was answered before is there, and goes on. */
    @Test
    void aTornLineIsCutOffWhereverItIsTorn(@TempDir Path home) throws IOException {
        Path file = written(home, 3);
        byte[] whole = Files.readAllBytes(file);
        int last = new String(whole, StandardCharsets.UTF_8).indexOf("{\"number\":3");
        assertThat(last).isPositive();
        for (int length = last; length < whole.length; length += STEP) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            try (EventStore store = JournalFolderStore.open(home)) {
                assertThat(store.read("torn", 0, 10)).containsExactly(line(1), line(2));
                assertThat(store.append("torn", line(3)))
                        .isEqualTo(new AppendResult.Appended(line(3)));
            }
            assertThat(Files.readAllBytes(file)).as("cut at %d", length).isEqualTo(whole);
        }
    }

    @Test
    void aPowerCutMayLeaveNothingButZeros(@TempDir Path home) throws IOException {
        Path file = written(home, 2);
        byte[] whole = Files.readAllBytes(file);
        byte[] zeros = java.util.Arrays.copyOf(whole, whole.length + 500);
        zeros[zeros.length - 1] = '\n';
        Files.write(file, zeros);

        try (EventStore store = JournalFolderStore.open(home)) {
            assertThat(store.read("torn", 0, 10)).containsExactly(line(1), line(2));
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        assertThat(home.resolve("torn.match.cut")).hasSize(500);
    }

    @Test
    void whatWasChangedIsToldAndHarmsNoOtherMatch(@TempDir Path home) throws IOException {
        Path file = written(home, 3);
        String whole = Files.readString(file);
        for (String damaged :
                List.of(
                        whole.replace("{\"event\":2}", "{\"event\":7}"),
                        whole.replaceFirst("(?m)^\\{\"number\":2.*\n", ""),
                        whole.replace("\"game\"", "\"gone\""))) {
            Files.writeString(file, damaged);
            try (EventStore store = JournalFolderStore.open(home)) {
                assertThatThrownBy(() -> store.read("torn", 0, 10))
                        .isInstanceOfSatisfying(
                                StoreException.class,
                                e ->
                                        assertThat(e.trouble())
                                                .isEqualTo(StoreException.Trouble.DAMAGED));
                assertThat(store.list("", 10)).extracting(StoredMatch::id).containsExactly("whole");
                boolean head = damaged.contains("gone");
                assertThat(store.warnings()).hasSize(head ? 1 : 0);
                if (head) {
                    assertThat(store.warnings().get(0).line(Lang.EN))
                            .contains("torn.match", "store-damaged");
                }
            }
            assertThat(Files.readString(file)).isEqualTo(damaged);
        }
    }

    @Test
    void aSnapshotThatIsHalfThereIsNone(@TempDir Path home) throws IOException {
        written(home, 3);
        try (EventStore store = JournalFolderStore.open(home)) {
            store.put("torn", new Snapshot(3, 3, "maker", "{\"state\":1}"));
            Path file = home.resolve("torn.snapshot");
            byte[] whole = Files.readAllBytes(file);
            for (int length = 0; length < whole.length - 1; length++) {
                Files.write(file, java.util.Arrays.copyOf(whole, length));
                assertThat(store.snapshot("torn")).isEmpty();
            }
        }
    }

    @Test
    void whatWasBegunAndNeverAnsweredIsCleared(@TempDir Path home) throws IOException {
        written(home, 1);
        Files.writeString(home.resolve("half.match.new"), "{\"store\":1,");
        try (EventStore store = JournalFolderStore.open(home)) {
            assertThat(store.find("half")).isEmpty();
            assertThat(home.resolve("half.match.new")).doesNotExist();
        }
    }
}
