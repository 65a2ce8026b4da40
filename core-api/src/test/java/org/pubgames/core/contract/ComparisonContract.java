package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Outcome;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Comparisons;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.internal.compare.SettingDifference;
import org.pubgames.core.internal.data.Records;

/**
 * Every shipped variant and the one it extends are told apart by an example, and every example
 * keeps what it says: judged anew, without the search that found it. For each installed game.
 *
 * @param <S> the state of the game's matches
 * @param <E> its events
 */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
public class ComparisonContract<S extends GameState, E extends GameEvent> {

    private static final int SEEDS = 2;
    private static final int MOST_EVENTS = 40;
    private static final int ANEW = 3;

    /** What was found, by the suite and the game: compared once for all its tests. */
    private static final Map<String, List<Comparison>> COMPARED = new ConcurrentHashMap<>();

    private final Game<S, E> game;
    private final List<Comparison> all;

    /** The comparisons of one game's shipped variants. */
    ComparisonContract(TestedGame<S, E> tested) {
        this.game = tested.game();
        this.all =
                COMPARED.computeIfAbsent(
                        getClass().getSimpleName() + " " + tested, each -> compared());
    }

    /** Which of the shipped variants are compared. */
    Stream<Pair> pairs(List<Variant> shipped) {
        return shipped.stream()
                .flatMap(
                        child ->
                                child.parent().stream()
                                        .map(pinned -> pinned.replaceAll("@.*", ""))
                                        .map(
                                                parent ->
                                                        new Pair(
                                                                game.variants().get(parent),
                                                                child)));
    }

    /** Two variants. */
    record Pair(Variant a, Variant b) {}

    private List<Comparison> compared() {
        Comparisons<S, E> comparisons = new Comparisons<>(game);
        return pairs(game.variants().all())
                .map(pair -> comparisons.between(pair.a(), pair.b()))
                .toList();
    }

    @Test
    void everyTwoVariantsWithDifferentRulesAreToldApart() {
        assertThat(all.isEmpty()).isEqualTo(game.variants().all().size() == 1);
        assertThat(
                        all.stream()
                                .filter(found -> found.example().isEmpty())
                                .filter(found -> !found.a().digest().equals(found.b().digest()))
                                .map(ComparisonContract::name))
                .isEmpty();
    }

    @Test
    void theSettingsThatDifferAreAllNamedAndNoOthers() {
        for (Comparison found : all) {
            Map<String, Object> ofA = Records.values(found.a().settings());
            Map<String, Object> ofB = Records.values(found.b().settings());
            List<String> differing =
                    ofA.keySet().stream()
                            .filter(name -> !Objects.equals(ofA.get(name), ofB.get(name)))
                            .toList();
            assertThat(found.settings().stream().map(SettingDifference::setting))
                    .as(name(found))
                    .containsExactlyElementsOf(differing);
            assertThat(found.settings()).noneMatch(setting -> setting.a().equals(setting.b()));
        }
    }

    @Test
    void everyQuestionIsAnsweredDifferently() {
        for (Comparison found : all) {
            if (found.example().orElse(null) instanceof Example.Question question) {
                Reading<Score> a = game.scoring(found.a()).score(question.arguments());
                Reading<Score> b = game.scoring(found.b()).score(question.arguments());
                assertThat(differs(a, b)).as(name(found)).hasValue(question.difference());
                assertThat(question.a()).as(name(found)).isEqualTo(a);
                assertThat(question.b()).as(name(found)).isEqualTo(b);
            }
        }
    }

    @Test
    void everyMatchDiffersAtItsLastEventAndNotBefore() {
        for (Comparison found : all) {
            if (found.example().orElse(null) instanceof Example.Played played) {
                Replay replay = new Replay(found, played.seats());
                List<E> events = events(played);
                for (E event : events.subList(0, Math.max(0, events.size() - 1))) {
                    assertThat(replay.difference()).as(name(found)).isEmpty();
                    replay.happens(event);
                    assertThat(replay.accepted()).as(name(found) + event).isTrue();
                }
                if (!events.isEmpty()) {
                    assertThat(replay.difference()).as(name(found)).isEmpty();
                    replay.happens(events.get(events.size() - 1));
                }
                assertThat(replay.difference()).as(name(found)).hasValue(played.difference());
                replay.assertEnding(played);
            }
        }
    }

    @Test
    void noSingleEventOfAReducedMatchCanBeLeftOut() {
        for (Comparison found : all) {
            if (found.example().orElse(null) instanceof Example.Played played
                    && played.found() == Example.Found.REDUCED) {
                List<E> events = events(played);
                for (int without = 0; without < events.size(); without++) {
                    List<E> rest = new ArrayList<>(events);
                    rest.remove(without);
                    Replay replay = new Replay(found, played.seats());
                    for (E event : rest) {
                        replay.happens(event);
                        assertThat(replay.difference())
                                .as(name(found) + " without event " + (without + 1))
                                .isEmpty();
                    }
                }
            }
        }
    }

    /** A few of the pairs, alone and once more: what was asked before makes no difference. */
    @Test
    void theSameQuestionHasTheSameAnswerEachTime() {
        int step = Math.max(1, all.size() / ANEW);
        for (int i = 0; i < all.size(); i += step) {
            Comparison found = all.get(i);
            assertThat(Comparison.of(game, found.a(), found.b())).isEqualTo(found);
        }
    }

    @Test
    void aVariantDoesNotDifferFromItself() {
        for (Variant variant : game.variants().all()) {
            Comparison found = Comparison.of(game, variant, variant);
            assertThat(found.settings()).isEmpty();
            assertThat(found.example()).isEmpty();
        }
    }

