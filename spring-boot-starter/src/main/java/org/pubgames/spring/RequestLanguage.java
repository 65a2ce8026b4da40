package org.pubgames.spring;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubgames.core.Lang;

/**
 * Finds the language to answer in.
 *
 * @param standard for whoever asks for none that there is
 */
public record RequestLanguage(Lang standard) {

    /**
     * {@return the language that is preferred among those there are}
     *
     * @param accept the field {@code Accept-Language}, such as {@code nl-BE, de;q=0.5}; {@code ""}
     *     for none, and what cannot be read counts as none
     */
    public Lang of(String accept) {
        return ranges(accept).stream()
                .filter(range -> range.getWeight() > 0)
                .map(range -> Lang.of(Locale.forLanguageTag(range.getRange()).getLanguage()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(standard);
    }

    private static List<Locale.LanguageRange> ranges(String accept) {
        try {
            return accept.isBlank() ? List.of() : Locale.LanguageRange.parse(accept);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // the parser throws the latter for "-"
            return List.of();
        }
    }
}
