package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.drools.model.impl.ModelImpl;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.RuleSet;
import org.pubgames.core.spi.TableUse;

/**
 * The compiled rule set of one module, loaded from the model that the build generated: no rule
 * compiler, no code generation, no XML at run time. Safe to share between threads.
 *
 * <p>Rules that look at one situation each are asked directly; a rule set with any other rule is
 * put into sessions of the rule engine. Both give the same conclusions ({@link #inSessions}).
 */
public final class RuleBase implements RuleSet {

    private final List<Class<?>> anchors;
    private final String artifact;
    private final Supplier<List<Model>> models;
    private final Supplier<Map<String, Rule>> rules;
    private final @Nullable PackedRules packed;
    private final Set<String> silenced;
    private final Function<RuleBase, Engine> asking;
    private final Supplier<SessionEngine> network;
    private final Supplier<Engine> engine;

    private RuleBase(
            List<Class<?>> anchors,
            String artifact,
            Supplier<List<Model>> models,
            Supplier<Map<String, Rule>> rules,
            @Nullable PackedRules packed,
            Set<String> silenced,
            Function<RuleBase, Engine> asking,
            Optional<Supplier<SessionEngine>> network) {
        this.anchors = anchors;
        this.artifact = artifact;
        this.models = models;
        this.rules = rules;
        this.packed = packed;
        this.silenced = silenced;
        this.asking = asking;
        this.network =
                network.orElseGet(() -> new Once<>(() -> SessionEngine.of(models.get(), artifact)));
        this.engine = new Once<>(() -> asking.apply(this));
    }

    /**
     * Loads the rule set of a game. A module may hold several games, each in a package of its own.
     *
     * @param anchor the game's class: the rules are those in the packages below its own
     * @param artifact group and artifact of the module, such as {@code
     *     org.pubgames/pubgames-sjoelen-rules}
     * @param expected how many rules there must be: a lost model otherwise gives an empty rule set
     *     without an error
     * @throws IllegalStateException when the model is missing or incomplete
     */
    public static RuleBase load(Class<?> anchor, String artifact, int expected) {
        return load(List.of(anchor), artifact, expected);
    }

    /**
     * Loads the rule set of a game that shares rules with its relatives.
     *
     * @param anchors the game's class and those of the families it belongs to: the rules are those
     *     in the packages below theirs
     * @param artifact group and artifact of the module
     * @param expected how many rules there must be in all
     * @throws IllegalStateException when the model is missing or incomplete
     */
    public static RuleBase load(List<Class<?>> anchors, String artifact, int expected) {
        RuleBase loaded = load(anchors, artifact);
        int count = loaded.packed == null ? loaded.rules.get().size() : loaded.packed.count();
        if (count != expected) {
            throw new IllegalStateException(
                    artifact
                            + " has "
                            + count
                            + " rules, "
                            + expected
                            + " were expected; was the module built with its rule model?");
        }
        return loaded;
    }

    /** Loads a rule set whose rules are not counted here. */
    static RuleBase load(List<Class<?>> anchors, String artifact) {
        Once<List<Model>> models =
                new Once<>(() -> List.copyOf(new CompiledModels(artifact).of(anchors)));
        Once<Map<String, Rule>> rules = new Once<>(() -> byName(models.get()));
        return new RuleBase(
                List.copyOf(anchors),
                artifact,
                models,
                rules,
                PackedRules.of(anchors.get(anchors.size() - 1)),
                Set.of(),
                RuleBase::usual,
                Optional.empty());
    }

    private static Map<String, Rule> byName(List<Model> models) {
        Map<String, Rule> rules = new LinkedHashMap<>();
        models.forEach(model -> model.getRules().forEach(rule -> rules.put(rule.getName(), rule)));
        return rules;
    }

    /** The compact form of the rule set; none when some rule is not a plain one. */
    Optional<byte[]> pack() {
        List<PlainRule> plain = new ArrayList<>();
        for (Rule rule : speaking()) {
            Optional<PlainRule> found = PlainRule.of(rule);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            plain.add(found.get());
        }
        return PackedRules.pack(plain);
    }

    private static Engine usual(RuleBase base) {
        PackedRules packed = base.packed;
        if (packed != null) {
            return new PlainEngine(
                    kind ->
                            packed.about(kind).stream()
                                    .filter(rule -> !base.silenced.contains(rule.name()))
                                    .toList());
        }
        List<PlainRule> plain = new ArrayList<>();
        for (Rule rule : base.speaking()) {
            Optional<PlainRule> found = PlainRule.of(rule);
            if (found.isEmpty()) {
                return sessions(base);
            }
            plain.add(found.get());
        }
        return new PlainEngine(plain);
    }

    private static Engine sessions(RuleBase base) {
        return base.network.get().without(base.silenced);
    }

