package org.pubgames.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/**
 * The words of problems, one property file for each language and module; read when the first
 * problem is shown. Every module may bring {@code META-INF/pubgames/problems_en.properties} and its
 * two translations.
 */
final class ProblemTexts {

    private static final String PATH = "META-INF/pubgames/problems_";
    private static final Map<Lang, Properties> TEXTS = new EnumMap<>(Lang.class);

    private ProblemTexts() {}

    static String text(Problem problem, Lang lang) {
        Properties texts = texts(lang);
        StringBuilder out = new StringBuilder();
        append(out, texts.getProperty(problem.code(), problem.code() + ": {value}"), problem);
        if (!problem.allowed().isEmpty()) {
            append(out, texts.getProperty("part.allowed", ""), problem);
        }
        if (!problem.suggestion().isEmpty()) {
            append(out, texts.getProperty("part.suggestion", ""), problem);
        }
        return out.toString();
    }

    private static void append(StringBuilder out, String template, Problem problem) {
        out.append(out.isEmpty() ? "" : " ").append(Template.fill(template, problem.arguments()));
    }

    private static synchronized Properties texts(Lang lang) {
        return TEXTS.computeIfAbsent(lang, ProblemTexts::read);
    }

    private static Properties read(Lang lang) {
        String name = PATH + lang.code() + ".properties";
        Properties properties = new Properties();
        try {
            for (URL url :
                    Collections.list(ProblemTexts.class.getClassLoader().getResources(name))) {
                try (InputStream in = url.openStream();
                        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
                    properties.load(reader);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("problem texts " + name + " cannot be read", e);
        }
        return properties;
    }
}
