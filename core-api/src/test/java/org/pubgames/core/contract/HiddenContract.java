package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Viewer;

/**
 * What a viewer may not see is marked where it can stand: a state or an event of a type without
 * such a mark is the same for everybody. For each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class HiddenContract<S extends GameState, E extends GameEvent> {

    private final TestedGame<S, E> tested;
    private final Set<Class<?>> hiding;

    /** The types of one game. */
    HiddenContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.hiding = tested.game().hiding();
    }

    @Test
    void whatIsNotMarkedIsTheSameForEverybody() {
        Tries.hold(
                tested.tries(),
                tested.evenings(),
                played -> {
                    Match<S, E> match = played.match();
                    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.table()));
                    match.seated().forEach(name -> viewers.add(Viewer.seat(name)));
                    for (Viewer viewer : viewers) {
                        if (!hiding.contains(match.state().getClass())) {
                            assertThat(match.state(viewer)).isEqualTo(match.state());
                        }
                        assertThat(open(match.view(viewer).log())).isEqualTo(open(match.log()));
                    }
                });
    }

    /** The events of types that hide nothing. */
    private List<Entry<E>> open(List<Entry<E>> log) {
        return log.stream().filter(entry -> !hiding.contains(entry.event().getClass())).toList();
    }
}