    /** The same rule set, asked in sessions of the rule engine whatever its rules look like. */
    public RuleBase inSessions() {
        return askedBy(RuleBase::sessions);
    }

    /**
     * The same rule set, asked by another engine: for comparing engines on the same rules.
     *
     * @param maker makes the engine of the rules that speak
     * @throws IllegalStateException at the first question, when some rule is not a plain one
     */
    public RuleBase by(Function<List<PlainRule>, Engine> maker) {
        return askedBy(base -> maker.apply(base.plain()));
    }

    private RuleBase askedBy(Function<RuleBase, Engine> other) {
        return new RuleBase(
                anchors, artifact, models, rules, packed, silenced, other, Optional.of(network));
    }

    List<PlainRule> plain() {
        return speaking().stream()
                .map(
                        rule ->
                                PlainRule.of(rule)
                                        .orElseThrow(
                                                () ->
                                                        new IllegalStateException(
                                                                rule.getName()
                                                                        + " looks at more than one"
                                                                        + " situation")))
                .toList();
    }

    /** The rules that are not silenced. */
    private List<Rule> speaking() {
        return models.get().stream()
                .flatMap(model -> model.getRules().stream())
                .filter(rule -> !silenced.contains(rule.getName()))
                .toList();
    }

    private RuleBase with(Model more, Set<String> names) {
        List<Model> all = new ArrayList<>(models.get());
        all.add(more);
        return new RuleBase(
                anchors, artifact, () -> all, rules, null, names, asking, Optional.empty());
    }

    /**
     * The same rule set with the rules of a house's tables beside it; the names stay those of the
     * rulebook.
     *
     * @param uses how the game plays the kinds of tables
     * @throws IllegalArgumentException when the game takes no such table
     */
    RuleBase with(List<DecisionTable> tables, List<TableUse<?>> uses) {
        ModelImpl model = new ModelImpl(TableRules.HOME);
        for (DecisionTable table : tables) {
            TableUse<?> use =
                    uses.stream()
                            .filter(each -> each.kind().name().equals(table.kind().name()))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            new IllegalArgumentException(
                                                    artifact
                                                            + " takes no table '"
                                                            + table.kind().name()
                                                            + "'"));
            TableRules.of(use, table).forEach(model::addRule);
        }
        return with(model, silenced);
    }

    /**
     * The same rule set with wrong rules beside it, all of them silent until one is chosen: many
     * wrong implementations for the price of one, for testing tests.
     */
    RuleBase beside(Model more) {
        Set<String> silent = new TreeSet<>(silenced);
        more.getRules().forEach(rule -> silent.add(rule.getName()));
        return with(more, silent);
    }

    /**
     * The same rule set with a wrong rule speaking in place of a right one.
     *
     * @param other the name of a rule that was put beside this rule set
     * @throws IllegalArgumentException when one of the two is not there
     */
    RuleBase instead(String rule, String other) {
        if (!silenced.contains(other)) {
            throw new IllegalArgumentException("there is no silent rule '" + other + "'");
        }
        Set<String> silent = silencing(rule);
        silent.remove(other);
        return silenced(silent);
    }

    /** The classes beside whose packages the rules lie: the game's own and its family's. */
    List<Class<?>> anchors() {
        return anchors;
    }

    /** The names of all rules, which are their ids in the rulebook. */
    public Set<String> names() {
        return new TreeSet<>(rules.get().keySet());
    }

    /**
     * The ids of all rules in the rulebook: their names without what tells rules of one id apart.
     */
    Set<String> ids() {
        Set<String> ids = new TreeSet<>();
        rules.get().keySet().forEach(name -> ids.add(RuleName.id(name)));
        return ids;
    }

    /**
     * The annotation {@code @clause} of a rule: the printed clause its file shows; empty when there
     * is none. Some ways of compiling leave the quotation marks of the file around it.
     */
    public String clause(String rule) {
        Rule found = rules.get().get(rule);
        Object clause = found == null ? null : found.getMetaData("clause");
        return clause == null ? "" : String.valueOf(clause).replace("\"", "");
    }

    /** The same rule set with one rule silenced: a wrong implementation, for testing tests. */
    public RuleBase without(String rule) {
        return silenced(silencing(rule));
    }

    private Set<String> silencing(String rule) {
        if (!rules.get().containsKey(rule)) {
            throw new IllegalArgumentException("there is no rule '" + rule + "' to silence");
        }
        Set<String> all = new TreeSet<>(silenced);
        all.add(rule);
        return all;
    }

    private RuleBase silenced(Set<String> names) {
        return new RuleBase(
                anchors, artifact, models, rules, packed, names, asking, Optional.of(network));
    }

    @Override
    public Judging open() {
        return engine.get().open();
    }
}
