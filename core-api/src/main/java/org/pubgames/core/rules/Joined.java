package org.pubgames.core.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** Two immutable lists as one, without a copy. */
final class Joined<T> extends AbstractList<T> implements RandomAccess {

    private final List<T> first;
    private final List<T> second;

    Joined(List<T> first, List<T> second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public T get(int index) {
        Objects.checkIndex(index, size());
        return index < first.size() ? first.get(index) : second.get(index - first.size());
    }

    @Override
    public int size() {
        return first.size() + second.size();
    }
}
