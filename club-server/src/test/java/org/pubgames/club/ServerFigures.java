package org.pubgames.club;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a server takes of the machine, as the machine says; on Linux. */
record ServerFigures(ProcessHandle process) {

    private static final int MEGA = 1_000_000;
    private static final Pattern BETWEEN = Pattern.compile("\\s+");

    /** Survivors, young and old, in the words of {@code jstat}. */
    private static final List<String> USED = List.of("S0U", "S1U", "EU", "OU");

    /** {@return the time that processors have worked for it} */
    Duration processor() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** {@return a line of its status in megabytes, such as {@code VmRSS}; 0 where it has none} */
    long resident(String line) throws IOException {
        Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
        if (!Files.isReadable(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(each -> each.startsWith(line + ":"))
                .mapToLong(each -> Long.parseLong(each.replaceAll("[^0-9]", "")) * 1_024 / MEGA)
                .findFirst()
                .orElse(0);
    }

    /** {@return what lies in its heap in megabytes, rubbish included} */
    long heap() throws IOException, InterruptedException {
        List<String> rows = asked("jstat", "-gc", String.valueOf(process.pid())).lines().toList();
        List<String> names = words(rows.get(0));
        List<String> values = words(rows.get(1));
        double kilobytes =
                USED.stream()
                        .mapToDouble(each -> Double.parseDouble(values.get(names.indexOf(each))))
                        .sum();
        return Math.round(kilobytes * 1_024 / MEGA);
    }

    /** {@return the same after the rubbish was taken out} */
    long heapInUse() throws IOException, InterruptedException {
        asked("jcmd", String.valueOf(process.pid()), "GC.run");
        return heap();
    }

    private static List<String> words(String row) {
        return BETWEEN.splitAsStream(row.strip()).toList();
    }

    private static String asked(String tool, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
