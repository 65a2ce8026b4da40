package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Lang;

/**
 * One page for each code of a problem: what it means, an example that is wrong, the same mended.
 * Modules bring the pages of their own codes in {@code advice_en.properties} and its two
 * translations ({@link org.pubgames.core.internal.text.PropertyTexts}). Safe to share between
 * threads.
 */
public final class CodePages {

    private static final String PAGE = ".page";

    private CodePages() {}

    /** The page of a code, three to eight lines; empty when there is none. */
    public static Optional<String> find(String code, Lang lang) {
        return Advice.TEXTS.find(code + PAGE, lang);
    }

    /** The codes that have a page, in alphabetical order. */
    public static List<String> codes() {
        return Advice.TEXTS.keys(Lang.EN).stream()
                .filter(key -> key.endsWith(PAGE))
                .map(key -> key.substring(0, key.length() - PAGE.length()))
                .toList();
    }
}
