package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.LocalText;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.text.Nearest;

/** Joins a draft to its parent and its mix-ins and looks at the whole. */
final class Resolver<C extends Settings> {

    /** The longest chain of parents. */
    static final int DEEPEST = 8;

    /** The fields of a whole variant. */
    static final List<String> NOT_IN_MIX_IN = List.of("extends", "with", "status", "borrows");

    private final String game;
    private final Class<C> type;
    private final RuleBook book;
    private final Map<String, Variant> variants;
    private final Map<String, MixIn> mixIns;
    private final DraftTables tables;

    /** A resolver that finds parents and mix-ins in these maps. */
    Resolver(
            String game,
            Class<C> type,
            RuleBook book,
            Map<String, Variant> variants,
            Map<String, MixIn> mixIns,
            DraftTables tables) {
        this.game = game;
        this.type = type;
        this.book = book;
        this.variants = variants;
        this.mixIns = mixIns;
        this.tables = tables;
    }

    /**
     * The whole variant of a draft.
     *
     * @param root whether it is the variant that stands on its own
     * @param validate whether its values are looked at; shipped ones are by the build's tests
     */
    Reading<Variant> variant(Draft draft, boolean root, boolean validate) {
        List<Problem> problems = new ArrayList<>(draft.problems());
        Variant parent = parent(draft, root, problems);
        List<MixIn> taken = taken(draft, problems);
        Map<String, Object> values = new LinkedHashMap<>();
        List<Variant.Layer> layers = new ArrayList<>();
        if (parent != null) {
            values.putAll(Records.values(parent.settings()));
            layers.addAll(parent.layers());
        } else if (!variants.isEmpty() && !(root && draft.head().parent().isEmpty())) {
            // the parent is unknown: the other values are looked at beside those of the standard
            values.putAll(Records.values(standard().settings()));
        }
        for (MixIn mixIn : taken) {
            values.putAll(mixIn.values());
            layers.addAll(mixIn.layers());
        }
        Map<String, Object> inherited = Map.copyOf(values);
        values.putAll(draft.values());
        layers.addAll(draft.layers());
        List<String> missing =
                Records.names(type).stream().filter(name -> !values.containsKey(name)).toList();
        missing.forEach(
                name ->
                        problems.add(
                                Problem.of("missing-field", draft.key("changes")).withValue(name)));
        List<DecisionTable> joined = tables.joined(parent, taken, draft);
        if (validate && missing.isEmpty()) {
            SettingsAdvice advice = new SettingsAdvice(type, book, inherited);
            List<Problem> found = advice.problems(draft, values, problems.isEmpty());
            problems.addAll(found);
            // settings that are wrong themselves say nothing about what can happen
            Map<String, Object> played = found.isEmpty() ? values : inherited;
            if (played.size() == values.size()) {
                problems.addAll(tables.problems(joined, draft, Records.make(type, played)));
            }
        }
        if (!problems.isEmpty()) {
            return Reading.failed(DraftReader.sorted(problems));
        }
        List<String> order = Records.names(type);
        layers.sort(Comparator.comparingInt(layer -> order.indexOf(layer.setting())));
        return Reading.of(
                variant(draft.head(), parent, Records.make(type, values), layers, joined));
    }

    private Variant variant(
            VariantHead head,
            @Nullable Variant parent,
            C settings,
            List<Variant.Layer> layers,
            List<DecisionTable> joined) {
        List<DecisionTable> held = DraftTables.held(joined);
        List<String> sources = head.sources().orElse(parent == null ? List.of() : parent.sources());
        List<String> borrows =
                head.borrows()
                        .orElse(
                                head.sources().isPresent() || parent == null
                                        ? List.of()
                                        : parent.borrows());
        return new Variant(
                head.id(),
                head.editionNumber(),
                game,
                head.title().text(),
                head.status().orElse(parent == null ? Variant.Status.COMPLETE : parent.status()),
                confidence(head, parent),
                about(head, parent),
                sources,
                borrows,
                head.parent(),
                head.with().orElse(List.of()),
                settings,
                layers,
                held,
                Digests.of(game, book.version(), settings, held));
    }

    /** What is unknown of the parent is unknown here too, and told in the parent's words. */
    private static LocalText about(VariantHead head, @Nullable Variant parent) {
        boolean silent = head.status().isEmpty() && head.aboutText().en().isBlank();
        return parent != null && silent && parent.status() == Variant.Status.INCOMPLETE
                ? parent.about()
                : head.aboutText();
    }

    /** As said; otherwise that of the document it is taken from, otherwise the parent's. */
    private Variant.Confidence confidence(VariantHead head, @Nullable Variant parent) {
        if (head.confidence().isPresent()) {
            return head.confidence().get();
        }
        Optional<String> printed =
                head.sources().stream()
                        .flatMap(List::stream)
                        .limit(1)
                        .flatMap(id -> book.source(id).stream())
                        .map(source -> source.confidence())
                        .findFirst();
        if (printed.isEmpty() && parent != null) {
            return parent.confidence();
        }
        return Stream.of(Variant.Confidence.values())
                .filter(each -> each.name().equalsIgnoreCase(printed.orElse("high")))
                .findFirst()
                .orElse(Variant.Confidence.MEDIUM);
    }

