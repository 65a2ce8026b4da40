package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.schocken.rules.Showing;

/** All 56 throws of every shipped variant, against ladders written down apart from the rules. */
class RankingTest {

    private static final String SCHOCKS = " 611=6 511=5 411=4 311=3";
    private static final String SCHOCK_TWO = " 211=2";
    private static final String ALIKE = " 666=3 555=3 444=3 333=3 222=3";
    private static final String STRAIGHTS = " 654=2 543=2 432=2 321=2";

    private static final String JULE_SECOND =
            "111=ALL 421=7" + SCHOCKS + SCHOCK_TWO + ALIKE + STRAIGHTS;
    private static final String NO_JULE = "111=ALL" + SCHOCKS + SCHOCK_TWO + ALIKE + STRAIGHTS;
    private static final String NO_JULE_BUILT = "111=ALL" + SCHOCKS + SCHOCK_TWO;
    private static final String GENERAL_OVER = "111=ALL" + SCHOCKS + ALIKE + SCHOCK_TWO + STRAIGHTS;
    private static final String JULE_NINE =
            "421=9 111=7" + SCHOCKS + ALIKE + SCHOCK_TWO + STRAIGHTS;

    /** One of the 56 throws with its place and what it costs. */
    private record Place(int rank, int dice, String discs) {}

    /** The dice of a throw, highest first, read as a number; highest number first. */
    private static Stream<Integer> throwsOfThree() {
        return IntStream.rangeClosed(111, 666)
                .mapToObj(number -> 777 - number)
                .filter(number -> String.valueOf(number).matches("[1-6]{3}"))
                .filter(number -> number / 100 >= number / 10 % 10)
                .filter(number -> number / 10 % 10 >= number % 10);
    }

    private static List<Integer> dice(int number) {
        return List.of(number / 100, number / 10 % 10, number % 10);
    }

    private static int pips(int number) {
        return dice(number).stream().mapToInt(Integer::intValue).sum();
    }

    private static List<Place> ladder(String special, boolean byPips) {
        List<Place> places = new ArrayList<>();
        Set<Integer> named = new TreeSet<>();
        for (String one : special.split(" ", -1)) {
            int number = Integer.parseInt(one.substring(0, 3));
            named.add(number);
            places.add(new Place(places.size() + 1, number, one.substring(4)));
        }
        List<Integer> simple = throwsOfThree().filter(number -> !named.contains(number)).toList();
        for (int number : simple) {
            long better =
                    simple.stream()
                            .filter(other -> byPips ? pips(other) > pips(number) : other > number)
                            .count();
            places.add(new Place(named.size() + (int) better + 1, number, "1"));
        }
        return sorted(places);
    }

    private static List<Place> sorted(List<Place> places) {
        return places.stream()
                .sorted(Comparator.comparing(Place::rank).thenComparing(Place::dice))
                .toList();
    }

    private static List<Place> ranked(String variant, boolean fromHand) {
        SchockenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        return sorted(
                throwsOfThree()
                        .map(
                                number -> {
                                    SchockenScoring.Ranked ranked =
                                            scoring.rank(dice(number), fromHand);
                                    String discs = ranked.all() ? "ALL" : "" + ranked.discs();
                                    return new Place(ranked.rank(), number, discs);
                                })
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "niederrhein, niederrhein-hand, true",
        "niederrhein, niederrhein-built, false",
        "heidesheim, heidesheim, true",
        "heidesheim, heidesheim, false"
    })
    void thePublishedRankingIsFollowed(String variant, String file, boolean fromHand) {
        SchockenScoring scoring = Shipped.GAME.scoring(Shipped.variant(variant));
        String published = YamlRuleBook.text(RankingTest.class, "ranking-" + file + ".csv").strip();
        String ours =
                ranked(variant, fromHand).stream()
                        .map(
                                place ->
                                        String.join(
                                                ",",
                                                "" + place.rank(),
                                                Showing.written(dice(place.dice())),
                                                scoring.rank(dice(place.dice()), fromHand)
                                                        .category()
                                                        .name(),
                                                place.discs()))
                        .collect(Collectors.joining("\n", "rank,dice,category,discs\n", ""));
        assertThat(ours).isEqualTo(published);
    }

