package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Every variant of the four games can be drawn, and a bad one is a problem with a text. */
class ShuffleboardVariantsTest {

    private static final List<String> DOUBLES =
            List.of("1 Maximiliane-Josefine", "2 Maximiliane-Josefine", "Zoë", "Bram & Söhne");

    @TempDir private Path folder = Path.of(".");

    private static String file(
            Shuffleboard game, Match<ShuffleboardState, ShuffleboardEvent> match) {
        return Stream.concat(
                        Stream.of(game.codec().writeHeader(match.header())),
                        match.log().stream().map(entry -> game.codec().writeEvent(entry.event())))
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "court-shuffleboard",
                "deck-shuffleboard",
                "table-shuffleboard",
                "shovelboard"
            })
    void everyPictureFitsItsPage(String id) throws Exception {
        Shuffleboard game = (Shuffleboard) Games.look(id, Where.UNKNOWN).orElseThrow();
        Path svg = folder.resolve("match.svg");
        for (Variant variant : game.variants().all()) {
            Match<ShuffleboardState, ShuffleboardEvent> match =
                    game.open(variant, new Seats(DOUBLES));
            Random random = new Random(1);
            for (int i = 0; i < 60; i++) {
                Optional<ShuffleboardEvent> event = match.legal().sample(random);
                if (event.isEmpty()) {
                    break;
                }
                match = match.judge(event.get()).orElseThrow().match();
            }
            for (String lang : new String[] {"en", "nl", "de"}) {
                Ran ran =
                        Ran.reading(
                                file(game, match),
                                "judge",
                                "-",
                                "--svg",
                                svg.toString(),
                                "--lang",
                                lang);
                assertThat(ran.exit()).as(variant.id()).isZero();
                assertThat(ran.out()).doesNotContainPattern("\\{[a-zA-Z]+[|}]");
                assertThat(ran.out().lines())
                        .as(variant.id())
                        .allSatisfy(
                                line ->
                                        assertThat(line)
                                                .hasSizeLessThanOrEqualTo(100)
                                                .doesNotEndWith(" "));
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(
                                new ByteArrayInputStream(
                                        Files.readString(svg).getBytes(StandardCharsets.UTF_8)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "table-shuffleboard|zoneLines: {to: [6, 7]|lines-too-near",
                "table-shuffleboard|foulLineAt: {to: 13|foul-line-off-board",
                "table-shuffleboard|bestOf: {to: 2|best-of-even",
                "table-shuffleboard|target: {to: 0|game-without-end",
                "table-shuffleboard|discRadius: {to: 1.1234567|decimals",
                "shovelboard|nearLine: {to: 5|lines-too-near",
                "shovelboard|middleLine: {to: 60|lines-out-of-order",
                "court-shuffleboard|tenOffs: {to: [waiting-on-line]|foul-costs-both",
                "court-shuffleboard|fiveOffs: {to: [upside-down]|foul-of-the-table",
            })
    void aBadHouseVariantIsAProblem(String game, String change, String code) throws IOException {
        Path file = folder.resolve("house.yaml");
        Files.writeString(
                file,
                """
                variant: 2
                game: %s
                id: house
                title: {en: House, nl: Huis, de: Haus}
                extends: masters@%d
                changes:
                  %s, because: "house rule"}
                """
                        .formatted(
                                game,
                                Games.find(game).orElseThrow().variants().get("masters").edition(),
                                change));
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran ran = Ran.pubgames("score", game, "--variant", file.toString(), "--lang", lang);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err())
                    .containsPattern("(?m)^" + code + " .*house\\.yaml:7:")
                    .doesNotContain(": " + code)
                    .doesNotContainPattern("\\{[a-zA-Z]+[|}]");
        }
    }
}
