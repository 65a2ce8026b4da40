package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenScoring.Ranked;
import org.pubgames.schocken.play.ThrowRanks;

/** Every throw, from the hand and put together, against the list on the wall. */
class RankingOracleTest {

    private static final boolean[] HOWS = {true, false};

    private static List<List<Integer>> ordered() {
        List<List<Integer>> all = new ArrayList<>();
        for (int one = 1; one <= 6; one++) {
            for (int two = 1; two <= 6; two++) {
                for (int three = 1; three <= 6; three++) {
                    all.add(List.of(one, two, three));
                }
            }
        }
        return all;
    }

    private static Ranked expected(Oracle oracle, String dice, boolean fromHand) {
        Oracle.Listed listed = oracle.listed(dice, fromHand);
        return new Ranked(
                oracle.rank(dice, fromHand), listed.category(), listed.all(), listed.discs());
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.schocken.Shipped#ids")
    void everyOrderedThrowIsRankedAsListedHoweverOneAsks(String id) {
        Variant variant = Shipped.variant(id);
        Oracle oracle = new Oracle(Schocken.settings(variant));
        SchockenScoring scoring = Shipped.GAME.scoring(variant);
        List<String> rows = new ArrayList<>();
        Scoring.Batch batch = scoring.batch(row -> rows.add(row.toString()));
        for (boolean fromHand : HOWS) {
            for (List<Integer> dice : ordered()) {
                Ranked expected = expected(oracle, Oracle.key(dice), fromHand);
                assertThat(scoring.rank(dice, fromHand)).as(dice.toString()).isEqualTo(expected);
                String discs =
                        expected.all() ? SchockenScoring.ALL : String.valueOf(expected.discs());
                Score score =
                        scoring.score(
                                        List.of(
                                                dice.get(0) + "-" + dice.get(1),
                                                String.valueOf(dice.get(2)),
                                                fromHand ? "hand" : SchockenScoring.BUILT))
                                .orElseThrow();
                assertThat(score.cells())
                        .containsEntry("d1", String.valueOf(dice.get(0)))
                        .containsEntry("d2", String.valueOf(dice.get(1)))
                        .containsEntry("d3", String.valueOf(dice.get(2)))
                        .containsEntry("rank", String.valueOf(expected.rank()))
                        .containsEntry("category", expected.category().name())
                        .containsEntry("discs", discs)
                        .containsEntry("problem", "");
                assertThat(score.rulings())
                        .isNotEmpty()
                        .allMatch(ruling -> ruling.kind() == Ruling.Kind.NOTES)
                        .allMatch(ruling -> ruling.rule().startsWith("schocken.rank."));
                if (fromHand) {
                    String asked = dice.get(0) + "," + dice.get(1) + "," + dice.get(2);
                    rows.clear();
                    assertThat(batch.row(asked)).isTrue();
                    assertThat(rows)
                            .containsExactly(
                                    String.join(
                                                    ",",
                                                    asked,
                                                    String.valueOf(expected.rank()),
                                                    expected.category().name(),
                                                    discs)
                                            + ",");
                }
            }
        }
        assertThat(batch.end()).isTrue();
    }

    /** The settings that the ranking reads: all combinations of those that meet in one throw. */
    private static List<Variant> grid() {
        List<Variant> grid = new ArrayList<>();
        for (String handOnly : subsets()) {
            for (String simple : List.of("digits", "pip-sum")) {
                for (String jule : List.of("none", "second", "top")) {
                    for (String twoTwoOne : List.of("none", "lose-half", "value")) {
                        add(grid, handOnly, simple, jule, twoTwoOne, "take-all", "false", "all");
                    }
                }
                for (String general : List.of("false", "true")) {
                    for (String straights : List.of("all", "low-and-high")) {
                        add(grid, handOnly, simple, "second", "none", "flat", general, straights);
                    }
                }
            }
        }
        for (String jule : List.of("none", "second", "top")) {
            for (String schockAus : List.of("take-all", "flat", "thrower-leaves")) {
                add(grid, "[]", "digits", jule, "value", schockAus, "true", "all");
            }
        }
        return grid;
    }

    /** What counts from the hand alone must count at all; the reader sees to that. */
    private static void add(
            List<Variant> grid,
            String handOnly,
            String simple,
            String jule,
            String twoTwoOne,
            String schockAus,
            String general,
            String straights) {
        Reading<Variant> house =
                Houses.read(
                        Map.of(
                                "handOnly", handOnly,
                                "simpleOrder", simple,
                                "jule", jule,
                                "juleDiscs", "9",
                                "twoTwoOne", twoTwoOne,
                                "twoTwoOneDiscs", "5",
                                "schockAus", schockAus,
                                "schockAusDiscs", "8",
                                "generalOverSchockTwo", general,
                                "straights", straights));
        boolean refused = jule.equals("none") && handOnly.contains("jule");
        assertThat(house.problems().isEmpty()).as(jule + handOnly).isNotEqualTo(refused);
        if (!refused) {
            grid.add(house.orElseThrow());
        }
    }

    private static List<String> subsets() {
        return List.of(
                "[]",
                "[strasse]",
                "[drei-dicke]",
                "[jule]",
                "[strasse, drei-dicke]",
                "[strasse, jule]",
                "[drei-dicke, jule]",
                "[strasse, drei-dicke, jule]");
    }

    @Test
    void everyThrowIsRankedAsListedUnderEveryCombinationOfSettings() {
        List<Variant> grid = grid();
        assertThat(grid).hasSize((2 * 8 + 4) * 2 * 3 + 8 * 2 * 2 * 2 + 3 * 3);
        Schocken fresh = RuledGames.of(Shipped.GAME).anew().as(Schocken.class);
        for (Variant variant : grid) {
            Oracle oracle = new Oracle(Schocken.settings(variant));
            SchockenScoring scoring = fresh.scoring(variant);
            for (boolean fromHand : HOWS) {
                for (String dice : Oracle.all()) {
                    Ranked found = scoring.rank(Oracle.dice(dice), fromHand);
                    Ranked expected = expected(oracle, dice, fromHand);
                    if (!found.equals(expected)) {
                        assertThat(found)
                                .as(dice + fromHand + Schocken.settings(variant))
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    private static List<Variant> some() {
        List<Variant> some = new ArrayList<>(Shipped.variants());
        some.addAll(Shipped.houses());
        for (int seed = 0; seed < 8; seed++) {
            some.add(Houses.drawn(seed));
        }
        return some;
    }

    /** Signs that are those of the places of a list make a total preorder. */
    @Test
    void anyTwoThrowsCompareAsTheirPlacesOnTheList() {
        for (Variant variant : some()) {
            SchockenScoring scoring = Shipped.GAME.scoring(variant);
            Oracle oracle = new Oracle(Schocken.settings(variant));
            for (boolean mine : HOWS) {
                for (boolean theirs : HOWS) {
                    for (String one : Oracle.all()) {
                        for (String other : Oracle.all()) {
                            int expected =
                                    Integer.compare(
                                            oracle.listed(other, theirs).place(),
                                            oracle.listed(one, mine).place());
                            int found =
                                    scoring.compare(
                                            Oracle.dice(one), mine, Oracle.dice(other), theirs);
                            if (Integer.signum(found) != expected) {
                                assertThat(found)
                                        .as(one + mine + other + theirs)
                                        .isEqualTo(expected);
                            }
                        }
                    }
                }
            }
        }
    }

    /** The same without any list: what a sort has to rely on. */
    @ParameterizedTest
    @MethodSource("org.pubgames.schocken.Shipped#ids")
    void theOrderIsTotalAntisymmetricAndTransitive(String id) {
        ThrowRanks ranks = Shipped.ranks(Shipped.variant(id));
        List<Worth> worths = new ArrayList<>();
        for (String dice : Oracle.all()) {
            worths.add(ranks.worth(Oracle.dice(dice), true));
            worths.add(ranks.worth(Oracle.dice(dice), false));
        }
        int broken = 0;
        for (Worth one : worths) {
            for (Worth two : worths) {
                int sign = Integer.signum(one.compareTo(two));
                broken += sign == -Integer.signum(two.compareTo(one)) ? 0 : 1;
                broken += (one.compareTo(two) == 0) == (sign == 0) ? 0 : 1;
                for (Worth three : worths) {
                    if (sign >= 0 && two.compareTo(three) >= 0 && one.compareTo(three) < 0) {
                        broken++;
                    }
                }
            }
        }
        assertThat(broken).isZero();
    }

    /** Under Hattersheim's list no two different throws are of the same rank. */
    @Test
    void differentThrowsTieOnlyWhereSimpleThrowsAreSummedOrAHouseLevelsThem() {
        for (Variant variant : some()) {
            SchockenSettings settings = Schocken.settings(variant);
            boolean summed =
                    settings.simpleOrder() == SchockenSettings.SimpleOrder.PIP_SUM
                            || settings.generalsEqual()
                            || settings.straightsEqual();
            SchockenScoring scoring = Shipped.GAME.scoring(variant);
            for (boolean fromHand : HOWS) {
                List<Integer> ranks =
                        Oracle.all().stream()
                                .map(dice -> scoring.rank(Oracle.dice(dice), fromHand).rank())
                                .toList();
                if (summed) {
                    assertThat(ranks).contains(1);
                } else {
                    assertThat(ranks).doesNotHaveDuplicates().contains(1, 56).hasSize(56);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void hattersheimHasAsManyThrowsOfEachKindAsPrinted(boolean fromHand) {
        SchockenScoring scoring = Shipped.GAME.scoring(Shipped.variant("hattersheim"));
        Map<Category, Integer> combinations = new EnumMap<>(Category.class);
        Oracle.all()
                .forEach(
                        dice ->
                                combinations.merge(
                                        scoring.rank(Oracle.dice(dice), fromHand).category(),
                                        1,
                                        Integer::sum));
        Map<Category, Integer> outcomes = new EnumMap<>(Category.class);
        ordered()
                .forEach(
                        dice ->
                                outcomes.merge(
                                        scoring.rank(dice, fromHand).category(), 1, Integer::sum));
        assertThat(combinations)
                .isEqualTo(
                        Map.of(
                                Category.SCHOCK_AUS, 1,
                                Category.JULE, 1,
                                Category.SCHOCK, 5,
                                Category.DREI_DICKE, 5,
                                Category.STRASSE, 4,
                                Category.EINFACH, 40));
        assertThat(outcomes)
                .isEqualTo(
                        Map.of(
                                Category.SCHOCK_AUS, 1,
                                Category.JULE, 6,
                                Category.SCHOCK, 15,
                                Category.DREI_DICKE, 5,
                                Category.STRASSE, 24,
                                Category.EINFACH, 165));
    }

    @Test
    void theTableOfAnswersIsWhatTheLiveRulesSayAndTheyNeverContradictThemselves() {
        for (Variant variant : some()) {
            ThrowRanks ranks = Shipped.ranks(variant);
            for (boolean fromHand : HOWS) {
                for (String dice : Oracle.all()) {
                    try (Judging judging = RuledGames.of(Shipped.GAME).rules().open()) {
                        List<Worth> worths =
                                judging.put(
                                                ThrowRanks.question(
                                                        judging,
                                                        "",
                                                        Oracle.dice(dice),
                                                        fromHand,
                                                        Schocken.settings(variant)))
                                        .effects(Worth.class);
                        assertThat(worths)
                                .as(dice)
                                .containsExactly(ranks.worth(Oracle.dice(dice), fromHand));
                    }
                }
            }
        }
    }
}
