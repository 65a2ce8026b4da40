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
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;

/** What a host sees of matches, over every store. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoredMatchesContract {

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
    private StoredMatches matches(StoredMatchesOptions options) {
        return new StoredMatches(store(), options);
    }

    private static String opened(StoredMatches matches, String header) {
        OpenResult result = matches.open(Opening.of(header));
        assertThat(result).isInstanceOf(OpenResult.Opened.class);
        return ((OpenResult.Opened) result).match().id();
    }

    private static void assertSame(HeldMatch<?, ?> actual, HeldMatch<?, ?> expected) {
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
    void aMatchIsPlayedAndOpensAgainAsItWas() {
        for (String header : List.of(Play.SJOELEN, Play.SCHOCKEN)) {
            for (int every : new int[] {3, 1_000_000}) {
                StoredMatches matches = matches(OPTIONS.withSnapshotEvery(every));
                String id = opened(matches, header);
                List<SubmitResult.Accepted<?, ?>> accepted =
                        Play.play(matches, id, 20, new Random(every));
                assertThat(accepted).hasSizeGreaterThan(5);
                HeldMatch<?, ?> played = matches.read(id).orElseThrow();
                assertThat(store().snapshot(id).isPresent()).isEqualTo(every == 3);

                HeldMatch<?, ?> again =
                        matches(OPTIONS.withSnapshotEvery(every)).read(id).orElseThrow();
                assertSame(again, played);
                assertSame(again, Play.judged(played, matches.file(id).orElseThrow()));
                assertThat(matches.lines(id, 0, EventStore.MOST))
                        .isEqualTo(accepted.stream().map(SubmitResult.Accepted::line).toList());
            }
        }
    }

    /** However a name is typed, also as escapes, and whichever a line is. */
    @Test
    void whateverALineIsAndHoweverANameIsTyped() {
        StoredMatches matches = matches(OPTIONS);
        String header =
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Zo\u00eb\"]}";
        String id = opened(matches, header);
        for (String name : List.of("Zo\u00eb", "Zoe\u0308", "Zoe\\u0308")) {
            String event =
                    "{\"event\":\"sub-turn-played\",\"player\":\"%s\",\"compartments\":[1,1,1,1]}"
                            .formatted(name);
            assertThat(matches.report(id, Submission.of(event)))
                    .as(name)
                    .isInstanceOf(SubmitResult.Accepted.class);
            assertThat(matches.report(id, Submission.of("{\"revise\":\"undo\"}")))
                    .isInstanceOf(SubmitResult.Revised.class);
            assertThat(matches.revise(id, Submission.of(event)))
                    .isInstanceOf(SubmitResult.Unreadable.class);
        }
        assertThat(matches.judge(id, Submission.of("{\"revise\":\"undo\"}")))
                .isInstanceOf(SubmitResult.Unreadable.class);
        assertThat(matches.lines(id, 0, EventStore.MOST)).hasSize(6);
    }

    /** Every length, so that a snapshot stands before, at and behind the end. */
    @Test
    void aSnapshotChangesNothing() {
        StoredMatches matches = matches(OPTIONS.withSnapshotEvery(4));
        String id = opened(matches, Play.SCHOCKEN);
        Random random = new Random(7);
        for (int i = 0; i < 12; i++) {
            Play.play(matches, id, 1, random);
            if (i % 3 == 2) {
                matches.revise(id, Submission.of("{\"revise\":\"undo\",\"by\":\"Bram\"}"));
            }
            HeldMatch<?, ?> again = matches(OPTIONS).read(id).orElseThrow();
            assertSame(again, matches.read(id).orElseThrow());
            assertSame(again, Play.judged(again, matches.file(id).orElseThrow()));
        }
        assertThat(store().snapshot(id)).isPresent();
    }

    @Test
    void aSnapshotOfOtherRulesIsNotBelieved() {
        StoredMatches matches = matches(OPTIONS.withSnapshotEvery(1_000));
        String id = opened(matches, Play.SJOELEN);
        Play.play(matches, id, 4, new Random(2));
        HeldMatch<?, ?> played = matches.read(id).orElseThrow();
        String opening =
                matches.open(Opening.of(Play.SJOELEN)) instanceof OpenResult.Opened other
                        ? other.match().wholeState()
                        : "";
        assertThat(opening).isNotEqualTo(played.wholeState()).isNotEmpty();
        for (Snapshot wrong :
                List.of(
                        new Snapshot(4, 4, "0 sjoelen 0", opening),
                        new Snapshot(4, 4, MatchLoader.maker(played), "{\"no\":\"state\"}"))) {
            store().put(id, wrong);
            assertSame(matches(OPTIONS).read(id).orElseThrow(), played);
        }
        // one that says it is of these rules is: so the test above can fail
        store().put(id, new Snapshot(4, 4, MatchLoader.maker(played), opening));
        assertThat(matches(OPTIONS).read(id).orElseThrow().wholeState()).isEqualTo(opening);
    }

    @Test
    void matchesThatNobodyLooksAtAreParkedAndComeBack() {
        for (int parked : new int[] {0, 2, 10}) {
            StoredMatches matches = matches(OPTIONS.keeping(1, parked));
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                ids.add(opened(matches, i % 2 == 0 ? Play.SJOELEN : Play.SCHOCKEN));
            }
            Random random = new Random(parked);
            for (int round = 0; round < 3; round++) {
                for (String id : ids) {
                    Play.play(matches, id, 2, random);
                }
            }
            for (String id : ids) {
                HeldMatch<?, ?> held = matches.read(id).orElseThrow();
                assertThat(held.number()).isEqualTo(6);
                assertSame(held, matches(OPTIONS).read(id).orElseThrow());
            }
            assertThat(matches.inMemory()).isLessThanOrEqualTo(1 + parked);
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

    @Test
    void aRevisionIsALineLikeAnEvent() {
        StoredMatches matches = matches(OPTIONS.withSnapshotEvery(2));
        String id = opened(matches, Play.SJOELEN);
        Play.play(matches, id, 3, new Random(11));
        HeldMatch<?, ?> before = matches.read(id).orElseThrow();

        SubmitResult undone =
                matches.revise(
                        id,
                        Submission.of("{\"revise\":\"undo\",\"because\":\"mistyped\"}")
                                .after(3)
                                .withKey("undo"));
        assertThat(undone)
                .isInstanceOfSatisfying(
                        SubmitResult.Revised.class,
                        done -> {
                            assertThat(done.line().number()).isEqualTo(4);
                            assertThat(done.line().answer()).contains("\"events\":2");
                            assertThat(done.match().match().size()).isEqualTo(2);
                        });
        HeldMatch<?, ?> after = matches.read(id).orElseThrow();
        assertThat(after.number()).isEqualTo(4);
        assertThat(after.match().state()).isEqualTo(before.match().at(2).state());
        assertThat(matches.revise(id, Submission.of("{\"revise\":\"withdraw\",\"event\":9}")))
                .isInstanceOf(SubmitResult.NotRevised.class);
        assertThat(matches.lines(id, 0, 10)).hasSize(4);
        assertSame(matches(OPTIONS).read(id).orElseThrow(), after);
        assertThat(matches.judge(id, Submission.of("{\"revise\":\"undo\"}")))
                .isInstanceOfSatisfying(
                        SubmitResult.Unreadable.class,
                        no ->
                                assertThat(no.problems())
                                        .extracting(Problem::code)
                                        .containsExactly("not-an-event"));
    }

    @Test
    void whatCannotBeIsSaid() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);

        for (String wrong : List.of("", "{", "[]", "{\"event\":\"nonsense\"}", "null", "\u0000")) {
            assertThat(matches.judge(id, Submission.of(wrong)))
                    .as(wrong)
                    .isInstanceOf(SubmitResult.Unreadable.class);
        }
        for (String nobody : List.of("nobody", "../x", "", "ÄÖ")) {
            assertThat(matches.judge(nobody, Submission.of("{}")))
                    .isInstanceOfSatisfying(
                            SubmitResult.NoMatch.class, no -> assertThat(no.unknown()).isTrue());
            assertThat(matches.read(nobody).problems())
                    .extracting(Problem::code)
                    .containsExactly("unknown-match");
            assertThat(matches.file(nobody)).isEmpty();
        }
        assertThat(matches.lines(id, 0, 10)).isEmpty();
        for (String header :
                List.of("", "{}", "{\"game\":\"chess\"}", Play.SJOELEN.replace("Bram", "Änna"))) {
            assertThat(matches.open(Opening.of(header)))
                    .as(header)
                    .isInstanceOfSatisfying(
                            OpenResult.Refused.class,
                            no ->
                                    assertThat(no.problems().get(0).text(Lang.EN))
                                            .doesNotContain("Exception"));
        }
    }

    @Test
    void aRejectedEventIsNotWritten() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);
        String event = Play.next(matches.read(id).orElseThrow(), new Random(1)).orElseThrow();
        String other =
                event.contains("Änna")
                        ? event.replace("Änna", "Nobody")
                        : event.replace("Bram", "Nobody");
        assertThat(other).isNotEqualTo(event);

        SubmitResult result = matches.judge(id, Submission.of(other).withKey("k"));
        assertThat(result).isInstanceOf(SubmitResult.Rejected.class);
        assertThat(matches.lines(id, 0, 10)).isEmpty();
        assertThat(matches.judge(id, Submission.of(event).withKey("k")))
                .isInstanceOf(SubmitResult.Accepted.class);
    }

    @Test
    void aMatchOpensOnceForEachKey() {
        StoredMatches matches = matches(OPTIONS);
        Opening opening = Opening.of(Play.SJOELEN).withKey("open-" + System.identityHashCode(this));
        String id = ((OpenResult.Opened) matches.open(opening)).match().id();
        Play.play(matches, id, 1, new Random(1));

        assertThat(matches.open(opening))
                .isInstanceOfSatisfying(
                        OpenResult.Replayed.class,
                        same -> {
                            assertThat(same.match().id()).isEqualTo(id);
                            assertThat(same.match().number()).isEqualTo(1);
                        });
        assertThat(
                        matches.open(
                                new Opening(
                                        Play.SCHOCKEN,
                                        null,
                                        RequestKey.of(
                                                Objects.requireNonNull(opening.key()).key(), "x"))))
                .isInstanceOfSatisfying(
                        OpenResult.Refused.class,
                        no -> assertThat(no.problems().get(0).code()).isEqualTo("key-used"));
        assertThat(matches.open(Opening.of(Play.SJOELEN).withId(id)))
                .isInstanceOfSatisfying(
                        OpenResult.Refused.class,
                        no -> assertThat(no.problems().get(0).code()).isEqualTo("match-exists"));
    }

    @Test
    void theGuardIsAskedFirst() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);
        String event = Play.next(matches.read(id).orElseThrow(), new Random(1)).orElseThrow();
        Guard nobody =
                new Guard() {
                    @Override
                    public <S extends GameState, E extends GameEvent> List<Problem> event(
                            HeldMatch<S, E> match, E sent) {
                        return List.of(Problem.of("role-may-not", Where.UNKNOWN));
                    }

                    @Override
                    public <S extends GameState, E extends GameEvent> List<Problem> revision(
                            HeldMatch<S, E> match, Revision<E> revision) {
                        return List.of(Problem.of("role-may-not", Where.UNKNOWN));
                    }
                };
        matches.judge(id, Submission.of(event).withKey("mine"));
        // also of a request that was answered before: its answer is not for everybody
        for (Submission sent :
                List.of(Submission.of(event), Submission.of(event).withKey("mine"))) {
            assertThat(matches.judge(id, sent.guardedBy(nobody)))
                    .isInstanceOf(SubmitResult.Forbidden.class);
        }
        assertThat(matches.revise(id, Submission.of("{\"revise\":\"undo\"}").guardedBy(nobody)))
                .isInstanceOf(SubmitResult.Forbidden.class);
        assertThat(matches.lines(id, 0, 10)).hasSize(1);
    }

    @Test
    void listenersHearEachLineInOrder() {
        StoredMatches matches = matches(OPTIONS);
        String id = opened(matches, Play.SJOELEN);
        List<Integer> heard = new ArrayList<>();
        List<Integer> elsewhere = new ArrayList<>();
        StoredMatches other = matches(OPTIONS);
        other.read(id).orElseThrow();
        other.listen((match, line) -> elsewhere.add(line.number()));
        try (StoredMatches.Listening listening =
                matches.listen(
                        (match, line) -> {
                            assertThat(match.id()).isEqualTo(id);
                            assertThat(match.number()).isEqualTo(line.number());
                            heard.add(line.number());
                        })) {
            assertThat(listening).isNotNull();
            Play.play(matches, id, 3, new Random(1));
            matches.revise(id, Submission.of("{\"revise\":\"undo\"}"));
        }
        Play.play(matches, id, 1, new Random(1));
        assertThat(heard).containsExactly(1, 2, 3, 4);
        if (store().shared()) {
            assertThat(elsewhere).isEmpty();
            assertThat(other.read(id).orElseThrow().number()).isEqualTo(5);
            assertThat(elsewhere).containsExactly(1, 2, 3, 4, 5);
        }
    }
}
