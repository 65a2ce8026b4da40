package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
        Path file = Files.writeString(folder.resolve(code.group(2) + ".java"), code.group(1));
        String classPath =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path"));
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int compiled =
                Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
                        .run(
                                null,
                                messages,
                                messages,
                                "-proc:none",
                                "-cp",
                                classPath,
                                "-d",
                                folder.toString(),
                                file.toString());
        assertThat(compiled).as(messages.toString(StandardCharsets.UTF_8)).isZero();
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
