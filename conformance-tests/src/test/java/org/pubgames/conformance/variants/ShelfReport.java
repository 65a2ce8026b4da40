package org.pubgames.conformance.variants;

import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;

/** Prints the installed variants and the problems of files that are left out. */
final class ShelfReport {

    private ShelfReport() {}

    /** One line for each variant and each problem. */
    public static void main(String[] args) {
        for (Game<?, ?> game : Games.installed()) {
            for (Variant variant : game.variants().all()) {
                System.out.println(game.key().id() + " " + variant.id());
            }
            for (Problem problem : game.variants().problems()) {
                System.out.println(game.key().id() + " " + problem.line(Lang.EN));
            }
        }
    }
}
