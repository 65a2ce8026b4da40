package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.Migration;
import org.pubgames.core.internal.variant.Migration.Migrated;

/** Files of the first format and of earlier editions, before and after. */
class MigrationTest {

    private static final Game<?, ?> GAME = Games.find("sjoelen").orElseThrow();

    /**
     * Sjoelen with a club whose rules were changed twice, and with a mix-in in its third edition.
     */
    private static final VariantBook BOOK =
            GAME.variants()
                    .with(
                            List.of(
                                    new VariantFile(
                                            "club.yaml",
                                            """
                                            variant: 2
                                            game: sjoelen
                                            id: our-club
                                            edition: 12
                                            title: {en: "Our club"}
                                            extends: masters@3
                                            """),
                                    new VariantFile(
                                            "quick.yaml",
                                            """
                                            variant: 2
                                            kind: mixin
                                            game: sjoelen
                                            id: quick
                                            edition: 3
                                            title: {en: "Quick"}
                                            changes: {turns: {to: 2, because: "Late."}}
                                            """)));

    private static Reading<Migrated> migrated(String text) {
        return Migration.of(new VariantFile("house.yaml", text), BOOK);
    }

    private static void becomes(String before, String after, String... steps) {
        Migrated migrated = migrated(before).orElseThrow();
        assertThat(migrated.text()).isEqualTo(after);
        assertThat(migrated.steps()).containsExactly(steps);
        Migrated again = migrated(after).orElseThrow();
        assertThat(again.text()).isEqualTo(after);
        assertThat(again.steps()).isEmpty();
    }

    private static final String FIRST =
            """
            # Our rules, written in 2019.
            variant: 1   # the first format

            game:    sjoelen
            id: house
            title: {en: "House", nl: "Huis", de: "Haus"}   # three languages
            extends: masters # as on the poster
            changes:
              turns:   # short evenings
                to: 3
                because: 'variant: 1 extends: masters'

            # the end
            """;

    @Test
    void theFirstFormatIsRaisedAndEverythingElseStays() {
        becomes(
                FIRST,
                FIRST.replace("variant: 1   #", "variant: 2   #")
                        .replace("extends: masters #", "extends: masters@3 #"),
                "format 2",
                "pin masters@3");
    }

    @Test
    void lineEndsAndAByteOrderMarkStay() {
        String before = "\uFEFF" + FIRST.replace("\n", "\r\n");
        String after =
                before.replace("variant: 1   #", "variant: 2   #")
                        .replace("extends: masters #", "extends: masters@3 #");
        becomes(before, after, "format 2", "pin masters@3");
        becomes(
                before.replace("\r\n", "\r"),
                after.replace("\r\n", "\r"),
                "format 2",
                "pin masters@3");
    }

    @Test
    void quotesAndFlowMapsStay() {
        becomes(
                "{extends: \"masters\",variant: 1,game: sjoelen, id: a, title: {en: H}}",
                "{extends: \"masters@3\",variant: 2,game: sjoelen, id: a, title: {en: H}}",
                "format 2",
                "pin masters@3");
        becomes(
                "{title: {en: \"\ud83c\udfb2 \u00ef\"}, variant: 1, game: sjoelen, id: a, extends: 'our-club'}",
                "{title: {en: \"\ud83c\udfb2 \u00ef\"}, variant: 2, game: sjoelen, id: a, extends: 'our-club@12'}",
                "format 2",
                "pin our-club@12");
    }

    private static final String SECOND =
            """
            variant: 2
            game: sjoelen
            id: house
            title: {nl: "Huis"}
            extends: "our-club@9"  # our-club@9
            with:
              - quick@3
            about: {nl: "Naar our-club@9."}
            """;

    @Test
    void pinsAreRaisedToThePresentEdition() {
        becomes(
                SECOND,
                SECOND.replace("extends: \"our-club@9\"", "extends: \"our-club@12\""),
                "raise our-club@9 → our-club@12");
        becomes(
                SECOND.replace("our-club@9\"", "our-club@12\"").replace("- quick@3", "- quick@1"),
                SECOND.replace("our-club@9\"", "our-club@12\""),
                "raise quick@1 → quick@3");
        becomes(
                SECOND.replace("our-club@9\"", "our-club\"").replace("- quick@3", "- 'quick'"),
                SECOND.replace("our-club@9\"", "our-club@12\"").replace("- quick@3", "- 'quick@3'"),
                "pin our-club@12",
                "pin quick@3");
    }

