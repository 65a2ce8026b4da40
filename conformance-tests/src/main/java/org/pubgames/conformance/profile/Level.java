package org.pubgames.conformance.profile;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Names;

/** How much of a game an implementation plays; each level includes those before it. */
public enum Level {
    /** Points and ranks: questions without a match. */
    CORE,
    /** Whole games, in which nothing but the ordinary course of play is reported. */
    PLAY,
    /** Offences, score cards, corrections, people who leave: everything that can be reported. */
    FULL;

    /** Its name in claims, reports and options. */
    public String id() {
        return Names.written(this);
    }

    /** The level of this name. */
    public static Optional<Level> of(String id) {
        return Arrays.stream(values()).filter(level -> level.id().equals(id)).findFirst();
    }

    /** The names of all levels. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Level::id).toList();
    }

    /** Whether what belongs to another level belongs to this one too. */
    public boolean includes(Level other) {
        return other.compareTo(this) <= 0;
    }
}
