package org.pubgames.core.internal.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Citation;
import org.pubgames.core.Constant;
import org.pubgames.core.Ground;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.Names;

/** A rulebook that knows the place of each rule and the words of its family. Immutable. */
public abstract class OrderedBook implements RuleBook {

    /** The rules that cite each clause, found when somebody first asks; never changed. */
    private volatile @Nullable Map<String, List<Rule>> realising;

    OrderedBook() {}

    /**
     * A module's rulebook: in its compact form where the build made one, otherwise as written.
     *
     * @param anchor a class in the package whose resources hold {@code rulebook.yaml}
     * @param family a class in the package whose resources hold the shared sources and rules; the
     *     same class when the game stands alone
     * @throws org.pubgames.core.ProblemsException when the book has mistakes
     */
    public static OrderedBook of(Class<?> anchor, Class<?> family) {
        byte[] rules = PackedFiles.of(anchor, PackedBook.RULES);
        return rules == null
                ? YamlRuleBook.read(anchor, family)
                : new PackedBook(rules, () -> PackedFiles.further(anchor, PackedBook.CLAUSES));
    }

    /** The book as written in its compact form, by the names of files beside the anchor. */
    public static Map<String, byte[]> pack(Class<?> anchor, Class<?> family) {
        YamlRuleBook book = YamlRuleBook.read(anchor, family);
        return Map.of(
                PackedBook.RULES, PackedBook.rules(book),
                PackedBook.CLAUSES, PackedBook.clauses(book));
    }

    /**
     * The book of its compact form.
     *
     * @param packed what {@link #pack} made
     */
    public static OrderedBook unpack(Map<String, byte[]> packed) {
        return new PackedBook(
                file(packed, PackedBook.RULES), () -> file(packed, PackedBook.CLAUSES));
    }

    private static byte[] file(Map<String, byte[]> packed, String name) {
        return Objects.requireNonNull(packed.get(name), name);
    }

    /** The rules of the family that cannot come into play in this game. */
    public abstract Set<String> absent();

    /**
     * A rule's place in the book, for showing rulings in its order.
     *
     * @throws IllegalStateException when the book has no such rule
     */
    public abstract int place(String rule);

    /** What people say for constants that texts may show; others are shown as they are. */
    public abstract Map<String, LocalText> words();

    final int place(String rule, @Nullable Integer place) {
        if (place == null) {
            throw new IllegalStateException(
                    "rule '" + rule + "' fired but is not in the rulebook of " + game());
        }
        return place;
    }

    @Override
    public List<Rule> realising(String clause) {
        Map<String, List<Rule>> known = realising;
        if (known == null) {
            known = realising();
            realising = known;
        }
        return known.getOrDefault(clause, List.of());
    }

    private Map<String, List<Rule>> realising() {
        Map<String, List<Rule>> all = new HashMap<>();
        for (Rule rule : rules()) {
            rule.citations().stream()
                    .map(Citation::clause)
                    .distinct()
                    .forEach(
                            clause ->
                                    all.computeIfAbsent(clause, none -> new ArrayList<>())
                                            .add(rule));
        }
        all.replaceAll((clause, citing) -> List.copyOf(citing));
        return all;
    }

    @Override
    public Ground ground(String rule, String circumstance, Variant variant) {
        return rule(rule)
                .map(each -> new GroundSearch(this, each, circumstance, variant).ground())
                .orElse(Ground.NONE);
    }

    /**
     * The facts that a rule's sentence names, in the order of their first appearance; none when the
     * book has no such rule: {@link #place} refuses its rulings.
     */
    public final List<String> names(String rule) {
        Set<String> names = new LinkedHashSet<>();
        rule(rule)
                .ifPresent(
                        said -> {
                            for (Lang lang : Lang.values()) {
                                names.addAll(Template.names(said.says().in(lang)));
                            }
                        });
        return List.copyOf(names);
    }

    private Rule said(String rule) {
        return rule(rule)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "rule '" + rule + "' is not in the rulebook of " + game()));
    }

    private Because inWords(Because fact, Lang lang) {
        return new Because(fact.name(), inWords(fact.value(), lang));
    }

    private Object inWords(Object value, Lang lang) {
        if (value instanceof List<?> list) {
            return list.stream().map(each -> inWords(each, lang)).toList();
        }
        if (value instanceof Enum<?> constant) {
            return word(Names.written(constant), lang);
        }
        if (value instanceof Constant constant) {
            return word(constant.name(), lang);
        }
        return value;
    }

    private String word(String constant, Lang lang) {
        LocalText word = words().get(constant);
        return word == null ? constant : word.in(lang);
    }

    @Override
    public String say(Ruling ruling, Lang lang) {
        Rule rule = said(ruling.rule());
        return Template.fill(
                rule.says().in(lang),
                ruling.because().stream().map(fact -> inWords(fact, lang)).toList());
    }
}
