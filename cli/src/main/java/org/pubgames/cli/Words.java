package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.Template;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Pictures;

/** The fixed texts of the command, and those a game adds, in one language. */
public final class Words {

    private final Lang lang;
    private final Properties texts;
    private final GameWords game;

    private Words(Lang lang, Properties texts, GameWords game) {
        this.lang = lang;
        this.texts = texts;
        this.game = game;
    }

    /** The words of the command. */
    public static Words of(Lang lang) {
        Properties texts = new Properties();
        try (InputStream in = stream(lang)) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the words of the command cannot be read", e);
        }
        return new Words(lang, texts, GameWords.none(lang));
    }

    /** These words and those of a game, where it has any; what the game says itself comes first. */
    public Words with(String id) {
        return new Words(lang, texts, Pictures.words(id, lang));
    }

    public Lang lang() {
        return lang;
    }

    /**
     * A text with its arguments.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    public String say(String key, Because... arguments) {
        return find(key, arguments)
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "no words for '" + key + "' in " + lang));
    }

    /** A text with its arguments, if there is one. */
    public Optional<String> find(String key, Because... arguments) {
        return game.find(key, arguments)
                .or(
                        () ->
                                Optional.ofNullable(texts.getProperty(key))
                                        .map(text -> Template.fill(text, List.of(arguments))));
    }

    /** The texts of the help pages, for picocli. */
    static ResourceBundle help(Lang lang) {
        try (InputStream in = stream(lang)) {
            return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the words of the help cannot be read", e);
        }
    }

    private static InputStream stream(Lang lang) {
        return Objects.requireNonNull(
                Words.class.getResourceAsStream("words_" + lang.code() + ".properties"));
    }
}
