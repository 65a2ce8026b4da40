package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Legal;
import org.pubgames.core.Problem;
import org.pubgames.core.Role;
import org.pubgames.core.spi.Names;

/**
 * Every kind of event says who may report it, and what may be reported in a capacity is just that:
 * for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class RoleContract<S extends GameState, E extends GameEvent> {

    private static final int LONGEST_LABEL = 24;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;

    /** The roles of one game. */
    RoleContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    @Test
    void everyKindIsNamedOnceAndInThreeLanguages() {
        List<EventKind> kinds = game.events();
        assertThat(kinds)
                .extracting(EventKind::kind)
                .containsExactlyInAnyOrderElementsOf(Names.kinds(game.eventType()).keySet());
        for (Lang lang : Lang.values()) {
            TreeSet<String> labels = new TreeSet<>();
            for (EventKind kind : kinds) {
                String label = kind.label().in(lang);
                assertThat(label).as(kind.kind()).isNotBlank().hasSizeLessThan(LONGEST_LABEL);
                assertThat(label).as(kind.kind()).isNotEqualTo(kind.kind());
                assertThat(labels.add(label)).as("%s twice", label).isTrue();
                assertThat(kind.help().in(lang)).as(kind.kind()).endsWith(".");
            }
        }
    }

    @Test
    void theRightToReportIsPrinted() {
        for (EventKind kind : game.events()) {
            for (String clause : kind.clauses()) {
                assertThat(game.rulebook().clause(clause)).as(clause).isPresent();
            }
        }
    }

    @Test
    void whoMayNotReportIsToldWhoMay() {
        Tries.hold(
                20,
                tested.events(),
                event -> {
                    for (Role role : Role.values()) {
                        Optional<Problem> problem = game.unreportable(event, role);
                        assertThat(problem.isEmpty())
                                .isEqualTo(game.kind(event).roles().contains(role));
                        problem.ifPresent(
                                no -> {
                                    assertThat(no.code()).isEqualTo("role-may-not");
                                    assertThat(no.value()).isEqualTo(Names.written(role));
                                    assertThat(no.allowed()).isNotEmpty();
                                });
                    }
                });
    }

    @Test
    void whatIsLegalInACapacityIsLegalAndReportable() {
        Tries.hold(20, tested.evenings(), tested.events(), this::legalInACapacity);
    }

    private void legalInACapacity(Played<S, E> played, E event) {
        Legal<E> legal = played.match().legal();
        RandomGenerator random = new Random();
        TreeSet<String> all = new TreeSet<>();
        for (Role role : Role.values()) {
            Legal<E> ofRole = legal.as(role);
            boolean may = game.unreportable(event, role).isEmpty();
            assertThat(ofRole.allows(event)).isEqualTo(may && legal.allows(event));
            all.addAll(ofRole.kinds());
            Optional<E> drawn = ofRole.sample(random);
            drawn.ifPresent(
                    next -> {
                        assertThat(legal.allows(next)).isTrue();
                        assertThat(game.unreportable(next, role)).isEmpty();
                    });
        }
        assertThat(all).containsExactlyInAnyOrderElementsOf(new TreeSet<>(legal.kinds()));
    }
}
