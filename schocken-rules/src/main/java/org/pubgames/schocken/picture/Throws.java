package org.pubgames.schocken.picture;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.ThrowName;

/** What people call a throw. */
final class Throws {

    private final GameWords words;

    Throws(GameWords words) {
        this.words = words;
    }

    /**
     * The name of three dice, highest first: „Schock 4“, „Jule“.
     *
     * @param called what the house calls it, where it has a name of its own
     */
    String name(Category category, Optional<ThrowName> called, List<Integer> dice) {
        String key = called.map(own -> "called." + own).orElse("category." + category);
        return words.say(key, new Because("number", dice.get(0)));
    }
}
