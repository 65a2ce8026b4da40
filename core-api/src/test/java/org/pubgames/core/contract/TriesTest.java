package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Assume;
import org.junit.jupiter.api.Test;

/** Sentences that hold, that fail, and that are about few of the values drawn. */
class TriesTest {

    @Test
    void aSentenceIsTriedSoOften() {
        List<Integer> drawn = new ArrayList<>();
        Tries.<Integer>hold(70, Arbitraries.integers(), drawn::add);
        assertThat(drawn).hasSize(70);
        assertThat(new HashSet<>(drawn)).hasSizeGreaterThan(20);
    }

    @Test
    void aFailureIsToldWithTheSimplestValueAndItsSeed() {
        assertThatThrownBy(
                        () ->
                                Tries.<Integer>hold(
                                        1000,
                                        Arbitraries.integers().between(0, 1_000_000),
                                        value -> assertThat(value).isLessThan(1000)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("with 1000\n")
                .hasMessageContaining("-Dpubgames.seed=");
    }

    @Test
    void valuesThatASentenceIsNotAboutDoNotCount() {
        List<Integer> even = new ArrayList<>();
        Tries.<Integer>hold(
                50,
                Arbitraries.integers(),
                value -> {
                    Assume.that(value % 2 == 0);
                    even.add(value);
                });
        assertThat(even).hasSize(50);
        assertThatThrownBy(
                        () ->
                                Tries.<Integer>hold(
                                        5, Arbitraries.integers(), value -> Assume.that(false)))
                .isInstanceOf(AssertionError.class)
                .hasMessage("only 0 values fit");
    }

    /** Events of a game that says nothing of them. */
    sealed interface Said permits Said.Named, Said.Counted {
        record Named(String player, Optional<Colour> colour) implements Said {}

        record Counted(int points, List<Integer> dice, boolean whole) implements Said {}
    }

    enum Colour {
        RED,
        BLUE
    }

    @Test
    void eventsAreMadeOfTheirRecords() {
        Set<Class<?>> kinds = new HashSet<>();
        Set<Optional<Colour>> colours = new HashSet<>();
        Tries.<Said>hold(
                300,
                ReportedEvents.of(Said.class, List.of("Anna", "Bram")),
                event -> {
                    kinds.add(event.getClass());
                    if (event instanceof Said.Named named) {
                        colours.add(named.colour());
                    }
                });
        assertThat(kinds).containsExactlyInAnyOrder(Said.Named.class, Said.Counted.class);
        assertThat(colours).hasSize(3);
    }
}
