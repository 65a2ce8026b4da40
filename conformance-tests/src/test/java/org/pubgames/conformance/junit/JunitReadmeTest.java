package org.pubgames.conformance.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.pubgames.conformance.protocol.Machine;
import org.pubgames.core.contract.CompiledPage;

/** The code for JUnit in the README of the kit compiles and runs as it is. */
@Isolated("sets a system property")
class JunitReadmeTest {

    private static final Pattern JAVA =
            Pattern.compile("```java\n(.*?class (\\w+).*?)```", Pattern.DOTALL);

    @TempDir private Path folder;

    @BeforeEach
    void few() {
        System.setProperty(GameConformance.ONLY, "sjoelen.score.complete-set/9*");
    }

    @AfterEach
    void all() {
        System.clearProperty(GameConformance.ONLY);
    }

    private static List<MatchResult> snippets() throws IOException {
        return JAVA.matcher(Files.readString(Path.of("README.md"))).results().toList();
    }

    private Class<?> compiled(String source, String name) throws Exception {
        return compiled(folder, source, name);
    }

    /** The class of a snippet. */
    static Class<?> compiled(Path folder, String source, String name) throws Exception {
        CompiledPage.compile(folder, name, source);
        // stays open: its classes are loaded while they run
        return new URLClassLoader(
                        new URL[] {folder.toUri().toURL()}, JunitReadmeTest.class.getClassLoader())
                .loadClass(name);
    }

    @Test
    void everySnippetCompiles() throws Exception {
        assertThat(snippets()).hasSize(2);
        for (MatchResult snippet : snippets()) {
            assertThat(compiled(snippet.group(1), snippet.group(2))).isNotNull();
        }
    }

    @Test
    void theEngineIsPutToTheTest() throws Exception {
        assumeTrue(Machine.has("python3"), "python3 is not installed");
        MatchResult snippet = snippets().get(0);
        String source = snippet.group(1).replace("engine.py", "samples/python/engine.py");
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(compiled(source, snippet.group(2))))
                .execute()
                .testEvents()
                .assertStatistics(all -> all.succeeded(4).failed(0).aborted(0));
    }
}
