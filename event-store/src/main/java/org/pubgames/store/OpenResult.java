package org.pubgames.store;

import java.util.List;
import org.pubgames.core.Problem;

/** What came of opening a match. Immutable. */
public sealed interface OpenResult {

    /**
     * The match is stored.
     *
     * @param match the match at its opening
     */
    record Opened(HeldMatch<?, ?> match) implements OpenResult {}

    /**
     * The same request was answered before.
     *
     * @param match the match that was opened then, as it stands now
     */
    record Replayed(HeldMatch<?, ?> match) implements OpenResult {}

    /**
     * Nothing was opened.
     *
     * @param problems why: {@code match-exists}, {@code key-used}, or what is wrong with the header
     */
    record Refused(List<Problem> problems) implements OpenResult {
        /**
         * Keeps a copy of its list.
         *
         * @param problems why
         */
        public Refused {
            problems = List.copyOf(problems);
        }
    }
}
