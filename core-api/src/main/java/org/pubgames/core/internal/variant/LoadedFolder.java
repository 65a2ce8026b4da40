package org.pubgames.core.internal.variant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.VariantWatch;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;

/** A folder of variants and the last sound version of each of its files. Used by one thread. */
final class LoadedFolder {

    /** Trials that need not be repeated; a host may run for months. */
    private static final int MOST_REMEMBERED = 1000;

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

    Path path() {
        return path;
    }

    private VariantWatch.Status load(long version) {
        Map<String, VariantFile> files = found();
        List<Problem> problems = new ArrayList<>(read.problems());
        Catalogue catalogue = LoadedCatalogue.installed().with(List.copyOf(files.values()));
        List<Problem> found = problems(catalogue, files);
        // Each round puts back or leaves out at least one file, so it comes to an end.
        while (!found.isEmpty()) {
            problems.addAll(mended(found, files));
            catalogue = LoadedCatalogue.installed().with(List.copyOf(files.values()));
            found = problems(catalogue, files);
        }
        sound.keySet().retainAll(files.keySet());
        sound.putAll(files);
        return new VariantWatch.Status(version, catalogue, problems);
    }

    /** The files as they lie there, those that hold already before newcomers. */
    private Map<String, VariantFile> found() {
        Map<String, VariantFile> now = new LinkedHashMap<>();
        read.files().forEach(file -> now.put(file.name(), file));
        for (Problem unread : read.problems()) {
            VariantFile before = sound.get(unread.where().file());
            if (before != null) {
                now.put(before.name(), before);
            }
        }
        Map<String, VariantFile> files = new LinkedHashMap<>();
        sound.keySet().stream()
                .sorted()
                .filter(now::containsKey)
                .forEach(name -> put(name, now, files));
        now.keySet().forEach(name -> put(name, now, files));
        return files;
    }

    private static void put(
            String name, Map<String, VariantFile> now, Map<String, VariantFile> files) {
        VariantFile file = now.get(name);
        if (file != null) {
            files.putIfAbsent(name, file);
        }
    }

    /** Puts back or leaves out what is to blame; answers which problems that were. */
    private List<Problem> mended(List<Problem> found, Map<String, VariantFile> files) {
        List<Problem> changed = found.stream().filter(each -> changed(each, files)).toList();
        if (!changed.isEmpty()) {
            changed.forEach(each -> putBack(each.where().file(), files));
            return changed;
        }
        int before = files.size();
        for (Problem each : found) {
            String name = each.where().file();
            if (!sound.containsKey(name) || !relieved(name, files)) {
                files.remove(name);
            } else {
                return List.of(each);
            }
        }
        if (files.size() == before) {
            files.clear();
        }
        return found;
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

    /**
     * A file that was not touched does not hold any more because of what became of another one: the
     * other one is put back until both fit together again.
     */
    private boolean relieved(String name, Map<String, VariantFile> files) {
        for (String other : List.copyOf(sound.keySet())) {
            VariantFile now = files.get(other);
            VariantFile before = sound.get(other);
            if (before == null || before.equals(now)) {
                continue;
            }
            files.put(other, before);
            boolean sound =
                    LoadedCatalogue.installed()
                            .with(List.copyOf(files.values()))
                            .problems()
                            .stream()
                            .noneMatch(each -> each.where().file().equals(name));
            if (sound) {
                return true;
            }
            if (now == null) {
                files.remove(other);
            } else {
                files.put(other, now);
            }
        }
        return false;
    }

    /** What is wrong with files, and with variants that are sound on paper and do not play. */
    private List<Problem> problems(Catalogue catalogue, Map<String, VariantFile> files) {
        if (!catalogue.problems().isEmpty()) {
            return catalogue.problems();
        }
        if (played.size() > MOST_REMEMBERED) {
            played.clear();
        }
        List<Problem> problems = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            for (Variant variant : catalogue.of(game).all()) {
                boolean own = game.variants().find(variant.id()).isEmpty();
                if (own && played.add(variant.game() + variant.digest())) {
                    trial(game, variant, files, problems);
                }
            }
        }
        return problems;
    }

    private void trial(
            Game<?, ?> game,
            Variant variant,
            Map<String, VariantFile> files,
            List<Problem> problems) {
        try {
            TrialGame.play(game, variant);
        } catch (RuntimeException | StackOverflowError e) {
            played.remove(variant.game() + variant.digest());
            problems.add(
                    Problem.of("does-not-play", Where.file(home(variant, files)))
                            .withValue(variant.id())
                            .withAllowed(String.valueOf(e.getMessage())));
        }
    }

    /** The file that a variant stands in. */
    private static String home(Variant variant, Map<String, VariantFile> files) {
        for (VariantFile file : files.values()) {
            boolean named =
                    VariantFiles.tree(file.text(), file.name())
                            .fold(
                                    node ->
                                            node instanceof Node.Fields fields
                                                    && fields.values().get("id")
                                                            instanceof Node.Text id
                                                    && id.value().equals(variant.id()),
                                    no -> false);
            if (named) {
                return file.name();
            }
        }
        return "";
    }
}
