package org.pubgames.schocken.picture;

import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.schocken.Category;

/** What people call a throw. */
final class Throws {

    private final GameWords words;

    Throws(GameWords words) {
        this.words = words;
    }

    /** The name of three dice, highest first: „Schock 4“, „Jule“. */
    String name(Category category, List<Integer> dice) {
        return words.say("category." + category, new Because("number", dice.get(0)));
    }
}
