package org.pubgames.core.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.compiler.kie.builder.impl.KieBuilderImpl;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/**
 * Compiles the rule files of a module. The compiler takes rules in an order that depends on all the
 * files it is shown; it is shown the rule files alone and in the order of their names, so that the
 * same files make the same bytes, whatever was built before.
 */
public final class Compiling {

    private Compiling() {}

    /**
     * Compiles rules into a folder of class files, and removes what it made of them before, and the
     * copies of the rule files that lie there.
     *
     * @param args the folder of rule files, the folder of class files, the module's group, artifact
     *     and version, and the Java that the classes are for
     * @throws IOException when a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Path sources = Path.of(args[0]);
        Path classes = Path.of(args[1]);
        Path list = classes.resolveSibling("compiled-rules.txt");
        System.setProperty("drools.dialect.java.compiler.lnglevel", args[5]);
        InternalKieModule module = compiled(sources, args[2], args[3], args[4]);
        if (Files.exists(list)) {
            for (String made : Files.readAllLines(list)) {
                Files.deleteIfExists(classes.resolve(made));
            }
        }
        List<String> made = new ArrayList<>();
        for (String file : new TreeSet<>(module.getFileNames())) {
            if (isOurs(file)) {
                Path path = classes.resolve(file);
                Files.createDirectories(path.getParent());
                Files.write(path, module.getBytes(file));
                made.add(file);
            }
        }
        Files.write(list, made);
        for (String file : rules(classes)) {
            Files.delete(classes.resolve(file));
        }
    }

    /** The model and its parts, but not the index for an engine that starts by itself. */
    private static boolean isOurs(String file) {
        return file.endsWith("/drools-model")
                || (file.endsWith(".class") && !file.startsWith("org/drools/"));
    }

    /** The rule files in a folder and below, in the order of their names. */
    private static List<String> rules(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(".drl"))
                    .sorted()
                    .toList();
        }
    }

    private static InternalKieModule compiled(
            Path sources, String group, String artifact, String version) throws IOException {
        KieServices services = KieServices.get();
        KieFileSystem folder = services.newKieFileSystem();
        folder.generateAndWritePomXML(services.newReleaseId(group, artifact, version));
        for (String name : rules(sources)) {
            folder.write("src/main/resources/" + name, Files.readString(sources.resolve(name)));
        }
        KieBuilderImpl builder =
                (KieBuilderImpl) services.newKieBuilder(folder, Compiling.class.getClassLoader());
        builder.buildAll(ExecutableModelProject.class);
        List<Message> complaints = builder.getResults().getMessages(Message.Level.ERROR);
        if (!complaints.isEmpty()) {
            throw new IllegalStateException(
                    "the rules cannot be compiled:\n"
                            + String.join(
                                    "\n", complaints.stream().map(Message::toString).toList()));
        }
        return (InternalKieModule) builder.getKieModuleIgnoringErrors();
    }
}
