package org.pubgames.core.internal.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.pubgames.core.LocalText;
import org.pubgames.core.internal.book.BookFiles.Contents;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.PackedReader;
import org.pubgames.core.internal.data.PackedWriter;
import org.pubgames.core.internal.data.YamlText;

/**
 * What a game consists of, so that no list of it stands in Java. The build writes it into the jar;
 * where it did not, it is gathered from the files.
 *
 * @param module group and artifact of the module, as its rule model is filed
 * @param rules how many rules the model has; 0 where nobody has counted them
 * @param title what people call the game
 * @param variants file names of the variants without ending: those that the rulebook lists in its
 *     order, the first of them the standard, then the others, parents first
 * @param mixIns the same of the mix-ins, in alphabetical order where the rulebook lists none
 */
public record BuildIndex(
        String module, int rules, LocalText title, List<String> variants, List<String> mixIns) {

    /** The name of its file among the compact forms. */
    public static final String FILE = "index.bin";

    private static final String ENDING = ".yaml";
    private static final String BOOK = "rulebook.yaml";

    public BuildIndex {
        variants = List.copyOf(variants);
        mixIns = List.copyOf(mixIns);
    }

    /**
     * The index of a game.
     *
     * @param anchor a class beside which its files lie
     * @throws IllegalStateException when it was built without a rule model
     */
    public static BuildIndex of(Class<?> anchor) {
        byte[] packed = PackedFiles.of(anchor, FILE);
        return packed == null ? gathered(anchor) : unpack(packed);
    }

    private static BuildIndex unpack(byte[] packed) {
        PackedReader in = new PackedReader(packed);
        return new BuildIndex(in.text(), in.number(), in.local(), in.texts(), in.texts());
    }

    /** The index as a file. */
    public byte[] pack() {
        PackedWriter out = new PackedWriter();
        out.text(module);
        out.number(rules);
        out.local(title);
        out.texts(variants);
        out.texts(mixIns);
        return out.bytes();
    }

    /** The same index with the rules counted. */
    public BuildIndex counted(int all) {
        return new BuildIndex(module, all, title, variants, mixIns);
    }

    /** The index gathered from the files beside a class, in folders or in a jar. */
    public static BuildIndex gathered(Class<?> anchor) {
        URL book = Objects.requireNonNull(anchor.getResource(BOOK), anchor + " has no " + BOOK);
        try {
            if (!book.getProtocol().equals("jar")) {
                return gathered(anchor, Path.of(book.toURI()));
            }
            String[] jar = book.getPath().split("!", 2);
            try (FileSystem files = FileSystems.newFileSystem(Path.of(URI.create(jar[0])))) {
                return gathered(anchor, files.getPath(jar[1]));
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException(book + " is no place of a file", e);
        }
    }

    private static BuildIndex gathered(Class<?> anchor, Path book) {
        Path folder = Objects.requireNonNull(book.getParent());
        Contents contents = BookFiles.file(anchor, BOOK, Contents.class);
        return new BuildIndex(
                module(anchor, folder),
                0,
                contents.title().orElse(LocalText.same(contents.game())),
                parentsFirst(
                        anchor,
                        listed(folder.resolve("variants"), contents.variants().orElse(List.of()))),
                listed(folder.resolve("mixins"), contents.mixIns().orElse(List.of())));
    }

    private static String module(Class<?> anchor, Path folder) {
        int depth = anchor.getPackageName().split("\\.").length;
        Path root = folder;
        for (int i = 0; i < depth; i++) {
            root = Objects.requireNonNull(root.getParent());
        }
        Path models = root.resolve("META-INF").resolve("kie");
        try (Stream<Path> all = Files.walk(models, 3)) {
            Path model =
                    all.filter(path -> path.endsWith("drools-model"))
                            .sorted()
                            .findFirst()
                            .orElseThrow(() -> lost(models));
            return models.relativize(Objects.requireNonNull(model.getParent()))
                    .toString()
                    .replace('\\', '/');
        } catch (IOException e) {
            throw lost(models);
        }
    }

    private static IllegalStateException lost(Path models) {
        return new IllegalStateException(
                "no rule model below " + models + "; was the module built with its rule model?");
    }

    private static List<String> listed(Path folder, List<String> first) {
        Set<String> names = new LinkedHashSet<>(first);
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                files.map(path -> String.valueOf(path.getFileName()))
                        .filter(name -> name.endsWith(ENDING))
                        .map(name -> name.substring(0, name.length() - ENDING.length()))
                        .sorted()
                        .forEach(names::add);
            } catch (IOException e) {
                throw new UncheckedIOException(folder + " cannot be read", e);
            }
        }
        return List.copyOf(names);
    }

    /** Each variant behind the one that it extends; otherwise the order stays. */
    private static List<String> parentsFirst(Class<?> anchor, List<String> names) {
        Set<String> ordered = new LinkedHashSet<>();
        List<String> left = new ArrayList<>(names);
        while (!left.isEmpty()) {
            int before = ordered.size();
            left.removeIf(
                    name -> {
                        String parent = parent(anchor, name);
                        return (parent.isEmpty()
                                        || ordered.contains(parent)
                                        || !names.contains(parent))
                                && ordered.add(name);
                    });
            if (ordered.size() == before) {
                ordered.addAll(left);
                left.clear();
            }
        }
        return List.copyOf(ordered);
    }

    private static String parent(Class<?> anchor, String name) {
        String path = "variants/" + name + ENDING;
        Node file = YamlText.read(YamlRuleBook.text(anchor, path), path).orElseThrow();
        if (!(file instanceof Node.Fields fields)
                || !(fields.values().get("extends") instanceof Node.Text parent)) {
            return "";
        }
        String pinned = parent.value();
        int edition = pinned.indexOf('@');
        return edition < 0 ? pinned : pinned.substring(0, edition);
    }
}
