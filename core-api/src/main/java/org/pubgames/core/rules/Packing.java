package org.pubgames.core.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.book.BuildIndex;
import org.pubgames.core.internal.book.OrderedBook;
import org.pubgames.core.internal.book.PackedFiles;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.core.internal.variant.ShippedVariants;

/**
 * The rulebook, the variants and the rules of a game as people write them, and the compact form
 * that a build makes of them, so that a game starts without reading YAML and without loading every
 * rule.
 */
public final class Packing {

    private final Class<?> game;
    private final Class<?> family;
    private final ShippedVariants<?> variants;
    private final Supplier<RuleBase> rules;

    Packing(Class<?> game, Class<?> family, ShippedVariants<?> variants, Supplier<RuleBase> rules) {
        this.game = game;
        this.family = family;
        this.variants = variants;
        this.rules = rules;
    }

    /**
     * Writes the compact forms of all games on the class path.
     *
     * @param args the folder of class files that they are put into
     * @throws IOException when it cannot be written
     */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Game<?, ?> game : Games.installed()) {
            Packing packing = RuledGames.of(game).packing();
            if (packing.isIn(folder)) {
                packing.write(folder);
            }
        }
    }

    /** Whether the game's own class was compiled into a folder. */
    boolean isIn(Path folder) {
        return Files.exists(folder.resolve(game.getName().replace('.', '/') + ".class"));
    }

    private void write(Path folder) throws IOException {
        Path home = folder.resolve(game.getPackageName().replace('.', '/'));
        for (Map.Entry<String, byte[]> file : pack().entrySet()) {
            Path path = home.resolve(PackedFiles.path(file.getKey()));
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
    }

    /** The compact form, by the names of its files; the same files make the same bytes. */
    public Map<String, byte[]> pack() {
        Map<String, byte[]> files = new TreeMap<>(OrderedBook.pack(game, family));
        files.putAll(variants.pack(book()));
        RuleBase base = rules.get();
        GameParts.check(base, book());
        files.put(BuildIndex.FILE, BuildIndex.gathered(game).counted(base.names().size()).pack());
        base.pack().ifPresent(model -> files.put(PackedRules.FILE, model));
        return files;
    }

    /**
     * The rules of the model that the rule compiler made.
     *
     * @throws IllegalStateException when one of them is not a plain one
     */
    public List<PlainRule> rules() {
        return rules.get().plain();
    }

    /** The rules of their compact form. */
    public List<PlainRule> rules(Map<String, byte[]> packed) {
        return PackedRules.of(game, Objects.requireNonNull(packed.get(PackedRules.FILE))).all();
    }

    /** The rulebook as it is written. */
    public OrderedBook book() {
        return YamlRuleBook.read(game, family);
    }

    /** The variants as they are written. */
    public VariantBook variants() {
        return variants.read(book());
    }

    /** The variants of their compact form. */
    public VariantBook variants(Map<String, byte[]> packed) {
        return variants.unpack(packed, OrderedBook.unpack(packed));
    }
}
