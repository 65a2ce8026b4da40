package org.pubgames.core.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.drools.core.impl.RuleBaseFactory;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.kiesession.rulebase.KnowledgeBaseFactory;
import org.drools.model.Model;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KiePackagesBuilder;
import org.jspecify.annotations.Nullable;
import org.kie.api.KieBaseConfiguration;
import org.kie.api.conf.KieBaseMutabilityOption;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.KieSessionsPool;
import org.kie.api.runtime.conf.KeepReferenceOption;
import org.pubgames.core.DecisionTable;

/**
 * The compiled rule set of one module, loaded from the model that the build generated: no rule
 * compiler, no code generation, no XML at run time. Safe to share between threads.
 */
public final class RuleBase {

    private final List<Class<?>> anchors;
    private final String artifact;
    private final Map<String, Rule> rules;
    private final List<Model> wrong;
    private final KieSessionsPool pool;
    private final Set<String> silenced;

    private RuleBase(
            List<Class<?>> anchors,
            String artifact,
            Map<String, Rule> rules,
            List<Model> wrong,
            KieSessionsPool pool,
            Set<String> silenced) {
        this.anchors = anchors;
        this.artifact = artifact;
        this.rules = rules;
        this.wrong = wrong;
        this.pool = pool;
        this.silenced = silenced;
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
        InternalKnowledgeBase base = base(models(anchors, artifact), artifact);
        Map<String, Rule> rules = new LinkedHashMap<>();
        for (KiePackage kiePackage : base.getKiePackages()) {
            for (Rule rule : kiePackage.getRules()) {
                rules.put(rule.getName(), rule);
            }
        }
        if (rules.size() != expected) {
            throw new IllegalStateException(
                    artifact
                            + " has "
                            + rules.size()
                            + " rules, "
                            + expected
                            + " were expected; was the module built with its rule model?");
        }
        return new RuleBase(
                List.copyOf(anchors), artifact, Map.copyOf(rules), List.of(), pool(base), Set.of());
    }

    private static List<Model> models(List<Class<?>> anchors, String artifact) {
        List<Model> models = new ArrayList<>();
        for (Class<?> anchor : anchors) {
            for (String model : models(anchor, artifact)) {
                models.add(instance(anchor, model));
            }
        }
        return models;
    }

    private static InternalKnowledgeBase base(List<Model> models, String name) {
        KieBaseConfiguration configuration = RuleBaseFactory.newKnowledgeBaseConfiguration();
        configuration.setOption(KieBaseMutabilityOption.DISABLED);
        KiePackagesBuilder packages = new KiePackagesBuilder(configuration);
        models.forEach(packages::addModel);
        InternalKnowledgeBase base = KnowledgeBaseFactory.newKnowledgeBase(name, configuration);
        base.addPackages(packages.build().getKiePackages());
        return base;
    }

    private static KieSessionsPool pool(InternalKnowledgeBase base) {
        KieSessionConfiguration sessions = RuleBaseFactory.newKnowledgeSessionConfiguration();
        sessions.setOption(KeepReferenceOption.NO);
        // Thread safety of sessions stays at its default: switching it off gave wrong scores on a
        // shared base.
        return base.newKieSessionsPool(1);
    }

    /**
     * The same rule set with the rules of a house's tables beside it; the names stay those of the
     * rulebook.
     *
     * @param uses how the game plays the kinds of tables
     * @throws IllegalArgumentException when the game takes no such table
     */
    RuleBase with(List<DecisionTable> tables, List<TableUse<?>> uses) {
        ModelImpl model = new ModelImpl(TableUse.HOME);
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
            use.rules(table).forEach(model::addRule);
        }
        List<Model> models = models(anchors, artifact);
        models.addAll(wrong);
        models.add(model);
        return new RuleBase(
                anchors, artifact, rules, wrong, pool(base(models, artifact)), silenced);
    }

    /**
     * The same rule set with wrong rules beside it, all of them silent until one is chosen: many
     * wrong implementations for the price of one, for testing tests.
     */
    RuleBase beside(Model more) {
        List<Model> models = models(anchors, artifact);
        models.add(more);
        Set<String> silent = new TreeSet<>(silenced);
        more.getRules().forEach(rule -> silent.add(rule.getName()));
        return new RuleBase(
                anchors, artifact, rules, List.of(more), pool(base(models, artifact)), silent);
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
        RuleBase without = without(rule);
        without.silenced.remove(other);
        return without;
    }

    /** The classes beside whose packages the rules lie: the game's own and its family's. */
    List<Class<?>> anchors() {
        return anchors;
    }

    /** The names of all rules, which are their ids in the rulebook. */
    public Set<String> names() {
        return new TreeSet<>(rules.keySet());
    }

    /**
     * The annotation {@code @clause} of a rule: the printed clause its file shows; empty when there
     * is none.
     */
    public String clause(String rule) {
        Rule found = rules.get(rule);
        Object clause = found == null ? null : found.getMetaData().get("clause");
        return clause == null ? "" : String.valueOf(clause);
    }

    /** The same rule set with one rule silenced: a wrong implementation, for testing tests. */
    public RuleBase without(String rule) {
        if (!rules.containsKey(rule)) {
            throw new IllegalArgumentException("there is no rule '" + rule + "' to silence");
        }
        Set<String> all = new TreeSet<>(silenced);
        all.add(rule);
        return new RuleBase(anchors, artifact, rules, wrong, pool, all);
    }

    /** A fresh hearing. */
    public Hearing open() {
        return new Hearing(
                pool.newKieSession(),
                silenced.isEmpty() ? null : match -> !silenced.contains(match.getRule().getName()));
    }

    private static Model instance(Class<?> anchor, String name) {
        try {
            return Class.forName(name, true, anchor.getClassLoader())
                    .asSubclass(Model.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("rule model " + name + " cannot be loaded", e);
        }
    }

    private static List<String> models(Class<?> anchor, String artifact) {
        String path = "META-INF/kie/" + artifact + "/drools-model";
        @Nullable InputStream in = anchor.getClassLoader().getResourceAsStream(path);
        if (in == null) {
            throw new IllegalStateException("no rule model at " + path + "; was the module built?");
        }
        List<String> names = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String name = line.strip();
                if (name.indexOf(':') < 0 && name.startsWith(anchor.getPackageName() + ".rules.")) {
                    names.add(name);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
        return names;
    }
}
