package org.pubgames.schocken;

import java.util.List;

/** What a region calls a throw. The name changes neither its rank nor its discs. */
public enum ThrowName {
    /** 1-1-1. */
    CHICAGO(Category.SCHOCK_AUS),
    /** 1-1-1. */
    JULIUS(Category.SCHOCK_AUS),
    /** 1-1-1 in one throw. */
    HAND_OUT(Category.SCHOCK_AUS, 0, Made.FROM_HAND),
    /** 1-1-1 that was put together. */
    SCHOCK_OUT(Category.SCHOCK_AUS, 0, Made.BUILT),
    /** Two ones and another die. */
    MAX_UND_MORITZ(Category.SCHOCK),
    /** 2-1-1. */
    SCHOCK_DOOF(Category.SCHOCK, 211, Made.ANYHOW),
    /** Three equal dice. */
    GENERAL(Category.DREI_DICKE),
    /** Three equal dice. */
    PASCH(Category.DREI_DICKE),
    /** Three equal dice. */
    JENNY(Category.DREI_DICKE),
    /** Three equal dice. */
    BOMBE(Category.DREI_DICKE),
    /** Three equal dice. */
    BOCK(Category.DREI_DICKE),
    /** Three equal dice. */
    HARTE(Category.DREI_DICKE),
    /** Three numbers in a row. */
    SEQUENS(Category.STRASSE),
    /** 2-2-1. */
    PIPI(Category.ZWEI_ZWEI_EINS),
    /** 2-2-1. */
    JETTE(Category.ZWEI_ZWEI_EINS),
    /** 2-2-1. */
    MOTTE(Category.ZWEI_ZWEI_EINS),
    /** 6-5-5. */
    HERRENWURF(Category.EINFACH, 655, Made.ANYHOW);

    /** How a throw must have come about to be called so. */
    private enum Made {
        FROM_HAND,
        BUILT,
        ANYHOW
    }

    private final Category figure;
    private final int number;
    private final Made made;

    ThrowName(Category figure) {
        this(figure, 0, Made.ANYHOW);
    }

    /**
     * A name.
     *
     * @param number the only throw of the figure that has it, the highest die first; 0 for all
     */
    ThrowName(Category figure, int number, Made made) {
        this.figure = figure;
        this.number = number;
        this.made = made;
    }

    /**
     * Whether a throw has this name.
     *
     * @param counts what the throw counts as in the house
     * @param dice three dice, highest first
     * @param fromHand whether all three were thrown at once
     */
    public boolean fits(Category counts, List<Integer> dice, boolean fromHand) {
        boolean simple = figure == Category.ZWEI_ZWEI_EINS && counts == Category.EINFACH;
        return (counts == figure || simple)
                && Category.shown(dice.get(0), dice.get(1), dice.get(2)) == figure
                && (number == 0 || number == 100 * dice.get(0) + 10 * dice.get(1) + dice.get(2))
                && (made == Made.ANYHOW || fromHand == (made == Made.FROM_HAND));
    }

    /** Whether there is a throw that would have both names. */
    boolean clashes(ThrowName other) {
        return figure == other.figure
                && (number == 0 || other.number == 0 || number == other.number)
                && (made == Made.ANYHOW || other.made == Made.ANYHOW || made == other.made);
    }
}
