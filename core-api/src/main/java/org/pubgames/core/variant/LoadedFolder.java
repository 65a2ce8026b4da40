package org.pubgames.core.variant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;

/** A folder of variants and the last sound version of each of its files. Used by one thread. */
final class LoadedFolder {

    private final Path path;
    private final Map<String, VariantFile> sound = new HashMap<>();
    private final Set<String> played = new LinkedHashSet<>();
    private VariantFiles.Folder read;
    private VariantWatch.Status status;

    private LoadedFolder(Path path, VariantFiles.Folder read) {
        this.path = path;
        this.read = read;
        this.status = load(1);
    }

    /** The folder as it is now. */
    static Reading<LoadedFolder> of(Path path) {
        return VariantFiles.folder(path)
                .fold(read -> Reading.of(new LoadedFolder(path, read)), Reading::failed);
    }

    VariantWatch.Status status() {
        return status;
    }

    /** Reads the folder again; false when nothing has changed. */
    boolean reload() {
        Reading<VariantFiles.Folder> now = VariantFiles.folder(path);
        if (now instanceof Reading.Read<VariantFiles.Folder> found) {
            if (found.value().equals(read)) {
                return false;
            }
            read = found.value();
            status = load(status.version() + 1);
            return true;
        }
        if (now.problems().equals(status.problems())) {
            return false;
        }
        // the folder is away: what it held goes on until it is back
        read = new VariantFiles.Folder(List.of(), now.problems());
        status = new VariantWatch.Status(status.version() + 1, status.catalogue(), now.problems());
        return true;
    }

    private VariantWatch.Status load(long version) {
        Map<String, VariantFile> files = new LinkedHashMap<>();
        read.files().forEach(file -> files.put(file.name(), file));
        List<Problem> problems = new ArrayList<>(read.problems());
        for (Problem unread : read.problems()) {
            VariantFile before = sound.get(unread.where().file());
            if (before != null) {
                files.put(before.name(), before);
            }
        }
        Catalogue catalogue = Catalogue.of(List.copyOf(files.values()));
        List<Problem> found = problems(catalogue);
        // Each round puts back or leaves out at least one file, so it comes to an end.
        while (!found.isEmpty()) {
            List<Problem> told = found.stream().filter(each -> changed(each, files)).toList();
            if (told.isEmpty()) {
                // nothing that changed is to blame: what is wrong by itself goes
                told = found;
                int before = files.size();
                told.forEach(problem -> files.remove(problem.where().file()));
                if (files.size() == before) {
                    files.clear();
                }
            } else {
                told.forEach(problem -> putBack(problem.where().file(), files));
            }
            problems.addAll(told);
            catalogue = Catalogue.of(List.copyOf(files.values()));
            found = problems(catalogue);
        }
        sound.keySet().retainAll(files.keySet());
        sound.putAll(files);
        return new VariantWatch.Status(version, catalogue, problems);
    }

    /** Whether a problem is about a file that has a sound version and is not that. */
    private boolean changed(Problem problem, Map<String, VariantFile> files) {
        VariantFile now = files.get(problem.where().file());
        VariantFile before = sound.get(problem.where().file());
        return now != null && before != null && !before.equals(now);
    }

    private void putBack(String name, Map<String, VariantFile> files) {
        VariantFile before = sound.get(name);
        if (before != null) {
            files.put(name, before);
        }
    }

    /** What is wrong with files, and with variants that are sound on paper and do not play. */
    private List<Problem> problems(Catalogue catalogue) {
        if (!catalogue.problems().isEmpty()) {
            return catalogue.problems();
        }
        List<Problem> problems = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            for (Variant variant : catalogue.of(game).all()) {
                boolean own = game.variants().find(variant.id()).isEmpty();
                if (own && played.add(variant.game() + variant.digest())) {
                    trial(game, variant, problems);
                }
            }
        }
        return problems;
    }

    private void trial(Game<?, ?> game, Variant variant, List<Problem> problems) {
        try {
            TrialGame.play(game, variant);
        } catch (RuntimeException e) {
            played.remove(variant.game() + variant.digest());
            String file =
                    variant.layers().stream()
                            .filter(layer -> layer.setBy().equals(variant.id()))
                            .map(layer -> layer.where().file())
                            .findFirst()
                            .orElse("");
            problems.add(
                    Problem.of("does-not-play", Where.file(file))
                            .withValue(variant.id())
                            .withAllowed(String.valueOf(e.getMessage())));
        }
    }
}
