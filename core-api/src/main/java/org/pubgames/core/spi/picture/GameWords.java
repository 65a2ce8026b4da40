package org.pubgames.core.spi.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.Template;

/**
 * The words of one game in one language: topics of its rulebook, its events in short, what is
 * written in its pictures. They stand in property files beside the class that draws the game.
 * Immutable and safe to share between threads.
 */
public final class GameWords {

    private final Lang lang;
    private final Properties texts;

    private GameWords(Lang lang, Properties texts) {
        this.lang = lang;
        this.texts = texts;
    }

    /**
     * No words at all.
     *
     * @param lang the language that they are not in
     * @return words of which none is ever found
     */
    public static GameWords none(Lang lang) {
        return new GameWords(lang, new Properties());
    }

    /**
     * The words in files such as {@code words_en.properties}.
     *
     * @param lang the language
     * @param beside the class beside which the files are
     * @param files the names of the files without language; what a later one says counts
     * @return the words
     * @throws IllegalArgumentException when one of the files is not there
     */
    public static GameWords of(Lang lang, Class<?> beside, String... files) {
        Properties texts = new Properties();
        for (String file : files) {
            String name = file + "_" + lang.code() + ".properties";
            try (InputStream in = beside.getResourceAsStream(name)) {
                if (in == null) {
                    throw new IllegalArgumentException(
                            "no file '" + name + "' beside " + beside.getName());
                }
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
                texts.load(reader);
            } catch (IOException e) {
                throw new UncheckedIOException("the words of " + name + " cannot be read", e);
            }
        }
        return new GameWords(lang, texts);
    }

    /** {@return the language} */
    public Lang lang() {
        return lang;
    }

    /** {@return the names of all texts, in alphabetical order} */
    public List<String> keys() {
        return texts.stringPropertyNames().stream().sorted().toList();
    }

    /**
     * A text with its places filled.
     *
     * @param key the name of the text
     * @param arguments what its places are filled with, by name
     * @return the text
     * @throws IllegalArgumentException when there is no such text
     */
    public String say(String key, Because... arguments) {
        return find(key, arguments)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "no words for '" + key + "' in " + lang));
    }

    /**
     * A text about one thing.
     *
     * @param key the name of the text
     * @param place the name of its place
     * @param value what the place is filled with
     * @return the text
     * @throws IllegalArgumentException when there is no such text
     */
    public String say(String key, String place, Object value) {
        return say(key, new Because(place, value));
    }

    /**
     * A text with its places filled, if there is one.
     *
     * @param key the name of the text
     * @param arguments what its places are filled with, by name
     * @return the text, empty when there is none of that name
     */
    public Optional<String> find(String key, Because... arguments) {
        return Optional.ofNullable(texts.getProperty(key))
                .map(text -> Template.fill(text, List.of(arguments)));
    }
}
