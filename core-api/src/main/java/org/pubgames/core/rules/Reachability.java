package org.pubgames.core.rules;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Situation;

/**
 * What of a module is reached otherwise than by a line of Java: records, facts of rules, the parts
 * of rules, providers of services, and files. A tool that leaves out of a program whatever nobody
 * calls is told so by a file in the jar, in the form that GraalVM reads. Made by the build from the
 * classes of the module and from its packed rules.
 */
public final class Reachability {

    private static final String CLASS = ".class";
    private static final String SERVICES = "META-INF/services";
    private static final String MODELS = "META-INF/kie";
    private static final String OURS = "org.pubgames.";

    private final Path folder;
    private final Map<String, Map<String, Object>> types = new TreeMap<>();
    private final Set<String> files = new TreeSet<>();

    private Reachability(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the file of a module.
     *
     * @param args the folder of its class files, its group, its artifact
     * @throws IOException when the folder cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        Reachability module = new Reachability(Path.of(args[0]));
        Path home = Path.of(args[0], "META-INF", "native-image", args[1], args[2]);
        module.look();
        Files.createDirectories(home);
        Files.writeString(home.resolve("reachability-metadata.json"), module.text());
    }

    private void look() throws IOException {
        List<String> classes = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = folder.relativize(path).toString().replace('\\', '/');
                if (name.endsWith(CLASS)) {
                    classes.add(name.substring(0, name.length() - CLASS.length()));
                } else {
                    file(name, path);
                }
            }
        }
        for (String name : classes) {
            Class<?> type = type(name.replace('/', '.'));
            if (type.isRecord() || Situation.class.isAssignableFrom(type)) {
                members(type);
            } else if (type.isEnum()) {
                entry(type.getName()).put("allPublicMethods", true);
            }
        }
        for (Game<?, ?> game : Games.installed()) {
            rules(RuledGames.of(game).packing());
        }
    }

    /** The rules whose parts were compiled into the folder. */
    private void rules(Packing packing) {
        if (packing.isIn(folder)) {
            for (PlainRule rule : packing.rules()) {
                entry(rule.about().getName()).put("allPublicMethods", true);
                for (Object part : rule.parts()) {
                    entry(part.getClass().getName())
                            .put("fields", List.of(Map.of("name", PackedRules.ONE)));
                }
            }
        }
    }

    /** A record or a fact: it is made, and asked by the names of its methods, as are its parts. */
    private void members(Class<?> type) {
        entry(type.getName()).put("allDeclaredConstructors", true);
        entry(type.getName()).put("allPublicMethods", true);
        if (Situation.class.isAssignableFrom(type) && type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                Class<?> part = component.getType();
                if (part.getName().startsWith(OURS)) {
                    entry(part.getName()).put("allPublicMethods", true);
                }
            }
        }
    }

    private void file(String name, Path path) throws IOException {
        if (name.startsWith(SERVICES)) {
            providers(path);
            files.add(name);
        } else if (name.startsWith(MODELS)) {
            models(path);
            files.add(name);
        } else if (!name.endsWith(".drl")
                && (!name.startsWith("META-INF/") || name.startsWith("META-INF/pubgames/"))) {
            files.add(name);
        }
    }

    private void providers(Path path) throws IOException {
        for (String line : Files.readAllLines(path, StandardCharsets.UTF_8)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                entry(line.strip()).put("allDeclaredConstructors", true);
            }
        }
    }

    /** The models of the rule compiler, for rule sets that go into sessions. */
    private void models(Path path) throws IOException {
        if (path.endsWith("drools-model")) {
            for (String line : Files.readAllLines(path, StandardCharsets.UTF_8)) {
                if (!line.isBlank() && line.indexOf(':') < 0) {
                    entry(line.strip()).put("allDeclaredConstructors", true);
                }
            }
        }
    }

    private Map<String, Object> entry(String type) {
        return types.computeIfAbsent(
                type,
                name -> {
                    Map<String, Object> entry = new LinkedHashMap<>();
                    entry.put("type", name);
                    return entry;
                });
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, Reachability.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IllegalStateException(name + " cannot be looked at", e);
        }
    }

    private String text() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("reflection", List.copyOf(types.values()));
        root.put("resources", files.stream().map(name -> Map.of("glob", name)).toList());
        return JsonWriter.indented(root);
    }
}
