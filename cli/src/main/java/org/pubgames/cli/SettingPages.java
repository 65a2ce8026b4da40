package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.variant.UnitWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** The settings of one variant: all of them in short, or one in full. */
final class SettingPages {

    private final ChosenVariant chosen;
    private final Variant variant;
    private final Variant standard;
    private final Map<String, String> values;
    private final Map<String, String> standardValues;
    private final Console console;
    private final Words words;
    private final Lang lang;
    private final int width;

    SettingPages(ChosenVariant chosen, KnownVariants known) {
        this.chosen = chosen;
        this.variant = chosen.variant();
        this.standard = chosen.game().variants().standard();
        this.values = SettingValues.of(variant);
        this.standardValues = SettingValues.of(standard);
        this.console = known.console();
        this.words = known.words();
        this.lang = words.lang();
        this.width = console.width();
    }

    /** All settings, those that differ from the game's standard first. */
    void all() {
        List<String> differing = SettingValues.differing(variant, standard);
        List<Setting> first = new ArrayList<>();
        List<Setting> others = new ArrayList<>();
        for (Setting setting : chosen.game().settings()) {
            (differing.contains(setting.name()) ? first : others).add(setting);
        }
        if (console.json()) {
            console.out().raw(JsonWriter.write(json().of(variant, chosen.game())));
            first.forEach(this::tell);
            others.forEach(this::tell);
            variant.tables().forEach(this::tell);
            return;
        }
        head();
        console.out().line("");
        if (!variant.tables().isEmpty()) {
            console.out().line(words.say("explain.tables"));
            console.out().lines(0, new TablePages(chosen, console).all());
            console.out().line("");
        }
        if (!first.isEmpty()) {
            console.out().line(words.say("explain.differing", named(standard)));
            table(first, true);
            console.out().line("");
        }
        if (!others.isEmpty()) {
            boolean itself = variant.id().equals(standard.id());
            console.out().line(words.say(itself ? "explain.all" : "explain.same", named(standard)));
            table(others, false);
        }
    }

    /** One setting. */
    void one(Setting setting) {
        if (console.json()) {
            tell(setting);
            return;
        }
        Output out = console.out();
        String value = values.getOrDefault(setting.name(), "");
        say(0, Style.BOLD.of(setting.name()) + " = " + Style.BOLD.of(value) + unit(setting));
        say(2, setting.text().in(lang));
        meaning(setting, value);
        out.line("");
        say(0, words.say("explain.allowed", new Because("allowed", setting.allowed())));
        String usual = standardValues.getOrDefault(setting.name(), "");
        say(0, words.say("explain.standard", new Because("value", usual), named(standard)));
        choices(setting, value);
        layers(setting);
        rules(setting);
    }

    /** One table, by the name of its kind. */
    void table(String kind) {
        if (console.json()) {
            variant.table(kind).ifPresent(this::tell);
        } else {
            console.out().lines(0, new TablePages(chosen, console).one(kind));
        }
    }

    private void tell(DecisionTable table) {
        console.out().raw(JsonWriter.write(TablePages.map(table, variant)));
    }

    private void head() {
        console.out().line(Style.BOLD.of(chosen.game().title().in(lang)));
        console.out().lines(0, new VariantLines(words, width).of(variant));
        String origin = VariantLines.origin(variant, words);
        List<String> details = new ArrayList<>();
        details.add(words.say("explain.edition", new Because("edition", variant.edition())));
        if (!origin.isEmpty()) {
            details.add(origin);
        }
        boolean own = chosen.game().variants().find(variant.id()).isEmpty();
        details.add(words.say(own ? "list.own" : "confidence." + variant.confidence()));
        say(0, String.join(" · ", details));
        if (variant.status() == Variant.Status.COMPLETE && !variant.about().in(lang).isBlank()) {
            say(2, variant.about().in(lang).strip());
        }
    }

