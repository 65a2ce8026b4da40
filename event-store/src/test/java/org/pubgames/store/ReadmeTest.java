package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.contract.CompiledPage;

/** The code of the README compiles and runs as it is. */
class ReadmeTest {

    private static final Pattern JAVA =
            Pattern.compile("```java\n(.*?class (\\w+).*?)```", Pattern.DOTALL);

    @Test
    void theCodeRuns(@TempDir Path folder) throws Exception {
        MatchResult code =
                JAVA.matcher(Files.readString(Path.of("README.md")))
                        .results()
                        .findFirst()
                        .orElseThrow();
        CompiledPage.compile(folder, code.group(2), code.group(1));
        try (URLClassLoader loader =
                new URLClassLoader(
                        new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            Method play = loader.loadClass(code.group(2)).getDeclaredMethod("play", Path.class);
            play.setAccessible(true);
            assertThat((String) play.invoke(null, folder)).startsWith("{").contains("Anna");
            assertThat((String) play.invoke(null, folder)).startsWith("refused, or opened before");
        }
    }
}
