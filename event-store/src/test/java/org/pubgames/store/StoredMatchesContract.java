package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Revision;
import org.pubgames.core.Where;

/** What a host sees of matches, over every store. */
abstract class StoredMatchesContract extends MatchWritersContract {

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
