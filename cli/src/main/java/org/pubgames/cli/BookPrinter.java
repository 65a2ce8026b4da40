package org.pubgames.cli;

import org.pubgames.core.Clause;
import org.pubgames.core.Rule;

/** Shows a rulebook, or a part of it. */
interface BookPrinter {

    /** The whole book. */
    void book();

    /** One rule with everything that is known of it. */
    void rule(Rule rule);

    /** One clause with what becomes of it. */
    void clause(Clause clause);
}
