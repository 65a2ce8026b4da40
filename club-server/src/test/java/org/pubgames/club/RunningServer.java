package org.pubgames.club;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A server in a process of its own, which can be killed.
 *
 * @param process the process
 * @param said what it has said since it answers, line by line
 */
record RunningServer(Process process, List<String> said) {

    /** For a short life: compiled quickly, and no threads for the rubbish. */
    private static final List<String> SHORT_LIFE =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Started, and found under its address. */
    static RunningServer in(Path folder, int port, String... more) throws IOException {
        return in(folder, port, SHORT_LIFE, more);
    }

    /** The same with options of Java; none for a server as a club starts it. */
    static RunningServer in(Path folder, int port, List<String> java, String... more)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(
                List.of(
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
        StringBuilder before = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            before.append(line).append('\n');
            if (line.contains("Ctrl+C")) {
                RunningServer server = new RunningServer(process, new CopyOnWriteArrayList<>());
                server.listen(out);
                return server;
            }
        }
        throw new AssertionError("it did not start:\n" + before);
    }

    /** What it says later is read, or it would wait for a reader. */
    private void listen(BufferedReader out) {
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                for (String line = out.readLine();
                                        line != null;
                                        line = out.readLine()) {
                                    said.add(line);
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

    /** As when somebody ends it with Ctrl+C. */
    void end() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }
}
