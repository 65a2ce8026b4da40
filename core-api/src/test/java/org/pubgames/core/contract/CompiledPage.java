package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.tools.ToolProvider;

/** Code of a page, compiled as its reader would. */
public final class CompiledPage {

    private CompiledPage() {}

    /**
     * Compiles a class with what the test sees; the messages of the compiler fail the test.
     *
     * @param folder where source and class files go
     * @param name the name of the class
     * @param source its source
     * @throws IOException when the folder cannot be written
     */
    public static void compile(Path folder, String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        String classPath =
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path", ""));
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
    }
}
