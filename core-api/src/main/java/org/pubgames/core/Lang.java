package org.pubgames.core;

import java.util.Locale;
import java.util.Optional;

/** The languages of every text a person reads. */
public enum Lang {
    /** English. */
    EN,
    /** Dutch. */
    NL,
    /** German. */
    DE;

    /**
     * {@return the code used in files and on the command line: {@code en}, {@code nl} or {@code
     * de}}
     */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * {@return the language with this code, if the library speaks it}
     *
     * @param code such as {@code nl}
     */
    public static Optional<Lang> of(String code) {
        for (Lang lang : values()) {
            if (lang.code().equals(code)) {
                return Optional.of(lang);
            }
        }
        return Optional.empty();
    }
}
