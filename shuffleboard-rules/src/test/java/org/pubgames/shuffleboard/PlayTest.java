package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Entry;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Tries;
import org.pubgames.shuffleboard.Disc.Status;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.court.CourtSettings;

/** Whole random matches of every game, watched event by event with pencil and paper. */
@ParameterizedClass(name = "{0}")
@MethodSource("org.pubgames.core.contract.TestedGames#all")
class PlayTest {

    private final Shuffleboard game;
    private final Houses houses;
    private final Reckoning reckoning;

    /** The matches of one game. */
    PlayTest(TestedShuffleboard tested) {
        this.game = tested.shuffleboard();
        this.houses = tested.houseRules();
        this.reckoning = tested.reckoning();
    }

    private Arbitrary<Evening> matches() {
        List<Variant> shipped = game.variants().all();
        return Combinators.combine(
                        Arbitraries.integers().between(-30, Houses.DRAWN - 1),
                        Arbitraries.longs(),
                        Arbitraries.of(Story.TWO, Story.FOUR))
                .as(
                        (number, seed, seats) ->
                                Evening.whole(
                                        game,
                                        number < 0
                                                ? shipped.get(-number % shipped.size())
                                                : houses.drawn(number),
                                        seats,
                                        seed))
                .withoutEdgeCases();
    }

    @Test
    void aRandomMatchEndsAsTheBookHasIt() {
        Tries.hold(25, matches(), this::endsAsTheBookHasIt);
    }

    @Test
    @Tag("proof")
    void manyRandomMatchesEndAsTheBookHasIt() {
        Tries.hold(400, matches(), this::endsAsTheBookHasIt);
    }

    private void endsAsTheBookHasIt(Evening evening) {
        Match<ShuffleboardState, ShuffleboardEvent> match = evening.match();
        assertThat(match.outcome()).isPresent();
        List<Entry<ShuffleboardEvent>> log = match.log();
        ShuffleboardState before = match.at(0).state();
        List<GivenUp> givenUp = new ArrayList<>();
        for (int i = 1; i <= log.size(); i++) {
            ShuffleboardState after = match.at(i).state();
            ShuffleboardEvent event = log.get(i - 1).event();
            if (event instanceof ShuffleboardEvent.GameConceded conceded) {
                Side side = before.sideOf(conceded.player()).orElseThrow();
                givenUp.add(new GivenUp(before.results().size(), side));
            }
            watch(evening, i + " " + event, givenUp, before, event, after);
            before = after;
        }
        ShuffleboardState last = match.state();
        Optional<Side> winner = last.ending().orElseThrow().winner();
        if (last.ending().orElseThrow().countsNothing()) {
            assertThat(match.outcome().orElseThrow().winners()).isEmpty();
            return;
        }
        assertThat(match.outcome().orElseThrow().winners())
                .containsExactlyInAnyOrderElementsOf(
                        last.sides().stream()
                                .filter(side -> winner.map(side.side()::equals).orElse(true))
                                .flatMap(side -> side.players().stream())
                                .toList());
    }

    /** A game that a side gave up after so many counted ends of the match. */
    private record GivenUp(int after, Side side) {}

    private void watch(
            Evening evening,
            String moment,
            List<GivenUp> givenUp,
            ShuffleboardState before,
            ShuffleboardEvent event,
            ShuffleboardState after) {
        Variant variant = evening.variant();
        ShuffleboardSettings settings = Shuffleboard.settings(variant);
        boolean counts =
                event instanceof ShuffleboardEvent.Counted
                        || event instanceof ShuffleboardEvent.EndPlayed;
        boolean corrects =
                event instanceof ShuffleboardEvent.EndCorrected
                        || (event instanceof ShuffleboardEvent.OrganizerDecided word
                                && word.decision() == ShuffleboardEvent.Intervention.ANNUL);
        if (event instanceof ShuffleboardEvent.GameConceded) {
            assertThat(after.results()).as(moment).isEqualTo(before.results());
            book(moment, settings, givenUp, after);
        } else if (!counts && !corrects) {
            assertThat(totals(after)).as(moment).isEqualTo(totals(before));
            assertThat(after.results()).as(moment).isEqualTo(before.results());
        } else {
            assertThat(after.results()).hasSize(before.results().size() + (counts ? 1 : 0));
            book(moment, settings, givenUp, after);
            opened(moment, settings, before, after);
        }
        if (event instanceof ShuffleboardEvent.Counted) {
            counted(moment, variant, before, after);
        }
        after.end().ifPresent(end -> conserved(moment, settings.discs(after.doubles()), end));
        if (event instanceof ShuffleboardEvent.Shot shot) {
            next(moment, before.sideOf(shot.player()).orElseThrow(), after);
        }
    }

    private static List<Integer> totals(ShuffleboardState state) {
        return List.of(state.points(Side.A), state.points(Side.B));
    }

