package org.pubgames.core.internal.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;

/**
 * Texts that every module may bring: one property file for each language, {@code
 * META-INF/pubgames/<name>_en.properties} and its two translations. A file is read when its first
 * text is asked for. Safe to share between threads.
 */
public final class BundledTexts {

    private final String name;
    private final Map<Lang, Properties> texts = new EnumMap<>(Lang.class);

    /** The texts of this name in all modules. */
    public BundledTexts(String name) {
        this.name = name;
    }

    /** A text, if one of the modules has it. */
    public Optional<String> find(String key, Lang lang) {
        return Optional.ofNullable(in(lang).getProperty(key));
    }

    /**
     * A text with its places filled.
     *
     * @throws IllegalArgumentException when no module has it
     */
    public String say(String key, Lang lang, Because... arguments) {
        return find(key, lang)
                .map(text -> Template.fill(text, List.of(arguments)))
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "no words for '" + key + "' in " + lang));
    }

    /** All keys of a language, in alphabetical order. */
    public List<String> keys(Lang lang) {
        return in(lang).stringPropertyNames().stream().sorted().toList();
    }

    private synchronized Properties in(Lang lang) {
        return texts.computeIfAbsent(lang, this::read);
    }

    private Properties read(Lang lang) {
        String file = "META-INF/pubgames/" + name + "_" + lang.code() + ".properties";
        Properties properties = new Properties();
        try {
            for (URL url :
                    Collections.list(BundledTexts.class.getClassLoader().getResources(file))) {
                try (InputStream in = url.openStream();
                        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                    properties.load(reader);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("texts " + file + " cannot be read", e);
        }
        return properties;
    }
}
