package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What every store does. */
abstract class EventStoreContract extends StoreWritersContract {

    /** Whether what was written is there when the storage is opened again. */
    boolean lasts() {
        return true;
    }

    private void append(String id, int lines) {
        for (int i = 1; i <= lines; i++) {
            StoredLine line = line(i, "{\"event\":" + i + "}", null);
            assertThat(store().append(id, line)).isEqualTo(new AppendResult.Appended(line));
        }
    }

    @Test
    void aMatchIsFoundAsItWasCreated() {
        String id = newId();
        StoredMatch expected = new StoredMatch(id, "{\"seats\":[\"Änna\",\"🎲\"]}", NOON, 0);

        assertThat(store().create(new NewMatch(id, expected.header(), NOON, null)))
                .isEqualTo(new CreateResult.Created(expected));
        assertThat(store().find(id)).contains(expected);
        assertThat(store().read(id, 0, 10)).isEmpty();
    }

    @Test
    void anIdIsGivenOnce() {
        String id = match();

        assertThat(store().create(new NewMatch(id, "{\"game\":\"other\"}", NOON, null)))
                .isEqualTo(new CreateResult.IdTaken(store().find(id).orElseThrow()));
        assertThat(store().find(id).orElseThrow().header()).isEqualTo("{\"game\":\"any\"}");
    }

    @Test
    void aMatchIsCreatedOnceForEachKey() {
        String id = newId();
        RequestKey key = RequestKey.of("open-" + id, "body");
        StoredMatch first = new StoredMatch(id, "{}", NOON, 0);

        assertThat(store().create(new NewMatch(id, "{}", NOON, key)))
                .isEqualTo(new CreateResult.Created(first));
        assertThat(store().create(new NewMatch(id, "{}", NOON.plusSeconds(1), key)))
                .isEqualTo(new CreateResult.Replayed(first));
        String other = newId();
        assertThat(store().create(new NewMatch(other, "{}", NOON, key)))
                .isEqualTo(new CreateResult.Replayed(first));
        RequestKey otherBody = RequestKey.of("open-" + id, "another body");
        assertThat(store().create(new NewMatch(other, "{}", NOON, otherBody)))
                .isEqualTo(new CreateResult.KeyUsed(first));
        assertThat(store().find(other)).isEmpty();
    }

    @Test
    void linesAreReadInOrder() {
        String id = match();
        append(id, 5);

        assertThat(store().find(id).orElseThrow().number()).isEqualTo(5);
        assertThat(store().read(id, 0, 100))
                .extracting(StoredLine::number)
                .containsExactly(1, 2, 3, 4, 5);
        assertThat(store().read(id, 2, 2))
                .containsExactly(line(3, "{\"event\":3}", null), line(4, "{\"event\":4}", null));
        assertThat(store().read(id, 5, 1)).isEmpty();
        assertThat(store().read(id, Integer.MAX_VALUE, EventStore.MOST)).isEmpty();
    }

    @Test
    void onlyTheNextNumberIsWritten() {
        String id = match();
        append(id, 2);

        for (int number : new int[] {1, 2, 4, 1_000_000}) {
            assertThat(store().append(id, line(number, "{}", null)))
                    .isEqualTo(new AppendResult.Stale(2));
        }
        assertThat(store().read(id, 0, 10)).hasSize(2);
    }

    @Test
    void aRequestCountsOnce() {
        String id = match();
        StoredLine first = line(1, "{\"event\":1}", RequestKey.of("k", "one"));
        assertThat(store().append(id, first)).isEqualTo(new AppendResult.Appended(first));
        StoredLine second = line(2, "{\"event\":2}", null);
        store().append(id, second);

        for (int number = 1; number <= 4; number++) {
            assertThat(store().append(id, line(number, "{}", RequestKey.of("k", "one"))))
                    .isEqualTo(new AppendResult.Replayed(first));
            assertThat(store().append(id, line(number, "{}", RequestKey.of("k", "two"))))
                    .isEqualTo(new AppendResult.KeyUsed(first));
        }
        assertThat(store().findByKey(id, "k")).contains(first);
        assertThat(store().findByKey(id, "other")).isEmpty();
        assertThat(store().read(id, 0, 10)).containsExactly(first, second);
    }

    @Test
    void keysAreThoseOfOneMatch() {
        RequestKey key = RequestKey.of("same", "body");
        for (String id : List.of(match(), match())) {
            assertThat(store().append(id, line(1, "{}", key)))
                    .isInstanceOf(AppendResult.Appended.class);
        }
    }

    @Test
    void whatIsNotThereIsNotFound() {
        for (String id : List.of("nobody", "", "../etc/passwd", "UPPER", "a b", "'; drop", "ä")) {
            assertThat(store().find(id)).as(id).isEmpty();
            assertThat(store().read(id, 0, 1)).as(id).isEmpty();
            assertThat(store().findByKey(id, "k")).as(id).isEmpty();
            assertThat(store().snapshot(id)).as(id).isEmpty();
            assertThat(store().append(id, line(1, "{}", null)))
                    .as(id)
                    .isEqualTo(new AppendResult.UnknownMatch());
            store().put(id, new Snapshot(1, 1, "maker", "{}"));
            assertThat(store().snapshot(id)).as(id).isEmpty();
        }
    }

