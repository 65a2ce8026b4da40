package org.pubgames.shuffleboard;

/** One of the two sides; the first, third … seat plays for {@code A}, the others for {@code B}. */
public enum Side {
    A,
    B;

    /** The opponents. */
    public Side other() {
        return this == A ? B : A;
    }

    /** The letter with which the names of the side's discs begin. */
    public String letter() {
        return this == A ? "a" : "b";
    }

    /** The place in lists that hold something for each side: 0 or 1. */
    public int index() {
        return this == A ? 0 : 1;
    }
}
