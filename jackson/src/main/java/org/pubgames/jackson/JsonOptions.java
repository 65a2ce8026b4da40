package org.pubgames.jackson;

import java.util.function.Supplier;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchFiles;
import org.pubgames.core.Pinning;

/**
 * How the modules for Jackson write and read. Immutable; safe to share between threads where its
 * suppliers are.
 *
 * @param lang the language of the sentences, asked for each value that has any
 * @param catalogue where the variant of a header is looked up, asked for each header
 * @param pinning what to do when that variant has changed since the match was begun
 */
public record JsonOptions(Supplier<Lang> lang, Supplier<Catalogue> catalogue, Pinning pinning) {

    /**
     * The attribute of a call that gives the language instead, a {@link Lang}: {@code
     * mapper.writer().withAttribute(JsonOptions.LANG, Lang.NL)}.
     */
    public static final String LANG = "org.pubgames.lang";

    /** {@return English, and the variants on the class path; a changed variant is refused} */
    public static JsonOptions standard() {
        return new JsonOptions(() -> Lang.EN, Games::catalogue, Pinning.HELD);
    }

    /**
     * {@return the same in another language}
     *
     * @param other the language of the sentences
     */
    public JsonOptions in(Lang other) {
        return in(() -> other);
    }

    /**
     * {@return the same in a language that is asked for each time, such as that of a request}
     *
     * @param other the language of the sentences
     */
    public JsonOptions in(Supplier<Lang> other) {
        return new JsonOptions(other, catalogue, pinning);
    }

    /**
     * {@return the same with other variants}
     *
     * @param variants where the variant of a header is looked up
     * @param changed what to do when it has changed since the match was begun
     */
    public JsonOptions with(Supplier<Catalogue> variants, Pinning changed) {
        return new JsonOptions(lang, variants, changed);
    }

    /** {@return what reads headers} */
    public MatchFiles files() {
        return Games.files(catalogue.get(), pinning);
    }
}
