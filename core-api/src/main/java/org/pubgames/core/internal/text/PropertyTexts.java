package org.pubgames.core.internal.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.pubgames.core.internal.parts.Parts;

/**
 * Texts that every module may bring: one property file for each language. Those of this project
 * have a folder each, {@code META-INF/pubgames/<module>/<name>_en.properties}, so that none is lost
 * where jars are put together; a module of another project has {@code
 * META-INF/pubgames/<name>_en.properties}. A file is read when its first text is asked for. Safe to
 * share between threads.
 */
public final class PropertyTexts {

    private static final String PLACE = "META-INF/pubgames/";

    private final String name;
    private final Map<String, Properties> texts = new HashMap<>();

    /** The texts of this name in all modules. */
    public PropertyTexts(String name) {
        this.name = name;
    }

    /**
     * A text, if one of the modules has it.
     *
     * @param lang the code of the language, such as {@code nl}
     */
    public Optional<String> find(String key, String lang) {
        return Optional.ofNullable(in(lang).getProperty(key));
    }

    /** All keys of a language, in alphabetical order. */
    public List<String> keys(String lang) {
        return in(lang).stringPropertyNames().stream().sorted().toList();
    }

    private synchronized Properties in(String lang) {
        return texts.computeIfAbsent(lang, this::read);
    }

    private Properties read(String lang) {
        String file = name + "_" + lang + ".properties";
        Properties properties = new Properties();
        for (String module : Parts.texts()) {
            load(properties, PLACE + module + "/" + file);
        }
        load(properties, PLACE + file);
        return properties;
    }

    private static void load(Properties properties, String file) {
        try {
            for (URL url :
                    Collections.list(PropertyTexts.class.getClassLoader().getResources(file))) {
                try (InputStream in = url.openStream();
                        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                    properties.load(reader);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("texts " + file + " cannot be read", e);
        }
    }
}
