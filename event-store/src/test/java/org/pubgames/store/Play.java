package org.pubgames.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Verdict;

/** Legal events at random, as text. */
final class Play {

    static final String SJOELEN =
            "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Änna\",\"Bram\"]}";
    static final String SCHOCKEN =
            "{\"format\":1,\"game\":\"schocken\",\"variant\":\"hattersheim\",\"seats\":[\"Änna\",\"Bram\",\"Cem\"]}";

    private Play() {}

    /** The next event of a match; empty when none was found. */
    static <S extends GameState, E extends GameEvent> Optional<String> next(
            HeldMatch<S, E> held, RandomGenerator random) {
        return held.match()
                .drawn(random)
                .map(Verdict::match)
                .flatMap(match -> match.last())
                .map(entry -> held.codec().writeEvent(entry.event()));
    }

    /** Plays on and returns what was accepted. */
    static List<SubmitResult.Accepted<?, ?>> play(
            StoredMatches matches, String id, int events, RandomGenerator random) {
        List<SubmitResult.Accepted<?, ?>> accepted = new ArrayList<>();
        for (int i = 0; i < events; i++) {
            HeldMatch<?, ?> held = matches.read(id).orElseThrow();
            Optional<String> event = next(held, random);
            if (event.isEmpty()) {
                break;
            }
            accepted.add(
                    (SubmitResult.Accepted<?, ?>)
                            matches.judge(id, Submission.of(event.get()).after(held.number())));
        }
        return accepted;
    }

    /** What codec and rules make of a whole match file, without any store. */
    static HeldMatch<?, ?> judged(HeldMatch<?, ?> like, String file) {
        return like.use(
                new HeldMatch.Use<HeldMatch<?, ?>>() {
                    @Override
                    public <S extends GameState, E extends GameEvent> HeldMatch<?, ?> with(
                            HeldMatch<S, E> held) {
                        return new HeldMatch<>(
                                held.id(),
                                held.number(),
                                held.game(),
                                held.codec(),
                                held.codec().read(file, "file").orElseThrow());
                    }
                });
    }
}
