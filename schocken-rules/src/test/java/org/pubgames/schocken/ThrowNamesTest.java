package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.RoundResult.Shown;

/** Throws are called as in the region, in every sentence and in the table; points stay. */
class ThrowNamesTest {

    private static String said(Evening evening, String rule, Lang lang) {
        return Evening.GAME.rulebook().say(evening.ruling(rule), lang);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "schockerliga | A 5-5-5 | drei-dicke | A: Jenny (5-5-5), worth 3 discs.",
                "schockaus-1954 | A 5-5-5 | drei-dicke | A: Bombe (5-5-5), worth 3 discs.",
                "harte | A 5-5-5 | drei-dicke | A: Harte (5-5-5), worth 3 discs.",
                "h2g2 | A 5-5-5 | drei-dicke | A: Bock (5-5-5), worth 3 discs.",
                "hattersheim | A 5-5-5 | drei-dicke | A: Drei Dicke (5-5-5), worth 3 discs.",
                "hattersheim | A 5-4-3 | straight | A: Straight (5-4-3), worth 2 discs.",
                "hattersheim | A 2-1-1 | schock | A: Schock 2, worth 2 discs.",
                "stock-15 | A 6-6-5 | simple | A: Simple throw (6-6-5), worth 1 disc.",
                "papr | A 6-5-5 | simple | A: Simple throw (6-5-5, Herrenwurf), worth 1 disc.",
                "niederrhein | A 2-1-1 | schock-two-below | A: Schock 2 (Schock doof), worth 2"
                        + " discs; it ranks below Drei Dicke here.",
            })
    void sentencesCallThrowsAsTheRegionDoes(
            String variant, String hand, String rule, String sentence) {
        Evening evening = Evening.in(Shipped.variant(variant), "A", "B", "C");
        evening.schuss(hand, "B 3-3-2", "C 3-3-1");
        assertThat(said(evening, "schocken.rank." + rule, Lang.EN)).isEqualTo(sentence);
    }

    @Test
    void inTheOtherLanguagesToo() {
        Evening evening = Evening.in(Evening.house("throwNames: [jenny, sequens]"), "A", "B");
        evening.schuss("A 5-5-5", "B 4-3-2");
        assertThat(said(evening, "schocken.rank.drei-dicke", Lang.DE))
                .isEqualTo("A: Jenny (5-5-5), 3 Scheiben wert.");
        assertThat(said(evening, "schocken.rank.straight", Lang.NL))
                .isEqualTo("B: Sequens (4-3-2), 2 schijven waard.");
    }

    @Test
    void aSchockAusIsCalledSoWhereverItIsNamed() {
        Evening evening = Evening.in(Evening.house("throwNames: [chicago]"), "A", "B", "C");
        evening.schuss("A 1-1-1", "B 6-5-3", "C 2-2-1");
        assertThat(said(evening, "schocken.rank.schock-aus", Lang.EN)).contains("Chicago (1-1-1)");
        assertThat(said(evening, "schocken.discs.schock-aus-all", Lang.EN)).startsWith("Chicago: ");
        assertThat(said(evening, "schocken.half.lost-by-schock-aus", Lang.DE))
                .isEqualTo("C hat durch das Chicago die Hälfte verloren.");
        evening.schuss("C 1-1-1", "A 1-1-1", "B 1-1-1");
        assertThat(said(evening, "schocken.round.all-schock-aus", Lang.NL))
                .startsWith("Allemaal Chicago: ");
    }

    @Test
    void theTableCarriesTheName() {
        Evening evening = Evening.in(Evening.house("throwNames: [general, pipi]"), "A", "B", "C");
        evening.schuss("A 6-6-6", "B 6-6-5", "C 2-2-1");
        assertThat(evening.state().lastRound().orElseThrow().shown())
                .extracting(Shown::called)
                .containsExactly(
                        Optional.of(ThrowName.GENERAL),
                        Optional.empty(),
                        Optional.of(ThrowName.PIPI));
    }

    /** Three fives that were put together are a simple throw there, and no General. */
    @Test
    void whatCountsAsSimpleHasNoHighName() {
        SchockenSettings settings = Shipped.settings("schockerliga");
        List<Integer> fives = List.of(5, 5, 5);
        assertThat(settings.named(Category.EINFACH, fives, false)).isEmpty();
        assertThat(settings.named(Category.DREI_DICKE, fives, true)).contains(ThrowName.JENNY);
    }

    @Test
    void handOutAndSchockOutAreToldApart() {
        SchockenSettings settings = Shipped.settings("tingtingting");
        List<Integer> ones = List.of(1, 1, 1);
        assertThat(settings.named(Category.SCHOCK_AUS, ones, true)).contains(ThrowName.HAND_OUT);
        assertThat(settings.named(Category.SCHOCK_AUS, ones, false)).contains(ThrowName.SCHOCK_OUT);
    }

    /** Whatever it is called, a throw costs and ranks as before. */
    @ParameterizedTest
    @EnumSource(ThrowName.class)
    void aNameChangesNeitherRankNorDiscs(ThrowName name) {
        Variant plain = Evening.house();
        Variant named = Evening.house("throwNames: [" + Names.written(name) + "]");
        TreeSet<String> called = new TreeSet<>();
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    List<Integer> dice = List.of(high, middle, low);
                    SchockenScoring.Ranked ranked = Evening.GAME.scoring(named).rank(dice, true);
                    assertThat(ranked).isEqualTo(Evening.GAME.scoring(plain).rank(dice, true));
                    for (boolean hand : new boolean[] {true, false}) {
                        Schocken.settings(named)
                                .named(ranked.category(), dice, hand)
                                .ifPresent(own -> called.add(own + " " + dice));
                    }
                }
            }
        }
        assertThat(called).isNotEmpty();
    }

    @Test
    void aNameThatNobodyKnowsIsAProblemWithASuggestion() {
        List<Problem> problems =
                Evening.GAME
                        .variants()
                        .read(Shipped.file("throwNames: [jennie]"), "house.yaml")
                        .problems();
        assertThat(problems)
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("unknown-value");
                            assertThat(problem.suggestion()).isEqualTo("jenny");
                            assertThat(problem.allowed()).contains("general", "sequens");
                        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[jenny, general]",
                "[pipi, jette]",
                "[chicago, hand-out]",
                "[max-und-moritz, schock-doof]",
                "[jenny, jenny]",
            })
    void twoNamesForOneThrowAreAProblem(String names) {
        assertThat(
                        Evening.GAME
                                .variants()
                                .read(Shipped.file("throwNames: " + names), "house.yaml")
                                .problems())
                .extracting(Problem::code)
                .containsExactly("throw-named-twice");
    }

    @Test
    void namesOfDifferentThrowsGoTogether() {
        assertThat(
                        Stream.of("[hand-out, schock-out]", "[schock-doof, jenny, pipi]")
                                .map(names -> Evening.house("throwNames: " + names)))
                .hasSize(2);
    }
}
