package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.internal.text.Characters;

/** Nothing that is read reaches a terminal as more than a sign: by every command, in both forms. */
class HostileTextTest {

    private static final Surroundings TERMINAL =
            new Surroundings(Map.of("LANG", "C.UTF-8", "TERM", "xterm"), true, 80);

    /** Colours are ours: a style, or the end of one. */
    private static final String COLOUR = "\u001b\\[(0|1|2|3[1-5])m";

    @TempDir private Path folder = Path.of("");

    /** Some of each kind together, so that each command is run a few times and not thousands. */
    static Stream<String> hostile() {
        List<Integer> all =
                IntStream.rangeClosed(1, Character.MAX_CODE_POINT)
                        .filter(Characters::disturbs)
                        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
                        .filter(c -> c != '\n' && c != '\r')
                        .boxed()
                        .toList();
        List<String> texts = new ArrayList<>();
        for (int from = 0; from < all.size(); from += 40) {
            StringBuilder text = new StringBuilder();
            all.subList(from, Math.min(all.size(), from + 40)).forEach(text::appendCodePoint);
            texts.add(text.toString());
        }
        texts.add("\uE0F4red");
        texts.add("\u202Egnp.exe");
        return texts.stream();
    }

    private static String json(String text) {
        StringBuilder written = new StringBuilder();
        text.chars().forEach(c -> written.append("\\u%04x".formatted(c)));
        return written.toString();
    }

    private void harmless(String input, String... args) {
        List<String> all = List.of(args);
        for (List<String> form : List.of(List.<String>of(), List.of("--json"))) {
            List<String> given = new ArrayList<>(all);
            given.addAll(form);
            for (Surroundings where : List.of(TERMINAL, Ran.PIPED)) {
                shown(where, input, given.toArray(String[]::new));
            }
        }
    }

    private static void shown(Surroundings where, String input, String... args) {
        Ran ran = Ran.pubgames(where, input, args);
        String shown = (ran.out() + ran.err()).replaceAll(COLOUR, "");
        assertThat(shown.codePoints().filter(c -> c != '\n').filter(Characters::disturbs))
                .as("%s%n%s", List.of(args), shown)
                .isEmpty();
        assertThat(ran.exit()).isBetween(0, 2);
    }

    /** Every third of them, the first among them. */
    static Stream<String> some() {
        List<String> all = hostile().toList();
        return IntStream.range(0, all.size()).filter(i -> i % 3 == 0).mapToObj(all::get);
    }

    @ParameterizedTest
    @MethodSource("some")
    void noCommandShowsMoreThanSigns(String text) throws IOException {
        signs(text);
    }

    @ParameterizedTest
    @MethodSource("hostile")
    @Tag("proof")
    void noCommandShowsMoreThanSignsAtLength(String text) throws IOException {
        signs(text);
    }

    private void signs(String text) throws IOException {
        String name = "Bo" + text + "b";
        String header =
                "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"ans-pre2016\",\"seats\":[\"Anna\",\"%s\"]}\n";
        String event = "{\"event\":\"score-noted\",\"player\":\"%s\",\"points\":99}\n";
        String undo = "{\"revise\":\"undo\",\"because\":\"%s\",\"by\":\"%s\"}\n";
        for (String written : List.of(json(name), name)) {
            String match =
                    header.formatted(written)
                            + event.formatted(written)
                            + event.formatted(written + "x")
                            + undo.formatted(written, written)
                            + "{\"event\":\""
                            + written
                            + "\",\""
                            + written
                            + "\":1}\n"
                            + written;
            harmless(match, "judge", "-");
            harmless(match, "judge", "-", "-v", "--view", name);
            harmless(match, "legal", "-");
        }
        Path journal = folder.resolve("evening.journal");
        Files.deleteIfExists(journal);
        String match = header.formatted(json(name)) + event.formatted(json(name));
        Ran.reading(match, "judge", "-", "--journal", journal.toString());
        if (Files.exists(journal)) {
            harmless("", "replay", journal.toString(), "--verify", "--history");
            harmless(header.formatted("Cees"), "judge", "-", "--journal", journal.toString());
        }
        harmless("", "judge", folder.resolve("no") + name);
        harmless("", "score", "sjoelen", name, "5", "5", "5");
        shown(TERMINAL, "c2,c3,c4,c1\n" + name + ",1,2,3\n", "score", "sjoelen", "--batch", "-");
        harmless("", "rules", "sjoelen", name);
        harmless("", "rules", name);
        harmless("", "games", name);
        harmless("", "variant", "explain", name);
        harmless("", "variant", "diff", name, "sjoelen/masters");
        harmless("", "judge", "-", "--lang", name);
        harmless("", name);
        harmless("{\"" + json(name) + "\":\"" + json(name) + "\"}", "inspect", "sjoelen", "-");
        for (String quote : List.of("\"" + json(name) + "\"", "\"" + name + "\"", name)) {
            String file =
                    "# "
                            + name
                            + "\nvariant: 2\ngame: sjoelen\nid: anchor\ntitle: {en: "
                            + quote
                            + "}\nextends: ans-pre2016@3\nchanges:\n  discs: {to: 20, because: "
                            + quote
                            + "}\n  nothing: "
                            + quote
                            + "\n";
            harmless(file, "variant", "check", "-");
            String sound = file.substring(0, file.indexOf("  nothing"));
            harmless(sound, "variant", "explain", "-");
            harmless(sound, "variant", "explain", "-", "discs");
            harmless(sound, "variant", "check", "-");
        }
    }

    @Test
    void theSameNameInTwoSpellingsIsOnePlayer() {
        String match =
                """
                {"format":1,"game":"sjoelen","variant":"ans-pre2016","seats":["Zo\u00eb"]}
                {"event":"score-noted","player":"Zoe\u0308","points":99}
                """;
        assertThat(Ran.reading(match, "judge", "-").exit()).isZero();
        Ran doubled =
                Ran.reading(
                        match.replace("[\"Zo\u00eb\"]", "[\"Zo\u00eb\",\"Zoe\u0308\"]"),
                        "judge",
                        "-");
        assertThat(doubled.exit()).isEqualTo(2);
        assertThat(doubled.err()).contains("[seat-twice]");
        Ran blank = Ran.reading(match.replace("[\"Zo\u00eb\"]", "[\"Bram \"]"), "judge", "-");
        assertThat(blank.err()).contains("[bad-seat-name]");
    }
}
