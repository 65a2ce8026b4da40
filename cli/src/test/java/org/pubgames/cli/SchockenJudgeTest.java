package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Rule;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;

class SchockenJudgeTest {

    private static final String FINAL = "../examples/schocken-final.jsonl";
    private static final String OFFENCES = "../examples/schocken-offences.jsonl";

    @Test
    void theDurchmarschHasNoFinal() {
        assertThat(Ran.pubgames("judge", "../examples/schocken-durchmarsch.jsonl").out())
                .contains("═══ Half 1 is lost: Carla ◆ ═══")
                .contains("schocken.game.durchmarsch")
                .doesNotContain("═══ Now the final")
                .containsPattern("1 +Carla ◆ +Carla +Carla")
                .containsPattern("Bernd ──7──▶ Carla")
                .containsPattern("Carla +1 round of drinks +for game 1")
                .contains("Final standing");
    }

    @Test
    void theFinalHasEverythingAPubTells() {
        assertThat(Ran.pubgames("judge", FINAL).out())
                .contains("═══ Now the final")
                .contains("schocken.sixes.turned")
                .contains("schocken.tie.roll-off")
                .contains("schocken.offence.dropped-first")
                .contains("schocken.discs.schock-aus-all")
                .contains("schocken.throw.schuss")
                .contains("schocken.final.lost")
                .contains("for dropped dice in game 1");
    }

    @Test
    void drawsDiceCupsAndTheRound() {
        Ran ran = Ran.pubgames("judge", OFFENCES);
        assertThat(ran.out())
                .contains(
                        """
                               ┌● ●┐ ┌●  ┐    ╷   ╷
                               │ ● │ │   │    │ 1 │   2 set aside · throw 2 follows
                               └● ●┘ └  ●┘    ╰───╯
                        """)
                .contains(
                        """
                               ┌● ●┐ ┌●  ┐    ╭───╮
                               │ ● │ │   │    │ 1 │   2 set aside · throw 2
                               └● ●┘ └  ●┘    ┴───┴
                        """)
                .contains(
                        """
                               Half 1, round 1
                                 ▸  Kalle  5-5-2  simple throw     3 throws
                                    Lotte         threw too often            ● +1
                                    Mats   4-3-3  simple throw      1 throw
                                 stock ──1──▶ Lotte   left in the stock: 12 ●●●●●●●●●●●●
                        """);
    }

    @Test
    void refusesWhatIsNotDone() throws IOException {
        Ran ran = Ran.pubgames("judge", OFFENCES);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("✗ /turned: 2 sixes cannot be turned here: that takes 3 sixes.")
                .contains("schocken.report.throw-turn")
                .contains("schocken.offence.over-throw")
                .contains("29 events accepted, 17 rejected.");
        assertThat(ran.out().replaceAll("\\s+", " ")).contains("Maybe you meant “Kalle”");
        int lines = Files.readAllLines(Path.of(OFFENCES)).size();
        assertThat(Ran.pubgames("judge", OFFENCES, "--json").json()).hasSize(lines + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void everyPictureFitsItsPage(String lang) {
        for (String file : new String[] {FINAL, OFFENCES}) {
            Ran ran = Ran.pubgames("judge", file, "--lang", lang);
            assertThat(ran.out()).doesNotContainPattern("\\{[a-zA-Z]+[|}]");
            assertThat(ran.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, --verbose", "2, --view=table", "3, --view=Carla"})
    void variantsAreDrawn(int seed, String view) {
        drawn(seed, view, 4);
    }

    @ParameterizedTest
    @CsvSource({"1, --verbose", "2, --view=table", "3, --view=Carla"})
    @Tag("proof")
    void everyVariantIsDrawnAtLength(int seed, String view) {
        drawn(seed, view, 1);
    }

    private static void drawn(int seed, String view, int oneIn) {
        Game<SchockenState, SchockenEvent> game = Games.game(Schocken.KEY);
        List<Variant> variants = game.variants().all();
        for (int at = seed % oneIn; at < variants.size(); at += oneIn) {
            Variant variant = variants.get(at);
            Match<SchockenState, SchockenEvent> match =
                    game.open(variant, Seats.of("Anna", "Bernd", "Carla", "Dieter"));
            Random random = new Random(seed);
            StringBuilder file =
                    new StringBuilder(game.codec().writeHeader(match.header())).append('\n');
            for (int i = 0; i < 250; i++) {
                Optional<SchockenEvent> event = match.legal().sample(random);
                if (event.isEmpty()) {
                    break;
                }
                file.append(game.codec().writeEvent(event.get())).append('\n');
                match = match.judge(event.get()).match();
            }
            Ran ran = Ran.reading(file.toString(), "judge", "-", view);
            assertThat(ran.exit()).as(variant.id()).isZero();
            assertThat(ran.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
    }

    @Test
    void longNamesKeepTheTablesInShape() throws IOException {
        String name = "Maximiliane-Wilhelmine".repeat(4);
        String file = Files.readString(Path.of(FINAL)).replace("\"Gerda\"", "\"" + name + "\"");
        assertThat(Ran.reading(file, "judge", "-").out().lines())
                .filteredOn(line -> line.contains("● ") || line.contains("──"))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void theBookNamesEveryTopic(String lang) {
        var book = Games.look("schocken", Where.UNKNOWN).orElseThrow().rulebook();
        Ran ran = Ran.pubgames("rules", "schocken", "--lang", lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(book.rules().stream().map(Rule::id).toList());
        assertThat(ran.out().lines().toList())
                .as("a topic without a title")
                .doesNotContainAnyElementsOf(
                        book.rules().stream().map(rule -> rule.id().split("\\.", -1)[1]).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void rulesAreShown(String lang) {
        shown(lang, 12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    @Tag("proof")
    void everyRuleIsShownAtLength(String lang) {
        shown(lang, 1);
    }

    private static void shown(String lang, int oneIn) {
        List<Rule> rules = Games.look("schocken", Where.UNKNOWN).orElseThrow().rulebook().rules();
        for (int i = Math.floorMod(lang.hashCode(), oneIn); i < rules.size(); i += oneIn) {
            String id = rules.get(i).id();
            assertThat(Ran.pubgames("rules", "schocken", id, "--lang", lang).exit())
                    .as(id)
                    .isZero();
        }
    }
}
