package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Template;
import org.pubgames.core.data.Names;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.Debt;
import org.pubgames.schocken.SchockenEvent;
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
    @ValueSource(
            strings = {
                "/org/pubgames/cli/words_",
                "/org/pubgames/cli/sjoelen/words_",
                "/org/pubgames/cli/schocken/words_"
            })
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

    /** The games that have words of their own, with their events. */
    private static Map<String, Class<?>> events() {
        return Map.of("sjoelen", SjoelenEvent.class, "schocken", SchockenEvent.class);
    }

    private static List<Class<?>> kinds(Class<?> events) {
        return Stream.of(events.getPermittedSubclasses())
                .filter(Class::isRecord)
                .<Class<?>>map(kind -> kind)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sjoelen", "schocken"})
    void everyEventHasWords(String game) {
        Words words = Words.of(Lang.EN).with(game);
        for (Class<?> kind : kinds(Objects.requireNonNull(events().get(game)))) {
            assertThat(words.find("event." + Names.written(kind.getSimpleName()))).isPresent();
        }
    }

    @Test
    void everyThrowAndDebtOfSchockenHasWords() {
        Words words = Words.of(Lang.EN).with("schocken");
        for (Category category : Category.values()) {
            assertThat(words.find("category." + category)).isPresent();
        }
        for (Debt.Stake stake : Debt.Stake.values()) {
            assertThat(words.find("stake." + stake)).isPresent();
        }
        for (Debt.Reason reason : Debt.Reason.values()) {
            assertThat(words.find("reason." + reason)).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sjoelen", "schocken"})
    void everyNamedValueHasWords(String game) {
        Words words = Words.of(Lang.EN).with(game);
        for (Class<?> kind : kinds(Objects.requireNonNull(events().get(game)))) {
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
