package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;

/** Everybody has thrown for the start: how do such throws compare? */
public record StarterOrdering(Findings findings, SchockenSettings settings) implements Situation {}