    @Test
    void matchesAreListedByPages() {
        String before = "list-" + newId();
        List<String> ids =
                List.of(before + "-b", before + "0", before + "01", before + "a", before + "a-");
        for (String id : ids) {
            store().create(new NewMatch(id, "{}", NOON, null));
        }
        append(before + "a", 3);
        List<String> sorted = ids.stream().sorted().toList();

        List<String> listed = new ArrayList<>();
        String after = before;
        while (listed.size() < sorted.size()) {
            List<StoredMatch> page = store().list(after, 2);
            assertThat(page).hasSizeBetween(1, 2);
            page.forEach(match -> listed.add(match.id()));
            after = listed.get(listed.size() - 1);
        }
        assertThat(listed.subList(0, sorted.size())).isEqualTo(sorted);
        assertThat(store().list(before + "9", 1))
                .first()
                .isEqualTo(new StoredMatch(before + "a", "{}", NOON, 3));
        assertThat(store().list("zzzz", 1_000)).isEmpty();
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> store().list("", 0));
        assertThatIllegalArgumentException().isThrownBy(() -> store().list("", 1_001));
        assertThatIllegalArgumentException().isThrownBy(() -> store().read("m", -1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> store().read("m", 0, 0));
    }

    @Test
    void everyTextComesBack() {
        String id = match();
        Random random = new Random(4);
        List<String> texts =
                new ArrayList<>(
                        List.of(
                                "\",\"answer\":",
                                "{\"a\":1},\"answer\":{\"b\":2},\"sum\":\"00000000\"}",
                                "\\\"\\n\\u0000",
                                "\t",
                                "' ; -- ? {0} %s",
                                "𝔄🎲é\u0301ß語\uFEFF\u2028",
                                "x".repeat(4_000),
                                "🎲".repeat(2_000),
                                "é".repeat(StoredLine.LONGEST)));
        for (int i = 0; i < 50; i++) {
            texts.add(random(random, 1 + random.nextInt(300)));
        }
        List<StoredLine> lines = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            String answer = texts.get(texts.size() - 1 - i);
            StoredLine line =
                    new StoredLine(
                            i + 1,
                            texts.get(i),
                            answer,
                            NOON.plusNanos(1_000L * i),
                            RequestKey.of("key-" + i, answer));
            lines.add(line);
            assertThat(store().append(id, line)).isEqualTo(new AppendResult.Appended(line));
        }
        assertThat(store().read(id, 0, EventStore.MOST)).isEqualTo(lines);
    }

    private static String random(Random random, int characters) {
        StringBuilder text = new StringBuilder();
        while (text.length() < characters) {
            int c = ' ' + random.nextInt(random.nextBoolean() ? 0x60 : 0x10FFFF - ' ');
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                text.appendCodePoint(c);
            }
        }
        return text.toString();
    }

    @Test
    void anInstantIsKeptToTheMicrosecond() {
        String id = match();
        Instant fine = Instant.parse("1999-12-31T23:59:59.999999999Z");
        store().append(id, new StoredLine(1, "{}", "{}", fine, null));

        assertThat(store().read(id, 0, 1).get(0).at())
                .isEqualTo(Instant.parse("1999-12-31T23:59:59.999999Z"));
    }

    @Test
    void theNewestSnapshotIsKept() {
        String id = match();
        append(id, 3);
        assertThat(store().snapshot(id)).isEmpty();
        Snapshot second =
                new Snapshot(2, 1, "1 sjoelen 3", "{\"é\":\"" + "🎲".repeat(5_000) + "\"}");
        store().put(id, second);
        assertThat(store().snapshot(id)).contains(second);

        store().put(id, new Snapshot(1, 1, "maker", "{\"old\":1}"));
        store().put(id, new Snapshot(4, 4, "maker", "{\"ahead\":1}"));
        assertThat(store().snapshot(id)).contains(second);

        Snapshot third = new Snapshot(3, 3, "maker", "{}");
        store().put(id, third);
        assertThat(store().snapshot(id)).contains(third);
    }

    @Test
    void whatWasWrittenIsThereAfterwards() {
        String id = match();
        RequestKey opening = RequestKey.of("again-" + id, "body");
        String keyed = newId();
        store().create(new NewMatch(keyed, "{}", NOON, opening));
        append(id, 4);
        StoredLine fifth = line(5, "{\"é\":\"🎲\"}", RequestKey.of("five", "5"));
        store().append(id, fifth);
        Snapshot snapshot = new Snapshot(4, 4, "maker", "{\"state\":4}");
        store().put(id, snapshot);
        List<StoredLine> lines = store().read(id, 0, 10);

        if (!lasts()) {
            return;
        }
        store().close();
        opened = open();
        assertThat(store().find(id).orElseThrow().number()).isEqualTo(5);
        assertThat(store().read(id, 0, 10)).isEqualTo(lines).hasSize(5);
        assertThat(store().snapshot(id)).contains(snapshot);
        assertThat(store().append(id, line(6, "{}", RequestKey.of("five", "5"))))
                .isEqualTo(new AppendResult.Replayed(fifth));
        assertThat(store().append(id, line(6, "{\"event\":6}", null)))
                .isInstanceOf(AppendResult.Appended.class);
        assertThat(store().create(new NewMatch(newId(), "{}", NOON, opening)))
                .isEqualTo(new CreateResult.Replayed(store().find(keyed).orElseThrow()));
        assertThat(store().warnings()).isEmpty();
    }

    @Test
    void aClosedStoreSaysSo() {
        store().close();
        store().close();
        closed(() -> store().create(new NewMatch("m", "{}", NOON, null)));
        closed(() -> store().find("m"));
        closed(() -> store().list("", 1));
        closed(() -> store().append("m", line(1, "{}", null)));
        closed(() -> store().read("m", 0, 1));
        closed(() -> store().findByKey("m", "k"));
        closed(() -> store().put("m", new Snapshot(1, 1, "maker", "{}")));
        closed(() -> store().snapshot("m"));
        opened = open();
    }

    private static void closed(ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        StoreException.class,
                        e -> assertThat(e.trouble()).isEqualTo(StoreException.Trouble.CLOSED));
    }
}
