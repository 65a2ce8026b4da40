import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sample engine: sjoelen layouts, asked over the conformance protocol. Java 17 and nothing else;
 * an engine with a JSON library needs only the first half. Run it under the kit:
 * <pre>pubgames conformance run -- java Engine.java</pre>
 * One line of JSON comes in, one goes out, in turn. Anything meant for people goes to stderr.
 */
final class Engine {

    private static final String START =
            "{\"protocol\":1,"
                    + "\"implementation\":{\"name\":\"sample\",\"version\":\"1\",\"language\":\"Java\"},"
                    + "\"games\":{\"sjoelen\":[]},\"features\":[\"score\",\"settings\"]}";

    private long discs;
    private List<?> gates = List.of();
    private long setPoints;
    private long ownNumberPoints;

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Engine engine = new Engine();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<?, ?> request = (Map<?, ?>) new Json(line).value();
            if (request.get("cmd").equals("stop")) {
                return;
            }
            System.out.print(engine.reply(request) + "\n");
            System.out.flush();
        }
    }

    private String reply(Map<?, ?> request) {
        String cmd = (String) request.get("cmd");
        String seq = "{\"seq\":" + request.get("seq") + ",";
        return switch (cmd) {
            case "start" -> START;
            case "variant" -> seq + play((Map<?, ?>) request.get("settings"), request) + "}";
            case "ask" -> seq + "\"answers\":" + answers((List<?>) request.get("questions")) + "}";
            default -> seq + "\"skipped\":\"" + cmd + " is not done here\"}";
        };
    }

    private String play(Map<?, ?> settings, Map<?, ?> request) {
        if (!request.get("game").equals("sjoelen") || request.containsKey("tables")) {
            return "\"unsupported\":\"only sjoelen without a house's own tables\"";
        }
        discs = (Long) settings.get("discs");
        gates = (List<?>) settings.get("gateValues");
        setPoints = (Long) settings.get("setPoints");
        ownNumberPoints = (Long) settings.get("ownNumberPoints");
        return "\"ok\":true";
    }

    private List<String> answers(List<?> questions) {
        return questions.stream().map(this::answer).toList();
    }

    private String answer(Object question) {
        Object layout = question instanceof Map<?, ?> asked ? asked.get("compartments") : null;
        if (!(layout instanceof List<?> lying)) {
            return problem("wrong-type");
        }
        if (lying.size() != gates.size()) {
            return problem("wrong-number-of-columns");
        }
        if (!lying.stream().allMatch(Long.class::isInstance)) {
            return problem("not-a-whole-number");
        }
        long sets = lying.stream().mapToLong(Long.class::cast).min().orElse(0);
        if (sets < 0 || lying.stream().mapToLong(Long.class::cast).sum() > discs) {
            return problem(sets < 0 ? "negative-count" : "too-many-discs");
        }
        // one disc in each compartment makes a set; any other counts its compartment's number
        long points = sets * setPoints;
        for (int i = 0; i < gates.size(); i++) {
            points += ((Long) lying.get(i) - sets) * (Long) gates.get(i);
        }
        points = lying.equals(gates) ? Math.max(points, ownNumberPoints) : points;
        return "{\"points\":" + points + "}";
    }

    private static String problem(String code) {
        return "{\"problem\":\"" + code + "\"}";
    }

    /** Reads maps, lists, texts and whole numbers; all the rest stays as it is written. */
    private static final class Json {
        private final String text;
        private int at;

        Json(String text) {
            this.text = text;
        }

        private char next() {
            while (Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.charAt(at);
        }

        Object value() {
            char first = next();
            if (first != '{' && first != '[') {
                return first == '"' ? string() : word();
            }
            Map<Object, Object> fields = new LinkedHashMap<>();
            List<Object> items = new ArrayList<>();
            at++;
            while (next() != '}' && next() != ']') {
                items.add(value());
                if (next() == ':') {
                    at++;
                    fields.put(items.get(items.size() - 1), value());
                }
                at += next() == ',' ? 1 : 0;
            }
            at++;
            return first == '{' ? fields : items;
        }

        private String string() {
            int from = ++at;
            while (text.charAt(at) != '"') {
                at += text.charAt(at) == '\\' ? 2 : 1;
            }
            return text.substring(from, at++);
        }

        private Object word() {
            int from = at;
            while (at < text.length() && ",]} \t".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(from, at);
            return word.matches("-?\\d{1,18}") ? (Object) Long.valueOf(word) : word;
        }
    }
}