    private void table(List<Setting> settings, boolean differing) {
        TextTable table = differing ? new TextTable("<", "<", "<", "<") : new TextTable("<", "<");
        int names = settings.stream().mapToInt(each -> each.name().length()).max().orElse(0);
        int most = (width - names - 8) / (differing ? 3 : 1);
        for (Setting setting : settings) {
            String name = Style.BOLD.of(setting.name());
            String value = Cut.to(most, values.getOrDefault(setting.name(), "") + unit(setting));
            if (differing) {
                String usual = standardValues.getOrDefault(setting.name(), "");
                String setBy = variant.layer(setting.name()).map(Variant.Layer::setBy).orElse("");
                table.row(
                        name,
                        value,
                        Cut.to(most, words.say("explain.instead", new Because("value", usual))),
                        Cut.to(most, words.say("explain.set-by", new Because("variant", setBy))));
            } else {
                table.row(name, value);
            }
        }
        console.out().lines(0, table.lines());
    }

    /** The meaning of the chosen value. */
    private void meaning(Setting setting, String value) {
        setting.choices().stream()
                .filter(choice -> choice.name().equals(value))
                .forEach(choice -> say(2, "→ " + choice.text().in(lang)));
    }

    private void choices(Setting setting, String value) {
        if (setting.choices().isEmpty()) {
            return;
        }
        console.out().line("");
        console.out().line(words.say("explain.choices"));
        for (Setting.Choice choice : setting.choices()) {
            boolean holds = choice.name().equals(value);
            say(
                    2,
                    (holds ? Style.GOOD.of("▸") : " ")
                            + " "
                            + Style.BOLD.of(choice.name())
                            + "  "
                            + choice.text().in(lang));
        }
    }

    /** Every layer that set it, oldest first; the last one decides. */
    private void layers(Setting setting) {
        List<Variant.Layer> layers = variant.history(setting.name());
        console.out().line("");
        console.out().line(words.say("explain.layers"));
        for (int i = 0; i < layers.size(); i++) {
            Variant.Layer layer = layers.get(i);
            boolean holds = i == layers.size() - 1;
            say(
                    2,
                    (holds ? Style.GOOD.of("▸") : " ")
                            + " "
                            + Style.BOLD.of(layer.setBy())
                            + "  "
                            + layer.value()
                            + (holds ? " · " + words.say("explain.holds") : ""));
            say(4, words.say("explain.because", new Because("because", layer.because().in(lang))));
            if (!layer.clause().isEmpty()) {
                clause(layer);
            }
            if (!layer.where().toString().isEmpty()) {
                say(4, Style.DIM.of(layer.where().toString()));
            }
        }
    }

    private void clause(Variant.Layer layer) {
        RuleBook book = chosen.game().rulebook();
        String statement =
                book.clause(layer.clause())
                        .map(clause -> ": " + clause.statement().in(lang))
                        .orElse("");
        String basis =
                layer.basis() == Variant.Basis.PRINTED
                        ? ""
                        : " (" + words.say("level." + Rule.Level.INTERPRETATION) + ")";
        say(4, "[" + layer.clause() + "]" + basis + statement);
    }

    private void rules(Setting setting) {
        console.out().line("");
        console.out().line(words.say("explain.rules"));
        for (String id : setting.rules()) {
            say(2, Style.BOLD.of(id));
            chosen.game().rulebook().rule(id).ifPresent(rule -> say(4, rule.statement().in(lang)));
        }
    }

    private String unit(Setting setting) {
        return setting.unit().isEmpty() ? "" : " " + UnitWords.of(setting.unit(), lang);
    }

    private Because named(Variant named) {
        return new Because("variant", named.id());
    }

    private void say(int indent, String text) {
        List<String> lines = Paragraph.lines(text, width - indent, 2);
        console.out().lines(indent, lines.stream().map(String::stripTrailing).toList());
    }

    private void tell(Setting setting) {
        String usual = standardValues.getOrDefault(setting.name(), "");
        console.out().raw(JsonWriter.write(json().of(setting, variant, usual, chosen.game())));
    }

    private VariantJson json() {
        return new VariantJson(lang);
    }
}
