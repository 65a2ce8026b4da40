package org.pubgames.core.internal.words;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.text.PropertyTexts;

/**
 * Texts that every module may bring, one property file for each language ({@link PropertyTexts}),
 * with their places filled. Safe to share between threads.
 */
public final class BundledTexts {

    private final PropertyTexts texts;

    /** The texts of this name in all modules. */
    public BundledTexts(String name) {
        this.texts = new PropertyTexts(name);
    }

    /** A text, if one of the modules has it. */
    public Optional<String> find(String key, Lang lang) {
        return texts.find(key, lang.code());
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
        return texts.keys(lang.code());
    }
}
