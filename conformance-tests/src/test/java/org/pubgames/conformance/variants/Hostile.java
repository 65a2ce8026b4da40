package org.pubgames.conformance.variants;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Variant files that attack the reader, each with its name. */
final class Hostile {

    private static final String HEAD =
            """
            variant: 2
            game: sjoelen
            id: house
            title: {en: House}
            extends: masters@3
            """;

    private Hostile() {}

    /** A sound file up to its changes. */
    static String with(String more) {
        return HEAD + more;
    }

    /** A sound file that changes one setting. */
    static String setting(String name, String value) {
        return with("changes: {%s: {to: %s, because: So.}}\n".formatted(name, value));
    }

    private static String many(int count, String pattern) {
        return IntStream.range(0, count)
                .mapToObj(i -> pattern.replace("#", String.valueOf(i)))
                .collect(Collectors.joining());
    }

    /** Files that a careless reader would need much time or memory for. */
    static Map<String, String> large() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("file-too-long scalar", with("about: {en: " + "x".repeat(10_000_000) + "}"));
        files.put("file-too-long keys", with("changes:\n" + many(100_000, "  k#: 1\n")));
        files.put("file-too-long spaces", " ".repeat(20_000_000));
        files.put("too-many-entries keys", with("changes:\n" + many(15_000, "  k#: 1\n")));
        files.put("too-many-entries head", with(many(20_000, "k#: 1\n")));
        files.put("too-many-entries list", with("with: [" + "x,".repeat(100_000) + "]"));
        files.put("too-deep brackets", with("with: " + "[".repeat(200_000)));
        files.put("too-deep braces", with("about: " + "{a: ".repeat(50_000)));
        files.put("too-deep dashes", with("with:\n " + "- ".repeat(100_000) + "x"));
        files.put("too-deep questions", with("about:\n " + "? ".repeat(100_000)));
        files.put("unknown-field thousand", with(many(990, "turns#: 1\n")));
        files.put("unknown-setting thousand", with("changes:\n" + many(999, "  turns#: 1\n")));
        files.put(
                "unknown-setting names",
                with("changes:\n" + many(3, "  ? " + long80() + "#\n  : 1\n")));
        files.put("unknown-mixin thousand", with("with: [" + many(999, "x#@1,") + "]"));
        files.put("unknown-source thousand", with("sources: [" + many(999, "x#,") + "]"));
        files.put("wrong-size large", setting("gateValues", "[" + "99,".repeat(999) + "]"));
        files.put("wrong-type texts", setting("gateValues", "[" + "x,".repeat(999) + "]"));
        files.put("bad-id long", with("").replace("id: house", "id: " + "a".repeat(200_000)));
        files.put("unknown-parent long", with("").replace("masters@3", "m".repeat(200_000) + "@1"));
        files.put("unknown-value long", setting("wallRest", "x".repeat(200_000)));
        files.put("wrong-type digits", setting("turns", "9".repeat(200_000)));
        files.put("no-anchors laughs", laughs());
        return files;
    }

    private static String long80() {
        return "n".repeat(80_000);
    }

    private static String laughs() {
        StringBuilder yaml = new StringBuilder("a: &a [x, x]\n");
        for (char c = 'b'; c <= 'z'; c++) {
            char before = (char) (c - 1);
            yaml.append("%c: &%c [*%c, *%c]\n".formatted(c, c, before, before));
        }
        return yaml.toString();
    }
}
