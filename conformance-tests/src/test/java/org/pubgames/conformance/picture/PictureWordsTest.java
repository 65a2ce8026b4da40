package org.pubgames.conformance.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.BundledTexts;
import org.pubgames.core.internal.words.Template;

class PictureWordsTest {

    @Test
    void everyTextIsThereInEveryLanguageWithTheSamePlaces() {
        BundledTexts texts = new BundledTexts(PictureWords.FILES);
        assertThat(texts.keys(Lang.EN)).isNotEmpty();
        for (Lang lang : Lang.values()) {
            assertThat(texts.keys(lang)).isEqualTo(texts.keys(Lang.EN));
            for (String key : texts.keys(lang)) {
                assertThat(places(texts, key, lang)).as(key).isEqualTo(places(texts, key, Lang.EN));
            }
        }
    }

    private static Set<String> places(BundledTexts texts, String key, Lang lang) {
        return new TreeSet<>(Template.placeholders(texts.find(key, lang).orElseThrow()));
    }

    @Test
    void onlyLinesThatAreMoreThanBordersHaveNames() {
        PictureWords words = new PictureWords(Lang.DE);
        assertThat(words.line("dead-line")).contains("Totlinie");
        assertThat(words.line("7-line")).isEmpty();
    }

    @Test
    void aMissingTextIsAMistakeOfOurs() {
        assertThatThrownBy(() -> new PictureWords(Lang.NL).say("no.such"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no.such");
    }
}
