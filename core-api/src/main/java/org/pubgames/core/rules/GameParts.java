package org.pubgames.core.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.pubgames.core.EventKind;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.book.BuildIndex;
import org.pubgames.core.internal.book.EventTexts;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.internal.equipment.Measures;
import org.pubgames.core.internal.variant.SettingTexts;
import org.pubgames.core.internal.variant.ShippedVariants;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.TableUse;

/**
 * What a game ships with: rules, rulebook, variants. Each is made when first needed and on its own,
 * because a question that needs no rules should not load them. Safe to share between threads.
 */
final class GameParts {

    private final Supplier<RuleBase> rules;
    private final Supplier<OrderedBook> book;
    private final Supplier<VariantBook> variants;
    private final Supplier<List<Setting>> settings;
    private final Supplier<Packing> packing;
    private final Supplier<BuildIndex> index;
    private final Supplier<Measures> measures;
    private final Supplier<List<EventKind>> events;
    private final List<TableUse<?>> tables;
    private final Map<Class<?>, EventKind> kinds = new ConcurrentHashMap<>();

    private GameParts(
            Supplier<RuleBase> rules,
            Supplier<OrderedBook> book,
            Supplier<VariantBook> variants,
            Supplier<List<Setting>> settings,
            Supplier<Packing> packing,
            Supplier<BuildIndex> index,
            Supplier<Measures> measures,
            Supplier<List<EventKind>> events,
            List<TableUse<?>> tables) {
        this.rules = rules;
        this.book = book;
        this.variants = variants;
        this.settings = settings;
        this.packing = packing;
        this.index = index;
        this.measures = measures;
        this.events = events;
        this.tables = List.copyOf(tables);
    }

    /** What the game of a definition ships with. */
    static <C extends Settings> GameParts of(GameDefinition<?, ?, C> definition) {
        Class<?> home = definition.home();
        Class<?> family = definition.family();
        Supplier<BuildIndex> index = new Once<>(() -> BuildIndex.of(home));
        Supplier<OrderedBook> book = new Once<>(() -> OrderedBook.of(home, family));
        Supplier<ShippedVariants<C>> files =
                () ->
                        new ShippedVariants<>(
                                definition.key().id(),
                                definition.settingsType(),
                                home,
                                index,
                                definition.tables().stream().map(TableUse::domain).toList());
        Supplier<RuleBase> rules = new Once<>(() -> rules(home, family, index.get(), book));
        return new GameParts(
                rules,
                book,
                new Once<>(() -> files.get().book(book.get())),
                new Once<>(
                        () ->
                                SettingTexts.read(
                                        home, family, definition.settingsType(), book.get())),
                () -> new Packing(home, family, files.get(), rules),
                index,
                new Once<>(() -> Measures.of(home)),
                new Once<>(() -> EventTexts.read(home, family, definition.eventType())),
                definition.tables());
    }

    /** The rules, and as many of them as there must be: a lost model gives no error by itself. */
    private static RuleBase rules(
            Class<?> home, Class<?> family, BuildIndex index, Supplier<OrderedBook> book) {
        List<Class<?>> anchors = family == home ? List.of(home) : List.of(family, home);
        if (index.rules() > 0) {
            return RuleBase.load(anchors, index.module(), index.rules());
        }
        RuleBase rules = RuleBase.load(anchors, index.module());
        check(rules, book.get());
        return rules;
    }

    /**
     * Compares a rule set with the rulebook.
     *
     * @throws IllegalStateException when a rule of one of them is not in the other
     */
    static void check(RuleBase rules, OrderedBook book) {
        Set<String> odd = new TreeSet<>();
        for (Rule rule : book.rules()) {
            if (rule.by() == Rule.By.RULES) {
                odd.add(rule.id());
            }
        }
        for (String id : rules.ids()) {
            if (!odd.remove(id) && !book.absent().contains(id)) {
                odd.add(id);
            }
        }
        if (!odd.isEmpty()) {
            throw new IllegalStateException(
                    "rule set and rulebook of "
                            + book.game()
                            + " differ in "
                            + odd
                            + "; was the module built with its rule model?");
        }
    }

    /** What people call the game. */
    LocalText title() {
        return index.get().title();
    }

    /** The rule set. */
    public Supplier<RuleBase> rules() {
        return rules;
    }

    /** The rulebook. */
    public OrderedBook book() {
        return book.get();
    }

    /** The parameters. */
    public List<Setting> settings() {
        return settings.get();
    }

    /** The kinds of its events. */
    List<EventKind> events() {
        return events.get();
    }

    /** The kind of an event; asked for each event that is tried, so it is found once. */
    EventKind kind(Class<?> event) {
        EventKind known = kinds.get(event);
        return known != null ? known : kinds.computeIfAbsent(event, this::found);
    }

    private EventKind found(Class<?> event) {
        String written = Names.written(event.getSimpleName());
        return events().stream()
                .filter(kind -> kind.kind().equals(written))
                .findFirst()
                .orElseThrow();
    }

    /** The kinds of tables it takes. */
    List<TableUse<?>> tables() {
        return tables;
    }

    /** What can be measured of its equipment. */
    Measures measures() {
        return measures.get();
    }

    /** Its files and their compact form. */
    Packing packing() {
        return packing.get();
    }

    /** The shipped variants. */
    public VariantBook variants() {
        return variants.get();
    }
}
