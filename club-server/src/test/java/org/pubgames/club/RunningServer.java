package org.pubgames.club;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can be killed. */
record RunningServer(Process process) {

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Started, and found under its address. */
    static RunningServer in(Path folder, int port, String... more) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                ClubServer.class.getName(),
                                "--port=" + port,
                                "--data=" + folder));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        BufferedReader out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            said.append(line).append('\n');
            if (line.contains("Ctrl+C")) {
                drain(out);
                return new RunningServer(process);
            }
        }
        throw new AssertionError("it did not start:\n" + said);
    }

    /** What it says later is read, or it would wait for a reader. */
    private static void drain(BufferedReader out) {
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                while (out.readLine() != null) {
                                    // nobody wants to know
                                }
                            } catch (IOException e) {
                                // it was killed
                            }
                        });
        reader.setDaemon(true);
        reader.start();
    }

    /** As when the power goes. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
