package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.CodePages;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;

/** Every code that a variant file can give has a page, words and advice in three languages. */
class CodePagesTest {

    private static final BundledTexts ADVICE = new BundledTexts("advice");

    @Test
    void everyCodeHasAPageInThreeLanguages() {
        for (String code : VariantCodes.all()) {
            for (Lang lang : Lang.values()) {
                assertThat(CodePages.find(code, lang)).as(code + " " + lang).isPresent();
                String page = CodePages.find(code, lang).orElseThrow();
                assertThat(page.lines().count()).as(code + " " + lang).isBetween(3L, 9L);
                assertThat(page).doesNotContain("\t").doesNotEndWith("\n");
            }
        }
        assertThat(CodePages.find("no-such-code", Lang.EN)).isEmpty();
    }

    @Test
    void everyCodeHasWordsInThreeLanguages() {
        for (String code : VariantCodes.all()) {
            for (Lang lang : Lang.values()) {
                assertThat(Problem.of(code, Where.UNKNOWN).withValue("x").text(lang))
                        .as(code + " " + lang)
                        .doesNotStartWith(code);
            }
        }
    }

    @Test
    void adviceIsTheSameInAllLanguages() {
        List<String> keys = ADVICE.keys(Lang.EN);
        assertThat(keys).hasSizeGreaterThan(200);
        for (Lang lang : Lang.values()) {
            assertThat(ADVICE.keys(lang)).isEqualTo(keys);
            for (String key : keys) {
                String text = ADVICE.find(key, lang).orElseThrow();
                assertThat(text).as(key).isNotBlank();
                if (!key.endsWith(".page")) {
                    assertThat(placeholders(text))
                            .as(key + " " + lang)
                            .containsExactlyInAnyOrderElementsOf(
                                    placeholders(ADVICE.find(key, Lang.EN).orElseThrow()));
                }
            }
        }
    }

    private static List<String> placeholders(String text) {
        return Template.placeholders(text).stream()
                .filter(name -> name.matches("[a-z]+"))
                .distinct()
                .toList();
    }
}
