package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;

/**
 * What is written can be read, and nothing else is: for each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class CodecContract<S extends GameState, E extends GameEvent> {

    private static final Where LINE = Where.file("evening.jsonl").at(7, 0);

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final MatchCodec<S, E> codec;

    /** The match files of one game. */
    CodecContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
        this.codec = game.codec();
    }

    /** How often a sentence is tried: a third of what it says, or more. */
    int tries(int quick) {
        return Math.max(1, quick / 3);
    }

    private static Arbitrary<String> names() {
        return Arbitraries.strings()
                .withChars("aZ09 \"\\/{}[],:\n\t\u0000\u2028éß€")
                .ofMinLength(1)
                .ofMaxLength(100)
                .map(String::strip)
                .filter(name -> !name.isBlank());
    }

    private boolean shipped(Variant variant) {
        return game.variants().all().contains(variant);
    }

    @Test
    void everyEventComesBackFromItsLine() {
        Tries.<E>hold(
                tries(300),
                tested.events(),
                event -> {
                    String line = codec.writeEvent(event);
                    assertThat(line).doesNotContain("\n", "\r");
                    assertThat(codec.readEvent(line, LINE).orElseThrow()).isEqualTo(event);
                });
    }

    @Test
    void everyMatchComesBackFromItsFile() {
        Tries.<Played<S, E>>hold(
                tries(tested.tries()),
                tested.evenings(),
                played -> {
                    Match<S, E> match = played.match();
                    Assume.that(shipped(played.variant()));
                    Match<S, E> again =
                            codec.read(codec.write(match), "evening.jsonl").orElseThrow();
                    assertThat(again).isEqualTo(match);
                    assertThat(again.header()).isEqualTo(match.header());
                    assertThat(again.state()).isEqualTo(match.state());
                    assertThat(again.log()).isEqualTo(match.log());
                });
    }

    /** These names, and as many more as the variant needs. */
    private List<String> enough(Variant variant, List<String> names) {
        List<String> all = new ArrayList<>(names);
        while (all.size() < Seats.MOST && !game.seatProblems(variant, all, LINE).isEmpty()) {
            all.add("seat " + all.size());
        }
        return all;
    }

    @Test
    void everyHeaderComesBackFromItsLine() {
        Tries.<Variant, List<String>>hold(
                tries(50),
                Arbitraries.of(game.variants().all()),
                Combinators.combine(names(), names()).as(List::of),
                (variant, both) -> {
                    Assume.that(Seats.problems(both, LINE).isEmpty());
                    MatchHeader header =
                            new MatchHeader(
                                    game.key().id(), variant, new Seats(enough(variant, both)));
                    String line = codec.writeHeader(header);
                    assertThat(line).doesNotContain("\n", "\r");
                    assertThat(codec.readHeader(line, LINE).orElseThrow()).isEqualTo(header);
                });
    }

    @Test
    void everyStateIsOneLineOfJson() {
        Tries.<Played<S, E>>hold(
                tries(50),
                tested.evenings(),
                played -> {
                    String line = codec.writeState(played.match().state());
                    assertThat(line).doesNotContain("\n", "\r");
                    assertThat(JsonText.read(line, LINE).problems()).isEmpty();
                });
    }

    @Test
    void everyStateComesBackFromItsLine() {
        Tries.<Played<S, E>>hold(
                tries(tested.tries()),
                tested.evenings(),
                played -> {
                    S state = played.match().state();
                    assertThat(codec.readState(codec.writeState(state), LINE).orElseThrow())
                            .isEqualTo(state);
                });
    }

    @Test
    void anUnknownFieldOfAnEventIsRefused() {
        Tries.<E>hold(
                tries(tested.tries()),
                tested.events(),
                event -> {
                    String line = codec.writeEvent(event);
                    String more = line.substring(0, line.length() - 1) + ",\"zzz\":1}";
                    List<Problem> problems = codec.readEvent(more, LINE).problems();
                    assertThat(problems)
                            .anySatisfy(problem -> unknownField(problem, line.length() + 1));
                });
    }

    private void unknownField(Problem problem, int column) {
        assertThat(problem.code()).isEqualTo("unknown-field");
        assertThat(problem.value()).isEqualTo("zzz");
        tested.unknownField(problem);
        assertThat(problem.where()).isEqualTo(new Where("evening.jsonl", 7, column, "/zzz"));
    }

    @Test
    void anUnknownFieldOfAHeaderIsRefused() {
        for (Variant variant : game.variants().all()) {
            String line =
                    codec.writeHeader(new MatchHeader(game.key().id(), variant, tested.seats()));
            String more = line.substring(0, line.length() - 1) + ",\"colour\":\"red\"}";
            assertThat(codec.readHeader(more, LINE).problems())
                    .singleElement()
                    .satisfies(
                            problem -> {
                                assertThat(problem.code()).isEqualTo("unknown-field");
                                assertThat(problem.value()).isEqualTo("colour");
                                assertThat(problem.allowed())
                                        .isEqualTo(
                                                "position, settings, tables, house, format, game, variant,"
                                                        + " seats, digest");
                            });
        }
    }
}
