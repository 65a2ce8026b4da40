package org.pubgames.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.parts.Reached;

/**
 * What the jars of the library say is reached by name or by reflection is all that is reached so,
 * when the command is let loose on the examples in a class loader of its own.
 */
class ReachabilityTest {

    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final List<String> MODULES =
            List.of(
                    "pubgames-core-api",
                    "pubgames-sjoelen-rules",
                    "pubgames-schocken-rules",
                    "pubgames-shuffleboard-rules",
                    "pubgames-competition-rules");

    private static final String OURS =
            "(META-INF/(services|kie)/)?org[./]pubgames.*|META-INF/pubgames/.*";

    /** Parts of the command and of the kit, which are no libraries. */
    private static final String OTHERS =
            "(org[./]pubgames[./](cli|conformance|language)|META-INF/pubgames/(cli|conformance)).*";

    private static final Set<String> TYPES = new ConcurrentSkipListSet<>();
    private static final Set<String> FILES = new ConcurrentSkipListSet<>();

    @TempDir private static Path folder;

    /** Every class anew, and every file that is looked for and found. */
    private static final class Recording extends URLClassLoader {

        Recording(URL[] urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }

        @Override
        public @Nullable URL findResource(String name) {
            URL found = super.findResource(name);
            if (found != null) {
                FILES.add(name);
            }
            return found;
        }

        @Override
        public Enumeration<URL> findResources(String name) throws IOException {
            List<URL> found = Collections.list(super.findResources(name));
            if (!found.isEmpty()) {
                FILES.add(name);
            }
            return Collections.enumeration(found);
        }
    }

    @BeforeAll
    static void everyExample() throws Exception {
        try (Recording loader = new Recording(classPath())) {
            Consumer<String> listener = TYPES::add;
            loader.loadClass(Reached.class.getName())
                    .getMethod("listen", Consumer.class)
                    .invoke(null, listener);
            for (List<String> command : commands()) {
                run(loader, command);
            }
        }
        TYPES.removeIf(name -> !name.startsWith("org.pubgames.") || name.matches(OTHERS));
        FILES.removeIf(
                name -> name.endsWith(".class") || !name.matches(OURS) || name.matches(OTHERS));
    }

    private static URL[] classPath() throws IOException {
        String path =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        List<URL> urls = new ArrayList<>();
        for (String entry : path.split(File.pathSeparator, -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }

    private static List<List<String>> commands() throws IOException {
        List<List<String>> commands = new ArrayList<>();
        String variants = EXAMPLES.toString();
        for (String match : examples(".jsonl")) {
            String journal = folder.resolve(Path.of(match).getFileName() + ".journal").toString();
            commands.add(List.of("judge", match, "--variants", variants, "--journal", journal));
            commands.add(List.of("judge", match, "--variants", variants, "--json", "--lang", "nl"));
            commands.add(List.of("replay", journal, "--verify", "--variants", variants));
            commands.add(List.of("legal", match, "--variants", variants, "--json"));
        }
        for (String game :
                List.of(
                        "sjoelen",
                        "schocken",
                        "schocken-tournament",
                        "competition",
                        "table-shuffleboard",
                        "court-shuffleboard",
                        "deck-shuffleboard",
                        "shovelboard")) {
            commands.add(List.of("rules", game, "--lang", "de"));
            commands.add(List.of("variant", "list", game));
            String sheet = EXAMPLES.resolve("equipment-" + game + ".json").toString();
            commands.add(List.of("inspect", game, sheet, "--lang", "nl"));
        }
        commands.add(List.of("variant", "check", variants));
        commands.add(List.of("score", "sjoelen", "9", "5", "7", "5"));
        commands.add(List.of("score", "schocken", "4", "2", "1"));
        commands.add(List.of("score", "court-shuffleboard", "a:0,102", "b:-18,38"));
        return commands;
    }

    private static List<String> examples(String ending) throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static void run(ClassLoader loader, List<String> command) throws Exception {
        Class<?> surroundings = loader.loadClass(Surroundings.class.getName());
        Constructor<?> made =
                surroundings.getDeclaredConstructor(Map.class, boolean.class, int.class);
        made.setAccessible(true);
        Method run =
                loader.loadClass(Main.class.getName())
                        .getDeclaredMethod(
                                "run",
                                String[].class,
                                InputStream.class,
                                OutputStream.class,
                                OutputStream.class,
                                surroundings);
        run.setAccessible(true);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        run.invoke(
                null,
                command.toArray(String[]::new),
                new ByteArrayInputStream(new byte[0]),
                said,
                said,
                made.newInstance(Map.of("LANG", "C.UTF-8"), false, 0));
        assertThat(said.toString(StandardCharsets.UTF_8))
                .as("%s", command)
                .doesNotContain("internal-error", "\tat ");
    }

    /** The values of a field in the entries of a list, from every module's file. */
    private static List<String> told(String list, String field) throws IOException {
        List<String> all = new ArrayList<>();
        for (String module : MODULES) {
            String name =
                    "META-INF/native-image/org.pubgames/" + module + "/reachability-metadata.json";
            try (InputStream in = Main.class.getClassLoader().getResourceAsStream(name)) {
                assertThat(in).as(name).isNotNull();
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                Node.Fields root =
                        (Node.Fields) JsonText.read(text, Where.file(module)).orElseThrow();
                Node entries = requireNonNull(root.values().get(list), list);
                for (Node entry : ((Node.Items) entries).values()) {
                    Node value = requireNonNull(((Node.Fields) entry).values().get(field), field);
                    all.add(((Node.Text) value).value());
                }
            }
        }
        return all;
    }

    @Test
    void everyClassThatIsReachedIsTold() throws IOException {
        assertThat(TYPES).hasSizeGreaterThan(300);
        assertThat(told("reflection", "type")).containsAll(TYPES);
    }

    @Test
    void everyFileThatIsReadIsTold() throws IOException {
        assertThat(FILES).hasSizeGreaterThan(50);
        assertThat(told("resources", "glob")).containsAll(FILES);
    }

    @Test
    void whatIsToldIsThere() throws IOException {
        for (String type : told("reflection", "type")) {
            assertThat(type)
                    .satisfies(name -> Class.forName(name, false, Main.class.getClassLoader()));
        }
        for (String file : told("resources", "glob")) {
            assertThat(Main.class.getClassLoader().getResource(file)).as(file).isNotNull();
        }
    }
}
