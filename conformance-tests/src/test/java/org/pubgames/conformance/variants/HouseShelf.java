package org.pubgames.conformance.variants;

import java.util.List;
import org.pubgames.core.VariantFile;
import org.pubgames.core.spi.VariantProvider;

/** The variants of a vendor's jar: one of sjoelen, one of Schocken, and a broken file. */
public final class HouseShelf implements VariantProvider {

    @Override
    public List<VariantFile> files() {
        return List.of(
                new VariantFile(
                        "vendor/anchor.yaml",
                        """
                        variant: 2
                        game: sjoelen
                        id: anchor
                        title: {nl: "In het Anker"}
                        extends: masters@3
                        changes: {turns: {to: 3, because: "Om elf uur is het laatste ronde."}}
                        """),
                new VariantFile(
                        "vendor/hirsch.yaml",
                        """
                        variant: 2
                        game: schocken
                        id: hirsch
                        title: {de: "Im Goldenen Hirsch"}
                        extends: hattersheim@4
                        changes: {discs: {to: 14, because: "Einer ist verloren."}}
                        """),
                new VariantFile(
                        "vendor/broken.yaml",
                        """
                        variant: 2
                        game: sjoelen
                        id: broken
                        title: {en: "Broken"}
                        extends: masters@3
                        changes: {turnz: {to: 3, because: "So."}}
                        """));
    }
}
