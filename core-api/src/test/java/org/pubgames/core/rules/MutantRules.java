package org.pubgames.core.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.drools.model.Rule;
import org.drools.model.impl.ModelImpl;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.mutation.MutantChoice;
import org.pubgames.core.mutation.Mutator;
import org.pubgames.core.mutation.RuleFile;
import org.pubgames.core.mutation.RuleFiles;

/**
 * The wrong rules of a game, ready to play. Rules that games share are compiled once. For one
 * thread.
 */
public final class MutantRules {

    private static final Map<Folder, Compiled> COMPILED = new ConcurrentHashMap<>();

    private final RuledGame<?, ?> right;
    private final List<Mutant> mutants = new ArrayList<>();
    private final Map<Mutant, String> uncompiled = new LinkedHashMap<>();
    private final Map<String, Rule> rules = new HashMap<>();

    /** A folder of rules, and which of its mutants are compiled. */
    private record Folder(Class<?> anchor, MutantChoice choice) {}

    /**
     * The mutants of one folder of rules.
     *
     * @param rules those that compile, by id
     * @param complaints why the others do not
     */
    record Compiled(
            List<Mutant> mutants, Map<String, Rule> rules, Map<Mutant, String> complaints) {}

    /**
     * Derives and compiles the wrong rules of a game.
     *
     * @param project the folder that holds the modules with the rule files
     * @param choice which of them
     */
    public MutantRules(RuledGame<?, ?> right, Path project, MutantChoice choice) {
        this.right = right;
        for (Class<?> anchor : right.rules().anchors()) {
            Compiled compiled =
                    COMPILED.computeIfAbsent(
                            new Folder(anchor, choice), folder -> compiled(folder, project));
            rules.putAll(compiled.rules());
            for (Mutant mutant : compiled.mutants()) {
                String complaint = compiled.complaints().get(mutant);
                if (complaint == null) {
                    mutants.add(mutant);
                } else {
                    uncompiled.put(mutant, complaint);
                }
            }
        }
    }

    private static Compiled compiled(Folder folder, Path project) {
        ClassLoader classes = folder.anchor().getClassLoader();
        List<RuleFile> files = RuleFiles.beside(folder.anchor(), project);
        return compiled(files, folder.choice().of(Mutator.mutants(files, classes)), classes);
    }

    /** Compiles mutants of some files; those that do not compile are found and set apart. */
    static Compiled compiled(List<RuleFile> files, List<Mutant> mutants, ClassLoader classes) {
        Map<String, RuleFile> named =
                files.stream().collect(Collectors.toMap(RuleFile::name, file -> file));
        Compiled all = new Compiled(mutants, new HashMap<>(), new LinkedHashMap<>());
        compile(named, mutants, classes, all);
        return all;
    }

    private static void compile(
            Map<String, RuleFile> files, List<Mutant> some, ClassLoader classes, Compiled all) {
        Map<String, StringBuilder> texts = new TreeMap<>();
        for (Mutant mutant : some) {
            texts.computeIfAbsent(mutant.file(), name -> new StringBuilder(head(files, name)))
                    .append(mutant.text())
                    .append("\n\n");
        }
        Map<String, String> named = new TreeMap<>();
        texts.forEach(
                (name, text) -> named.put(name.replace("/rules/", "/rules/wrong/"), text + ""));
        RuleCompiler.Compiled found = RuleCompiler.compile(named, classes);
        if (found.complaints().isEmpty()) {
            for (Mutant mutant : some) {
                Rule rule = found.rules().get(mutant.id());
                if (rule == null) {
                    throw new IllegalStateException(mutant.id() + " was lost in compiling");
                }
                all.rules().put(mutant.id(), rule);
            }
        } else if (some.size() == 1) {
            all.complaints().put(some.get(0), String.join("; ", found.complaints()));
        } else {
            compile(files, some.subList(0, some.size() / 2), classes, all);
            compile(files, some.subList(some.size() / 2, some.size()), classes, all);
        }
    }

    private static String head(Map<String, RuleFile> files, String name) {
        return Objects.requireNonNull(files.get(name)).wrongHead();
    }

    /**
     * The mutants of every rule that the game's rule set loads. Those of relatives only are among
     * them: nothing but their conditions keeps them out of this game.
     */
    public List<Mutant> mutants() {
        return mutants;
    }

    /** The mutants that do not compile, and why. */
    public Map<Mutant, String> uncompiled() {
        return uncompiled;
    }

    /**
     * The game with some wrong rules beside its right ones. They are silent: it judges as the right
     * game does.
     */
    public RuledGame<?, ?> beside(List<Mutant> some) {
        ModelImpl model = new ModelImpl("org.pubgames.wrong");
        some.forEach(mutant -> model.addRule(rules.get(mutant.id())));
        return right.judgedBy(right.rules().beside(model));
    }

    /**
     * The game with a wrong rule in place of the right one.
     *
     * @param beside the game with this wrong rule, among others, beside its right ones
     */
    public static RuledGame<?, ?> instead(RuledGame<?, ?> beside, Mutant mutant) {
        return beside.judgedBy(beside.rules().instead(mutant.rule(), mutant.id()));
    }
}
