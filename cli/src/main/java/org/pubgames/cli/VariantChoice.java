package org.pubgames.cli;

import org.pubgames.core.Game;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** The variant of a known game that is named on the command line: an id, or a file. */
final class VariantChoice {

    private VariantChoice() {}

    /** The variant; the game's standard when none is named. */
    static Reading<Variant> of(String name, Game<?, ?> game, VariantDesk desk) {
        if (name.isEmpty()) {
            return Reading.of(desk.book(game).standard());
        }
        VariantName meant = new VariantName(name, game.key().id());
        if (desk.book(game).find(name).isEmpty() && meant.file()) {
            return InputFile.variant(name, desk)
                    .fold(file -> desk.book(game).read(file.text(), file.name()), Reading::failed);
        }
        return VariantName.look(name, game, desk);
    }
}
