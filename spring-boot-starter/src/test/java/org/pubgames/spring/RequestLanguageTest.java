package org.pubgames.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;

/** The language that is preferred among those there are. */
class RequestLanguageTest {

    private final RequestLanguage languages = new RequestLanguage(Lang.EN);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nl | NL",
                "nl-BE | NL",
                "de-AT, en;q=0.5 | DE",
                "en;q=0.5, de-AT | DE",
                "fr, nl;q=0.2 | NL",
                "nl;q=0, de;q=0.1 | DE",
                "fr | EN",
                "* | EN",
                ";;; | EN",
                "'' | EN"
            })
    void itIsFound(String accept, Lang expected) {
        assertThat(languages.of(accept)).isEqualTo(expected);
        assertThat(new RequestLanguage(Lang.DE).of("fr")).isEqualTo(Lang.DE);
    }
}
