package org.pubgames.core.internal.text;

/** Marks a list that never changes, so that it is taken as it is instead of being copied. */
public interface Unchanging {}
