package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.Names;

class ReportWordsTest {

    private static final BundledTexts TEXTS = new BundledTexts(ReportWords.FILES);

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyTextIsThereWithTheSamePlaces(Lang lang) {
        List<String> keys = TEXTS.keys(Lang.EN);
        assertThat(keys).hasSizeGreaterThan(150);
        assertThat(TEXTS.keys(lang)).isEqualTo(keys);
        for (String key : keys) {
            assertThat(places(key, lang)).as(key).isEqualTo(places(key, Lang.EN));
        }
    }

    private static Set<String> places(String key, Lang lang) {
        String text = TEXTS.find(key, lang).orElseThrow();
        assertThat(text).as(key).isNotBlank();
        return new TreeSet<>(Template.placeholders(text));
    }

    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyConstantHasAWord(Lang lang) {
        ReportWords words = new ReportWords(lang);
        for (Outcome outcome : Outcome.values()) {
            assertThat(words.outcome(outcome)).isNotBlank();
        }
        for (Feature feature : Feature.values()) {
            assertThat(words.say("feature." + feature.id())).isNotBlank();
        }
        for (Rule.Level level : Rule.Level.values()) {
            String written = Names.written(level);
            assertThat(words.find("level." + written)).as(written).isPresent();
        }
        for (TesteeException.Why why : TesteeException.Why.values()) {
            assertThat(words.find("lost." + why)).as(why + "").isPresent();
        }
    }

    /** No argument of a text may be missing in any form of a report. */
    @ParameterizedTest
    @EnumSource(Lang.class)
    void everyPlaceIsFilled(Lang lang) {
        Report report = SampleReports.fewOfEach();
        for (String text :
                List.of(
                        Page.read(HtmlReport.of(report, lang)).one("/html"),
                        JunitXml.of(report, lang),
                        Badge.of(report, lang))) {
            for (String key : TEXTS.keys(lang)) {
                for (String place : Template.placeholders(TEXTS.find(key, lang).orElseThrow())) {
                    assertThat(text.contains("{" + place + "}")).as(place).isFalse();
                }
            }
        }
    }

    @Test
    void verdictsAreOneSentenceForEachCase() {
        Report own = SampleReports.own();
        Report.Head head = own.head();
        assertThat(sentence(own)).contains("conforms: ");
        assertThat(sentence(new Report(head, own.results(), new Report.Foot(false, List.of()))))
                .contains("was cut off");
        assertThat(sentence(new Report(head, own.results(), new Report.Foot(true, List.of("x")))))
                .contains("falls short")
                .contains("1 entry of its list of known failures excuses nothing");
        assertThat(sentence(new Report(head, List.of(), new Report.Foot(true, List.of()))))
                .contains("was not examined");
        List<Result> two = new ArrayList<>(with(Outcome.EXPECTED_FAIL).results());
        two.add(own.results().get(0));
        assertThat(sentence(new Report(head, two, new Report.Foot(true, List.of()))))
                .contains("1 of 2 applicable vectors passes, 1 fails as its list says");
        assertThat(sentence(with(Outcome.EXPECTED_FAIL)))
                .as("a list of everything excuses nobody")
                .contains("falls short: none of 1 applicable vector passes");
        assertThat(sentence(new Report(head, two, new Report.Foot(false, List.of(), true))))
                .contains("time for the whole run", "was over");
        for (Outcome outcome :
                List.of(Outcome.FAIL, Outcome.ERROR, Outcome.SKIPPED, Outcome.UNEXPECTED_PASS)) {
            assertThat(sentence(with(outcome)))
                    .contains("falls short: 1 of 1 applicable vector does");
        }
        assertThat(sentence(with(Outcome.NOT_APPLICABLE))).contains("none of the 1 vector fits");
    }

    private static String sentence(Report report) {
        return VerdictSentence.of(report, Lang.EN);
    }

    private static Report with(Outcome outcome) {
        Result result =
                SampleReports.wrong().results().stream()
                        .filter(found -> found.outcome() == outcome)
                        .findFirst()
                        .orElseThrow();
        return new Report(
                SampleReports.wrong().head(), List.of(result), new Report.Foot(true, List.of()));
    }
}
