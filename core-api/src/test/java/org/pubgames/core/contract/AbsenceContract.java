package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.spi.Names;

/**
 * An event that lacks a part is refused by the name of that part, however it is handed in, and the
 * match is as it was: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class AbsenceContract<S extends GameState, E extends GameEvent> {

    private static final int EVENTS = 300;

    private final TestedGame<S, E> tested;

    /** What one game makes of parts that are not there. */
    AbsenceContract(TestedGame<S, E> tested) {
        this.tested = tested;
    }

    @Test
    void whatIsMissingIsNamed() {
        Match<S, E> match = tested.game().open(tested.game().variants().standard(), tested.seats());
        Set<String> kinds = new TreeSet<>();
        Tries.hold(
                EVENTS,
                tested.events(),
                event -> {
                    kinds.add(tested.game().kind(event).kind());
                    for (RecordComponent part : event.getClass().getRecordComponents()) {
                        if (!part.getType().isPrimitive()) {
                            without(event, part).ifPresent(bare -> refused(match, bare, part));
                        }
                    }
                });
        assertThat(kinds).hasSizeGreaterThan(Names.kinds(tested.game().eventType()).size() / 2);
    }

    private void refused(Match<S, E> match, E bare, RecordComponent part) {
        assertThatThrownBy(() -> match.judge(bare))
                .as("%s without %s", bare.getClass().getSimpleName(), part.getName())
                .asInstanceOf(InstanceOfAssertFactories.type(ProblemsException.class))
                .extracting(
                        ProblemsException::problems, InstanceOfAssertFactories.list(Problem.class))
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("missing-field");
                            assertThat(problem.where().path()).isEqualTo("/" + part.getName());
                        });
        Revised<S, E> revised = match.revise(new Revision.Insert<>(0, bare));
        assertThat(
                        revised instanceof Revised.Impossible<S, E> impossible
                                ? impossible.problems().stream().map(Problem::code)
                                : Stream.of())
                .contains("missing-field");
    }

    /** The event without one part; empty where it cannot even be made, which names the part. */
    private Optional<E> without(E event, RecordComponent missing) {
        RecordComponent[] parts = event.getClass().getRecordComponents();
        Class<?>[] types =
                Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = event.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                parts[i].getAccessor().setAccessible(true);
                values[i] =
                        parts[i].getName().equals(missing.getName())
                                ? null
                                : parts[i].getAccessor().invoke(event);
            }
            return Optional.of(tested.game().eventType().cast(constructor.newInstance(values)));
        } catch (InvocationTargetException e) {
            assertThat(e.getCause())
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage(missing.getName());
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(event.getClass().getName(), e);
        }
    }
}
