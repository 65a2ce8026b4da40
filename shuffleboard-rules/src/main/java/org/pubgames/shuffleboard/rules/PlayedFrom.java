package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.From;

/** Effect: from where the next end is played. */
public record PlayedFrom(From from) {}
