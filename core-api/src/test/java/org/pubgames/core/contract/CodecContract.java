package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
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
 * What is written can be read, and nothing else is. A game's domains provide its variants, {@link
 * Played} matches and events.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
public abstract class CodecContract<S extends GameState, E extends GameEvent> {

    private static final Where LINE = Where.file("evening.jsonl").at(7, 0);

    private final Game<S, E> game;
    private final MatchCodec<S, E> codec;
    private final Seats seats;

    /**
     * The match files of one game.
     *
     * @param game the object that the played matches are of
     * @param seats as many as a match of it may have
     */
    protected CodecContract(Game<S, E> game, Seats seats) {
        this.game = game;
        this.codec = game.codec();
        this.seats = seats;
    }

    /** What else a game says when an event has a field that nobody knows. */
    protected void unknownField(Problem problem) {}

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings()
                .withChars("aZ09 \"\\/{}[],:\n\t\u0000\u2028éß€")
                .ofMinLength(1)
                .ofMaxLength(100)
                .filter(name -> !name.isBlank());
    }

    private boolean shipped(Variant variant) {
        return game.variants().all().contains(variant);
    }

    @Property(tries = 1000)
    void everyEventComesBackFromItsLine(@ForAll E event) {
        String line = codec.writeEvent(event);
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(codec.readEvent(line, LINE).orElseThrow()).isEqualTo(event);
    }

    @Property(maxDiscardRatio = 50)
    void everyMatchComesBackFromItsFile(@ForAll Played<S, E> played) {
        Match<S, E> match = played.match();
        Assume.that(shipped(played.variant()));
        Match<S, E> again = codec.read(codec.write(match), "evening.jsonl").orElseThrow();
        assertThat(again).isEqualTo(match);
        assertThat(again.header()).isEqualTo(match.header());
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(again.log()).isEqualTo(match.log());
    }

    @Property(tries = 100, maxDiscardRatio = 50)
    void everyHeaderComesBackFromItsLine(
            @ForAll Variant variant,
            @ForAll @From("names") String one,
            @ForAll @From("names") String two) {
        Assume.that(shipped(variant) && !one.equals(two));
        MatchHeader header = new MatchHeader(game.key().id(), variant, Seats.of(one, two));
        String line = codec.writeHeader(header);
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(codec.readHeader(line, LINE).orElseThrow()).isEqualTo(header);
    }

    @Property(tries = 100)
    void everyStateIsOneLineOfJson(@ForAll Played<S, E> played) {
        String line = codec.writeState(played.match().state());
        assertThat(line).doesNotContain("\n", "\r");
        assertThat(JsonText.read(line, LINE).problems()).isEmpty();
    }

    @Property
    void everyStateComesBackFromItsLine(@ForAll Played<S, E> played) {
        S state = played.match().state();
        assertThat(codec.readState(codec.writeState(state), LINE).orElseThrow()).isEqualTo(state);
    }

    @Property
    void anUnknownFieldOfAnEventIsRefused(@ForAll E event) {
        String line = codec.writeEvent(event);
        String more = line.substring(0, line.length() - 1) + ",\"zzz\":1}";
        List<Problem> problems = codec.readEvent(more, LINE).problems();
        assertThat(problems)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("unknown-field");
                            assertThat(problem.value()).isEqualTo("zzz");
                            unknownField(problem);
                            assertThat(problem.where())
                                    .isEqualTo(
                                            new Where(
                                                    "evening.jsonl", 7, line.length() + 1, "/zzz"));
                        });
    }

    @Property(tries = 50, maxDiscardRatio = 50)
    void anUnknownFieldOfAHeaderIsRefused(@ForAll Variant variant) {
        Assume.that(shipped(variant));
        String line = codec.writeHeader(new MatchHeader(game.key().id(), variant, seats));
        String more = line.substring(0, line.length() - 1) + ",\"colour\":\"red\"}";
        assertThat(codec.readHeader(more, LINE).problems())
                .singleElement()
                .satisfies(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("unknown-field");
                            assertThat(problem.value()).isEqualTo("colour");
                            assertThat(problem.allowed())
                                    .isEqualTo(
                                            "settings, tables, format, game, variant, seats, digest");
                        });
    }
}
