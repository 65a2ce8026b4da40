package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.RecordForms;

/**
 * What may happen next is what is listed and what forms allow: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class MovesContract<S extends GameState, E extends GameEvent> {

    private static final int FILLINGS = 20;

    /** So many events are tried in one position. */
    private static final int REPORTED = 5;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;

    /** The moves of one game. */
    MovesContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    /** How many positions are looked at. */
    int tries() {
        return 3;
    }

    /** How many events are compared with the forms. */
    int reports() {
        return 200;
    }

    @Test
    void whatIsListedIsAccepted() {
        Tries.hold(
                tries(),
                tested.evenings(),
                played -> {
                    Match<S, E> match = played.match();
                    for (E event : match.legal().moves().listed()) {
                        assertThat(match.judge(event).accepted()).as("%s", event).isTrue();
                        assertThat(match.legal().problems(event)).as("%s", event).isEmpty();
                    }
                });
    }

    @Test
    void everyFieldOfAFormMayHoldSomething() {
        Tries.hold(
                tries(),
                tested.evenings(),
                played ->
                        assertThat(played.match().legal().moves().forms())
                                .flatExtracting(Form::fields)
                                .noneMatch(field -> field.values().none()));
    }

    @Test
    void whatACompleteFormAllowsIsAccepted() {
        Tries.hold(
                tries(),
                tested.evenings(),
                Arbitraries.longs(),
                (played, seed) -> {
                    Match<S, E> match = played.match();
                    RandomFilling filling = new RandomFilling(new Random(seed));
                    for (Form form : match.legal().moves().forms()) {
                        for (int i = 0; i < FILLINGS && form.complete(); i++) {
                            filling.of(form).ifPresent(json -> accepted(match, game, form, json));
                        }
                    }
                });
    }

    private void accepted(Match<S, E> match, Game<S, E> game, Form form, String json) {
        E event = game.codec().readEvent(json, Where.UNKNOWN).orElseThrow();
        assertThat(match.judge(event).accepted()).as("%s of %s", event, form).isTrue();
    }

    @Test
    void whatIsAcceptedIsListedOrWithinAForm() {
        Tries.hold(
                reports() / REPORTED,
                tested.evenings(),
                tested.events().list().ofSize(REPORTED),
                (played, events) -> {
                    Legal<E> legal = played.match().legal();
                    events.forEach(event -> held(legal, event));
                    legal.sample(new Random(1)).ifPresent(drawn -> held(legal, drawn));
                });
    }

    private void held(Legal<E> legal, E event) {
        if (legal.allows(event)) {
            assertThat(legal.problems(event)).as("%s", event).isEmpty();
        }
    }

    @Test
    void anEventIsOutsideIfItIsNeitherListedNorWithinAForm() {
        Tries.hold(
                tries(),
                tested.evenings(),
                tested.events(),
                (played, event) -> {
                    Legal<E> legal = played.match().legal();
                    Moves<E> moves = legal.moves();
                    String kind = game.kind(event).kind();
                    boolean known = moves.listed().contains(event) || !moves.forms(kind).isEmpty();
                    if (!known) {
                        assertThat(legal.problems(event)).as("%s", event).isNotEmpty();
                        assertThat(legal.allows(event)).as("%s", event).isFalse();
                    }
                });
    }

    @Test
    void aKindThatIsPossibleIsListedOrHasAForm() {
        Tries.hold(
                tries(),
                tested.evenings(),
                played -> {
                    Moves<E> moves = played.match().legal().moves();
                    Set<String> listed = kinds(moves.listed().stream());
                    assertThat(moves.listed()).doesNotHaveDuplicates();
                    assertThat(moves.forms()).doesNotHaveDuplicates();
                    moves.forms().forEach(form -> listed.add(form.kind().kind()));
                    assertThat(listed).containsAll(played.match().legal().kinds());
                });
    }

    private Set<String> kinds(Stream<E> events) {
        return events.map(event -> game.kind(event).kind())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Forms alone say as much as all moves do, without what trying tells. */
    @Test
    void whatIsPossibleIsWithinAFormThatIsFoundWithoutTrying() {
        Tries.hold(
                tries(),
                tested.evenings(),
                tested.events(),
                (played, event) -> {
                    Legal<E> legal = played.match().legal();
                    Moves<E> moves = legal.moves();
                    List<E> possible = new ArrayList<>(moves.listed());
                    legal.sample(new Random(2)).ifPresent(possible::add);
                    if (legal.allows(event)) {
                        possible.add(event);
                    }
                    for (E one : possible) {
                        assertThat(legal.forms()).as("%s", one).anyMatch(form -> holds(form, one));
                    }
                    List<Form> wide = legal.forms().stream().map(f -> f.promised(false)).toList();
                    assertThat(wide)
                            .containsAll(
                                    moves.forms().stream().map(f -> f.promised(false)).toList());
                });
    }

    private boolean holds(Form form, E event) {
        return form.kind().equals(game.kind(event))
                && form.problems(RecordForms.filling(event)).isEmpty();
    }

    @Test
    void everyMoveBelongsToWhoeverMayReportIt() {
        Tries.hold(
                Math.max(1, tries() / 3),
                tested.evenings(),
                Arbitraries.of(Role.values()),
                (played, role) -> {
                    Moves<E> all = played.match().legal().moves();
                    Moves<E> some = played.match().legal().as(role).moves();
                    assertThat(played.match().legal().as(role).forms())
                            .isEqualTo(
                                    played.match().legal().forms().stream()
                                            .filter(f -> f.kind().roles().contains(role))
                                            .toList());
                    assertThat(some.listed())
                            .isEqualTo(
                                    all.listed().stream()
                                            .filter(e -> game.unreportable(e, role).isEmpty())
                                            .toList());
                    assertThat(some.forms())
                            .isEqualTo(
                                    all.forms().stream()
                                            .filter(f -> f.kind().roles().contains(role))
                                            .toList());
                });
    }
}
