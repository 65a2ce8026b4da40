package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Positions;

/**
 * A variant file that a step of a migration writes on: single values are replaced where they stand,
 * everything else stays as it is. Belongs to one thread.
 */
final class MigrationSheet {

    private final String file;
    private final String text;
    private final Node.Fields fields;
    private final VariantBook book;
    private final List<Edit> edits = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    /** Characters of the text to be replaced. */
    private record Edit(int from, int to, String replacement) {}

    /**
     * A value that names a variant or a mix-in.
     *
     * @param node where it stands
     * @param path to it
     * @param written the name there
     * @param present the name with the present edition
     */
    record Named(Node node, String path, Pin written, String present) {}

    MigrationSheet(String file, String text, Node.Fields fields, VariantBook book) {
        this.file = file;
        this.text = text;
        this.fields = fields;
        this.book = book;
    }

    /** A field of the file. */
    Optional<Node> field(String name) {
        return Optional.ofNullable(fields.values().get(name));
    }

    /** Every name of a known variant or mix-in, in the order of the file's fields. */
    List<Named> names() {
        List<Named> names = new ArrayList<>();
        field("extends").ifPresent(node -> named(node, "/extends", names));
        if (fields.values().get("with") instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                named(items.values().get(i), "/with/" + i, names);
            }
        }
        return names;
    }

    private void named(Node node, String path, List<Named> names) {
        if (node instanceof Node.Text name) {
            Pin.of(name.value())
                    .ifPresent(
                            pin ->
                                    present(pin.id(), path)
                                            .ifPresent(
                                                    now ->
                                                            names.add(
                                                                    new Named(
                                                                            node, path, pin,
                                                                            now))));
        }
    }

    private Optional<String> present(String id, String path) {
        return path.equals("/extends")
                ? book.find(id).map(Variant::pinned)
                : book.mixIns().stream()
                        .filter(mixIn -> mixIn.id().equals(id))
                        .map(MixIn::pinned)
                        .findFirst();
    }

    /**
     * Replaces a single value. One that is written in several lines or with escapes is left as it
     * is and told.
     *
     * @param step what is done, for {@link Migration.Migrated#steps()}
     */
    void replace(Node node, String path, String replacement, String step) {
        String value =
                node instanceof Node.Decimal number ? number.value().toString() : written(node);
        int at = Positions.index(text, node.mark());
        for (String quote : List.of("", "\"", "'")) {
            if (text.startsWith(quote + value + quote, at) && !value.contains("\\")) {
                int from = at + quote.length();
                edits.add(new Edit(from, from + value.length(), replacement));
                steps.add(step);
                return;
            }
        }
        problems.add(
                Problem.of(
                                "migrate-by-hand",
                                new Where(file, node.mark().line(), node.mark().column(), path))
                        .withValue(node.shown())
                        .withSuggestion(replacement));
    }

    private static String written(Node node) {
        return node instanceof Node.Text words ? words.value() : node.shown();
    }

    /** The text with everything replaced. */
    String text() {
        StringBuilder out = new StringBuilder(text);
        edits.sort(Comparator.comparingInt(Edit::from).reversed());
        edits.forEach(edit -> out.replace(edit.from(), edit.to(), edit.replacement()));
        return out.toString();
    }

    /** What was done. */
    List<String> steps() {
        return List.copyOf(steps);
    }

    /** What could not be done. */
    List<Problem> problems() {
        return List.copyOf(problems);
    }
}
