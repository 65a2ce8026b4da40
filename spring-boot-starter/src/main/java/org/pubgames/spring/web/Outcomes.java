package org.pubgames.spring.web;

import java.util.Map;
import org.pubgames.store.SubmitResult;

/** What metrics call what came of a line. */
final class Outcomes {

    private static final Map<Class<? extends SubmitResult>, String> NAMES =
            Map.of(
                    SubmitResult.Accepted.class, "accepted",
                    SubmitResult.Rejected.class, "refused",
                    SubmitResult.Revised.class, "revised",
                    SubmitResult.NotRevised.class, "not-revised",
                    SubmitResult.Replayed.class, "replayed",
                    SubmitResult.ReadAgain.class, "read-again",
                    SubmitResult.KeyUsed.class, "key-used",
                    SubmitResult.Unreadable.class, "unreadable",
                    SubmitResult.Forbidden.class, "forbidden",
                    SubmitResult.NoMatch.class, "no-match");

    private Outcomes() {}

    static String name(SubmitResult result) {
        return NAMES.getOrDefault(result.getClass(), "other");
    }
}
