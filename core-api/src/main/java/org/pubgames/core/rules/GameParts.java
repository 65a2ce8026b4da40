package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.internal.equipment.Measures;
import org.pubgames.core.internal.variant.SettingTexts;
import org.pubgames.core.internal.variant.ShippedVariants;
import org.pubgames.core.spi.TableUse;

/**
 * What a game ships with: rules, rulebook, variants. Each is made when first needed and on its own,
 * because a question that needs no rules should not load them. Safe to share between threads.
 */
public final class GameParts {

    private final Supplier<RuleBase> rules;
    private final Supplier<OrderedBook> book;
    private final Supplier<VariantBook> variants;
    private final Supplier<List<Setting>> settings;
    private final Supplier<Packing> packing;
    private final List<TableUse<?>> tables;
    private final Supplier<Measures> measures;

    private GameParts(
            Supplier<RuleBase> rules,
            Supplier<OrderedBook> book,
            Supplier<VariantBook> variants,
            Supplier<List<Setting>> settings,
            Supplier<Packing> packing,
            List<TableUse<?>> tables,
            Supplier<Measures> measures) {
        this.rules = rules;
        this.book = book;
        this.variants = variants;
        this.settings = settings;
        this.packing = packing;
        this.tables = List.copyOf(tables);
        this.measures = measures;
    }

    /**
     * The parts of a game that stands alone.
     *
     * @param game the game's class, beside whose package the resources lie
     * @param id the game's id
     * @param settings its settings
     * @param module group and artifact of the module that holds it
     * @param rules how many rules there must be
     * @param shipped the shipped variants, parents first; the first is the standard
     * @param mixIns the shipped mix-ins
     */
    public static <C extends Settings> GameParts of(
            Class<?> game,
            String id,
            Class<C> settings,
            String module,
            int rules,
            List<String> shipped,
            List<String> mixIns) {
        return of(game, id, settings, module, rules, shipped, mixIns, List.of());
    }

    /**
     * The parts of a game that stands alone and takes tables of a house.
     *
     * @param tables the kinds of tables it takes
     */
    public static <C extends Settings> GameParts of(
            Class<?> game,
            String id,
            Class<C> settings,
            String module,
            int rules,
            List<String> shipped,
            List<String> mixIns,
            List<TableUse<?>> tables) {
        return ofFamily(game, game, id, settings, module, rules, shipped, mixIns, tables);
    }

    /**
     * The parts of a game that shares rules with its relatives.
     *
     * @param family the class beside whose package the shared resources lie
     * @param rules how many rules there must be, the shared ones included
     * @param tables the kinds of tables it takes
     */
    public static <C extends Settings> GameParts ofFamily(
            Class<?> family,
            Class<?> game,
            String id,
            Class<C> settings,
            String module,
            int rules,
            List<String> shipped,
            List<String> mixIns,
            List<TableUse<?>> tables) {
        List<Class<?>> anchors = new ArrayList<>(List.of(game));
        if (family != game) {
            anchors.add(0, family);
        }
        Supplier<OrderedBook> book = new Once<>(() -> OrderedBook.of(game, family));
        Supplier<ShippedVariants<C>> files =
                () ->
                        new ShippedVariants<>(
                                id,
                                settings,
                                game,
                                shipped,
                                mixIns,
                                tables.stream().map(TableUse::domain).toList());
        Supplier<RuleBase> ruleBase = new Once<>(() -> RuleBase.load(anchors, module, rules));
        return new GameParts(
                ruleBase,
                book,
                new Once<>(() -> files.get().book(book.get())),
                new Once<>(() -> SettingTexts.read(game, family, settings, book.get())),
                () -> new Packing(game, family, files.get(), ruleBase),
                tables,
                new Once<>(() -> Measures.of(game)));
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

    /** The kinds of tables it takes. */
    List<TableUse<?>> tables() {
        return tables;
    }

    /** Its files and their compact form. */
    Packing packing() {
        return packing.get();
    }

    /** What can be measured of its equipment. */
    Measures measures() {
        return measures.get();
    }

    /** The shipped variants. */
    public VariantBook variants() {
        return variants.get();
    }
}
