package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.SjoelenSettings;

/** A whole layout that may have to be filled in a fixed order. */
public interface OrderedLayout extends LayoutCount {

    /** The settings in force. */
    SjoelenSettings settings();

    /** The counts from left to right, such as {@code 9/5/7/5}. */
    default String layout() {
        return counts().toString();
    }

    /**
     * The same number of discs filled in the fixed order, of at most {@link #most} discs; the
     * layout itself where any order is right.
     */
    default String expected() {
        return settings().compartmentOrder().isEmpty()
                ? layout()
                : settings().counting().inOrder(Math.min(total(), most())).toString();
    }
}
