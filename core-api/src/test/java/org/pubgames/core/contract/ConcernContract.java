package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Party;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/**
 * Rulings name whom they concern: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class ConcernContract<S extends GameState, E extends GameEvent> {

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;

    /** Whom the rulings of one game concern. */
    ConcernContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    @Test
    void whomTheSentenceNamesItConcerns() {
        Tries.hold(20, tested.evenings(), tested.events(), this::named);
    }

    private void named(Played<S, E> played, E event) {
        List<String> seats = played.match().seated();
        for (Entry<E> entry : played.match().log()) {
            entry.rulings().forEach(ruling -> named(ruling, seats));
        }
        Verdict<S, E> verdict = played.match().judge(event);
        List<String> then = verdict.match().seated();
        verdict.rulings().forEach(ruling -> named(ruling, then));
    }

    private void named(Ruling ruling, List<String> seats) {
        String sentence = game.rulebook().say(ruling, Lang.EN);
        assertThat(ruling.concerns()).as(sentence).doesNotHaveDuplicates();
        if (ruling.kind() != Ruling.Kind.FORBIDS) {
            assertThat(ruling.concerns())
                    .as("%s %s", ruling.rule(), sentence)
                    .allMatch(party -> party instanceof Party.Side || seats.contains(party.name()));
            if (seats.stream().anyMatch(name -> namesIt(sentence, name))) {
                assertThat(ruling.concerns()).as("%s %s", ruling.rule(), sentence).isNotEmpty();
            }
        }
        assertThat(ruling.concerns())
                .filteredOn(Party.Side.class::isInstance)
                .as("%s %s", ruling.rule(), sentence)
                .allMatch(side -> List.of("a", "b").contains(side.name()));
    }

    /** Whether the name stands in the sentence by itself: G is nobody's in "Game 2 of 2 begins". */
    private static boolean namesIt(String sentence, String name) {
        return Pattern.compile("(?<!\\w)" + Pattern.quote(name) + "(?!\\w)")
                .matcher(sentence)
                .find();
    }
}
