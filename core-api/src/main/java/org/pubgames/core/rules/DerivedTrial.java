package org.pubgames.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.GameEvent;
import org.pubgames.core.internal.data.RandomRecords;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Trial;

/**
 * Events derived from their records: random values, and the seats for names.
 *
 * @param accepted what the rules say
 * @param type the sealed interface of the events
 * @param records makes the events
 */
record DerivedTrial<E extends GameEvent>(
        Predicate<E> accepted, Class<E> type, RandomRecords records) implements Trial<E> {

    /** Attempts for each kind of event. */
    private static final int TRIES = 60;

    @Override
    public boolean test(E event) {
        return accepted.test(event);
    }

    @Override
    public List<String> kinds() {
        List<String> kinds = new ArrayList<>();
        Names.kinds(type)
                .forEach(
                        (name, kind) -> {
                            if (find(List.of(kind), new SplittableRandom(0)).isPresent()) {
                                kinds.add(name);
                            }
                        });
        return List.copyOf(kinds);
    }

    @Override
    public Optional<E> sample(RandomGenerator random) {
        return find(List.copyOf(Names.kinds(type).values()), random);
    }

    private Optional<E> find(List<Class<?>> kinds, RandomGenerator random) {
        for (int i = 0; i < TRIES * kinds.size(); i++) {
            Class<?> kind = kinds.get(random.nextInt(kinds.size()));
            Optional<E> found = records.draw(kind, random).map(type::cast).filter(accepted);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
