package org.pubgames.club;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Match;

/** The same events judged in a loop, with nothing around it. */
record PlainLoop(int events, double nanos) {

    private static final int ROUNDS = 12;

    /** {@return a match as its file has it, each event judged} */
    static JsonMatch read(String file) {
        return Games.files().read(file, "match.jsonl").orElseThrow();
    }

    /** Judges all that was played again and again; the least of all rounds counts. */
    static PlainLoop of(List<JsonMatch> played) {
        int events = played.stream().mapToInt(each -> each.match().log().size()).sum();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long begun = processor();
            played.forEach(each -> judged(each.match()));
            least = Math.min(least, processor() - begun);
        }
        return new PlainLoop(events, (double) least / Math.max(1, events));
    }

    private static void judged(Match<?, ?> match) {
        Game<?, ?> game = Games.find(match.header().variant().game()).orElseThrow();
        Match<?, ?> again = Course.again(game, match);
        if (again.log().size() != match.log().size()) {
            throw new AssertionError(match.header() + " ended elsewhere");
        }
    }

    private static long processor() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    List<String> report(UnderLoad entered) {
        double server = (double) entered.processor().toNanos() / Math.max(1, entered.answered());
        return List.of(
                LoadProof.said(
                        "plain judge loop", "%.1f µs an event (%d events)", nanos / 1e3, events),
                LoadProof.said(
                        "server, pages included",
                        "%.0f µs of processor time an event",
                        server / 1e3),
                LoadProof.said("ratio", "%.0f", server / nanos));
    }
}
