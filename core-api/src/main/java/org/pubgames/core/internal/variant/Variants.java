package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.TableDomain;

/**
 * The variants of a game, from files. A file names its one parent and changes settings, each with a
 * reason; the standard has no parent and sets every setting.
 *
 * @param <C> the game's settings record
 */
public final class Variants<C extends Settings> implements VariantBook {

    private final String game;
    private final Class<C> type;
    private final RuleBook book;
    private final Map<String, Variant> variants;
    private final Map<String, MixIn> mixIns;
    private final List<Problem> problems;
    private final DraftTables tables;
    private final DraftReader reader;
    private final Resolver<C> resolver;

    private Variants(
            String game,
            Class<C> type,
            RuleBook book,
            Map<String, Variant> variants,
            Map<String, MixIn> mixIns,
            DraftTables tables,
            List<Problem> problems) {
        this.game = game;
        this.type = type;
        this.book = book;
        this.variants = variants;
        this.mixIns = mixIns;
        this.problems = List.copyOf(problems);
        this.tables = tables;
        this.reader = new DraftReader(game, type, book, tables.kinds());
        this.resolver = new Resolver<>(game, type, book, variants, mixIns, tables);
    }

    /** A book of resolved variants, the standard first, and mix-ins. */
    static <C extends Settings> Variants<C> of(
            String game,
            Class<C> type,
            RuleBook book,
            Map<String, Variant> variants,
            Map<String, MixIn> mixIns,
            List<TableDomain> tables) {
        return new Variants<>(
                game, type, book, variants, mixIns, new DraftTables(tables), List.of());
    }

    /** A book of files that were validated before; only their shape is read. */
    static <C extends Settings> Variants<C> of(
            String game,
            Class<C> type,
            RuleBook book,
            List<VariantFile> shipped,
            List<VariantFile> mixIns,
            List<TableDomain> tables) {
        Variants<C> made =
                of(game, type, book, new LinkedHashMap<>(), new LinkedHashMap<>(), tables);
        for (VariantFile file : shipped) {
            Draft draft = made.reader.read(file.text(), file.name()).orElseThrow();
            boolean root = made.variants.isEmpty();
            Variant variant = made.resolver.variant(draft, root, false).orElseThrow();
            made.variants.put(variant.id(), variant);
        }
        for (VariantFile file : mixIns) {
            Draft draft = made.reader.read(file.text(), file.name()).orElseThrow();
            MixIn mixIn = made.resolver.mixIn(draft, false).orElseThrow();
            made.mixIns.put(mixIn.id(), mixIn);
        }
        return made;
    }

    @Override
    public List<Variant> all() {
        return List.copyOf(variants.values());
    }

    @Override
    public List<MixIn> mixIns() {
        return List.copyOf(mixIns.values());
    }

    @Override
    public Variant standard() {
        return variants.values().iterator().next();
    }

    @Override
    public Optional<Variant> find(String id) {
        return Optional.ofNullable(variants.get(id));
    }

    @Override
    public Variant get(String id) {
        Variant variant = variants.get(id);
        if (variant == null) {
            throw new IllegalArgumentException(
                    "variant '"
                            + id
                            + "' of "
                            + game
                            + " does not exist; there are "
                            + variants.keySet());
        }
        return variant;
    }

    @Override
    public Reading<Variant> look(String id, Where where) {
        Variant variant = variants.get(id);
        if (variant != null) {
            return Reading.of(variant);
        }
        return Reading.failed(
                Problem.of("unknown-variant", where)
                        .withValue(id)
                        .withAllowed(String.join(", ", variants.keySet()))
                        .withSuggestion(Nearest.id(id, variants.keySet())));
    }

    @Override
    public Reading<Variant> read(String yaml, String fileName) {
        return reader.read(yaml, fileName).fold(this::read, Reading::failed);
    }

    private Reading<Variant> read(Draft draft) {
        if (draft.head().mixIn()) {
            List<Problem> found = new ArrayList<>(resolver.mixIn(draft, true).problems());
            found.add(Problem.of("mixin-alone", draft.value("kind")).withValue(draft.head().id()));
            return Reading.failed(DraftReader.sorted(found));
        }
        boolean root = draft.head().id().equals(standard().id());
        return resolver.variant(draft, root, true);
    }

    @Override
    public List<Problem> problems() {
        return problems;
    }

    @Override
    public VariantBook with(List<VariantFile> files) {
        Variants<C> more =
                new Variants<>(
                        game,
                        type,
                        book,
                        new LinkedHashMap<>(variants),
                        new LinkedHashMap<>(mixIns),
                        tables,
                        List.of());
        List<Problem> found = new ArrayList<>(problems);
        Map<String, Draft> waiting = new LinkedHashMap<>();
        List<Draft> doubles = new ArrayList<>();
        for (VariantFile file : files) {
            if (ours(file)) {
                more.reader
                        .read(file.text(), file.name())
                        .fold(
                                draft -> more.admit(draft, waiting, doubles),
                                problems -> found.addAll(problems));
            }
        }
        more.join(waiting, found);
        doubles.forEach(draft -> found.addAll(more.taken(draft)));
        return new Variants<>(game, type, book, more.variants, more.mixIns, tables, found);
    }

