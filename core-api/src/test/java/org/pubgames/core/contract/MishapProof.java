package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Moves;
import org.pubgames.core.Pinning;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/**
 * Evenings on which people mistype, leave, are replaced and take reports back, a hundred thousand
 * in each game: whatever happens, the match is what its log says.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@Tag("proof")
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public final class MishapProof<S extends GameState, E extends GameEvent> {

    private static final int EVENINGS = Integer.getInteger("pubgames.evenings", 100_000);
    private static final int FEWEST_STEPS = 3;
    private static final int MORE_STEPS = 12;

    /** One step in so many is a revision. */
    private static final int REVISIONS = 10;

    /** One step in so many is any report that a form lets through; to make forms takes long. */
    private static final int FILLED_IN = 2000;

    /** Every game has so many kinds of reports that random evenings come across. */
    private static final int FEWEST_KINDS = 5;

    /** A revision reaches back at most so far. */
    private static final int REACH = 8;

    /** One evening in so many is judged once more from its opening. */
    private static final int JUDGED_AGAIN = 4;

    /** One evening in so many is written and read. */
    private static final int WRITTEN = 50;

    private final TestedGame<S, E> tested;
    private final Game<S, E> game;
    private final List<Variant> variants = new ArrayList<>();
    private final Map<String, LongAdder> seen = new ConcurrentHashMap<>();

    /** The evenings of one game. */
    MishapProof(TestedGame<S, E> tested) {
        this.tested = tested;
        this.game = tested.game();
        variants.addAll(game.variants().all());
        variants.addAll(tested.houses());
        // some variants take more players
        List<String> names = tested.seats().names();
        variants.removeIf(each -> !game.seatProblems(each, names, Where.UNKNOWN).isEmpty());
    }

    @Test
    void whateverHappensAMatchIsWhatItsLogSays() {
        long seed = Long.getLong("pubgames.seed", new Random().nextLong());
        IntStream.range(0, EVENINGS).parallel().forEach(number -> evening(seed + number));
        assertThat(seen)
                .as("what %s evenings have seen", EVENINGS)
                .containsKeys("revised", "refused", "taken back along", "filled in");
        assertThat(game.events())
                .as("kinds of reports that were accepted: %s", seen)
                .filteredOn(kind -> seen.containsKey(kind.kind()))
                .hasSizeGreaterThanOrEqualTo(FEWEST_KINDS);
    }

    /** An evening that fails is told with its file and with the seed at which it comes first. */
    private void evening(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Variant variant = variants.get(random.nextInt(variants.size()));
        Match<S, E> match = game.open(variant, tested.seats());
        try {
            for (int i = FEWEST_STEPS + random.nextInt(MORE_STEPS); i > 0; i--) {
                match = step(match, random);
                tested.sound(match);
            }
            if (random.nextInt(JUDGED_AGAIN) == 0) {
                judgedAgain(match);
            }
            if (random.nextInt(WRITTEN) == 0) {
                written(match);
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(
                    "%s%n  with %s%n  again by -Dpubgames.seed=%d"
                            .formatted(e.getMessage(), game.codec().write(match), seed),
                    e);
        }
    }

    /** What is written is read as the same match; houses are known by their settings. */
    private void written(Match<S, E> match) {
        MatchCodec<S, E> codec = game.codec(game.variants(), Pinning.IGNORED);
        if (game.variants().all().contains(match.header().variant())) {
            assertThat(codec.read(codec.write(match), "evening").orElseThrow()).isEqualTo(match);
        }
    }

    private Match<S, E> step(Match<S, E> match, SplittableRandom random) {
        if (random.nextInt(FILLED_IN) == 0) {
            return filledIn(match, random);
        }
        return random.nextInt(REVISIONS) == 0 ? revised(match, random) : drawn(match, random);
    }

    private Match<S, E> drawn(Match<S, E> match, SplittableRandom random) {
        Optional<Verdict<S, E>> verdict = match.drawn(random);
        verdict.flatMap(each -> each.match().last()).ifPresent(this::saw);
        return verdict.map(Verdict::match).orElse(match);
    }

    private void saw(Entry<E> entry) {
        saw(game.kind(entry.event()).kind());
    }

    private void saw(String what) {
        seen.computeIfAbsent(what, name -> new LongAdder()).increment();
    }

    /** Any report that is listed, or that a form lets through: the rules may still refuse that. */
    private Match<S, E> filledIn(Match<S, E> match, SplittableRandom random) {
        Moves<E> moves = match.legal().moves();
        int which = random.nextInt(moves.listed().size() + moves.forms().size() + 1);
        Optional<E> event = Optional.empty();
        if (which < moves.listed().size()) {
            event = Optional.of(moves.listed().get(which));
        } else if (which < moves.listed().size() + moves.forms().size()) {
            Form form = moves.forms().get(which - moves.listed().size());
            event =
                    new RandomFilling(new Random(random.nextLong()))
                            .of(form)
                            .map(json -> game.codec().readEvent(json, Where.UNKNOWN).orElseThrow());
        }
        if (event.isEmpty()) {
            return match;
        }
        Verdict<S, E> verdict = match.judge(event.get());
        if (verdict.accepted()) {
            saw("filled in");
            verdict.match().last().ifPresent(this::saw);
        }
        return verdict.match();
    }

    private Match<S, E> revised(Match<S, E> match, SplittableRandom random) {
        int size = match.size();
        int number = Math.max(1, size - random.nextInt(REACH));
        Revision<E> revision =
                switch (size == 0 ? 3 : random.nextInt(4)) {
                    case 0 -> new Revision.Undo<>();
                    case 1 -> new Revision.Withdraw<>(number);
                    case 2 ->
                            match.at(number - 1)
                                    .legal()
                                    .sample(random)
                                    .<Revision<E>>map(
                                            event -> new Revision.Replace<>(number, event))
                                    .orElse(new Revision.Withdraw<>(number));
                    default ->
                            match.at(Math.min(number, size))
                                    .legal()
                                    .sample(random)
                                    .<Revision<E>>map(
                                            event ->
                                                    new Revision.Insert<>(
                                                            Math.min(number, size), event))
                                    .orElse(new Revision.Undo<>());
                };
        Revised<S, E> answer = match.revise(revision);
        if (answer instanceof Revised.Refused<S, E> refused && !refused.gone().isEmpty()) {
            saw("refused");
            answer = match.revise(revision.along(refused.gone()));
            assertThat(answer.done()).as("%s along with %s", revision, refused.gone()).isTrue();
            saw("taken back along");
        } else if (answer.done()) {
            saw("revised");
        }
        return answer.match();
    }

    /** All events judged once more from the opening. */
    private void judgedAgain(Match<S, E> match) {
        Match<S, E> again = game.open(match.header());
        for (Entry<E> entry : match.log()) {
            Verdict<S, E> verdict = again.judge(entry.event());
            assertThat(verdict.accepted()).as("%s", entry).isTrue();
            assertThat(verdict.rulings()).as("%s", entry).isEqualTo(entry.rulings());
            again = verdict.match();
            assertThat(entry.number()).isEqualTo(again.size());
        }
        assertThat(again.state()).isEqualTo(match.state());
        assertThat(match.outcome().isPresent() && !(match.turn() instanceof Turn.Over)).isFalse();
    }
}
