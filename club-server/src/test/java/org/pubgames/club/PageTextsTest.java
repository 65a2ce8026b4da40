package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every text of a page is there in all languages, and each is used. */
class PageTextsTest {

    private static final Path RESOURCES = Path.of("src", "main", "resources");
    private static final Path TEXTS = RESOURCES.resolve("META-INF/pubgames/club-server");

    private static Properties texts(String file) throws IOException {
        Properties texts = new Properties();
        try (Reader in = Files.newBufferedReader(TEXTS.resolve(file + ".properties"))) {
            texts.load(in);
        }
        return texts;
    }

    @Test
    void allLanguagesSayTheSameThings() throws IOException {
        for (String file : List.of("pages", "problems")) {
            Properties english = texts(file + "_en");
            for (String lang : List.of("nl", "de")) {
                Properties texts = texts(file + "_" + lang);
                assertThat(texts.keySet()).as(file + " " + lang).isEqualTo(english.keySet());
                for (String key : texts.stringPropertyNames()) {
                    assertThat(texts.getProperty(key).contains("{"))
                            .as(lang + " " + key)
                            .isEqualTo(english.getProperty(key).contains("{"));
                }
            }
        }
        // where a browser asks for none of them, it is English
        assertThat(texts("pages")).isEqualTo(texts("pages_en"));
    }

    /** Among people who play together, and as the rules of the games say it. */
    @Test
    void peopleAreAddressedTheSameWayEverywhere() throws IOException {
        for (String file : List.of("pages", "problems")) {
            assertThat(texts(file + "_de").values())
                    .allSatisfy(
                            text ->
                                    assertThat(String.valueOf(text))
                                            .doesNotContainPattern(
                                                    "\\b(Sie|Ihnen|Ihr(e[mnrs]?)?)\\b"));
            assertThat(texts(file + "_nl").values())
                    .allSatisfy(
                            text ->
                                    assertThat(String.valueOf(text))
                                            .doesNotContainPattern("\\b([Uu]|[Uu]we?)\\b"));
        }
    }

    @Test
    void whatATemplateSaysIsThere() throws IOException {
        Properties english = texts("pages_en");
        Set<String> used = new TreeSet<>();
        try (Stream<Path> templates = Files.list(RESOURCES.resolve("templates"))) {
            for (Path template : templates.toList()) {
                Matcher key =
                        Pattern.compile("#\\{([a-z]+(?:\\.[A-Za-z_]+)?)[}(]")
                                .matcher(Files.readString(template));
                while (key.find()) {
                    used.add(key.group(1));
                }
            }
        }
        assertThat(used).hasSizeGreaterThan(80).isSubsetOf(english.stringPropertyNames());
    }
}
