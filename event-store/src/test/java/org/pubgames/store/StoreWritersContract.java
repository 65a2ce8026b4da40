package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Many who write to one store at once: one is first, and each of them is told what became of it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoreWritersContract {

    static final Instant NOON = Instant.parse("2026-11-29T12:00:00.123456Z");
    private static final int WRITERS = 8;

    private final AtomicInteger names = new AtomicInteger();
    @Nullable EventStore opened;

    /** A store on the same storage as the one before, which was closed. */
    abstract EventStore open();

    @BeforeAll
    void openOne() {
        opened = open();
    }

    @AfterAll
    void closeIt() {
        store().close();
    }

    EventStore store() {
        return java.util.Objects.requireNonNull(opened);
    }

    /** An id that nobody else has. */
    String newId() {
        return "m" + names.incrementAndGet();
    }

    String match() {
        String id = newId();
        assertThat(store().create(new NewMatch(id, "{\"game\":\"any\"}", NOON, null)))
                .isInstanceOf(CreateResult.Created.class);
        return id;
    }

    static StoredLine line(int number, String text, @Nullable RequestKey key) {
        return new StoredLine(number, text, "{\"answer\":" + number + "}", NOON, key);
    }

    @Test
    void ofManyWritersEachIsWrittenOnceAndTheOthersAreTold() {
        String id = match();
        int each = 12;
        AtomicInteger stale = new AtomicInteger();
        Together.run(
                WRITERS,
                writer -> {
                    for (int i = 0; i < each; i++) {
                        String text = "{\"writer\":" + writer + ",\"event\":" + i + "}";
                        RequestKey key = RequestKey.of(writer + "-" + i, text);
                        while (true) {
                            int next = store().find(id).orElseThrow().number() + 1;
                            AppendResult result = store().append(id, line(next, text, key));
                            if (result instanceof AppendResult.Appended) {
                                break;
                            }
                            assertThat(result).isInstanceOf(AppendResult.Stale.class);
                            stale.incrementAndGet();
                        }
                    }
                });

        List<StoredLine> lines = store().read(id, 0, EventStore.MOST);
        assertThat(lines)
                .extracting(StoredLine::line)
                .doesNotHaveDuplicates()
                .hasSize(WRITERS * each);
        for (int i = 0; i < lines.size(); i++) {
            assertThat(lines.get(i).number()).isEqualTo(i + 1);
        }
        assertThat(store().find(id).orElseThrow().number()).isEqualTo(WRITERS * each);
    }

    @Test
    void ofManyWhoWriteTheSameNumberOneIsFirst() {
        String id = match();
        for (int round = 1; round <= 5; round++) {
            int number = round;
            AtomicInteger first = new AtomicInteger();
            Together.run(
                    WRITERS,
                    writer -> {
                        AppendResult result =
                                store().append(id, line(number, "{\"by\":" + writer + "}", null));
                        if (result instanceof AppendResult.Appended) {
                            first.incrementAndGet();
                        } else {
                            assertThat(result).isEqualTo(new AppendResult.Stale(number));
                        }
                    });
            assertThat(first).hasValue(1);
        }
        assertThat(store().read(id, 0, 10)).hasSize(5);
    }

    @Test
    void ofManyWhoSendTheSameRequestOneIsFirst() {
        String id = match();
        RequestKey key = RequestKey.of("retry", "body");
        AtomicInteger first = new AtomicInteger();
        Together.run(
                WRITERS,
                writer -> {
                    AppendResult result = store().append(id, line(1, "{\"once\":1}", key));
                    if (result instanceof AppendResult.Appended) {
                        first.incrementAndGet();
                    } else {
                        assertThat(result).isInstanceOf(AppendResult.Replayed.class);
                    }
                });
        assertThat(first).hasValue(1);
        assertThat(store().read(id, 0, 10)).hasSize(1);
    }

    @Test
    void ofManyWhoCreateTheSameMatchOneIsFirst() {
        String id = newId();
        RequestKey key = RequestKey.of("create-" + id, "body");
        AtomicInteger first = new AtomicInteger();
        Together.run(
                WRITERS,
                writer -> {
                    CreateResult result =
                            store().create(new NewMatch(id + "-" + writer, "{}", NOON, key));
                    if (result instanceof CreateResult.Created) {
                        first.incrementAndGet();
                    } else {
                        assertThat(result).isInstanceOf(CreateResult.Replayed.class);
                    }
                });
        assertThat(first).hasValue(1);
        assertThat(
                        store().list(id + "-", WRITERS).stream()
                                .filter(m -> m.id().startsWith(id + "-")))
                .hasSize(1);
    }
}
