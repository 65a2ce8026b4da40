package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Template;
import org.pubgames.core.data.Names;
import org.pubgames.sjoelen.SjoelenEvent;

class WordsTest {

    private static Properties texts(String name) throws IOException {
        Properties texts = new Properties();
        try (InputStream in =
                        Objects.requireNonNull(WordsTest.class.getResourceAsStream(name), name);
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }

    @ParameterizedTest
    @ValueSource(strings = {"/org/pubgames/cli/words_", "/org/pubgames/cli/sjoelen/words_"})
    void everyTextIsThereInEveryLanguageWithTheSamePlaces(String name) throws IOException {
        Properties english = texts(name + "en.properties");
        for (String lang : new String[] {"nl", "de"}) {
            Properties other = texts(name + lang + ".properties");
            assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                assertThat(new TreeSet<>(Template.placeholders(other.getProperty(key))))
                        .as(lang + " " + key)
                        .isEqualTo(new TreeSet<>(Template.placeholders(english.getProperty(key))));
            }
        }
    }

    @Test
    void everyEventOfSjoelenHasWords() {
        Words words = Words.of(Lang.EN).with("sjoelen");
        for (Class<?> kind : SjoelenEvent.class.getPermittedSubclasses()) {
            assertThat(words.find("event." + Names.written(kind.getSimpleName()))).isPresent();
        }
    }

    @Test
    void everyNamedValueOfSjoelenHasWords() {
        Words words = Words.of(Lang.EN).with("sjoelen");
        for (Class<?> kind : SjoelenEvent.class.getPermittedSubclasses()) {
            for (var component : kind.getRecordComponents()) {
                String type = component.getGenericType().getTypeName();
                Class<?> named = named(type.substring(type.indexOf('<') + 1).replace(">", ""));
                if (named != null) {
                    for (Object constant : named.getEnumConstants()) {
                        String key =
                                Names.written(named.getSimpleName())
                                        + "."
                                        + Names.written((Enum<?>) constant);
                        assertThat(words.find(key)).as(key).isPresent();
                    }
                }
            }
        }
    }

    private static @Nullable Class<?> named(String type) {
        try {
            Class<?> named = Class.forName(type);
            return named.isEnum() ? named : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    @Test
    void aMissingTextIsAMistakeOfOurs() {
        assertThatThrownBy(() -> Words.of(Lang.NL).say("no.such"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no.such");
    }

    @Test
    void aGameWithoutWordsIsToldInTheNamesOfTheFile() {
        EventWords plain = new EventWords(Words.of(Lang.EN));
        assertThat(plain.of(SjoelenEvent.ScoreNoted.of("Anna", 12)))
                .isEqualTo("score-noted · player Anna · points 12");
    }
}
