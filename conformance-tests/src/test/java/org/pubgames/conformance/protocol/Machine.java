package org.pubgames.conformance.protocol;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Starts other processes: classes of the tests in a Java machine of their own, and other programs.
 */
public final class Machine {

    /** Long enough for a machine that has much else to do. */
    public static final Duration PATIENT = Duration.ofMinutes(10);

    private Machine() {}

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    static List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(java());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
        command.add("-Dorg.jboss.logging.provider=slf4j");
        command.add("-cp");
        command.add(
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    static Launch launch(Class<?> main, String... arguments) {
        return new Launch(command(main, arguments), PATIENT, PATIENT);
    }

    /** Whether a program is there and says its version. */
    public static boolean has(String program) {
        try {
            Process process =
                    new ProcessBuilder(program, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor(5, TimeUnit.MINUTES) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
