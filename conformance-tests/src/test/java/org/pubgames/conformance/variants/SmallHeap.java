package org.pubgames.conformance.variants;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;

/** Reads the large hostile files in a machine of its own and prints what was found in each. */
final class SmallHeap {

    private SmallHeap() {}

    /** One line for each file: its name and the codes of its problems. */
    public static void main(String[] args) {
        Game<?, ?> game = Games.find("sjoelen").orElseThrow();
        for (Map.Entry<String, String> file : Hostile.large().entrySet()) {
            List<String> codes =
                    game.variants().read(file.getValue(), "house.yaml").problems().stream()
                            .map(Problem::code)
                            .distinct()
                            .toList();
            System.out.println(file.getKey() + ": " + codes);
        }
    }
}
