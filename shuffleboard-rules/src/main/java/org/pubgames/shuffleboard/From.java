package org.pubgames.shuffleboard;

/** The end of the board or court from which the discs are played. */
public enum From {
    HEAD,
    FOOT;
}
