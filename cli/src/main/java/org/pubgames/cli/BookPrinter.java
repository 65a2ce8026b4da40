package org.pubgames.cli;

import org.pubgames.core.Clause;
import org.pubgames.core.Rule;

/** Shows a rulebook, or a part of it. */
interface BookPrinter {

    /** The whole book. */
    void book();

    /** One rule with all its details. */
    void rule(Rule rule);

    /** One clause with the rules that carry it out. */
    void clause(Clause clause);
}
