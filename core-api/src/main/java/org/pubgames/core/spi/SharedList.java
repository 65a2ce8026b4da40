package org.pubgames.core.spi;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.text.Unchanging;

/**
 * An immutable list that shares its entries with the list it was made from: one more entry costs
 * the same however long the list is. For logs and states that grow with their match.
 *
 * <p>Safe to share between threads. Entries are never null.
 *
 * @param <T> the entries
 */
public final class SharedList<T> extends AbstractList<T> implements Unchanging, RandomAccess {

    private static final int BITS = 5;
    private static final int WIDTH = 1 << BITS;
    private static final Object[] NOTHING = {};
    private static final SharedList<?> EMPTY = new SharedList<>(0, BITS, NOTHING, NOTHING);

    /** A tree of arrays, all full but on the right; the last entries stand in {@code tail}. */
    private final Object[] root;

    private final Object[] tail;
    private final int size;
    private final int shift;

    private SharedList(int size, int shift, Object[] root, Object[] tail) {
        this.size = size;
        this.shift = shift;
        this.root = root;
        this.tail = tail;
    }

    /**
     * {@return the empty list}
     *
     * @param <T> the type of the entries
     */
    @SuppressWarnings("unchecked")
    public static <T> SharedList<T> of() {
        return (SharedList<T>) EMPTY;
    }

    /**
     * {@return a list of these entries; a shared list is answered as it is}
     *
     * @param entries the entries, in order
     * @param <T> the type of the entries
     */
    @SuppressWarnings("unchecked")
    public static <T> SharedList<T> copyOf(Collection<? extends T> entries) {
        if (entries instanceof SharedList<?> shared) {
            return (SharedList<T>) shared;
        }
        SharedList<T> list = of();
        for (T entry : entries) {
            list = list.plus(entry);
        }
        return list;
    }

    /**
     * {@return this list with one more entry at its end}
     *
     * @param entry the new last entry
     */
    public SharedList<T> plus(T entry) {
        Objects.requireNonNull(entry, "entry");
        if (tail.length < WIDTH) {
            return new SharedList<>(size + 1, shift, root, appended(tail, entry));
        }
        boolean full = (size >>> BITS) > (1 << shift);
        Object[] above =
                full ? new Object[] {root, path(shift, tail)} : pushed(shift, root, size - 1);
        return new SharedList<>(size + 1, full ? shift + BITS : shift, above, new Object[] {entry});
    }

    /**
     * {@return this list without its last entry}
     *
     * @throws IllegalStateException when it is empty
     */
    public SharedList<T> withoutLast() {
        if (size == 0) {
            throw new IllegalStateException("an empty list has no last entry");
        }
        if (size == 1) {
            return of();
        }
        if (tail.length > 1) {
            return new SharedList<>(size - 1, shift, root, Arrays.copyOf(tail, tail.length - 1));
        }
        Object[] last = leaf(size - 2);
        Object[] above = popped(shift, root);
        boolean lower = shift > BITS && above.length == 1;
        return new SharedList<>(
                size - 1, lower ? shift - BITS : shift, lower ? (Object[]) above[0] : above, last);
    }

    @Override
    @SuppressWarnings("unchecked")
    public T get(int index) {
        Objects.checkIndex(index, size);
        return (T) leaf(index)[index & (WIDTH - 1)];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof List<?> list && list.size() == size && super.equals(other));
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    private Object[] leaf(int index) {
        if (index >= size - tail.length) {
            return tail;
        }
        Object[] node = root;
        for (int level = shift; level > 0; level -= BITS) {
            node = (Object[]) node[(index >>> level) & (WIDTH - 1)];
        }
        return node;
    }

    /**
     * A node with the full tail behind its last leaf; {@code index} is of the tail's last entry.
     */
    private Object[] pushed(int level, Object[] node, int index) {
        int place = (index >>> level) & (WIDTH - 1);
        if (level == BITS) {
            return appended(node, tail);
        }
        if (place < node.length) {
            Object[] changed = node.clone();
            changed[place] = pushed(level - BITS, (Object[]) node[place], index);
            return changed;
        }
        return appended(node, path(level - BITS, tail));
    }

    private static Object[] path(int level, Object[] leaf) {
        Object[] node = leaf;
        for (int at = 0; at < level; at += BITS) {
            node = new Object[] {node};
        }
        return node;
    }

    /** A node without its last leaf. */
    private static Object[] popped(int level, Object[] node) {
        int last = node.length - 1;
        if (level > BITS) {
            Object[] child = popped(level - BITS, (Object[]) node[last]);
            if (child.length > 0) {
                Object[] changed = node.clone();
                changed[last] = child;
                return changed;
            }
        }
        return Arrays.copyOf(node, last);
    }

    private static Object[] appended(Object[] entries, Object entry) {
        Object[] more = Arrays.copyOf(entries, entries.length + 1, Object[].class);
        more[entries.length] = entry;
        return more;
    }
}
