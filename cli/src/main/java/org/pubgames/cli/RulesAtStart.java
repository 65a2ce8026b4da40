package org.pubgames.cli;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Game;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/**
 * The rules a match was begun under, as its header names them.
 *
 * @param known the variants as they are now
 * @param despite whether the match is judged although they have changed
 * @param header the header line, available once it was read
 */
record RulesAtStart(KnownVariants known, boolean despite, Supplier<String> header) {

    /** The code of the problem that a variant is not what it was. */
    static final String CHANGED = "digest-mismatch";

    /** What to do with a match whose rules have changed. */
    Pinning pinning() {
        return despite ? Pinning.IGNORED : Pinning.HELD;
    }

    /**
     * What has changed since the match was begun, when it is judged all the same; empty when
     * nothing has.
     */
    List<Problem> changes(Game<?, ?> game) {
        return despite
                ? game.codec(known.book(game), Pinning.HELD)
                        .readHeader(header.get(), Where.UNKNOWN)
                        .problems()
                : List.of();
    }
}
