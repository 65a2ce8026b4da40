package org.pubgames.core.variant;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.Nearest;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.book.YamlRuleBook;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.JsonWriter;
import org.pubgames.core.data.Node;
import org.pubgames.core.data.YamlText;

/**
 * The variants of a game, from files. A file names its one parent and changes settings, each with a
 * reason; the root variant has no parent and sets every setting.
 *
 * @param <C> the game's settings record
 */
public final class Variants<C extends Settings> implements VariantBook {

    private final String game;
    private final Class<C> settingsType;
    private final RuleBook book;
    private final Map<String, Variant> shipped = new LinkedHashMap<>();

    /** The part of a file that is not about settings. */
    record Head(
            int variant,
            String game,
            String id,
            LocalText title,
            Optional<String> parent,
            Optional<Variant.Status> status,
            Optional<LocalText> about,
            Optional<List<String>> sources) {}

    /** One changed setting; {@code to} is read as the setting's own type. */
    record Change(String because, Optional<String> clause, Optional<Variant.Basis> basis) {}

    /**
     * Reads the shipped variants.
     *
     * @param ids file names without ending, parents first; the first is the standard
     */
    public Variants(
            String game, Class<C> settingsType, RuleBook book, Class<?> anchor, List<String> ids) {
        this.game = game;
        this.settingsType = settingsType;
        this.book = book;
        for (String id : ids) {
            String file = "variants/" + id + ".yaml";
            // Shipped files are validated by the build's tests; here only their shape is read.
            Variant variant = resolve(YamlRuleBook.text(anchor, file), file, false).orElseThrow();
            shipped.put(variant.id(), variant);
        }
    }

    @Override
    public List<Variant> all() {
        return List.copyOf(shipped.values());
    }

    @Override
    public Variant standard() {
        return shipped.values().iterator().next();
    }

    @Override
    public Optional<Variant> find(String id) {
        return Optional.ofNullable(shipped.get(id));
    }

    @Override
    public Variant get(String id) {
        Variant variant = shipped.get(id);
        if (variant == null) {
            throw new IllegalArgumentException(
                    "variant '"
                            + id
                            + "' of "
                            + game
                            + " does not exist; there are "
                            + shipped.keySet());
        }
        return variant;
    }

    @Override
    public Reading<Variant> look(String id, Where where) {
        Variant variant = shipped.get(id);
        return variant != null ? Reading.of(variant) : Reading.failed(unknown(id, where));
    }

    @Override
    public Reading<Variant> read(String yaml, String fileName) {
        return resolve(yaml, fileName, true);
    }

    /** Only the standard variant stands on its own. */
    private String rootId() {
        return shipped.isEmpty() ? "" : standard().id();
    }

    private Problem unknown(String id, Where where) {
        return Problem.of("unknown-variant", where)
                .withValue(id)
                .withAllowed(String.join(", ", shipped.keySet()))
                .withSuggestion(Nearest.of(id, shipped.keySet()));
    }

    private Reading<Variant> resolve(String yaml, String fileName, boolean validate) {
        return YamlText.read(yaml, fileName)
                .fold(node -> resolve(node, fileName, validate), Reading::failed);
    }

    private Reading<Variant> resolve(Node node, String fileName, boolean validate) {
        Binder binder = new Binder(fileName);
        Head head = binder.bind(Head.class, renamed(node), "", List.of("changes"));
        Where file = Where.file(fileName);
        if (head == null) {
            return Reading.failed(binder.problems());
        }
        if (!head.game().equals(game)) {
            binder.problem("wrong-game", place(node, "game"), "/game", head.game(), game, "");
        }
        if (head.variant() != 1) {
            binder.problem(
                    "unsupported-format",
                    place(node, "variant"),
                    "/variant",
                    "" + head.variant(),
                    "1",
                    "");
        }
        Variant parent = head.parent().map(shipped::get).orElse(null);
        if (parent == null && head.parent().isPresent()) {
            Node.Mark mark = place(node, "extends");
            binder.problems()
                    .add(
                            unknown(
                                    head.parent().get(),
                                    file.at(mark.line(), mark.column()).path("/extends")));
        }
        if (validate && head.parent().isEmpty() && !head.id().equals(rootId())) {
            binder.problem(
                    "missing-field",
                    node.mark(),
                    "/extends",
                    "extends",
                    String.join(", ", shipped.keySet()),
                    "");
        }
        if (!binder.problems().isEmpty()) {
            return Reading.failed(binder.problems());
        }
        Node changes = node instanceof Node.Fields fields ? fields.values().get("changes") : null;
        if (changes == null) {
            changes = new Node.Fields(node.mark(), Map.of(), Map.of());
        }
        Map<String, Variant.Layer> layers = new LinkedHashMap<>();
        if (parent != null) {
            parent.layers().forEach(layer -> layers.put(layer.setting(), layer));
        }
        Map<String, Where> places = new LinkedHashMap<>();
        Node values = read(changes, head, binder, layers, places);
        C settings =
                binder.bind(
                        settingsType,
                        values,
                        "/changes",
                        parent == null ? Map.of() : Binder.values(parent.settings()));
        if (settings == null || !binder.problems().isEmpty()) {
            return Reading.failed(binder.problems());
        }
        if (validate) {
            List<Problem> problems = SettingsCheck.check(settings, places, file);
            if (!problems.isEmpty()) {
                return Reading.failed(problems);
            }
        }
        return Reading.of(
                new Variant(
                        head.id(),
                        game,
                        head.title(),
                        head.status()
                                .orElse(parent == null ? Variant.Status.COMPLETE : parent.status()),
                        head.about().orElse(new LocalText("", "", "")),
                        head.sources().orElse(parent == null ? List.of() : parent.sources()),
                        settings,
                        Binder.names(settingsType).stream()
                                .filter(layers::containsKey)
                                .map(layers::get)
                                .toList(),
                        digest(game, book.version(), settings)));
    }

