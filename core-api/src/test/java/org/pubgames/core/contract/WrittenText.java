package org.pubgames.core.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Setting;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/**
 * A text that people read, in one language.
 *
 * @param place the file with the line or the key, or the game with the rule
 */
record WrittenText(String place, Lang lang, String text) {

    /**
     * All texts of resources: fields {@code en}, {@code nl}, {@code de}, and properties. Words that
     * people write for the names of files are none of ours.
     */
    static List<WrittenText> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<WrittenText> texts = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = file.toString().replace('\\', '/');
                if (name.endsWith(".yaml")) {
                    Node node = YamlText.read(Files.readString(file), name).orElseThrow();
                    collect(name, node, texts);
                } else if (name.matches(".*(?<!/spoken)_(en|nl|de)\\.properties")) {
                    properties(name, file, texts);
                }
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(folder + " cannot be read", e);
        }
    }

    private static void collect(String file, Node node, List<WrittenText> texts) {
        if (node instanceof Node.Items items) {
            items.values().forEach(item -> collect(file, item, texts));
        } else if (node instanceof Node.Fields fields) {
            for (Map.Entry<String, Node> field : fields.values().entrySet()) {
                Node value = field.getValue();
                if (value instanceof Node.Text text && isLang(field.getKey())) {
                    String place = file + ":" + text.mark().line();
                    texts.add(new WrittenText(place, lang(field.getKey()), text.value()));
                }
                collect(file, value, texts);
            }
        }
    }

    private static void properties(String name, Path file, List<WrittenText> texts)
            throws IOException {
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        int bar = name.lastIndexOf('_');
        Lang lang = lang(name.substring(bar + 1, bar + 3));
        for (String key : properties.stringPropertyNames().stream().sorted().toList()) {
            texts.add(new WrittenText(name + " " + key, lang, properties.getProperty(key)));
        }
    }

    private static boolean isLang(String name) {
        return name.equals("en") || name.equals("nl") || name.equals("de");
    }

    private static Lang lang(String code) {
        return Lang.valueOf(code.toUpperCase(Locale.ROOT));
    }

    /** The texts of the rules and settings of a game, as the game says them. */
    static List<WrittenText> of(TestedGame<?, ?> tested) {
        Map<String, LocalText> said = new HashMap<>();
        var game = tested.game();
        game.rulebook()
                .rules()
                .forEach(
                        rule -> {
                            said.put(rule.id() + " statement", rule.statement());
                            said.put(rule.id() + " says", rule.says());
                            said.put(rule.id() + " reading", rule.reading());
                        });
        game.rulebook().clauses().forEach(clause -> said.put(clause.id(), clause.statement()));
        for (Setting setting : game.settings()) {
            said.put(setting.name(), setting.text());
            setting.choices()
                    .forEach(each -> said.put(setting.name() + " " + each.name(), each.text()));
        }
        List<WrittenText> texts = new ArrayList<>();
        said.forEach(
                (place, text) -> {
                    for (Lang lang : Lang.values()) {
                        String where = game.key().id() + "/ " + place;
                        texts.add(new WrittenText(where, lang, text.in(lang)));
                    }
                });
        return texts;
    }
}
