package org.pubgames.shuffleboard;

import java.util.List;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Layout.Lying;

/** One game reckoned by hand, from the rule book alone. */
public interface Reckoning {

    /** What the rule book draws. */
    Drawing drawing(Variant variant);

    /** What the two sides score with these discs. */
    int[] points(Variant variant, List<Lying> discs);

    /** Whether it may count which of two discs lies nearer to the end. */
    boolean nearness();
}
