package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.Reading;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.variant.VariantTemplate;

/** Removing the # before any setting of a template gives a valid file. */
class VariantTemplateTest {

    private static final String NAME = "my-house.yaml";

    static Stream<Arguments> everyGameInEveryLanguage() {
        return Games.installed().stream()
                .flatMap(game -> Stream.of(Lang.values()).map(lang -> Arguments.of(game, lang)));
    }

    static Stream<Variant> everyVariant() {
        return Games.installed().stream().flatMap(game -> game.variants().all().stream());
    }

    private static Game<?, ?> gameOf(Variant variant) {
        return Games.find(variant.game()).orElseThrow();
    }

    private static Variant read(Game<?, ?> game, String yaml) {
        Reading<Variant> read = game.variants().read(yaml, NAME);
        assertThat(read.problems()).as(yaml).isEmpty();
        return read.orElseThrow();
    }

    /** The template with the setting's three lines. */
    private static String with(String template, String setting) {
        String lines = "(?m)^  #(" + Pattern.quote(setting) + ":\n)  #(.*\n)  #(.*\n)";
        String changed = template.replaceFirst(lines, "  $1  $2  $3");
        assertThat(changed).as(setting).isNotEqualTo(template);
        return changed;
    }

    @ParameterizedTest
    @MethodSource("everyVariant")
    void theTemplateOfEveryVariantIsThatVariantUnderAnotherName(Variant parent) {
        Game<?, ?> game = gameOf(parent);
        for (Lang lang : Lang.values()) {
            Variant house = read(game, VariantTemplate.of(game, parent, lang));
            assertThat(house.parent()).contains(parent.pinned());
            assertThat(house.settings()).isEqualTo(parent.settings());
            assertThat(house.digest()).isEqualTo(parent.digest());
            assertThat(house.id()).isEqualTo("my-house");
        }
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void everySettingOfTheStandardMayBeTakenOutOfItsComment(Game<?, ?> game, Lang lang) {
        everySettingMayBeTakenOutOfItsComment(game, game.variants().standard(), lang);
    }

    @ParameterizedTest
    @MethodSource("everyVariant")
    @Tag("proof")
    void everySingleSettingMayBeTakenOutOfItsComment(Variant parent) {
        everySettingMayBeTakenOutOfItsComment(gameOf(parent), parent, Lang.EN);
    }

    private static void everySettingMayBeTakenOutOfItsComment(
            Game<?, ?> game, Variant parent, Lang lang) {
        String template = VariantTemplate.of(game, parent, lang);
        for (Setting setting : game.settings()) {
            Variant house = read(game, with(template, setting.name()));
            assertThat(house.settings()).isEqualTo(parent.settings());
            assertThat(house.layer(setting.name()).orElseThrow().setBy()).isEqualTo("my-house");
        }
    }

    @ParameterizedTest
    @MethodSource("everyGameInEveryLanguage")
    void everySettingIsToldWithItsMeaningAndItsChoices(Game<?, ?> game, Lang lang) {
        String template = VariantTemplate.of(game, game.variants().standard(), lang);
        String prose = template.replaceAll("\n *# +", " ").replaceAll("\\s+", " ");
        for (Setting setting : game.settings()) {
            assertThat(prose).contains(told(setting.text().in(lang)));
            for (Setting.Choice choice : setting.choices()) {
                assertThat(prose).contains(told(choice.name() + " – " + choice.text().in(lang)));
            }
            if (setting.choices().isEmpty()) {
                assertThat(prose).contains(setting.allowed());
            }
        }
        for (MixIn mixIn : game.variants().mixIns()) {
            assertThat(prose).contains(told(mixIn.title().in(lang)));
            assertThat(template).contains("#  - " + mixIn.pinned());
        }
        assertThat(template.lines()).allMatch(line -> line.length() < 400);
    }

    private static String told(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    @Test
    void anEditorsOwnWayOfUncommentingWorksToo() {
        Game<?, ?> game = Games.find("sjoelen").orElseThrow();
        String template = VariantTemplate.of(game, game.variants().standard(), Lang.EN);
        String lines = "(?m)^  #(turns:\n)  # (.*\n)  # (.*\n)";
        String changed = template.replaceFirst(lines, "  $1  $2  $3").replace("to: 10", "to: 7");
        assertThat(read(game, changed).layer("turns").orElseThrow().value()).isEqualTo("7");
    }

    @Test
    void mixInsOfABookCanBeTakenUp() {
        Game<?, ?> game = Games.find("sjoelen").orElseThrow();
        Variant parent = game.variants().standard();
        String template = VariantTemplate.of(game, parent, Lang.DE);
        List<VariantFile> more =
                List.of(
                        new VariantFile(
                                "short.yaml",
                                """
                                variant: 2
                                kind: mixin
                                game: sjoelen
                                id: quick
                                title: {de: "Schneller Abend"}
                                changes:
                                  turns: {to: 2, because: "Es wird spät."}
                                """),
                        new VariantFile(
                                NAME,
                                template.replace("changes:\n", "with:\n  - quick@1\nchanges:\n")));
        assertThat(game.variants().with(more).problems()).isEmpty();
        assertThat(game.variants().with(more).get("my-house").layer("turns").orElseThrow().setBy())
                .isEqualTo("quick");
    }

    @Test
    void aParentOfAnotherGameIsAMistakeOfTheProgram() {
        Variant foreign = Games.find("schocken").orElseThrow().variants().standard();
        Game<?, ?> game = Games.find("sjoelen").orElseThrow();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> VariantTemplate.of(game, foreign, Lang.NL))
                .withMessageContaining("schocken");
    }
}
