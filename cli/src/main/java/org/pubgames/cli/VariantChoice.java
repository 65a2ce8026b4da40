package org.pubgames.cli;

import org.pubgames.core.Game;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** The variant of a known game that is named on the command line: an id, or a file. */
final class VariantChoice {

    private VariantChoice() {}

    /** The variant; the game's standard when none is named. */
    static Reading<Variant> of(String name, Game<?, ?> game, KnownVariants known) {
        if (name.isEmpty()) {
            return Reading.of(known.book(game).standard());
        }
        VariantName meant = new VariantName(name, game.key().id());
        if (known.book(game).find(name).isEmpty() && meant.file()) {
            return InputFile.variant(name, known)
                    .fold(file -> known.book(game).read(file.text(), file.name()), Reading::failed);
        }
        return VariantName.look(name, game, known);
    }
}
