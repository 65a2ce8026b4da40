package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Lang;

class ImplementationsPageTest {

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyImplementationHasAColumnAndItsVerdict(Lang lang) {
        Report own = SampleReports.own();
        Report wrong = SampleReports.wrong();
        Page page = Page.read(ImplementationsPage.of(List.of(own, wrong), lang));
        assertThat(page.count("//script")).isZero();
        assertThat(page.all("//*[@id='implementations']//td[4]"))
                .containsExactly(
                        "✓ " + VerdictSentence.of(own, lang),
                        "✗ " + VerdictSentence.of(wrong, lang));
        String game = "sjoelen";
        String total = "//*[@id='" + game + "']//tfoot//td";
        assertThat(page.all(total))
                .containsExactly("✓ " + ratio(own, game), "✗ " + ratio(wrong, game));
        assertThat(page.all("//*[@id='deck-shuffleboard']//tfoot//td"))
                .as("the second does not claim this game")
                .last()
                .isEqualTo("–");
    }

    private static String ratio(Report report, String game) {
        return Tally.of(
                        report.results().stream()
                                .filter(result -> result.game().equals(game))
                                .toList())
                .ratio();
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void hostileTextsStayTexts(Lang lang) {
        Page page = Page.read(ImplementationsPage.of(List.of(SampleReports.hostile()), lang));
        assertThat(page.count("//script")).isZero();
    }
}
