package org.pubgames.core.internal.variant;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.spi.VariantProvider;

/**
 * The shipped variants of a game and those that jars on the class path offer. The jars are looked
 * through when a question is not answered by a shipped variant alone. Safe to share between
 * threads.
 */
final class OfferedVariants implements VariantBook {

    private final Variants<?> shipped;
    private volatile @Nullable VariantBook whole;

    OfferedVariants(Variants<?> shipped) {
        this.shipped = shipped;
    }

    private VariantBook whole() {
        VariantBook found = whole;
        if (found == null) {
            List<VariantFile> offered =
                    ServiceLoader.load(
                                    VariantProvider.class, OfferedVariants.class.getClassLoader())
                            .stream()
                            .flatMap(provider -> provider.get().files().stream())
                            .toList();
            found = offered.isEmpty() ? shipped : shipped.with(offered);
            whole = found;
        }
        return found;
    }

    @Override
    public Variant standard() {
        return shipped.standard();
    }

    @Override
    public Optional<Variant> find(String id) {
        Optional<Variant> found = shipped.find(id);
        return found.isPresent() ? found : whole().find(id);
    }

    @Override
    public Variant get(String id) {
        return shipped.find(id).orElseGet(() -> whole().get(id));
    }

    @Override
    public Reading<Variant> look(String id, Where where) {
        return shipped.find(id).map(Reading::of).orElseGet(() -> whole().look(id, where));
    }

    @Override
    public List<Variant> all() {
        return whole().all();
    }

    @Override
    public List<MixIn> mixIns() {
        return whole().mixIns();
    }

    @Override
    public Reading<Variant> read(String yaml, String fileName) {
        return whole().read(yaml, fileName);
    }

    @Override
    public VariantBook with(List<VariantFile> files) {
        return whole().with(files);
    }

    @Override
    public List<Problem> problems() {
        return whole().problems();
    }
}
