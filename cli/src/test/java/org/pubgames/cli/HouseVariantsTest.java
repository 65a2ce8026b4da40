package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Seats;
import org.pubgames.core.internal.data.Node;
import org.pubgames.sjoelen.Sjoelen;

/** {@code --variants} with the commands that use variants, and matches begun under other rules. */
class HouseVariantsTest {

    private static final String EVENT =
            "{\"event\":\"sub-turn-played\",\"player\":\"Anna\",\"compartments\":[1,1,1,1]}\n";

    @TempDir private Path folder = Path.of(".");

    @BeforeEach
    void house() {
        house(7);
    }

    private void house(int turns) {
        HouseFile.sjoelen(
                folder,
                "anchor",
                "masters@3",
                "setPoints: {to: 25, because: \"more\"}",
                "turns: {to: " + turns + ", because: \"early closing\"}");
    }

    private Ran ran(String... words) {
        return input("", words);
    }

    private Ran input(String text, String... words) {
        String[] all = new String[words.length + 2];
        System.arraycopy(words, 0, all, 0, words.length);
        all[words.length] = "--variants";
        all[words.length + 1] = folder.toString();
        return Ran.reading(text, all);
    }

    private static String header(String more) {
        return "{\"format\":1,\"game\":\"sjoelen\",\"variant\":\"anchor\",\"seats\":[\"Anna\"]"
                + more
                + "}\n";
    }

    @Test
    void scoreKnowsThem() {
        Ran ran = ran("score", "sjoelen", "--variant", "anchor", "1", "1", "1", "1");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("25 points", "The anchor (anchor)");
        Ran without = Ran.pubgames("score", "sjoelen", "--variant", "anchor", "1", "1", "1", "1");
        assertThat(without.exit()).isEqualTo(2);
        assertThat(without.err()).contains("[unknown-variant]");
    }

    @Test
    void aFileMayExtendThem() {
        Path other = folder.resolve("other");
        String child =
                HouseFile.sjoelen(other, "child", "anchor@1", "trialDiscs: {to: 3, because: x}");
        Ran ran = ran("score", "sjoelen", "--variant", child, "1", "1", "1", "1");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("25 points", "The child (child)");
    }

    @Test
    void gamesListsThem() {
        assertThat(ran("games").out()).containsPattern("anchor +The anchor");
        assertThat(ran("games", "--json").out()).contains("\"variant\":\"anchor\"");
    }

    @Test
    void judgeKnowsThem() {
        Ran ran = input(header("") + EVENT, "judge", "-");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("The anchor (anchor)").doesNotContain("other rules");
    }

    @Test
    void severalFoldersAreKnownAtOnce() {
        Path other = folder.resolve("other");
        HouseFile.sjoelen(other, "child", "anchor@1", "trialDiscs: {to: 3, because: x}");
        Ran ran =
                ran(
                        "score",
                        "sjoelen",
                        "--variants",
                        other.toString(),
                        "--variant",
                        "child",
                        "1",
                        "1",
                        "1",
                        "1");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("25 points");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void brokenFilesAreWarningsAndTheOthersWork(String lang) {
        HouseFile.sjoelen(folder, "bad", "masters@3", "turnz: {to: 7, because: \"x\"}");
        Ran ran =
                ran("score", "sjoelen", "--variant", "anchor", "1", "1", "1", "1", "--lang", lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("25 ");
        assertThat(ran.err())
                .contains("bad.yaml:7:3: ", "[unknown-setting]", "pubgames variant check")
                .doesNotContainPattern("\\{[a-zA-Z]+[|}]");
        Ran judged = input(header("") + EVENT, "judge", "-", "--json");
        assertThat(judged.exit()).isZero();
        assertThat(judged.problems())
                .extracting(line -> Ran.field(line, "type"))
                .containsExactly("warning");
        assertThat(ran("games").exit()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"games", "judge x.jsonl", "score sjoelen 1 1 1 1", "variant list"})
    void aFolderThatIsNoneIsAProblem(String command) {
        for (String lang : HouseFile.LANGUAGES) {
            String call = command + " --variants /nowhere/at/all --lang " + lang;
            Ran ran = Ran.pubgames(call.split(" "));
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).contains("[file-not-found]", "/nowhere/at/all");
        }
    }

    /** A match file as the library writes it, begun with seven turns. */
    private String begun() {
        var game = Games.game(Sjoelen.KEY);
        var variant = Games.catalogue().with(folder).orElseThrow().of(game).get("anchor");
        return game.codec().write(game.open(variant, Seats.of("Anna"))) + EVENT;
    }

    @Test
    void changedRulesAreRefusedWithWhatChanged() {
        String file = begun();
        assertThat(input(file, "judge", "-").exit()).isZero();
        house(9);
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = input(file, "judge", "-", "--lang", lang);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err())
                    .containsSubsequence(
                            "[digest-mismatch]", "turns", "[setting-changed]", "--despite-changes")
                    .doesNotContain(": setting-changed");
        }
        Ran json = input(file, "judge", "-", "--json");
        assertThat(json.problems())
                .extracting(line -> Ran.field(line, "code"))
                .containsExactly("digest-mismatch", "setting-changed");
        assertThat(Ran.text(json.problems().get(0), "fix")).contains("--despite-changes");
        assertThat(Ran.field(json.problems().get(1), "value")).isEqualTo("7");
        assertThat(Ran.field(json.problems().get(1), "allowed")).isEqualTo("9");
    }

    @Test
    void changedRulesAreJudgedWhenAskedFor() {
        String file = begun();
        house(9);
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = input(file, "judge", "-", "--despite-changes", "--lang", lang);
            assertThat(ran.err()).isEmpty();
            assertThat(ran.exit()).isZero();
            String told = Words.of(lang(lang)).say("head.changed").split(";", 2)[0];
            assertThat(ran.out()).contains(told).containsPattern("· .*turns.*7.*9");
        }
        Node.Fields match = input(file, "judge", "-", "--despite-changes", "--json").json().get(0);
        Node.Fields change =
                (Node.Fields)
                        ((Node.Items) Ran.part(match, "changed"))
                                .values().stream().skip(1).findFirst().orElseThrow();
        assertThat(Ran.field(change, "name")).isEqualTo("turns");
        assertThat(Ran.field(change, "before")).isEqualTo("7");
        assertThat(Ran.field(change, "now")).isEqualTo("9");
    }

    private static Lang lang(String code) {
        return Lang.of(code).orElseThrow();
    }

    @Test
    void unchangedRulesAreNotSpokenOf() {
        Ran ran = input("\n" + begun(), "judge", "-", "--despite-changes");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).doesNotContain("other rules");
        assertThat(input(begun(), "judge", "-", "--despite-changes", "--json").out())
                .doesNotContain("\"changed\"");
    }

    @Test
    void anotherMistakeInTheHeaderIsStillRefused() {
        Ran ran = input(header(",\"digest\":7"), "judge", "-", "--despite-changes");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[wrong-type]").doesNotContain("--despite-changes");
    }
}
