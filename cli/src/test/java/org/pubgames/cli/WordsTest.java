package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.Debt;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;
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

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    private static Words words(Game<?, ?> game) {
        return Words.of(Lang.EN).with(game.key().id());
    }

    @Test
    void everyTextIsThereInEveryLanguageWithTheSamePlaces() throws IOException {
        Properties english = texts("words_en.properties");
        for (String lang : new String[] {"nl", "de"}) {
            Properties other = texts("words_" + lang + ".properties");
            assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                samePlaces(key, other.getProperty(key), english.getProperty(key));
            }
        }
    }

    private static void samePlaces(String key, String text, String english) {
        assertThat(new TreeSet<>(Template.placeholders(text)))
                .as(key)
                .isEqualTo(new TreeSet<>(Template.placeholders(english)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTextOfAGameIsThereInEveryLanguageWithTheSamePlaces(Game<?, ?> game) {
        GameWords english = Pictures.words(game.key().id(), Lang.EN);
        assertThat(english.keys()).isNotEmpty();
        for (Lang lang : Lang.values()) {
            GameWords other = Pictures.words(game.key().id(), lang);
            assertThat(other.keys()).isEqualTo(english.keys());
            // places that nothing is filled in are left as they are
            for (String key : english.keys()) {
                samePlaces(key, other.say(key), english.say(key));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTermOfAnEquationIsThatOfARule(Game<?, ?> game) {
        for (String key : Pictures.words(game.key().id(), Lang.EN).keys()) {
            if (key.startsWith("term.")) {
                assertThat(game.rulebook().rule(key.substring("term.".length()))).isPresent();
            }
        }
    }

    @Test
    void onlyLinesThatAreMoreThanBordersHaveNames() {
        GameWords words = Pictures.words("court-shuffleboard", Lang.DE);
        assertThat(words.find("line.dead-line")).contains("Totlinie");
        assertThat(words.find("line.7-line")).isEmpty();
    }

    private static List<Class<?>> events(Game<?, ?> game) {
        return Stream.of(game.eventType().getPermittedSubclasses())
                .filter(Class::isRecord)
                .<Class<?>>map(kind -> kind)
                .toList();
    }

    /** The enums and records in the fields of a record, also those in lists. */
    private static List<Class<?>> named(Class<?> kind) {
        List<Class<?>> named = new ArrayList<>();
        for (RecordComponent component : kind.getRecordComponents()) {
            String type = component.getGenericType().getTypeName();
            String inner = type.substring(type.lastIndexOf('<') + 1).replace(">", "");
            try {
                Class<?> found = Class.forName(inner);
                if (found.isEnum() || found.isRecord()) {
                    named.add(found);
                }
            } catch (ClassNotFoundException e) {
                assertThat(inner).as(kind + " " + component).isIn("int", "boolean");
            }
        }
        return named;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventHasWords(Game<?, ?> game) {
        for (Class<?> kind : events(game)) {
            tells(kind, "event." + Names.written(kind.getSimpleName()), game);
        }
    }

    /** Checks that there is a text and that all its arguments are fields. */
    private static void tells(Class<?> type, String key, Game<?, ?> game) {
        Optional<String> text = words(game).find(key);
        assertThat(text).as(key).isPresent();
        assertThat(Template.placeholders(text.orElseThrow()))
                .as(key)
                .isSubsetOf(Records.names(type));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyNamedValueHasWords(Game<?, ?> game) {
        for (Class<?> kind : events(game)) {
            for (Class<?> named : named(kind)) {
                String type = Names.written(named.getSimpleName());
                if (named.isEnum()) {
                    names(named, game);
                } else if (!AsArray.holds(named)) {
                    tells(named, type, game);
                    for (Class<?> inner : named(named)) {
                        assertThat(inner.isEnum()).as("a record in a record in an event").isTrue();
                        names(inner, game);
                    }
                }
            }
        }
    }

    private static void names(Class<?> constants, Game<?, ?> game) {
        for (Object constant : constants.getEnumConstants()) {
            String key =
                    Names.written(constants.getSimpleName())
                            + "."
                            + Names.written((Enum<?>) constant);
            assertThat(words(game).find(key)).as(key).isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTopicHasATitle(Game<?, ?> game) {
        for (Rule rule : game.rulebook().rules()) {
            assertThat(words(game).find("topic." + rule.id().split("\\.", -1)[1]))
                    .as(rule.id())
                    .isPresent();
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

    @Test
    void everyWayOfCountingHasWords() {
        Words words = Words.of(Lang.EN).with("schocken-tournament");
        for (Counting counting : Counting.values()) {
            assertThat(words.find("standing." + counting)).isPresent();
            assertThat(words.find("figure." + counting).isPresent())
                    .isEqualTo(counting != Counting.POINTS);
        }
    }

    @Test
    void aMissingTextIsAMistakeOfOurs() {
        assertThatThrownBy(() -> Words.of(Lang.NL).say("no.such"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no.such");
        assertThatThrownBy(() -> Pictures.words("sjoelen", Lang.NL).say("no.such"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no.such");
    }

    @Test
    void aGameWithoutWordsIsToldInTheNamesOfTheFile() {
        EventWords plain = new EventWords(GameWords.none(Lang.EN));
        assertThat(plain.of(SjoelenEvent.ScoreNoted.of("Anna", 12)))
                .isEqualTo("score-noted · player Anna · points 12");
    }

    @Test
    void recordsInAnEventAreToldInWords() {
        EventWords words = new EventWords(Pictures.words("schocken-tournament", Lang.EN));
        assertThat(
                        words.of(
                                TablePlayed.of(
                                        2,
                                        Result.lost("Anna", 3),
                                        Result.place("Bram", 1),
                                        Result.points("Carl", 1))))
                .isEqualTo("Table 2: Anna 3 lost, Bram place 1, Carl 1 point");
        assertThat(words.of(TablePlayed.of(2))).isEqualTo("Table 2: –");
    }

    @Test
    void recordsWithoutWordsAreToldInTheNamesOfTheFile() {
        EventWords plain = new EventWords(GameWords.none(Lang.EN));
        assertThat(plain.of(TablePlayed.of(2, Result.lost("Anna", 3), Result.lost("Bram", 0))))
                .isEqualTo(
                        "table-played · table 2 · results player Anna lost 3, player Bram lost 0");
        assertThat(plain.of(SjoelenEvent.SubTurnPlayed.of("Anna", 9, 5, 7, 5)))
                .isEqualTo("sub-turn-played · player Anna · compartments 9/5/7/5");
    }
}
