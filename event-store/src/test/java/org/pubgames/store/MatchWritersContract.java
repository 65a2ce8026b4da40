package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.pubgames.core.Viewer;

/** Many who write to one match: who is first, who is told to read again, what counts once. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class MatchWritersContract {

    static final StoredMatchesOptions OPTIONS = StoredMatchesOptions.standard();

    private @Nullable EventStore opened;

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
        return Objects.requireNonNull(opened);
    }

    /** Matches that remember nothing of what others did in the same store. */
    StoredMatches matches(StoredMatchesOptions options) {
        return new StoredMatches(store(), options);
    }

    static String opened(StoredMatches matches, String header) {
        OpenResult result = matches.open(Opening.of(header));
        assertThat(result).isInstanceOf(OpenResult.Opened.class);
        return ((OpenResult.Opened) result).match().id();
    }

    static void assertSame(HeldMatch<?, ?> actual, HeldMatch<?, ?> expected) {
        assertThat(actual.number()).isEqualTo(expected.number());
        assertThat(actual.match().state()).isEqualTo(expected.match().state());
        assertThat(actual.match().turn()).isEqualTo(expected.match().turn());
        assertThat(actual.match().size()).isEqualTo(expected.match().size());
        assertThat(actual.match().outcome()).isEqualTo(expected.match().outcome());
        assertThat(actual.wholeState()).isEqualTo(expected.wholeState());
        assertThat(List.<Object>copyOf(actual.match().log()))
                .isEqualTo(List.<Object>copyOf(expected.match().log()));
        for (String seat : expected.match().header().seats().names()) {
            Viewer viewer = Viewer.seat(seat);
            assertThat(actual.state(viewer)).isEqualTo(expected.state(viewer));
            assertThat(actual.last(viewer)).isEqualTo(expected.last(viewer));
        }
    }

    @Test
    void whoIsSecondIsToldToReadAgain() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);
        Random random = new Random(1);
        String event = Play.next(matches.read(id).orElseThrow(), random).orElseThrow();

        assertThat(matches.judge(id, Submission.of(event).after(0)))
                .isInstanceOf(SubmitResult.Accepted.class);
        SubmitResult second = matches.judge(id, Submission.of(event).after(0));
        assertThat(second)
                .isInstanceOfSatisfying(
                        SubmitResult.ReadAgain.class,
                        again -> {
                            assertThat(again.match().number()).isEqualTo(1);
                            assertThat(again.missed())
                                    .isEqualTo(matches.lines(id, 0, 10))
                                    .hasSize(1);
                            assertThat(again.problem().code()).isEqualTo("read-again");
                        });
        assertThat(matches.lines(id, 0, 10)).hasSize(1);
    }

    /** Also by a process that has not noticed yet what another has written. */
    @Test
    void whatIsToldToReadIsUpToDate() {
        StoredMatches matches = matches(OPTIONS);
        StoredMatches other = store().shared() ? matches(OPTIONS) : matches;
        String id = opened(matches, Play.SJOELEN);
        Random random = new Random(12);
        Play.play(other, id, 1, random);
        String event = Play.next(other.read(id).orElseThrow(), random).orElseThrow();
        Play.play(matches, id, 3, random);

        for (int after : new int[] {0, 1, 4, 9}) {
            StoredMatches late = store().shared() ? matches(OPTIONS) : other;
            SubmitResult result = late.judge(id, Submission.of(event).after(after));
            if (after == 4) {
                assertThat(result).isNotInstanceOf(SubmitResult.ReadAgain.class);
                continue;
            }
            assertThat(result)
                    .isInstanceOfSatisfying(
                            SubmitResult.ReadAgain.class,
                            again -> {
                                int number = again.match().number();
                                assertThat(number).isGreaterThanOrEqualTo(4);
                                assertThat(again.missed())
                                        .isEqualTo(matches.lines(id, after, 100))
                                        .hasSize(Math.max(0, number - after));
                            });
        }
        SubmitResult stale = other.judge(id, Submission.of(event).after(1));
        assertThat(stale)
                .isInstanceOfSatisfying(
                        SubmitResult.ReadAgain.class,
                        again ->
                                assertThat(again.missed())
                                        .isEqualTo(matches.lines(id, 1, 100))
                                        .hasSize(again.match().number() - 1));
    }

    /** Each in a process of its own, as far as the store can tell; all sharing where it cannot. */
    @Test
    void ofManyWritersOnOneMatchOneIsFirstAndTheOthersAreTold() {
        int writers = 8;
        StoredMatches one = matches(OPTIONS);
        List<StoredMatches> each = new ArrayList<>();
        for (int i = 0; i < writers; i++) {
            each.add(store().shared() ? matches(OPTIONS) : one);
        }
        String id = opened(one, Play.SJOELEN);
        Random random = new Random(8);
        for (int round = 0; round < 6; round++) {
            HeldMatch<?, ?> before = one.read(id).orElseThrow();
            String event = Play.next(before, random).orElseThrow();
            ConcurrentLinkedQueue<SubmitResult> results = new ConcurrentLinkedQueue<>();
            Together.run(
                    writers,
                    writer ->
                            results.add(
                                    each.get(writer)
                                            .judge(
                                                    id,
                                                    Submission.of(event)
                                                            .after(before.number())
                                                            .withKey(
                                                                    before.number()
                                                                            + "-"
                                                                            + writer))));
            assertThat(results)
                    .hasSize(writers)
                    .filteredOn(result -> result instanceof SubmitResult.Accepted)
                    .hasSize(1);
            assertThat(results)
                    .filteredOn(result -> result instanceof SubmitResult.ReadAgain)
                    .hasSize(writers - 1)
                    .allSatisfy(
                            result ->
                                    assertThat(((SubmitResult.ReadAgain) result).missed())
                                            .hasSize(1));
        }
        assertThat(one.lines(id, 0, 100)).hasSize(6);
        HeldMatch<?, ?> last = one.read(id).orElseThrow();
        each.forEach(matches -> assertSame(matches.read(id).orElseThrow(), last));
    }

    /** Who names no number is judged by the match as it stands, however many send at once. */
    @Test
    void ofManyWritersWithoutANumberEachCountsOnce() {
        int writers = 8;
        int sent = 6;
        StoredMatches one = matches(OPTIONS);
        StoredMatches other = store().shared() ? matches(OPTIONS) : one;
        String id = opened(one, Play.SJOELEN);
        String note = "{\"event\":\"disc-count-checked\"}";
        AtomicInteger accepted = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        Random seeds = new Random(5);
        long[] seed = seeds.longs(writers).toArray();
        Together.run(
                writers,
                writer -> {
                    StoredMatches mine = writer % 2 == 0 ? one : other;
                    Random random = new Random(seed[writer]);
                    for (int i = 0; i < sent; i++) {
                        String event = Play.next(mine.read(id).orElseThrow(), random).orElse(note);
                        String key = writer + "-" + i;
                        SubmitResult first = mine.judge(id, Submission.of(event).withKey(key));
                        SubmitResult again = mine.judge(id, Submission.of(event).withKey(key));
                        if (first instanceof SubmitResult.Accepted<?, ?> ok) {
                            accepted.incrementAndGet();
                            assertThat(again)
                                    .isInstanceOfSatisfying(
                                            SubmitResult.Replayed.class,
                                            same -> assertThat(same.line()).isEqualTo(ok.line()));
                        } else {
                            assertThat(first)
                                    .isInstanceOfAny(
                                            SubmitResult.Rejected.class,
                                            SubmitResult.Unreadable.class);
                            refused.incrementAndGet();
                            accepted.addAndGet(again instanceof SubmitResult.Accepted ? 1 : 0);
                        }
                    }
                });
        assertThat(accepted.get() + refused.get()).isGreaterThanOrEqualTo(writers * sent);
        assertThat(accepted).hasPositiveValue();
        assertThat(one.lines(id, 0, EventStore.MOST)).hasSize(accepted.get());
        assertSame(matches(OPTIONS).read(id).orElseThrow(), other.read(id).orElseThrow());
    }

    @Test
    void aRequestIsAnsweredAsItWas() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);
        Random random = new Random(3);
        String event = Play.next(matches.read(id).orElseThrow(), random).orElseThrow();
        Submission sent = Submission.of(event).after(0).withKey("tap-1");
        StoredLine line = ((SubmitResult.Accepted<?, ?>) matches.judge(id, sent)).line();
        Play.play(matches, id, 3, random);

        for (StoredMatches each : List.of(matches, matches(OPTIONS))) {
            assertThat(each.judge(id, sent))
                    .isInstanceOfSatisfying(
                            SubmitResult.Replayed.class,
                            same -> {
                                assertThat(same.line()).isEqualTo(line);
                                assertThat(same.match().number()).isEqualTo(4);
                            });
            String otherEvent = Play.next(each.read(id).orElseThrow(), random).orElseThrow();
            assertThat(each.judge(id, Submission.of(otherEvent + " ").withKey("tap-1")))
                    .isInstanceOfSatisfying(
                            SubmitResult.KeyUsed.class,
                            used -> assertThat(used.problem().code()).isEqualTo("key-used"));
        }
        assertThat(matches.lines(id, 0, 10)).hasSize(4);
        assertThat(line.answer()).contains("\"number\":1", "\"rulings\":[");
    }
}
