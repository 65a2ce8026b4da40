package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.MixIn;
import org.pubgames.core.Setting;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.internal.words.Template;

/**
 * A variant file to start from: sound as it is, with every setting of the game in a comment, its
 * meaning, what it may be and what it is in the parent. A line of a setting begins with {@code #}
 * and no blank; taken away, it gives a sound file again.
 */
public final class VariantTemplate {

    private static final int WIDTH = 96;

    private final Lang lang;
    private final StringBuilder out = new StringBuilder();

    private VariantTemplate(Lang lang) {
        this.lang = lang;
    }

    /**
     * The file for a house that plays nearly like a variant.
     *
     * @param parent a variant of the game
     * @param lang the language of the comments and of the title
     * @throws IllegalArgumentException when the parent belongs to another game
     */
    public static String of(Game<?, ?> game, Variant parent, Lang lang) {
        if (!parent.game().equals(game.key().id())) {
            throw new IllegalArgumentException(
                    "variant '"
                            + parent.id()
                            + "' is of "
                            + parent.game()
                            + ", not of "
                            + game.key());
        }
        VariantTemplate template = new VariantTemplate(lang);
        template.head(game, parent);
        template.mixIns(game.variants().mixIns());
        Map<String, Object> values = Records.values(parent.settings());
        template.out.append("changes:\n");
        for (Setting setting : game.settings()) {
            template.setting(
                    setting, parent, WrittenValue.of(values.getOrDefault(setting.name(), "")));
        }
        return template.out.toString();
    }

    private void head(Game<?, ?> game, Variant parent) {
        line(VariantSchema.modeline(game));
        comment("", say(TemplateWords.START, "game", game.title(), "title", parent.title()));
        comment("", say(TemplateWords.HOW));
        line("");
        line("variant: " + DraftReader.FORMAT);
        line("game: " + game.key().id());
        comment("", say(TemplateWords.ID));
        line("id: my-house");
        comment("", say(TemplateWords.TITLE));
        line("title:");
        line("  " + lang.code() + ": \"" + say(TemplateWords.HOUSE) + "\"");
        comment("", say(TemplateWords.PARENT));
        line("extends: " + parent.pinned());
    }

    private void mixIns(List<MixIn> mixIns) {
        if (mixIns.isEmpty()) {
            return;
        }
        comment("", say(TemplateWords.MIX_INS));
        line("#with:");
        for (MixIn mixIn : mixIns) {
            comment("", mixIn.title().in(lang));
            line("#  - " + mixIn.pinned());
        }
    }

    private void setting(Setting setting, Variant parent, String value) {
        line("");
        comment("  ", setting.text().in(lang));
        if (setting.choices().isEmpty()) {
            comment("  ", SettingWords.allowed(setting, lang));
        } else {
            choices(setting, value.startsWith("["));
        }
        comment("  ", say(TemplateWords.PRESENT, "parent", parent.id(), "value", value));
        line("  #" + setting.name() + ":");
        line("  #  to: " + value);
        line("  #  because: \"" + SettingWords.reason(lang) + "\"");
    }

    private void choices(Setting setting, boolean list) {
        String count = setting.allowed().replaceFirst(" × .*", "");
        comment("  ", list ? say(TemplateWords.LIST, "count", count) : say(TemplateWords.CHOICES));
        for (Setting.Choice choice : setting.choices()) {
            fold("  #   ", "  #     ", choice.name() + " – " + choice.text().in(lang));
        }
    }

    private String say(LocalText words, Object... named) {
        return Template.say(words, lang, named);
    }

    /** A comment; its lines begin with {@code #} and a blank. */
    private void comment(String indent, String text) {
        fold(indent + "# ", indent + "# ", text);
    }

    private void fold(String first, String others, String text) {
        StringBuilder line = new StringBuilder(first);
        int begin = first.length();
        for (String word : text.strip().split("\\s+", -1)) {
            if (line.length() > begin && line.length() + word.length() >= WIDTH) {
                line(line.toString());
                line = new StringBuilder(others);
                begin = others.length();
            }
            line.append(line.length() > begin ? " " : "").append(word);
        }
        line(line.toString());
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