    @Test
    void aFileOfTheFirstFormatMayNameAnEarlierEdition() {
        becomes(
                SECOND.replace("variant: 2", "variant: 1"),
                SECOND.replace("extends: \"our-club@9\"", "extends: \"our-club@12\""),
                "format 2",
                "raise our-club@9 → our-club@12");
    }

    @Test
    void aMixInIsRaisedToo() {
        String mixIn = "variant: 1\nkind: mixin\ngame: sjoelen\nid: m\ntitle: {en: M}\n";
        becomes(mixIn, mixIn.replace("variant: 1", "variant: 2"), "format 2");
    }

    static Stream<VariantFile> examples() {
        return Stream.of("house-twenty.yaml").map(Shelf::example);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesAreUpToDate(VariantFile file) {
        Migrated migrated = Migration.of(file, GAME.variants()).orElseThrow();
        assertThat(migrated.steps()).isEmpty();
        assertThat(migrated.text()).isEqualTo(file.text());
    }

    private static List<String> refused(String text) {
        Reading<Migrated> reading = migrated(text);
        assertThat(reading).isInstanceOf(Reading.Unreadable.class);
        for (Problem problem : reading.problems()) {
            assertThat(problem.where().file()).isEqualTo("house.yaml");
            for (Lang lang : Lang.values()) {
                assertThat(problem.text(lang)).doesNotStartWith(problem.code());
            }
        }
        return reading.problems().stream().map(Problem::code).toList();
    }

    @Test
    void aFileThatCannotBeReadIsRefusedWithItsProblems() {
        assertThat(refused("variant: [1")).containsExactly("not-yaml");
        assertThat(refused("")).containsExactly("empty-file");
        assertThat(refused("- a")).containsExactly("wrong-type");
        assertThat(refused(FIRST.replace("to: 3", "to: 300"))).containsExactly("too-large");
        assertThat(refused(FIRST.replace("turns:", "turnz:"))).containsExactly("unknown-setting");
        assertThat(refused(FIRST.replace("extends: masters", "extends: mastres")))
                .containsExactly("unknown-parent");
        assertThat(refused(FIRST.replace("game:    sjoelen", "game: schocken")))
                .contains("wrong-game");
        assertThat(refused(FIRST.replace("variant: 1 ", "variant: 3 ")))
                .containsExactly("unsupported-format");
        assertThat(refused(SECOND.replace("our-club@9\"", "our-club@13\"")))
                .containsExactly("other-edition");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "extends: >-\n  our-club@9",
                "extends: \"our\\u002dclub@9\"",
                "extends: \"our-\\\n  club@9\"",
            })
    void whatCannotBeReplacedSafelyIsTold(String field) {
        String before = SECOND.replace("extends: \"our-club@9\"  # our-club@9", field);
        List<Problem> problems = migrated(before).problems();
        assertThat(problems).extracting(Problem::code).containsExactly("migrate-by-hand");
        assertThat(problems.get(0).where().line()).isEqualTo(5);
        assertThat(problems.get(0).where().path()).isEqualTo("/extends");
        assertThat(problems.get(0).suggestion()).isEqualTo("our-club@12");
        assertThat(refused(before)).containsExactly("migrate-by-hand");
    }

    @Test
    void theStepsAreToldInThreeLanguages() {
        Migrated migrated = migrated(SECOND.replace("variant: 2", "variant: 1")).orElseThrow();
        assertThat(migrated.told(Lang.EN))
                .containsExactly(
                        "The file is now written in format 2.",
                        "It now builds on a later edition, whose rules may differ: our-club@9 →"
                                + " our-club@12.");
        assertThat(
                        Arrays.stream(Lang.values())
                                .flatMap(lang -> migrated.told(lang).stream())
                                .distinct())
                .hasSize(6)
                .noneMatch(sentence -> sentence.contains("migrated-"));
    }
}