    private static void book(
            String moment,
            ShuffleboardSettings settings,
            List<GivenUp> givenUp,
            ShuffleboardState state) {
        Ledger ledger = new Ledger(settings, state.doubles(), new int[2]);
        for (int i = 0; i <= state.results().size(); i++) {
            for (GivenUp each : givenUp) {
                if (each.after() == i) {
                    ledger.givenUp(each.side());
                }
            }
            if (i < state.results().size()) {
                ledger.end(state.results().get(i).a(), state.results().get(i).b());
            }
        }
        assertThat(Ledger.page(state)).as(moment).isEqualTo(ledger.page());
        state.ending().ifPresent(ending -> assertThat(ending.winner()).isEqualTo(ledger.winner()));
    }

    /** The end that follows a counted one; one that has been begun is left as it is. */
    private static void opened(
            String moment,
            ShuffleboardSettings settings,
            ShuffleboardState before,
            ShuffleboardState after) {
        if (after.end().isEmpty()) {
            return;
        }
        End end = after.end().get();
        if (end.begun()) {
            assertThat(after.end()).as(moment).isEqualTo(before.end());
            return;
        }
        EndResult last = after.lastResult().orElseThrow();
        boolean another = last.game() != after.game();
        int number = another ? 1 : last.number() + 1;
        Side leader =
                another
                        ? Ledger.other(before.firstLeader().orElseThrow())
                        : new Ledger(settings, after.doubles(), new int[2])
                                .leaderAfter(
                                        last,
                                        after.firstLeader().orElseThrow(),
                                        Ledger.ties(after));
        boolean second = number % 2 == 0;
        assertThat(end.number()).as(moment).isEqualTo(number);
        assertThat(end.leader()).as(moment).isEqualTo(leader);
        assertThat(end.next()).as(moment).contains(leader);
        // partners stand at both ends of a court
        boolean court = settings instanceof CourtSettings;
        boolean changes = settings.changeEnds() || (court && after.doubles());
        assertThat(end.from()).as(moment).isEqualTo(changes && second ? From.FOOT : From.HEAD);
        assertThat(end.shooters())
                .as(moment)
                .isEqualTo(
                        List.of(
                                shooter(after, Side.A, second, "Anna", "Cees"),
                                shooter(after, Side.B, second, "Bram", "Dora")));
        assertThat(after.stage()).as(moment).isEqualTo(Stage.SHOOTING);
    }

    /** The second partner plays the second end; who is alone plays all of them. */
    private static String shooter(
            ShuffleboardState state, Side side, boolean second, String first, String partner) {
        Set<String> gone = new HashSet<>();
        state.side(side).known().left().forEach(left -> gone.add(left.player()));
        boolean due = state.doubles() && second;
        return (due || gone.contains(first)) && !gone.contains(partner) && state.doubles()
                ? partner
                : first;
    }

    private void counted(
            String moment, Variant variant, ShuffleboardState before, ShuffleboardState after) {
        End end = before.end().orElseThrow();
        List<Lying> lying = new ArrayList<>();
        for (Disc disc : end.lying()) {
            Place place = disc.place().orElseThrow();
            Dot dot = new Dot(place.x().orElse(BigDecimal.ZERO), place.y().orElseThrow());
            lying.add(
                    new Lying(
                            disc.side(), dot, reckoning.drawing(variant).at(dot, BigDecimal.ZERO)));
        }
        int[] points = reckoning.points(variant, lying);
        EndResult result = after.lastResult().orElseThrow();
        assertThat(List.of(result.a(), result.b()))
                .as(moment)
                .isEqualTo(List.of(points[0] + end.fouls(Side.A), points[1] + end.fouls(Side.B)));
    }

    private static void conserved(String moment, int discs, End end) {
        Set<String> names = new HashSet<>();
        for (Disc disc : end.discs()) {
            names.add(disc.name());
            assertThat(disc.name()).startsWith(disc.side() == Side.A ? "a" : "b");
            assertThat(disc.place().isPresent() && disc.spot().isPresent())
                    .as(moment)
                    .isEqualTo(disc.status() == Status.LYING);
        }
        assertThat(names).as(moment).hasSize(2 * discs);
        assertThat(end.discs()).as(moment).hasSize(2 * discs);
    }

    /** Turn about, then whoever has discs left, then those who play again. */
    private static void next(String moment, Side played, ShuffleboardState after) {
        End end = after.end().orElseThrow();
        Optional<Side> expected = Optional.empty();
        for (Status status : List.of(Status.RETURNED, Status.WAITING)) {
            for (Side side : List.of(played, Ledger.other(played))) {
                boolean some =
                        end.discs().stream()
                                .anyMatch(disc -> disc.side() == side && disc.status() == status);
                expected = some ? Optional.of(side) : expected;
            }
        }
        assertThat(end.next()).as(moment).isEqualTo(expected);
        assertThat(after.stage())
                .as(moment)
                .isEqualTo(expected.isPresent() ? Stage.SHOOTING : Stage.COUNTING);
    }
}
