package org.pubgames.conformance.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * An implementation that scores one layout right, and goes wrong in one way: at the start or when
 * it is asked about the layout 1, 2, 3, 4. It uses nothing but strings, so that it starts fast.
 */
final class Misbehaving {

    private static final String FEATURES = "\"score\",\"settings\"";
    private static final String ALL =
            "\"score\",\"play\",\"points\",\"state\",\"places\",\"rulings\",\"problems\",\"settings\",\"documents\"";
    private static final String TRIGGER = "[1,2,3,4]";

    private final String how;
    private final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    private Misbehaving(String how) {
        this.how = how;
    }

    /**
     * Answers the lines of the protocol.
     *
     * @param arguments how it misbehaves
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        new Misbehaving(arguments[0]).serve();
    }

    private void serve() throws IOException, InterruptedException {
        if (how.equals("offspring")) {
            Process child =
                    new ProcessBuilder(Machine.command(Misbehaving.class, "hang-at-start")).start();
            System.err.println(child.pid());
        }
        if (how.endsWith("-at-start") && misbehave(1)) {
            return;
        }
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            int seq = seq(line);
            if (line.contains("\"stop\"")) {
                if (how.equals("ignores-stop")) {
                    hang();
                }
                return;
            }
            if (how.equals("chatty")) {
                System.err.println("thinking … ".repeat(20_000));
                System.err.println("last words about " + seq);
            }
            if (!line.contains(TRIGGER) || !misbehave(seq)) {
                answer(line, seq);
            }
        }
    }

    private void answer(String line, int seq) {
        if (line.contains("\"start\"")) {
            say(
                    "{\"protocol\":1,\"implementation\":{\"name\":\"m\",\"version\":\"1\",\"language\":\"Java\"},"
                            + "\"games\":{\"sjoelen\":[]},\"features\":["
                            + (how.equals("yes-to-all") ? ALL : FEATURES)
                            + "]}");
        } else if (line.contains("\"variant\"")) {
            say("{\"seq\":" + seq + ",\"ok\":true}");
        } else if (line.contains("\"play\"")) {
            say("{\"seq\":" + seq + ",\"steps\":[{\"accepted\":true}]}");
        } else if (line.contains("\"check\"")) {
            say("{\"seq\":" + seq + ",\"problems\":[]}");
        } else {
            say("{\"seq\":" + seq + ",\"answers\":[{\"points\":20}]}");
        }
    }

    /** Misbehaves; returns whether that was an answer already. */
    private boolean misbehave(int seq) throws InterruptedException {
        Map<String, String> lines = new TreeMap<>();
        lines.put("not-json", "hello");
        lines.put("not-an-object", "[1,2]");
        lines.put("nothing", "");
        lines.put("wrong-seq", "{\"seq\":" + (seq + 1) + ",\"answers\":[{\"points\":20}]}");
        lines.put("no-seq", "{\"answers\":[{\"points\":20}]}");
        lines.put(
                "unknown-field", "{\"seq\":" + seq + ",\"answers\":[{\"points\":20}],\"mood\":1}");
        lines.put("wrong-type", "{\"seq\":" + seq + ",\"answers\":[{\"points\":true}]}");
        lines.put("too-many-answers", "{\"seq\":" + seq + ",\"answers\":[{\"points\":20},{}]}");
        lines.put("no-answer", "{\"seq\":" + seq + ",\"answers\":[]}");
        lines.put(
                "two-lines", "{\"seq\":" + seq + ",\"answers\":[{\"points\":20}]}\nand a good day");
        lines.put("half-a-character", "{\"seq\":" + seq + ",\"errored\":\"bad \\ud83d end\"}");
        lines.put("skips", "{\"seq\":" + seq + ",\"skipped\":\"not today\",\"issue\":\"#7\"}");
        lines.put("errs", "{\"seq\":" + seq + ",\"errored\":\"out of order\"}");
        String line = lines.get(how);
        if (line != null) {
            say(line);
        } else if (how.startsWith("crash")) {
            System.err.println("something broke");
            System.exit(3);
        } else if (how.startsWith("hang")) {
            hang();
        } else if (how.equals("closes-output")) {
            out.close();
            hang();
        } else if (how.equals("binary")) {
            byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1, (byte) 0x80, '\n'};
            out.write(bytes, 0, bytes.length);
            out.flush();
        } else if (how.equals("endless-line")) {
            String much = "x".repeat(1 << 20).toLowerCase(Locale.ROOT);
            while (!out.checkError()) {
                out.print(much);
            }
        } else if (how.equals("endless-lines")) {
            while (!out.checkError()) {
                say("{\"seq\":0}");
            }
        } else {
            return false;
        }
        return true;
    }

    private static void hang() throws InterruptedException {
        while (true) {
            Thread.sleep(60_000);
        }
    }

    private void say(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private static int seq(String line) {
        int at = line.indexOf("\"seq\":") + 6;
        int to = at;
        while (at > 6 && Character.isDigit(line.charAt(to))) {
            to++;
        }
        return to > at ? Integer.parseInt(line.substring(at, to)) : 0;
    }
}
