package org.pubgames.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** What is told is there in all languages, and found by the library. */
class TextsTest {

    private static final String PLACE = "/META-INF/pubgames/spring-boot-starter/problems_";

    private static Properties texts(Lang lang) throws Exception {
        Properties texts = new Properties();
        try (Reader in =
                new InputStreamReader(
                        TextsTest.class.getResourceAsStream(PLACE + lang.code() + ".properties"),
                        StandardCharsets.UTF_8)) {
            texts.load(in);
        }
        return texts;
    }

    @Test
    void allLanguagesSayTheSameThings() throws Exception {
        Properties english = texts(Lang.EN);
        for (Lang lang : Lang.values()) {
            Properties texts = texts(lang);
            assertThat(texts.keySet()).as(lang.code()).isEqualTo(english.keySet());
            for (String code : texts.stringPropertyNames()) {
                assertThat(texts.getProperty(code).contains("{value}"))
                        .as(lang + " " + code)
                        .isEqualTo(english.getProperty(code).contains("{value}"));
                Problem problem = Problem.of(code, Where.UNKNOWN).withValue("X1");
                assertThat(problem.text(lang))
                        .doesNotContain(code + ":")
                        .doesNotContainPattern(Pattern.compile("\\{[a-z]"));
            }
        }
    }
}
