package org.pubgames.core.spi;

import java.util.List;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;

/**
 * How a jar offers variants and mix-ins: one provider in {@code META-INF/services}. They are read
 * like any variant file; a broken one is left out and reported by {@link VariantBook#problems()}.
 */
public interface VariantProvider {

    /** {@return the files, of any game, in any order} */
    List<VariantFile> files();
}
