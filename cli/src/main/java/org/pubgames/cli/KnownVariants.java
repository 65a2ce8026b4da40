package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;

/**
 * The variants that a command knows, and where it prints problems with them.
 *
 * @param catalogue the installed variants and those of the folders
 * @param problems what was wrong with files of the folders that are left out
 */
record KnownVariants(
        Console console, ProblemPrinter printer, Catalogue catalogue, List<Problem> problems) {

    /** The installed variants and those of the folders. */
    static Reading<KnownVariants> of(
            List<String> folders, Console console, ProblemPrinter printer) {
        FileCollection collection = new FileCollection();
        for (String folder : folders) {
            List<Problem> problems = collection.folder(folder);
            if (!problems.isEmpty()) {
                return Reading.failed(problems);
            }
        }
        return Reading.of(of(collection.files(), collection.unread(), console, printer));
    }

    /** The installed variants and those of the files. */
    static KnownVariants of(
            List<VariantFile> files,
            List<Problem> unread,
            Console console,
            ProblemPrinter printer) {
        files.forEach(printer::remember);
        Catalogue catalogue = files.isEmpty() ? Games.catalogue() : Games.catalogue().with(files);
        List<Problem> problems = new ArrayList<>(unread);
        problems.addAll(catalogue.problems());
        return new KnownVariants(console, printer, catalogue, List.copyOf(problems));
    }

    /** The variants of a game. */
    VariantBook book(Game<?, ?> game) {
        return catalogue.of(game);
    }

    Words words() {
        return console.words();
    }
}
