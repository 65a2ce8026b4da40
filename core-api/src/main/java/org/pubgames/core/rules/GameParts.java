package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.VariantBook;
import org.pubgames.core.book.YamlRuleBook;
import org.pubgames.core.variant.SettingTexts;
import org.pubgames.core.variant.Variants;

/**
 * What a game ships with: rules, rulebook, variants. Each is made when first needed and on its own,
 * because a question that needs no rules should not load them. Safe to share between threads.
 */
public final class GameParts {

    private final Supplier<RuleBase> rules;
    private final Supplier<YamlRuleBook> book;
    private final Supplier<VariantBook> variants;
    private final Supplier<List<Setting>> settings;
    private final List<TableUse<?>> tables;

    private GameParts(
            Supplier<RuleBase> rules,
            Supplier<YamlRuleBook> book,
            Supplier<VariantBook> variants,
            Supplier<List<Setting>> settings,
            List<TableUse<?>> tables) {
        this.rules = rules;
        this.book = book;
        this.variants = variants;
        this.settings = settings;
        this.tables = List.copyOf(tables);
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
        Supplier<YamlRuleBook> book = new Once<>(() -> YamlRuleBook.read(game, family));
        return new GameParts(
                new Once<>(() -> RuleBase.load(anchors, module, rules)),
                book,
                new Once<>(
                        () ->
                                Variants.of(
                                        id,
                                        settings,
                                        book.get(),
                                        game,
                                        shipped,
                                        mixIns,
                                        tables.stream().map(TableUse::domain).toList())),
                new Once<>(() -> SettingTexts.read(game, family, settings, book.get())),
                tables);
    }

    /** The rule set. */
    public Supplier<RuleBase> rules() {
        return rules;
    }

    /** The rulebook. */
    public YamlRuleBook book() {
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

    /** The shipped variants. */
    public VariantBook variants() {
        return variants.get();
    }
}
