package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.Settings;
import org.pubgames.core.book.YamlRuleBook;
import org.pubgames.core.variant.Variants;

/**
 * What a game ships with: rules, rulebook, variants. Each is made when first needed and on its own,
 * because a question that needs no rules should not load them. Safe to share between threads.
 */
public final class GameParts {

    private final Supplier<RuleBase> rules;
    private final Supplier<YamlRuleBook> book;
    private final Supplier<Variants<?>> variants;

    private GameParts(
            Supplier<RuleBase> rules, Supplier<YamlRuleBook> book, Supplier<Variants<?>> variants) {
        this.rules = rules;
        this.book = book;
        this.variants = variants;
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
     */
    public static <C extends Settings> GameParts of(
            Class<?> game,
            String id,
            Class<C> settings,
            String module,
            int rules,
            List<String> shipped) {
        return ofFamily(game, game, id, settings, module, rules, shipped);
    }

    /**
     * The parts of a game that shares rules with its relatives.
     *
     * @param family the class beside whose package the shared resources lie
     * @param rules how many rules there must be, the shared ones included
     */
    public static <C extends Settings> GameParts ofFamily(
            Class<?> family,
            Class<?> game,
            String id,
            Class<C> settings,
            String module,
            int rules,
            List<String> shipped) {
        List<Class<?>> anchors = new ArrayList<>(List.of(game));
        if (family != game) {
            anchors.add(0, family);
        }
        Supplier<YamlRuleBook> book = new Once<>(() -> YamlRuleBook.read(game, family));
        return new GameParts(
                new Once<>(() -> RuleBase.load(anchors, module, rules)),
                book,
                new Once<>(() -> new Variants<>(id, settings, book.get(), game, shipped)));
    }

    /** The rule set. */
    public Supplier<RuleBase> rules() {
        return rules;
    }

    /** The rulebook. */
    public YamlRuleBook book() {
        return book.get();
    }

    /** The shipped variants. */
    public Variants<?> variants() {
        return variants.get();
    }
}
