package org.pubgames.core.internal.variant;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.spi.Written;

/** The part of a variant file that is not about settings. */
record VariantHead(
        int variant,
        Optional<Kind> kind,
        String game,
        String id,
        Optional<Integer> edition,
        Words title,
        @Written("extends") Optional<String> parent,
        Optional<List<String>> with,
        Optional<Variant.Status> status,
        Optional<Variant.Confidence> confidence,
        Optional<Words> about,
        Optional<List<String>> sources,
        Optional<List<String>> borrows) {

    /** The fields of a file that are read on their own. */
    static final List<String> BODY = List.of("changes", "tables");

    /** What a file holds. */
    enum Kind {
        /** A whole set of rules. */
        VARIANT,
        /** A few changes for others to take up. */
        MIXIN
    }

    /** A text in at least one language; the others borrow it. */
    record Words(Optional<String> en, Optional<String> nl, Optional<String> de) {

        boolean missing() {
            return en.isEmpty() && nl.isEmpty() && de.isEmpty();
        }

        LocalText text() {
            String any = en.or(() -> de).or(() -> nl).orElse("");
            return new LocalText(en.orElse(any), nl.orElse(any), de.orElse(any));
        }
    }

    /** A head of those fields that are sound; the others are as if they were left out. */
    static VariantHead of(Map<String, Object> sound, int format, String game) {
        Map<String, Object> all = new HashMap<>();
        Records.names(VariantHead.class).forEach(name -> all.put(name, Optional.empty()));
        all.put("variant", format);
        all.put("game", game);
        all.put("id", "");
        all.put("title", new Words(Optional.empty(), Optional.empty(), Optional.empty()));
        all.putAll(sound);
        return Records.make(VariantHead.class, all);
    }

    boolean mixIn() {
        return kind.orElse(Kind.VARIANT) == Kind.MIXIN;
    }

    int editionNumber() {
        return edition.orElse(1);
    }

    LocalText aboutText() {
        return about.map(Words::text).orElse(new LocalText("", "", ""));
    }
}