    @Test
    void everyShippedVariantRanksAsItsSourceDoes() {
        for (String id : Shipped.ids().toList()) {
            switch (id) {
                case "hattersheim",
                        "hattersheim-three-dice",
                        "hattersheim-five",
                        "hattersheim-money",
                        "hattersheim-chips",
                        "stock-15",
                        "biebesheim",
                        "burgerwerk",
                        "club-fines" -> {
                    same(id, true, ladder(JULE_SECOND, false));
                    same(id, false, ladder(JULE_SECOND, false));
                }
                case "casinospiegel" -> {
                    same(id, true, ladder(JULE_NINE, false));
                    same(id, false, ladder(JULE_NINE, false));
                }
                case "nrw", "steele", "kell" -> {
                    same(id, true, ladder(NO_JULE, false));
                    same(id, false, ladder(NO_JULE_BUILT, false));
                }
                case "soma" -> {
                    same(id, true, ladder(NO_JULE, true));
                    same(id, false, ladder(NO_JULE, true));
                }
                case "nord-wuerttemberg" -> {
                    String leaves = JULE_SECOND.replace("111=ALL", "111=0");
                    same(id, true, ladder(leaves, false));
                    same(id, false, ladder(leaves, false));
                }
                case "tingtingting" -> {
                    same(id, true, ladder(GENERAL_OVER, false));
                    same(id, false, ladder(NO_JULE_BUILT, false));
                }
                case "bvb" -> {
                    same(id, true, ladder(GENERAL_OVER, false));
                    same(id, false, ladder(GENERAL_OVER, false));
                }
                case "sackjeseech",
                        "sackjeseech-tournament",
                        "benhollisch",
                        "rebelmetal",
                        "meier-tod",
                        "schocken-ohne-theke",
                        "erster-hoch" -> {
                    same(id, true, ladder(NO_JULE, false));
                    same(id, false, ladder(NO_JULE, false));
                }
                case "schockaus-1954", "harte", "schocken-app" -> {
                    same(id, true, ladder(NO_JULE, false));
                    same(id, false, ladder(NO_JULE_BUILT + ALIKE, false));
                }
                case "schockerliga", "h2g2" -> {
                    same(id, true, ladder(NO_JULE, false));
                    same(id, false, ladder(NO_JULE_BUILT, false));
                }
                case "spielregeln-de" -> {
                    String special = NO_JULE_BUILT + ALIKE + " 654=2 321=2";
                    same(id, true, ladder(special, false));
                    same(id, false, ladder(special, false));
                }
                case "papr" -> {
                    same(id, true, ladder(JULE_SECOND, false));
                    same(id, false, ladder(NO_JULE_BUILT, false));
                }
                case "siebener-achter" -> {
                    String ranks = SCHOCKS + SCHOCK_TWO;
                    String hand = "111=ALL 331=8 421=7 221=7" + ranks + ALIKE + STRAIGHTS;
                    same(id, true, ladder(hand, false));
                    same(id, false, ladder("111=ALL 331=8 221=7" + ranks, false));
                }
                default -> assertThat(id).as("published in full").isIn("niederrhein", "heidesheim");
            }
        }
    }

    private static void same(String variant, boolean fromHand, List<Place> expected) {
        assertThat(expected).hasSize(56);
        assertThat(ranked(variant, fromHand)).as(variant).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "322, true, 222, false",
        "222, false, 221, true",
        "666, false, 665, true",
        "321, true, 666, false",
        "661, true, 654, false",
        "654, false, 653, true",
        "222, true, 666, false"
    })
    void aThrowPutTogetherStandsAmongTheNumbers(
            int better, boolean betterFromHand, int worse, boolean worseFromHand) {
        SchockenScoring scoring = Shipped.GAME.scoring(Shipped.variant("niederrhein"));
        assertThat(scoring.compare(dice(better), betterFromHand, dice(worse), worseFromHand))
                .isPositive();
        assertThat(scoring.compare(dice(worse), worseFromHand, dice(better), betterFromHand))
                .isNegative();
    }
}
