package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.spi.OrEmpty;

/** Reads the vectors of one suite file, YAML or JSON; all its problems in one pass. */
final class VectorReader {

    private static final int FORMAT = 1;

    /** Fields that are not bound to a record but read one by one. */
    private static final List<String> TREES =
            Stream.concat(Stream.of("variant"), TaskReader.FIELDS.stream()).toList();

    /** An id is used in lists and on command lines: no blanks, no star, no #. */
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._@/-]*");

    /** A game's id is a file's name too. */
    private static final Pattern GAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final Binder binder;
    private final TreeReader trees;
    private final TaskReader tasks;
    private String game = "";

    private VectorReader(String file) {
        binder = new Binder(file);
        trees = new TreeReader(binder);
        tasks = new TaskReader(trees);
    }

    /** A suite file without its vectors. */
    record SuiteFile(Suite suite) {}

    /** What a suite is about. */
    record Suite(String game, int format) {}

    /** A vector without its task. */
    record Entry(
            String id,
            String title,
            String rule,
            @OrEmpty List<String> guards,
            Vector.Polarity polarity,
            Optional<String> source,
            Optional<String> clause) {}

    static Reading<List<Vector>> read(String text, String file) {
        Reading<Node> root =
                file.endsWith(".json")
                        ? JsonText.read(text, Where.file(file))
                        : YamlText.read(text, file);
        return root.fold(found -> new VectorReader(file).suite(found), Reading::failed);
    }

    private Reading<List<Vector>> suite(Node root) {
        List<Vector> vectors = new ArrayList<>();
        SuiteFile head = binder.bind(SuiteFile.class, root, "", List.of("vectors"));
        if (head != null) {
            game = head.suite().game();
            if (!GAME.matcher(game).matches()) {
                binder.problem("wrong-form", root.mark(), "/suite/game", game, "a-game", "");
            }
            if (head.suite().format() != FORMAT) {
                String found = String.valueOf(head.suite().format());
                binder.problem("unsupported-format", root.mark(), "/suite/format", found, "1", "");
            }
            List<Node> entries = trees.items(trees.part(root, "vectors", ""), "/vectors");
            for (int i = 0; i < entries.size(); i++) {
                vectors.addAll(vectors(entries.get(i), "/vectors/" + i));
            }
        }
        return binder.problems().isEmpty()
                ? Reading.of(List.copyOf(vectors))
                : Reading.failed(binder.problems());
    }

    /** The vector of an entry, and one more for each further variant that it is true of. */
    private List<Vector> vectors(Node node, String path) {
        Entry entry = binder.bind(Entry.class, node, path, TREES);
        Vector.Task task = tasks.task(node, path);
        List<Vector.PlayedBy> variants =
                task instanceof Vector.Document && TreeReader.value(node, "variant") == null
                        ? List.of(Vector.PlayedBy.shipped(""))
                        : variants(trees.part(node, "variant", path), path + "/variant");
        if (entry != null && !ID.matcher(entry.id()).matches()) {
            binder.problem("wrong-form", node.mark(), path + "/id", entry.id(), "a.b.c/01", "");
        }
        if (entry == null || task == null || variants.isEmpty()) {
            return List.of();
        }
        Vector first =
                new Vector(
                        entry.id(),
                        entry.title(),
                        game,
                        entry.rule(),
                        entry.guards(),
                        entry.polarity(),
                        variants.get(0),
                        task,
                        entry.source().orElse(""),
                        entry.clause().orElse(""),
                        trees.place(node, path));
        return Stream.concat(
                        Stream.of(first),
                        variants.stream().skip(1).map(variant -> first.under(variant.base())))
                .toList();
    }

    /** What a vector is played by: one variant, perhaps changed, or several that are shipped. */
    private List<Vector.PlayedBy> variants(@Nullable Node node, String path) {
        if (node instanceof Node.Items items) {
            List<Vector.PlayedBy> variants = new ArrayList<>();
            for (Node each : items.values()) {
                String at = path + "/" + variants.size();
                if (!(each instanceof Node.Text id)) {
                    binder.problem("wrong-type", each.mark(), at, each.shown(), "masters", "");
                    return List.of();
                }
                Vector.PlayedBy variant = Vector.PlayedBy.shipped(id.value());
                if (variants.contains(variant)) {
                    binder.problem("id-twice", each.mark(), at, id.value(), "", "");
                    return List.of();
                }
                variants.add(variant);
            }
            if (variants.isEmpty()) {
                binder.problem("wrong-type", items.mark(), path, "[]", "[masters, …]", "");
            }
            return variants;
        }
        return Stream.ofNullable(playedBy(node, path)).toList();
    }

    private Vector.@Nullable PlayedBy playedBy(@Nullable Node node, String path) {
        if (node == null) {
            return null;
        }
        if (node instanceof Node.Text id) {
            return Vector.PlayedBy.shipped(id.value());
        }
        trees.only(node, List.of("extends", "set", "tables", "with"), path);
        Node base = trees.part(node, "extends", path);
        Node tables = TreeReader.value(node, "tables");
        Node with = TreeReader.value(node, "with");
        Node set =
                tables == null && with == null
                        ? trees.part(node, "set", path)
                        : TreeReader.value(node, "set");
        if (base instanceof Node.Text id) {
            return new Vector.PlayedBy(
                    id.value(),
                    trees.values(set, path + "/set"),
                    trees.values(tables, path + "/tables"),
                    with == null ? List.of() : trees.texts(with, path + "/with"));
        }
        if (base != null) {
            binder.problem(
                    "wrong-type", base.mark(), path + "/extends", base.shown(), "masters", "");
        }
        return null;
    }
}
