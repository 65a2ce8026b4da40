package org.pubgames.lsp;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.VariantFiles;

/** The variants that a document may extend: the installed ones and those that lie beside it. */
final class Houses {

    private Houses() {}

    /**
     * The variants around a document, it included. Of files that are open the text in the editor
     * counts, not that on the disk.
     *
     * @param open all open documents
     */
    static Catalogue around(Document document, Collection<Document> open) {
        Map<String, VariantFile> files = new LinkedHashMap<>();
        Optional<Path> folder = document.folder();
        folder.ifPresent(
                path ->
                        VariantFiles.folder(path)
                                .fold(
                                        VariantFiles.Folder::files,
                                        problems -> List.<VariantFile>of())
                                .forEach(file -> files.put(file.name(), file)));
        for (Document other : open) {
            if (other.ours() && other.folder().equals(folder)) {
                files.put(other.file().name(), other.file());
            }
        }
        files.put(document.file().name(), document.file());
        return Games.catalogue().with(List.copyOf(files.values()));
    }
}
