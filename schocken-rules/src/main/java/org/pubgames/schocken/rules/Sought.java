package org.pubgames.schocken.rules;

/** Which throw for the start is sought. */
public enum Sought {
    HIGHEST,
    LOWEST
}
