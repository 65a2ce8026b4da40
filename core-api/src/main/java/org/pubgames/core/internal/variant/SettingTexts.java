package org.pubgames.core.internal.variant;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.internal.book.BookFiles;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.Shapes;

/**
 * What a game's settings are, from the settings record and {@code settings.yaml}, which may be left
 * out.
 */
public final class SettingTexts {

    private static final LocalText NOTHING = new LocalText("", "", "");
    private static final String FILE = "settings.yaml";

    private SettingTexts() {}

    /** The file. */
    record Texts(List<Entry> settings) {}

    /** One setting. */
    record Entry(
            String setting,
            Optional<String> unit,
            String en,
            String nl,
            String de,
            Optional<List<ChoiceEntry>> choices) {}

    /** One choice of a setting. */
    record ChoiceEntry(String choice, String en, String nl, String de) {}

    /**
     * The settings of a game.
     *
     * @param family a class beside which the texts of settings shared with relatives lie; the
     *     game's own class when it stands alone
     * @param type the settings record
     */
    public static List<Setting> read(
            Class<?> game, Class<?> family, Class<? extends Settings> type, RuleBook book) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Class<?> anchor : family == game ? List.of(game) : List.of(family, game)) {
            if (anchor.getResource(FILE) != null) {
                BookFiles.file(anchor, FILE, Texts.class)
                        .settings()
                        .forEach(entry -> entries.put(entry.setting(), entry));
            }
        }
        return Records.names(type).stream()
                .map(name -> setting(name, Optional.ofNullable(entries.get(name)), type, book))
                .toList();
    }

    private static Setting setting(
            String name, Optional<Entry> entry, Class<? extends Settings> type, RuleBook book) {
        List<String> rules =
                book.rules().stream()
                        .filter(rule -> rule.settings().contains(name))
                        .map(Rule::id)
                        .toList();
        return new Setting(
                name,
                entry.map(text -> new LocalText(text.en(), text.nl(), text.de())).orElse(NOTHING),
                Shapes.allowed(type, name),
                entry.flatMap(Entry::unit).orElse(""),
                entry.flatMap(Entry::choices).orElse(List.of()).stream()
                        .map(
                                choice ->
                                        new Setting.Choice(
                                                choice.choice(),
                                                new LocalText(
                                                        choice.en(), choice.nl(), choice.de())))
                        .toList(),
                rules);
    }
}