    /** Files of other games are for their books; one that names no game is everybody's problem. */
    private boolean ours(VariantFile file) {
        String named = VariantFiles.game(file);
        return named.isEmpty() || named.equals(game);
    }

    private boolean admit(Draft draft, Map<String, Draft> waiting, List<Draft> doubles) {
        String id = draft.head().id();
        boolean taken =
                variants.containsKey(id) || mixIns.containsKey(id) || waiting.containsKey(id);
        if (taken) {
            doubles.add(draft);
        } else {
            // files without a sound id do not get into each other's way
            waiting.put(id.isEmpty() ? "/" + draft.file() : id, draft);
        }
        return !taken;
    }

    /** The problems of a draft whose id another file has. */
    private List<Problem> taken(Draft draft) {
        List<Problem> found = new ArrayList<>();
        String id = draft.head().id();
        found.add(Problem.of("id-taken", draft.value("id")).withValue(id));
        found.addAll(
                draft.head().mixIn()
                        ? resolver.mixIn(draft, true).problems()
                        : resolver.variant(draft, false, true).problems());
        return DraftReader.sorted(found);
    }

    /** Resolves parents before their children, whatever the order of the files. */
    private void join(Map<String, Draft> waiting, List<Problem> found) {
        List<String> broken = new ArrayList<>();
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Map.Entry<String, Draft> entry : List.copyOf(waiting.entrySet())) {
                Draft draft = entry.getValue();
                Collection<String> needs = needs(draft);
                if (needs.stream().noneMatch(waiting::containsKey)) {
                    waiting.remove(entry.getKey());
                    found.addAll(join(draft, needs, broken));
                    moved = true;
                }
            }
        }
        for (Draft draft : waiting.values()) {
            List<String> circle = circle(draft, waiting);
            boolean within = circle.get(0).equals(circle.get(circle.size() - 1));
            List<Problem> all = new ArrayList<>(draft.problems());
            all.add(
                    within
                            ? Problem.of("extends-cycle", draft.value("extends"))
                                    .withValue(String.join(" → ", circle))
                            : broken(draft, circle.get(1)));
            found.addAll(DraftReader.sorted(all));
        }
    }

    /** What a draft builds on is broken. */
    private static Problem broken(Draft draft, String lost) {
        List<String> with = draft.head().with().orElse(List.of());
        Where where = draft.value("extends");
        for (int i = 0; i < with.size(); i++) {
            if (Pin.of(with.get(i)).filter(pin -> pin.id().equals(lost)).isPresent()) {
                where = draft.value("with", i);
            }
        }
        return Problem.of("parent-broken", where).withValue(lost);
    }

    private List<Problem> join(Draft draft, Collection<String> needs, List<String> broken) {
        String id = draft.head().id();
        Optional<String> lost = needs.stream().filter(broken::contains).findFirst();
        List<Problem> found;
        if (lost.isPresent()) {
            List<Problem> all = new ArrayList<>(draft.problems());
            all.add(broken(draft, lost.get()));
            found = DraftReader.sorted(all);
        } else if (draft.head().mixIn()) {
            Reading<MixIn> mixIn = resolver.mixIn(draft, true);
            found = mixIn.problems();
            mixIn.fold(sound -> mixIns.put(id, sound), no -> null);
        } else {
            Reading<Variant> variant = resolver.variant(draft, false, true);
            found = variant.problems();
            variant.fold(sound -> variants.put(id, sound), no -> null);
        }
        if (!found.isEmpty()) {
            broken.add(id);
        }
        return found;
    }

    private static Collection<String> needs(Draft draft) {
        return Stream.concat(
                        draft.head().parent().stream(),
                        draft.head().with().orElse(List.of()).stream())
                .flatMap(pin -> Pin.of(pin).stream())
                .map(Pin::id)
                // one that names itself is told by the resolver
                .filter(id -> !id.equals(draft.head().id()))
                .toList();
    }

    /** The way from a draft through its parents back to one that was already passed. */
    private static List<String> circle(Draft draft, Map<String, Draft> waiting) {
        List<String> way = new ArrayList<>();
        Draft next = draft;
        while (next != null && !way.contains(next.head().id())) {
            way.add(next.head().id());
            next =
                    needs(next).stream()
                            .filter(waiting::containsKey)
                            .findFirst()
                            .map(waiting::get)
                            .orElse(null);
        }
        if (next != null) {
            way.add(next.head().id());
        }
        return way;
    }
}
