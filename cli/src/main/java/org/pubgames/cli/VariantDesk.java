package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.Catalogue;

/**
 * What a command about variants works with.
 *
 * @param catalogue the installed variants and those of the folders
 * @param problems what was wrong with files of the folders that are left out
 */
record VariantDesk(
        Console console, ProblemTeller teller, Catalogue catalogue, List<Problem> problems) {

    /** The variants of these folders besides the installed ones. */
    static Reading<VariantDesk> of(List<String> folders, Console console, ProblemTeller teller) {
        FileCollection collection = new FileCollection();
        for (String folder : folders) {
            List<Problem> problems = collection.folder(folder);
            if (!problems.isEmpty()) {
                return Reading.failed(problems);
            }
        }
        return Reading.of(of(collection.files(), collection.unread(), console, teller));
    }

    /** The variants of these files besides the installed ones. */
    static VariantDesk of(
            List<VariantFile> files, List<Problem> unread, Console console, ProblemTeller teller) {
        files.forEach(teller::remember);
        Catalogue catalogue = files.isEmpty() ? Catalogue.installed() : Catalogue.of(files);
        List<Problem> problems = new ArrayList<>(unread);
        problems.addAll(catalogue.problems());
        return new VariantDesk(console, teller, catalogue, List.copyOf(problems));
    }

    /** The variants of a game. */
    VariantBook book(Game<?, ?> game) {
        return catalogue.of(game);
    }

    Words words() {
        return console.words();
    }
}
