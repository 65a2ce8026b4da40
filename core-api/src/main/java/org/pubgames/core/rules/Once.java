package org.pubgames.core.rules;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value made at first use, once, whoever asks. */
final class Once<T> implements Supplier<T> {

    private final Supplier<? extends T> maker;
    private volatile @Nullable T value;

    Once(Supplier<? extends T> maker) {
        this.maker = maker;
    }

    @Override
    public T get() {
        T found = value;
        return found != null ? found : made();
    }

    private synchronized T made() {
        T found = value;
        if (found == null) {
            found = maker.get();
            value = found;
        }
        return found;
    }
}
