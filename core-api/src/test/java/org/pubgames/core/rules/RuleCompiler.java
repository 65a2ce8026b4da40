package org.pubgames.core.rules;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.compiler.kie.builder.impl.KieBuilderImpl;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/** Compiles the text of rules in memory, as the build compiles rule files. */
final class RuleCompiler {

    private RuleCompiler() {}

    /**
     * What came of compiling.
     *
     * @param rules the rules by name; none when something is wrong
     * @param complaints what is wrong
     */
    record Compiled(Map<String, Rule> rules, List<String> complaints) {}

    /**
     * Compiles some files.
     *
     * @param files their texts by name, each name ending in {@code .drl}
     * @param parent knows the classes that the rules speak of
     */
    static Compiled compile(Map<String, String> files, ClassLoader parent) {
        KieServices services = KieServices.get();
        KieFileSystem folder = services.newKieFileSystem();
        files.forEach((name, text) -> folder.write("src/main/resources/" + name, text));
        KieBuilderImpl builder = (KieBuilderImpl) services.newKieBuilder(folder, parent);
        builder.buildAll(ExecutableModelProject.class);
        List<String> complaints =
                builder.getResults().getMessages(Message.Level.ERROR).stream()
                        .map(Message::getText)
                        .toList();
        if (!complaints.isEmpty()) {
            return new Compiled(Map.of(), complaints);
        }
        InternalKieModule module = (InternalKieModule) builder.getKieModuleIgnoringErrors();
        return new Compiled(rules(module, new InMemory(module, parent)), List.of());
    }

    private static Map<String, Rule> rules(InternalKieModule module, ClassLoader classes) {
        Map<String, Rule> rules = new HashMap<>();
        for (String file : module.getFileNames()) {
            if (file.endsWith("/drools-model")) {
                String names = new String(module.getBytes(file), StandardCharsets.UTF_8);
                names.lines()
                        .map(String::strip)
                        .filter(name -> !name.isEmpty() && name.indexOf(':') < 0)
                        .flatMap(name -> model(name, classes).getRules().stream())
                        .forEach(rule -> rules.put(rule.getName(), rule));
            }
        }
        return rules;
    }

    private static Model model(String name, ClassLoader classes) {
        try {
            return Class.forName(name, true, classes)
                    .asSubclass(Model.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("compiled rules " + name + " cannot be loaded", e);
        }
    }

    /** The compiled classes. */
    private static final class InMemory extends ClassLoader {

        private final Map<String, byte[]> classes;

        InMemory(InternalKieModule module, ClassLoader parent) {
            super(parent);
            classes =
                    module.getFileNames().stream()
                            .filter(file -> file.endsWith(".class"))
                            .collect(
                                    Collectors.toMap(
                                            file ->
                                                    file.substring(0, file.length() - 6)
                                                            .replace('/', '.'),
                                            module::getBytes));
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
