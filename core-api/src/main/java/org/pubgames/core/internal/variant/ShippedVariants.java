package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.internal.book.BuildIndex;
import org.pubgames.core.internal.book.PackedFiles;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.core.spi.TableDomain;

/**
 * The variants that a game ships. Their files are validated by the build's tests.
 *
 * @param game the game's id
 * @param type its settings record
 * @param anchor a class beside which the files lie
 * @param index names the files; asked only where there is no compact form
 * @param tables the kinds of tables that the game takes
 * @param <C> its settings
 */
public record ShippedVariants<C extends Settings>(
        String game,
        Class<C> type,
        Class<?> anchor,
        Supplier<BuildIndex> index,
        List<TableDomain> tables) {

    public ShippedVariants {
        tables = List.copyOf(tables);
    }

    /**
     * These variants, in their compact form where the build made one, and those that jars on the
     * class path offer.
     */
    public VariantBook book(RuleBook book) {
        byte[] packed = PackedFiles.of(anchor, PackedVariants.FILE);
        return new OfferedVariants(packed == null ? written(book) : unpack(packed, book));
    }

    /** These variants, read from their files. */
    public VariantBook read(RuleBook book) {
        return written(book);
    }

    private Variants<C> written(RuleBook book) {
        return Variants.of(
                game,
                type,
                book,
                files("variants", index.get().variants()),
                files("mixins", index.get().mixIns()),
                tables);
    }

    private List<VariantFile> files(String folder, List<String> names) {
        return names.stream().map(name -> file(folder + "/" + name + ".yaml")).toList();
    }

    private VariantFile file(String path) {
        return new VariantFile(path, YamlRuleBook.text(anchor, path));
    }

    /** The files in their compact form, by the names of files beside the anchor. */
    public Map<String, byte[]> pack(RuleBook book) {
        return PackedVariants.pack(written(book))
                .map(bytes -> Map.of(PackedVariants.FILE, bytes))
                .orElse(Map.of());
    }

    /**
     * These variants of their compact form.
     *
     * @param packed what {@link #pack} made
     */
    public VariantBook unpack(Map<String, byte[]> packed, RuleBook book) {
        byte[] bytes = packed.get(PackedVariants.FILE);
        return bytes == null ? written(book) : unpack(bytes, book);
    }

    private Variants<C> unpack(byte[] packed, RuleBook book) {
        PackedVariants shipped = new PackedVariants(game, type, packed);
        return Variants.of(game, type, book, shipped.variants(), shipped.mixIns(), tables);
    }
}
