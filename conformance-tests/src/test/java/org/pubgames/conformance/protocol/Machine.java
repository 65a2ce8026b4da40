package org.pubgames.conformance.protocol;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Commands that start a class of these tests in a Java machine of its own. */
final class Machine {

    /** Long enough for a machine that has much else to do. */
    static final Duration PATIENT = Duration.ofSeconds(60);

    private Machine() {}

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    static List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(java());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-Xshare:auto"));
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
}
