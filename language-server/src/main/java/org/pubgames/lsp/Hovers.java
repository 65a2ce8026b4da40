package org.pubgames.lsp;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.variant.SettingWords;
import org.pubgames.core.internal.words.Template;

/**
 * What is told of the word under the pointer: of a setting what it is, what it may be, who set it
 * and why, and which rules it governs; of a value, a clause, a variant or a field what it means.
 */
final class Hovers {

    private static final String CHANGES = "changes";

    private final Document document;
    private final Catalogue around;
    private final Check check;
    private final Lang lang;
    private final boolean markdown;

    /**
     * Explanations of a document.
     *
     * @param around the variants that it may extend
     * @param check what the reader says of it
     * @param markdown whether the editor shows Markdown
     */
    Hovers(Document document, Catalogue around, Check check, Lang lang, boolean markdown) {
        this.document = document;
        this.around = around;
        this.check = check;
        this.lang = lang;
        this.markdown = markdown;
    }

    /** What is told at an offset; empty where there is nothing to tell. */
    Optional<Hover> at(int offset) {
        Optional<Slot> slot =
                document.outline().at(offset).filter(each -> each.start() < each.end());
        Optional<Game<?, ?>> game = document.game();
        if (slot.isEmpty() || game.isEmpty()) {
            return Optional.empty();
        }
        return markup(slot.get(), game.get())
                .map(
                        markup ->
                                new Hover(
                                        markup.content(),
                                        document.range(slot.get().start(), slot.get().end())));
    }

    private Optional<Markup> markup(Slot slot, Game<?, ?> game) {
        List<String> path = slot.path();
        String word = Quoted.plain(slot.in(document.text()));
        if (slot.kind() == Slot.Kind.NAME) {
            return path.equals(List.of(CHANGES))
                    ? setting(word, game).map(this::setting)
                    : field(word, Outline.under(path, word), game);
        }
        String last = path.get(path.size() - 1);
        String first = path.get(0);
        if (first.equals(CHANGES) && last.equals("clause")) {
            return game.rulebook().clause(word).map(clause -> clause(clause, game));
        }
        if (first.equals(CHANGES) && path.size() > 2 && path.get(2).equals("to")) {
            return choice(path, word, game);
        }
        if (first.equals("extends") || first.equals("with")) {
            return pinned(word, game);
        }
        if (first.equals("game")) {
            return Optional.of(markup().name(word).say(" – " + game.title().in(lang)));
        }
        Schema schema = Schema.of(game, lang);
        return schema.values(path).stream()
                .filter(each -> each.written().equals(word) && !each.text().isEmpty())
                .findFirst()
                .map(each -> markup().name(word).say(" – " + each.text()));
    }

    private Markup markup() {
        return new Markup(markdown);
    }

    private static Optional<Setting> setting(String name, Game<?, ?> game) {
        return game.settings().stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private Markup setting(Setting setting) {
        Markup markup = markup().name(setting.name()).say(" – " + setting.text().in(lang));
        if (setting.choices().isEmpty()) {
            markup.paragraph().say(SettingWords.allowed(setting, lang));
        } else {
            markup.paragraph().say(HoverWords.CHOICES.in(lang));
            for (Setting.Choice each : setting.choices()) {
                markup.point().name(each.name()).say(" – " + each.text().in(lang));
            }
        }
        layers(setting, markup);
        rules(setting, markup);
        return markup;
    }

    /** Of the file itself when it is sound, otherwise of the variant that it extends. */
    private Optional<Variant> variant() {
        return check.variant().or(this::parent);
    }

    private Optional<Variant> parent() {
        String pinned = document.outline().value(List.of("extends"));
        return document.game().flatMap(game -> variant(pinned, around.of(game)));
    }

    private static Optional<Variant> variant(String pinned, VariantBook book) {
        return book.all().stream()
                .filter(each -> each.pinned().equals(pinned) || each.id().equals(pinned))
                .findFirst();
    }

    private void layers(Setting setting, Markup markup) {
        List<Variant.Layer> layers =
                variant().map(each -> each.history(setting.name())).orElse(List.of());
        if (layers.isEmpty()) {
            return;
        }
        markup.paragraph().say(HoverWords.WHO.in(lang));
        for (int i = 0; i < layers.size(); i++) {
            Variant.Layer layer = layers.get(i);
            boolean holds = i == layers.size() - 1;
            markup.point()
                    .say(
                            Template.say(
                                    holds ? HoverWords.HOLDS : HoverWords.SET_BY,
                                    lang,
                                    "value",
                                    layer.value(),
                                    "variant",
                                    layer.setBy(),
                                    "because",
                                    layer.because().in(lang)));
        }
    }

    private void rules(Setting setting, Markup markup) {
        if (setting.rules().isEmpty()) {
            return;
        }
        markup.paragraph().say(HoverWords.RULES.in(lang));
        Optional<Game<?, ?>> game = document.game();
        for (String id : setting.rules()) {
            markup.point().name(id);
            game.flatMap(each -> each.rulebook().rule(id))
                    .ifPresent(rule -> markup.say(" – " + rule.statement().in(lang)));
        }
    }

    private Optional<Markup> choice(List<String> path, String word, Game<?, ?> game) {
        Optional<Setting> setting = setting(path.get(1), game);
        return setting.flatMap(
                found ->
                        found.choices().stream()
                                .filter(each -> each.name().equals(word))
                                .findFirst()
                                .map(each -> markup().name(word).say(" – " + each.text().in(lang)))
                                .or(() -> Optional.of(setting(found))));
    }

    private Markup clause(Clause clause, Game<?, ?> game) {
        String source =
                game.rulebook()
                        .source(clause.source())
                        .map(each -> each.title().in(lang))
                        .orElse(clause.source());
        return markup().name(clause.id())
                .say(" – " + clause.statement().in(lang))
                .paragraph()
                .say(source + ", " + clause.locator().in(lang));
    }

    private Optional<Markup> pinned(String word, Game<?, ?> game) {
        VariantBook book = around.of(game);
        Optional<Markup> variant =
                variant(word, book)
                        .map(each -> about(word, each.title().in(lang), each.about().in(lang)));
        return variant.or(
                () ->
                        book.mixIns().stream()
                                .filter(each -> each.pinned().equals(word))
                                .findFirst()
                                .map(
                                        (MixIn each) ->
                                                about(
                                                        word,
                                                        each.title().in(lang),
                                                        each.about().in(lang))));
    }

    private Markup about(String word, String title, String about) {
        Markup markup = markup().name(word).say(" – " + title);
        return about.isBlank() ? markup : markup.paragraph().say(about.strip());
    }

    private Optional<Markup> field(String word, List<String> path, Game<?, ?> game) {
        String text = Schema.of(game, lang).text(path);
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of(markup().name(word).say(" – " + text));
    }
}
