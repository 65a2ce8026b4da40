package org.pubgames.core.internal.parts;

import java.util.HashSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The providers of a service, each once: those that service files name, then those of this
 * project's modules whose service file was lost when jars were put together. They are looked for no
 * further than asked. For one thread.
 *
 * @param <T> the type of the service
 */
public final class Providers<T> implements Iterator<T> {

    private final Class<T> service;
    private final Iterator<T> told;
    private final Iterator<String> known;
    private final Set<String> met = new HashSet<>();
    private @Nullable T next;

    /**
     * All providers on the class path of the library.
     *
     * @param service the type of the service
     */
    public Providers(Class<T> service) {
        this.service = service;
        this.told = ServiceLoader.load(service, Providers.class.getClassLoader()).iterator();
        this.known = Parts.providers(service.getName()).iterator();
    }

    @Override
    public boolean hasNext() {
        if (next == null && told.hasNext()) {
            next = told.next();
            met.add(next.getClass().getName());
            Reached.type(next.getClass());
        }
        while (next == null && known.hasNext()) {
            String name = known.next();
            next = met.contains(name) ? null : made(name).orElse(null);
        }
        return next != null;
    }

    @Override
    public T next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        T found = next;
        next = null;
        return found;
    }

    private Optional<T> made(String name) {
        try {
            Class<?> found = Class.forName(name, true, Providers.class.getClassLoader());
            Reached.type(found);
            return Optional.of(service.cast(found.getConstructor().newInstance()));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    name + " has no public constructor without parameters", e);
        }
    }
}
