package org.pubgames.schocken.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.ThrowName;

/** What texts call throws: by the name of the house, else by that of Hattersheim. */
final class Called {

    private static final List<Integer> ONES = List.of(1, 1, 1);
    private static final List<Integer> SIXES = List.of(6, 6, 6);

    private Called() {}

    /** The name of the house, or the one that everybody knows. */
    static Constant of(Category category, Optional<ThrowName> name) {
        return new Constant(
                name.map(Names::written).orElseGet(() -> "plain-" + Names.written(category)));
    }

    /** 1-1-1, however it came about. */
    static Constant schockAus(SchockenSettings settings) {
        return of(Category.SCHOCK_AUS, anyhow(settings, Category.SCHOCK_AUS, ONES));
    }

    /** Three equal dice. */
    static Constant threeAlike(SchockenSettings settings) {
        return of(Category.DREI_DICKE, anyhow(settings, Category.DREI_DICKE, SIXES));
    }

    /** A name that a throw has from the hand and put together. */
    private static Optional<ThrowName> anyhow(
            SchockenSettings settings, Category category, List<Integer> dice) {
        Optional<ThrowName> name = settings.named(category, dice, true);
        return name.equals(settings.named(category, dice, false)) ? name : Optional.empty();
    }
}
