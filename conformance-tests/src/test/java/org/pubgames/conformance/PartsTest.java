package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.CodePages;
import org.pubgames.core.spi.picture.Pictures;

/**
 * What the library knows of its own modules is what they are, so that nothing is lost where jars
 * are put together.
 */
class PartsTest {

    private static final Path TEXTS = Path.of("META-INF", "pubgames");
    private static final Path SERVICES = Path.of("META-INF", "services");

    private static List<Path> resources() throws IOException {
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            return modules.map(module -> module.resolve(Path.of("src", "main", "resources")))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        }
    }

    private static Properties parts() throws IOException {
        Properties parts = new Properties();
        try (InputStream in =
                Games.class.getResourceAsStream(
                        "/org/pubgames/core/internal/parts/parts.properties")) {
            parts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        return parts;
    }

    private static List<String> named(Path folder, Path what) throws IOException {
        Path place = folder.resolve(what);
        if (!Files.isDirectory(place)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    void everyModuleHasItsTextsInAFolderOfItsOwn() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path folder : resources()) {
            List<String> texts = named(folder, TEXTS);
            assertThat(texts)
                    .as("%s", folder)
                    .allMatch(text -> text.equals(folder.getName(1).toString()));
            found.addAll(texts);
        }
        assertThat(found)
                .hasSizeGreaterThan(4)
                .containsExactlyInAnyOrder(parts().getProperty("texts").split(","));
    }

    @Test
    void everyProviderIsNamed() throws IOException {
        Properties parts = parts();
        Set<String> services = new TreeSet<>();
        for (String service : parts.stringPropertyNames()) {
            List<String> told = new ArrayList<>();
            for (Path folder : resources()) {
                Path file = folder.resolve(SERVICES).resolve(service);
                told.addAll(Files.exists(file) ? Files.readAllLines(file) : List.of());
            }
            if (!told.isEmpty()) {
                services.add(service);
                assertThat(told)
                        .as(service)
                        .containsExactlyInAnyOrder(parts.getProperty(service).split(","));
            }
        }
        assertThat(services).hasSize(parts.size() - 1);
    }

    @Test
    void whatSeveralModulesBringUnderOneNameIsNamed() throws IOException {
        Set<String> all = new HashSet<>();
        Set<String> twice = new TreeSet<>();
        for (Path folder : resources()) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(Files::isRegularFile)
                        .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                        .filter(name -> !all.add(name))
                        .forEach(twice::add);
            }
        }
        assertThat(twice)
                .containsExactly(
                        "META-INF/services/org.pubgames.core.spi.GameDefinition",
                        "META-INF/services/org.pubgames.core.spi.picture.PictureProvider");
    }

    /** The class path as one jar in which the first file of each name is kept, as Shade does. */
    private static final class OneJar extends URLClassLoader {

        OneJar(URL[] urls) {
            super(urls, ClassLoader.getPlatformClassLoader());
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return Collections.enumeration(
                    Collections.list(super.getResources(name)).stream().limit(1).toList());
        }
    }

    private static OneJar oneJar() throws IOException {
        List<URL> urls = new ArrayList<>();
        String path =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : path.split(File.pathSeparator, -1)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        return new OneJar(urls.toArray(URL[]::new));
    }

    @Test
    void nothingIsLostInOneJar() throws Exception {
        try (OneJar jar = oneJar()) {
            Object games = jar.loadClass(Games.class.getName()).getMethod("installed").invoke(null);
            assertThat((List<?>) games).hasSameSizeAs(Games.installed());
            assertThat(told(jar))
                    .hasSizeGreaterThan(100)
                    .isEqualTo(told(getClass().getClassLoader()));
        }
    }

    @Test
    void control_oneJarKeepsOneServiceFile() throws IOException {
        try (OneJar jar = oneJar()) {
            String name = SERVICES + "/org.pubgames.core.spi.GameDefinition";
            assertThat(Collections.list(jar.getResources(name))).hasSize(1);
            assertThat(Collections.list(getClass().getClassLoader().getResources(name)))
                    .hasSizeGreaterThan(2);
        }
    }

    /**
     * What a class loader's library says of every code that has a page, and whose pictures it has.
     */
    @SuppressWarnings("unchecked")
    private static List<String> told(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> problems = loader.loadClass(Problem.class.getName());
        Class<?> wheres = loader.loadClass(Where.class.getName());
        Class<?> langs = loader.loadClass(Lang.class.getName());
        Object nowhere = wheres.getField("UNKNOWN").get(null);
        List<String> codes =
                (List<String>)
                        loader.loadClass(CodePages.class.getName()).getMethod("codes").invoke(null);
        List<String> out = new ArrayList<>();
        for (Object lang : langs.getEnumConstants()) {
            for (String code : codes) {
                Object problem =
                        problems.getMethod("of", String.class, wheres).invoke(null, code, nowhere);
                out.add((String) problems.getMethod("text", langs).invoke(problem, lang));
            }
            Object words =
                    loader.loadClass(Pictures.class.getName())
                            .getMethod("words", String.class, langs)
                            .invoke(null, "schocken", lang);
            out.add(words.getClass().getName());
        }
        return out;
    }
}
