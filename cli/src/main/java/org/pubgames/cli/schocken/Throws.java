package org.pubgames.cli.schocken;

import java.util.List;
import org.pubgames.cli.Words;
import org.pubgames.core.Because;
import org.pubgames.schocken.Category;

/** What people call a throw. */
final class Throws {

    private final Words words;

    Throws(Words words) {
        this.words = words;
    }

    /** The name of three dice, highest first: „Schock 4“, „Jule“. */
    String name(Category category, List<Integer> dice) {
        return words.say("category." + category, new Because("number", dice.get(0)));
    }
}
