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
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.Template;

/** The fixed texts of the command, and those a game adds, in one language. */
public final class Words {

    /** The key that names the folder of a family's words. */
    static final String FAMILY = "family";

    private final Lang lang;
    private final Properties texts = new Properties();

    private Words(Lang lang) {
        this.lang = lang;
    }

    /** The words of the command. */
    public static Words of(Lang lang) {
        Words words = new Words(lang);
        words.read("");
        return words;
    }

    /** These words and those of a game, where it has any. */
    public Words with(String game) {
        Words more = new Words(lang);
        more.texts.putAll(texts);
        more.read(game.replace("-", "_") + "/");
        return more;
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
        String text = texts.getProperty(key);
        return text == null
                ? Optional.empty()
                : Optional.of(Template.fill(text, List.of(arguments)));
    }

    /** The texts of the help pages, for picocli. */
    static ResourceBundle help(Lang lang) {
        try (InputStream in = stream("", lang)) {
            return new PropertyResourceBundle(
                    new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the words of the help cannot be read", e);
        }
    }

    private void read(String folder) {
        try (InputStream in = stream(folder, lang)) {
            if (in != null) {
                Properties own = new Properties();
                own.load(new InputStreamReader(in, StandardCharsets.UTF_8));
                // games of one family share texts; those of the game itself come first
                String family = own.getProperty(FAMILY);
                if (family != null) {
                    read(family + "/");
                }
                texts.putAll(own);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the words of " + folder + " cannot be read", e);
        }
    }

    private static @Nullable InputStream stream(String folder, Lang lang) {
        return Words.class.getResourceAsStream(folder + "words_" + lang.code() + ".properties");
    }
}
