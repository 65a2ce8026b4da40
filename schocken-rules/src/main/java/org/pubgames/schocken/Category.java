package org.pubgames.schocken;

/** What three dice make; what they show may count as something else in a house. */
public enum Category {
    /** 1-1-1. */
    SCHOCK_AUS,
    /** 4-2-1. */
    JULE,
    /** 1-1 and another die. */
    SCHOCK,
    /** Three equal dice: „Drei Dicke“, General. */
    DREI_DICKE,
    /** Three numbers in a row. */
    STRASSE,
    /** Anything else. */
    EINFACH,
    /** 2-2-1 where a house gives it a value of its own. */
    ZWEI_ZWEI_EINS,
    /** 3-3-1 where a house gives it a value of its own. */
    DREI_DREI_EINS;

    /**
     * What three dice show, whatever a house makes of it.
     *
     * @param high the highest die, 1 to 6
     * @param middle the one between
     * @param low the lowest die
     */
    public static Category shown(int high, int middle, int low) {
        return switch (100 * high + 10 * middle + low) {
            case 111 -> SCHOCK_AUS;
            case 421 -> JULE;
            case 221 -> ZWEI_ZWEI_EINS;
            case 331 -> DREI_DREI_EINS;
            default -> {
                if (middle == 1) {
                    yield SCHOCK;
                }
                if (high == low) {
                    yield DREI_DICKE;
                }
                boolean row = high == middle + 1 && middle == low + 1;
                yield row ? STRASSE : EINFACH;
            }
        };
    }
}
