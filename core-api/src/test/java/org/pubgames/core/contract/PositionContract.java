package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Assume;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/**
 * A match that begins in the middle goes on as the one that was played until there: for each
 * installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class PositionContract<S extends GameState, E extends GameEvent> {

    private static final JsonFactory JSON = new JsonFactory();
    private static final Where WHERE = Where.file("f").at(1, 0);

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final SplittableRandom random = new SplittableRandom(new Random().nextLong());

    /** The positions of one game. */
    PositionContract(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
    }

    /** How often a sentence is tried. */
    int tries() {
        return 8;
    }

    /** How many further events are judged in both matches. */
    int further() {
        return 40;
    }

    /** The last moment of a match at which it has a position. */
    private static <S extends GameState, E extends GameEvent> Match<S, E> between(
            Match<S, E> match) {
        Match<S, E> at = match;
        while (at.size() > 0 && at.position().isEmpty()) {
            at = at.at(at.size() - 1);
        }
        Assume.that(at.position().isPresent());
        assertThat(at.position().get()).isInstanceOf(Position.class);
        return at;
    }

    private Match<S, E> opened(Match<S, E> played) {
        return game.open(
                        played.header().variant(),
                        played.header().seats(),
                        played.position().orElseThrow())
                .orElseThrow();
    }

    @Test
    void whatBeginsInTheMiddleGoesOnAsIfItHadBeenPlayed() {
        Assume.that(game.positionType().isPresent());
        Tries.hold(tries(), tested.evenings(), evening -> goesOn(between(evening.match())));
    }

    private void goesOn(Match<S, E> was) {
        Match<S, E> played = was;
        Match<S, E> begun = opened(played);
        assertThat(begun.size()).isZero();
        assertThat(begun.log()).isEmpty();
        for (int i = 0; i < further(); i++) {
            assertThat(begun.position()).isEqualTo(played.position());
            assertThat(begun.turn()).isEqualTo(played.turn());
            assertThat(places(begun)).isEqualTo(places(played));
            Optional<E> event = played.legal().sample(random);
            if (event.isEmpty()) {
                assertThat(begun.legal().kinds()).isEqualTo(played.legal().kinds());
                break;
            }
            Verdict<S, E> one = played.judge(event.get());
            Verdict<S, E> other = begun.judge(event.get());
            if (!other.rulings().equals(one.rulings()) && tested.reachesBack(event.get())) {
                continue;
            }
            assertThat(other.accepted()).as("%s", event).isEqualTo(one.accepted());
            assertThat(other.rulings()).as("%s", event).isEqualTo(one.rulings());
            played = one.match();
            begun = other.match();
        }
    }

    private static Optional<String> places(Match<?, ?> match) {
        return match.outcome().map(outcome -> outcome.places().toString());
    }

    @Test
    void aPositionIsWrittenAndRead() {
        Assume.that(game.positionType().isPresent());
        Tries.hold(
                tries(),
                tested.evenings(),
                evening -> {
                    Match<S, E> begun = opened(between(evening.match()));
                    MatchCodec<S, E> codec = game.codec(game.variants(), Pinning.IGNORED);
                    Assume.that(shipped(begun.header()));
                    for (int i = 0; i < 5; i++) {
                        begun = begun.drawn(random).map(Verdict::match).orElse(begun);
                    }
                    assertThat(codec.readHeader(codec.writeHeader(begun.header()), WHERE))
                            .isEqualTo(Reading.of(begun.header()));
                    assertThat(codec.read(codec.write(begun), "f").orElseThrow()).isEqualTo(begun);
                    assertThat(begun.park().resume()).isEqualTo(begun);
                    assertThat(begun.at(0)).isEqualTo(game.open(begun.header()));
                    assertThat(begun.at(0).position()).isEqualTo(begun.header().position());
                    assertThat(begun)
                            .isNotEqualTo(
                                    game.open(begun.header().variant(), begun.header().seats()));
                });
    }

    @Test
    void aJournalBeginsInTheMiddleToo(@TempDir Path folder) {
        Assume.that(game.positionType().isPresent());
        AtomicInteger number = new AtomicInteger();
        Tries.hold(
                3,
                tested.evenings(),
                evening -> {
                    Match<S, E> begun = opened(between(evening.match()));
                    Assume.that(shipped(begun.header()));
                    for (int i = 0; i < 12; i++) {
                        begun = begun.drawn(random).map(Verdict::match).orElse(begun);
                    }
                    Assume.that(begun.size() > 0);
                    Path file = folder.resolve(number.incrementAndGet() + ".journal");
                    game.journals().create(file, begun, Journal.Safety.WRITTEN).close();
                    JournalFile<S, E> kept = game.journals().read(file).orElseThrow();
                    assertThat(kept.verify()).isEmpty();
                    assertThat(kept.match()).isEqualTo(begun);
                    assertThat(kept.match().state()).isEqualTo(begun.state());
                    assertThat(kept.match().at(0)).isEqualTo(begun.at(0));
                    assertThat(kept.match().revise(new Revision.Undo<>()).match())
                            .isEqualTo(begun.at(begun.size() - 1));
                });
    }

    private boolean shipped(MatchHeader header) {
        return game.variants()
                .find(header.variant().id())
                .filter(variant -> variant.digest().equals(header.variant().digest()))
                .isPresent();
    }

    @Test
    void whatCannotBeIsToldAndNeverThrown() {
        Assume.that(game.positionType().isPresent());
        AtomicInteger refused = new AtomicInteger();
        Tries.hold(
                tries(),
                tested.evenings(),
                evening -> {
                    MatchHeader header = opened(between(evening.match())).header();
                    Assume.that(shipped(header));
                    MatchCodec<S, E> codec = game.codec(game.variants(), Pinning.IGNORED);
                    String line = codec.writeHeader(header);
                    int begin = line.indexOf("\"position\":");
                    int end = line.indexOf(",\"digest\":");
                    for (String other : changed(line.substring(begin, end))) {
                        Reading<MatchHeader> read =
                                codec.readHeader(
                                        line.substring(0, begin) + other + line.substring(end),
                                        WHERE);
                        for (Problem problem : read.problems()) {
                            refused.incrementAndGet();
                            assertThat(problem.where().path()).startsWith("/position");
                            assertThat(problem.where().line()).isEqualTo(1);
                        }
                        if (read.problems().isEmpty()) {
                            plays(read.orElseThrow());
                        }
                    }
                });
        assertThat(refused.get()).isPositive();
    }

    /** One number of a position changed, each in turn. */
    private List<String> changed(String position) {
        List<String> all = new ArrayList<>();
        String whole = "{" + position + "}";
        try (JsonParser parser = JSON.createParser(whole)) {
            while (parser.nextToken() != null) {
                if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                    int begin = (int) parser.currentTokenLocation().getCharOffset() - 1;
                    int end = begin + parser.getTextLength();
                    for (String other :
                            List.of(
                                    "-1",
                                    "0",
                                    "1",
                                    "2147483647",
                                    random.nextInt(60) + "",
                                    "\"x\"")) {
                        all.add(position.substring(0, begin) + other + position.substring(end));
                    }
                }
            }
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        all.add(position.replace("\"" + tested.seats().names().get(0) + "\"", "\"Nobody\""));
        return all;
    }

    private void plays(MatchHeader header) {
        Match<S, E> match = game.open(header);
        for (int i = 0; i < 5; i++) {
            match = match.drawn(random).map(Verdict::match).orElse(match);
        }
        assertThat(match.log().stream().map(Entry::number).toList()).hasSize(match.size());
    }

    @Test
    void aGameWithoutPositionsSaysSo() {
        Assume.that(game.positionType().isEmpty());
        record Nowhere() implements Position {}
        assertThat(game.open(game.variants().standard(), tested.seats(), new Nowhere()).problems())
                .extracting(Problem::code)
                .containsExactly("no-positions");
    }
}
