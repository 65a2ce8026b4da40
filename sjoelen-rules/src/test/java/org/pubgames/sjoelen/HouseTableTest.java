package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.sjoelen.play.LayoutScoring;
import org.pubgames.sjoelen.rules.Worth;

/** A house gives points of its own for how the discs lie. */
class HouseTableTest {

    private static final String EXTRA =
            """
            tables:
              layout-points:
                because: "Prizes of the house."
                otherwise: shipped
                rows:
            """;

    private static Variant example() throws IOException {
        String name = "house-ten-discs.yaml";
        String text = Files.readString(Path.of("../examples/" + name));
        return Shipped.GAME.variants().read(text, name).orElseThrow();
    }

    /** A game with few discs and a table of these rows. */
    private static Variant house(int discs, String settings, String... rows) {
        return Shipped.GAME
                .variants()
                .read(file(discs, settings, rows), "house.yaml")
                .orElseThrow();
    }

    private static String file(int discs, String settings, String... rows) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: sjoelen
                        id: house
                        title: {en: House}
                        extends: ans-pre2016@3
                        changes:
                        """);
        yaml.append("  discs: {to: ").append(discs).append(", because: x}\n");
        Stream.of(settings.split(";"))
                .filter(each -> !each.isBlank())
                .map(each -> each.split(":"))
                .forEach(
                        each ->
                                yaml.append("  ")
                                        .append(each[0].strip())
                                        .append(": {to: ")
                                        .append(each[1])
                                        .append(", because: x}\n"));
        yaml.append(EXTRA);
        for (String row : rows) {
            yaml.append("      - {").append(row).append("}\n");
        }
        return yaml.toString();
    }

    private static Score score(Variant variant, String layout) {
        return Shipped.GAME.scoring(variant).score(List.of(layout)).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "2 3 4 1, 60",
        "2 2 4 2, 48",
        "3 3 3 1, 38",
        "2 0 0 1, 0",
        "0 0 1 2, 6",
        "0 0 0 0, 0"
    })
    void tenDiscsAtTheAnchor(String layout, int points) throws IOException {
        Score score = score(example(), layout);
        assertThat(score.points()).isEqualTo(points);
        assertThat(score.rulings().stream().mapToInt(Ruling::points).sum()).isEqualTo(points);
        StringBuilder row = new StringBuilder();
        Shipped.GAME.scoring(example()).batch(row::append).row(layout.replace(' ', ','));
        assertThat(row.toString()).endsWith("," + points + ",");
    }

    @Test
    void aRowIsExplainedInThreeLanguages() throws IOException {
        List<Ruling> rulings = score(example(), "2 3 4 1").rulings();
        assertThat(rulings)
                .extracting(Ruling::rule)
                .endsWith("sjoelen.score.face-value", "sjoelen.house.layout-points");
        Ruling house = rulings.get(rulings.size() - 1);
        assertThat(house.kind()).isEqualTo(Ruling.Kind.AWARDS);
        assertThat(house.points()).isEqualTo(20);
        assertThat(say(house))
                .containsExactly(
                        "House table, row 1: 20 points on top. As the labels say: 60 in all.",
                        "Huistabel, rij 1: 20 punten erbij. As the labels say: 60 in all.",
                        "Haustabelle, Zeile 1: 20 Punkte dazu. As the labels say: 60 in all.");
        List<Ruling> few = score(example(), "0 1 0 0").rulings();
        assertThat(say(few.get(few.size() - 1)).get(0))
                .isEqualTo(
                        "House table, row 2: 3 points taken off. Fewer than six points count as"
                                + " none.");
        Variant none = house(3, "", "when: {discs: 0}, then: {points: 0}");
        assertThat(say(score(none, "0 0 0 0").rulings().get(0)).get(2))
                .isEqualTo("Haustabelle, Zeile 1: keine Punkte dazu. Prizes of the house.");
    }

    private static List<String> say(Ruling ruling) {
        return Stream.of(Lang.values())
                .map(lang -> Shipped.GAME.rulebook().say(ruling, lang))
                .toList();
    }

    @Test
    void theHighestScoreFollowsTheTableLayoutByLayout() {
        for (Variant variant :
                List.of(
                        house(7, "", "when: {first: 7}, then: {points: 30}"),
                        house(6, "", "when: {discs: {from: 3}}, then: {points: -20}"),
                        house(5, "", "when: {sets: 0, points: {from: 9}}, then: {points: 3}"),
                        house(4, "", "when: {second: [1, 3]}, then: {points: 9}"))) {
            Worth layouts = ((LayoutScoring) Shipped.GAME.scoring(variant)).worth();
            int discs = Sjoelen.settings(variant).discs();
            int[] most = new int[discs + 1];
            for (int a = 0; a <= discs; a++) {
                for (int b = 0; a + b <= discs; b++) {
                    for (int c = 0; a + b + c <= discs; c++) {
                        for (int d = 0; a + b + c + d <= discs; d++) {
                            int points = layouts.points(Compartments.of(a, b, c, d));
                            assertThat(points).isNotNegative();
                            for (int more = a + b + c + d; more <= discs; more++) {
                                most[more] = Math.max(most[more], points);
                            }
                        }
                    }
                }
            }
            for (int number = 0; number <= discs; number++) {
                assertThat(layouts.mostForTurn(number)).isEqualTo(most[number]);
            }
            assertThat(layouts.highestScore()).isEqualTo(most[discs]);
        }
    }

    @Test
    void extraDiscsAreEarnedByTheHighestScoreOfTheHouse() {
        Variant house =
                house(4, "bonusDiscs: [2, 1]", "when: {first: 2, fourth: 2}, then: {points: 30}");
        Play play = Play.in(house).subTurn(2, 0, 0, 2);
        assertThat(play.rules()).contains("sjoelen.bonus.first-sub-turn");
        play.bonus(0, 0, 1, 0).bonus(0, 0, 1, 0);
        assertThat(play.points()).isEqualTo(44);
        assertThat(((LayoutScoring) Shipped.GAME.scoring(house)).worth().maximum())
                .isEqualTo(36 + 2 * 4);
    }

    @Test
    void theUsualMaximumEarnsNothingWhereTheHouseHasAHigherOne() {
        Variant house =
                house(4, "bonusDiscs: [2, 1]", "when: {first: 2, fourth: 2}, then: {points: 30}");
        Play play = Play.in(house).subTurn(1, 1, 1, 1);
        assertThat(play.rules()).noneMatch(rule -> rule.startsWith("sjoelen.bonus."));
        assertThat(play.points()).isEqualTo(20);
    }

    @Test
    void aScoreOnTheCardMayBeAsHighAsTheTableAllows() {
        Variant house = house(4, "bonusDiscs: [0, 0]", "when: {first: 4}, then: {points: 100}");
        Play.in(house).then(SjoelenEvent.ScoreNoted.of(Play.ANNA, 108));
        assertThat(
                        Shipped.GAME
                                .open(house, Seats.of(Play.ANNA))
                                .judge(SjoelenEvent.ScoreNoted.of(Play.ANNA, 109))
                                .accepted())
                .isFalse();
    }

    @Test
    void theTableIsLookedAtOverAllLayoutsOfTheVariant() {
        assertThat(problems(10, "when: {first: 11}, then: {points: 1}"))
                .extracting(Problem::code)
                .containsExactly("row-never-fits");
        assertThat(
                        problems(
                                30,
                                "when: {sets: 7}, then: {points: 1}",
                                "when: {points: {from: 140}}, then: {points: 2}",
                                "when: {points: 148}, then: {points: 3}"))
                .extracting(Problem::code)
                .containsExactly("row-unreachable");
        assertThat(problems(60, "then: {points: 101}"))
                .extracting(Problem::code)
                .containsExactly("too-large");
        assertThat(problems(60, "then: {points: 1}")).isEmpty();
    }

    private static List<Problem> problems(int discs, String... rows) {
        return Shipped.GAME.variants().read(file(discs, "", rows), "house.yaml").problems();
    }

    @Test
    void aChildWithMoreDiscsMayLeaveAGapInItsParentsTable() {
        String parent =
                file(4, "", "when: {discs: {to: 4}}, then: {points: 1}")
                        .replace("    otherwise: shipped\n", "");
        String child =
                """
                variant: 2
                game: sjoelen
                id: child
                title: {en: Child}
                extends: house@1
                changes: {discs: {to: 5, because: x}}
                """;
        List<Problem> problems =
                Shipped.GAME
                        .variants()
                        .with(
                                List.of(
                                        new VariantFile("p.yaml", parent),
                                        new VariantFile("c.yaml", child)))
                        .problems();
        assertThat(problems).extracting(Problem::code).containsExactly("table-gap");
        assertThat(problems.get(0).where().file()).isEqualTo("c.yaml");
        assertThat(problems.get(0).where().line()).isEqualTo(5);
    }
}