    @Test
    void aPlayoutIsLegalAndTheSameEachTime() {
        for (Variant variant : game.variants().all()) {
            Match<S, E> opening = game.open(variant, Seats.of("Anna", "Bert", "Carla", "Dirk"));
            for (int seed = 0; seed < SEEDS; seed++) {
                Match<S, E> played = new Playout(seed, MOST_EVENTS).from(opening);
                assertThat(played.size()).isBetween(1, MOST_EVENTS);
                assertThat(new Playout(seed, MOST_EVENTS).from(opening)).isEqualTo(played);
                Match<S, E> again = opening;
                for (Entry<E> entry : played.log()) {
                    again = again.judge(entry.event()).orElseThrow().match();
                }
                assertThat(again).isEqualTo(played);
                assertThat(new Playout(seed, 1).from(opening)).isEqualTo(played.at(1));
            }
            assertThat(new Playout(1, 0).from(opening)).isSameAs(opening);
        }
    }

    private static String name(Comparison found) {
        return found.a().id() + " / " + found.b().id() + ": ";
    }

    private List<E> events(Example.Played played) {
        return played.events().stream()
                .map(line -> game.codec().readEvent(line, Where.UNKNOWN).orElseThrow())
                .toList();
    }

    private static Optional<Difference> differs(Reading<Score> a, Reading<Score> b) {
        boolean refusedA = !a.problems().isEmpty();
        boolean refusedB = !b.problems().isEmpty();
        if (refusedA || refusedB) {
            return refusedA == refusedB ? Optional.empty() : Optional.of(Difference.ACCEPTANCE);
        }
        Score one = a.orElseThrow();
        Score other = b.orElseThrow();
        if (one.points() != other.points()) {
            return Optional.of(Difference.POINTS);
        }
        if (!one.cells().equals(other.cells())) {
            return Optional.of(Difference.STATE);
        }
        return lines(one.rulings()).equals(lines(other.rulings()))
                ? Optional.empty()
                : Optional.of(Difference.RULINGS);
    }

    private static List<String> lines(List<Ruling> rulings) {
        return rulings.stream()
                .map(ruling -> ruling.rule() + ' ' + ruling.kind() + ' ' + ruling.points())
                .toList();
    }

    /** Two matches side by side, judged by the game itself. */
    private final class Replay {
        private Match<S, E> a;
        private Match<S, E> b;
        private Optional<Verdict<S, E>> verdictA = Optional.empty();
        private Optional<Verdict<S, E>> verdictB = Optional.empty();

        Replay(Comparison found, List<String> seats) {
            a = game.open(new MatchHeader(game.key().id(), found.a(), new Seats(seats)));
            b = game.open(new MatchHeader(game.key().id(), found.b(), new Seats(seats)));
        }

        void happens(E event) {
            verdictA = Optional.of(a.judge(event));
            verdictB = Optional.of(b.judge(event));
            a = verdictA.get().match();
            b = verdictB.get().match();
        }

        boolean accepted() {
            return verdictA.orElseThrow().accepted() && verdictB.orElseThrow().accepted();
        }

        /** The strongest difference after the last event; refused by both is none. */
        Optional<Difference> difference() {
            if (!places(a).equals(places(b))) {
                return Optional.of(Difference.OUTCOME);
            }
            if (verdictA.isPresent() && verdictB.isPresent()) {
                if (verdictA.get().accepted() != verdictB.get().accepted()) {
                    return Optional.of(Difference.ACCEPTANCE);
                }
                if (verdictA.get().accepted() && points(verdictA.get()) != points(verdictB.get())) {
                    return Optional.of(Difference.POINTS);
                }
            }
            if (!game.codec().writeState(a.state()).equals(game.codec().writeState(b.state()))) {
                return Optional.of(Difference.STATE);
            }
            if (!a.turn().equals(b.turn())) {
                return Optional.of(Difference.TURN);
            }
            boolean spoke = verdictA.isPresent() && verdictA.get().accepted();
            return !spoke
                            || lines(verdictA.orElseThrow().rulings())
                                    .equals(lines(verdictB.orElseThrow().rulings()))
                    ? Optional.empty()
                    : Optional.of(Difference.RULINGS);
        }

        void assertEnding(Example.Played played) {
            assertThat(Stream.of(played.a().state(), played.b().state()))
                    .containsExactly(
                            game.codec().writeState(a.state()), game.codec().writeState(b.state()));
            assertThat(played.parts().isEmpty())
                    .isEqualTo(played.a().state().equals(played.b().state()));
            assertThat(played.a().accepted())
                    .isEqualTo(verdictA.map(Verdict::accepted).orElse(true));
            assertThat(played.b().accepted())
                    .isEqualTo(verdictB.map(Verdict::accepted).orElse(true));
            assertThat(played.a().rulings())
                    .isEqualTo(verdictA.map(Verdict::rulings).orElse(List.of()));
            assertThat(played.b().rulings())
                    .isEqualTo(verdictB.map(Verdict::rulings).orElse(List.of()));
            assertThat(played.a().turn()).isEqualTo(a.turn());
            assertThat(played.b().turn()).isEqualTo(b.turn());
            assertThat(played.a().outcome().map(Outcome::places))
                    .isEqualTo(a.outcome().map(Outcome::places));
            assertThat(played.b().outcome().map(Outcome::places))
                    .isEqualTo(b.outcome().map(Outcome::places));
        }

        private List<Outcome.Place> places(Match<S, E> match) {
            return match.outcome().map(Outcome::places).orElse(List.of());
        }

        private long points(Verdict<S, E> verdict) {
            return verdict.rulings().stream().mapToLong(Ruling::points).sum();
        }
    }
}
