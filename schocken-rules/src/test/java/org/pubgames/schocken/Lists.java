package org.pubgames.schocken;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** House variants with tables of their own. */
final class Lists {

    /** The usual ranking and prices, written out for a table where the Jule may be built. */
    static final String RANKING =
            """
              throw-ranking:
                because: As usual.
                rows:
                  - {when: {figure: schock-aus}, then: {level: 90}}
                  - {when: {figure: jule}, then: {level: 80}}
                  - {when: {figure: schock}, then: {level: 70}}
                  - {when: {figure: drei-dicke}, then: {level: 60}}
                  - {when: {figure: strasse}, then: {level: 40}}
                  - {then: {level: 10}}
            """;

    static final String DISCS =
            """
              throw-discs:
                because: As usual.
                hit: unique
                rows:
                  - {when: {figure: schock-aus}, then: {discs: all}}
                  - {when: {figure: jule}, then: {discs: 7}}
                  - {when: {figure: schock, high: 2}, then: {discs: 2}}
                  - {when: {figure: schock, high: 3}, then: {discs: 3}}
                  - {when: {figure: schock, high: 4}, then: {discs: 4}}
                  - {when: {figure: schock, high: 5}, then: {discs: 5}}
                  - {when: {figure: schock, high: 6}, then: {discs: 6}}
                  - {when: {figure: drei-dicke}, then: {discs: 3}}
                  - {when: {figure: strasse}, then: {discs: 2}}
                  - {when: {figure: [einfach, zwei-zwei-eins, drei-drei-eins]}, then: {discs: 1}}
            """;

    private Lists() {}

    /** A file that extends a shipped variant with tables. */
    static String file(String parent, String tables) {
        Variant shipped = Shipped.variant(parent);
        return "variant: 2\ngame: schocken\nid: house\ntitle: {en: House}\nextends: "
                + shipped.pinned()
                + "\ntables:\n"
                + tables;
    }

    static Reading<Variant> read(String parent, String tables) {
        return Shipped.GAME.variants().read(file(parent, tables), "house.yaml");
    }

    static Variant house(String parent, String tables) {
        return read(parent, tables).orElseThrow();
    }

    static List<Problem> problems(String tables) {
        return read("hattersheim", tables).problems();
    }

    /** The variant of a shipped example. */
    static Variant example(String name) {
        return Shipped.GAME.variants().read(text(name), name).orElseThrow();
    }

    /** The text of a shipped example. */
    static String text(String name) {
        try {
            return Files.readString(Path.of("../examples/" + name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
