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
import org.pubgames.core.internal.book.Terms;
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
            Optional<List<ChoiceEntry>> choices) {

        /** The shared setting as a game says it. */
        Entry in(Terms terms) {
            LocalText said = terms.in(new LocalText(en, nl, de));
            return new Entry(
                    setting,
                    unit,
                    said.en(),
                    said.nl(),
                    said.de(),
                    choices.map(all -> all.stream().map(each -> each.in(terms)).toList()));
        }
    }

    /** One choice of a setting. */
    record ChoiceEntry(String choice, String en, String nl, String de) {

        ChoiceEntry in(Terms terms) {
            LocalText said = terms.in(new LocalText(en, nl, de));
            return new ChoiceEntry(choice, said.en(), said.nl(), said.de());
        }
    }

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
        if (family != game) {
            Terms terms = Terms.read(game);
            read(family).forEach(entry -> entries.put(entry.setting(), entry.in(terms)));
        }
        read(game).forEach(entry -> entries.put(entry.setting(), entry));
        return Records.names(type).stream()
                .map(name -> setting(name, Optional.ofNullable(entries.get(name)), type, book))
                .toList();
    }

    private static List<Entry> read(Class<?> anchor) {
        return anchor.getResource(FILE) == null
                ? List.of()
                : BookFiles.file(anchor, FILE, Texts.class).settings();
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