    /** A mix-in of a draft; its values are looked at one by one. */
    Reading<MixIn> mixIn(Draft draft, boolean validate) {
        List<Problem> problems = new ArrayList<>(draft.problems());
        for (String field : NOT_IN_MIX_IN) {
            if (draft.node().values().containsKey(field)) {
                problems.add(Problem.of("not-in-mixin", draft.key(field)).withValue(field));
            }
        }
        Map<String, Object> values = new LinkedHashMap<>(Records.values(standard().settings()));
        values.putAll(draft.values());
        if (validate) {
            // what holds without the mix-in is up to each variant that takes it up
            SettingsAdvice advice = new SettingsAdvice(type, book, Map.of());
            problems.addAll(advice.problems(draft, values, false));
            problems.addAll(tables.problems(draft.tables(), draft, standard().settings()));
        }
        if (!problems.isEmpty()) {
            return Reading.failed(DraftReader.sorted(problems));
        }
        VariantHead head = draft.head();
        LocalText title = head.title().text();
        return Reading.of(
                new MixIn(
                        head.id(),
                        head.editionNumber(),
                        game,
                        title,
                        head.aboutText(),
                        head.sources().orElse(List.of()),
                        draft.values(),
                        draft.layers(),
                        draft.tables()));
    }

    private Variant standard() {
        return variants.values().iterator().next();
    }

    private @Nullable Variant parent(Draft draft, boolean root, List<Problem> problems) {
        List<String> pins = variants.values().stream().map(Variant::pinned).toList();
        if (draft.head().parent().isEmpty()) {
            if (!root && !attempted(draft)) {
                problems.add(
                        Problem.of("no-parent", draft.key("extends"))
                                .withValue("extends")
                                .withAllowed(String.join(", ", pins))
                                .withSuggestion(pins.get(0)));
            }
            return null;
        }
        String id = draft.head().id();
        if (named(draft.head().parent().get()).equals(id) && !variants.containsKey(id)) {
            problems.add(
                    Problem.of("extends-cycle", draft.value("extends")).withValue(id + " → " + id));
            return null;
        }
        Variant parent =
                pinned(
                        draft.head().parent().get(),
                        draft.value("extends"),
                        variants,
                        Variant::edition,
                        pins,
                        mixIns.containsKey(named(draft.head().parent().get()))
                                ? "mixin-as-parent"
                                : "unknown-parent",
                        problems);
        if (parent != null && depth(parent) >= DEEPEST) {
            problems.add(
                    Problem.of("extends-too-deep", draft.value("extends"))
                            .withValue(chain(parent))
                            .withAllowed("≤ " + DEEPEST));
        }
        return parent;
    }

    /** Whether a parent was meant: misspelt, of the wrong form, or in a file of unknown kind. */
    private static boolean attempted(Draft draft) {
        return draft.node().values().containsKey("extends")
                || draft.problems().stream()
                        .anyMatch(
                                problem ->
                                        problem.suggestion().equals("extends")
                                                || problem.where().path().equals("/kind"));
    }

    /** The id in a pin, whatever else was written around it. */
    private static String named(String written) {
        String plain = written.strip();
        int at = plain.indexOf('@');
        String id = at < 0 ? plain : plain.substring(0, at);
        return id.substring(id.lastIndexOf('/') + 1);
    }

    private List<MixIn> taken(Draft draft, List<Problem> problems) {
        List<String> pins = mixIns.values().stream().map(MixIn::pinned).toList();
        List<String> named = draft.head().with().orElse(List.of());
        List<MixIn> taken = new ArrayList<>();
        for (int i = 0; i < named.size(); i++) {
            Where where = draft.value("with", i);
            MixIn mixIn =
                    pinned(
                            named.get(i),
                            where,
                            mixIns,
                            MixIn::edition,
                            pins,
                            variants.containsKey(named(named.get(i)))
                                    ? "variant-as-mixin"
                                    : "unknown-mixin",
                            problems);
            if (mixIn != null && taken.contains(mixIn)) {
                problems.add(Problem.of("mixin-twice", where).withValue(named.get(i)));
            } else if (mixIn != null) {
                taken.add(mixIn);
            }
        }
        return taken;
    }

    /** What a pin names, or the problem with it. */
    private static <T> @Nullable T pinned(
            String written,
            Where where,
            Map<String, T> known,
            java.util.function.ToIntFunction<T> edition,
            Collection<String> pins,
            String unknown,
            List<Problem> problems) {
        String id = named(written);
        Pin pin = Pin.of(written).filter(each -> each.id().equals(id)).orElse(new Pin(id, 0));
        T found = known.get(id);
        if (found == null) {
            String nearest = Nearest.id(id, known.keySet());
            T meant = known.get(nearest);
            problems.add(
                    Problem.of(unknown, where)
                            .withValue(DraftReader.shortened(written))
                            .withAllowed(String.join(", ", pins))
                            .withSuggestion(
                                    meant == null
                                            ? ""
                                            : nearest + "@" + edition.applyAsInt(meant)));
            return null;
        }
        String right = pin.id() + "@" + edition.applyAsInt(found);
        if (!pin.pinned() || pin.edition() != edition.applyAsInt(found)) {
            String code = pin.pinned() ? "other-edition" : "not-pinned";
            // more than an id and its edition: the game, a folder, spaces
            boolean wrapped = !written.startsWith(id);
            problems.add(
                    Problem.of(wrapped ? unknown : code, where)
                            .withValue(written)
                            .withAllowed(right)
                            .withSuggestion(right));
            return null;
        }
        return found;
    }

    private int depth(Variant variant) {
        int depth = 1;
        Optional<Variant> next = above(variant);
        while (next.isPresent()) {
            depth++;
            next = above(next.get());
        }
        return depth;
    }

    private String chain(Variant variant) {
        StringBuilder chain = new StringBuilder(variant.id());
        for (Optional<Variant> next = above(variant); next.isPresent(); next = above(next.get())) {
            chain.append(" → ").append(next.get().id());
        }
        return chain.toString();
    }

    private Optional<Variant> above(Variant variant) {
        return variant.parent().flatMap(Pin::of).map(Pin::id).map(variants::get);
    }
}