    /** {@code extends} is a word of Java; the head calls it parent. */
    private static Node renamed(Node node) {
        if (!(node instanceof Node.Fields fields)) {
            return node;
        }
        Map<String, Node> values = new LinkedHashMap<>();
        Map<String, Node.Mark> keys = new LinkedHashMap<>();
        fields.values()
                .forEach((key, value) -> values.put(key.equals("extends") ? "parent" : key, value));
        fields.keys()
                .forEach((key, mark) -> keys.put(key.equals("extends") ? "parent" : key, mark));
        return new Node.Fields(fields.mark(), values, keys);
    }

    private Node read(
            Node changes,
            Head head,
            Binder binder,
            Map<String, Variant.Layer> layers,
            Map<String, Where> places) {
        if (!(changes instanceof Node.Fields fields)) {
            binder.problem(
                    "wrong-type",
                    changes.mark(),
                    "/changes",
                    changes.shown(),
                    "{setting: {to, because}}",
                    "");
            return new Node.Fields(changes.mark(), Map.of(), Map.of());
        }
        Map<String, Node> values = new LinkedHashMap<>();
        Map<String, Node.Mark> keys = new LinkedHashMap<>();
        List<String> known = Binder.names(settingsType);
        fields.values()
                .forEach(
                        (setting, node) -> {
                            Node.Mark key = fields.keys().getOrDefault(setting, node.mark());
                            if (!known.contains(setting)) {
                                binder.problem(
                                        "unknown-field",
                                        key,
                                        "/changes/" + setting,
                                        setting,
                                        String.join(", ", known),
                                        Nearest.of(setting, known));
                                return;
                            }
                            Change change =
                                    binder.bind(
                                            Change.class,
                                            node,
                                            "/changes/" + setting,
                                            List.of("to"));
                            Node to =
                                    node instanceof Node.Fields parts
                                            ? parts.values().get("to")
                                            : null;
                            if (to == null) {
                                binder.problem(
                                        "missing-field",
                                        node.mark(),
                                        "/changes/" + setting + "/to",
                                        "to",
                                        "",
                                        "");
                            } else if (change != null) {
                                change.clause()
                                        .filter(id -> book.clause(id).isEmpty())
                                        .ifPresent(
                                                id ->
                                                        binder.problem(
                                                                "unknown-clause",
                                                                node.mark(),
                                                                "/changes/" + setting + "/clause",
                                                                id,
                                                                "",
                                                                ""));
                                values.put(setting, to);
                                keys.put(setting, key);
                                places.put(
                                        "/" + setting,
                                        new Where(
                                                binder.file(),
                                                to.mark().line(),
                                                to.mark().column(),
                                                ""));
                                layers.put(
                                        setting,
                                        new Variant.Layer(
                                                setting,
                                                to.shown(),
                                                head.id(),
                                                change.because(),
                                                change.clause().orElse(""),
                                                change.basis().orElse(Variant.Basis.PRINTED)));
                            }
                        });
        return new Node.Fields(changes.mark(), values, keys);
    }

    private static Node.Mark place(Node node, String key) {
        return node instanceof Node.Fields fields
                ? fields.keys().getOrDefault(key, node.mark())
                : node.mark();
    }

    /**
     * The digest of resolved settings under one version of the rules: equal rules, equal digest.
     */
    static String digest(String game, int rules, Settings settings) {
        Map<String, Object> content = new LinkedHashMap<>();
        content.put("game", game);
        content.put("rules", rules);
        content.put("settings", settings);
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(JsonWriter.canonical(content).getBytes(StandardCharsets.UTF_8));
            return "sha256:" + HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
