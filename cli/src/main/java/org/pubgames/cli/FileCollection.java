package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.VariantFiles;

/**
 * Variant files from the disk, each once, even if it is given several times or by several names.
 * Belongs to one thread.
 */
final class FileCollection {

    private final Map<String, VariantFile> files = new LinkedHashMap<>();
    private final List<Problem> unread = new ArrayList<>();

    /**
     * Adds the files of a folder.
     *
     * @return what is wrong with the folder as a whole; files in it that cannot be read are {@link
     *     #unread()}
     */
    List<Problem> folder(String name) {
        try {
            Path folder = Path.of(name);
            Reading<VariantFiles.Folder> found = VariantFiles.folder(folder);
            if (!found.problems().isEmpty()) {
                return found.problems().stream().map(each -> each.at(Where.UNKNOWN)).toList();
            }
            found.orElseThrow().files().forEach(this::add);
            for (Problem problem : found.orElseThrow().problems()) {
                if (!unread.contains(problem)) {
                    unread.add(problem);
                }
            }
            return List.of();
        } catch (InvalidPathException e) {
            return List.of(Problem.of("cannot-open", Where.UNKNOWN).withValue(name));
        }
    }

    /** Adds a file that was read. */
    void add(VariantFile file) {
        files.putIfAbsent(identity(file), file);
    }

    /** Whether a file was added, by this or another name. */
    boolean holds(VariantFile file) {
        return files.containsKey(identity(file));
    }

    /** The files, in the order in which they were added. */
    List<VariantFile> files() {
        return List.copyOf(files.values());
    }

    /** What was wrong with files that cannot be read. */
    List<Problem> unread() {
        return List.copyOf(unread);
    }

    private static String identity(VariantFile file) {
        try {
            Path path = Path.of(file.name());
            return Files.exists(path) ? path.toRealPath().toString() : file.name();
        } catch (IOException | InvalidPathException e) {
            return file.name();
        }
    }
}
