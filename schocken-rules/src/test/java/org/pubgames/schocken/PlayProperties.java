package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenSettings.Abandoned;
import org.pubgames.schocken.SchockenSettings.SchockAus;

/** Whole matches: no disc is lost or made, every match comes to an end and has its loser. */
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
class PlayProperties {

    /** Moves are tried out after every seventh event. */
    private static final int SAMPLED = 7;

    private static Set<String> ends(Variant variant, int players, long seed) {
        TableWatch watch = new TableWatch(variant);
        int[] events = {0};
        Match<SchockenState, SchockenEvent> match =
                PlayedMatch.whole(
                                variant,
                                players,
                                seed,
                                (before, event, verdict) -> {
                                    watch.saw(before, event, verdict);
                                    if (events[0]++ % SAMPLED == 0) {
                                        somebodyCanMove(before);
                                    }
                                })
                        .match();
        assertThat(match.turn())
                .as(() -> "after " + match.size() + " " + new PlayedMatch(match))
                .isEqualTo(new Turn.Over());
        SchockenState state = match.state();
        assertThat(state.stage()).isEqualTo(SchockenState.Stage.OVER);
        Outcome outcome = match.outcome().orElseThrow();
        boolean abandoned = state.abandoned().isPresent();
        boolean deserted = present(state) < Schocken.settings(variant).leastPlayers();
        assertThat(outcome.rulings())
                .isNotEmpty()
                .extracting(Ruling::rule)
                .allMatch(
                        rule ->
                                rule.startsWith(
                                        abandoned || deserted
                                                ? "schocken.people."
                                                : "schocken.match."));
        if (abandoned && Schocken.settings(variant).abandoned() == Abandoned.NOTHING_COUNTS) {
            assertThat(outcome.places()).isEmpty();
            return watch.seen;
        }
        assertThat(abandoned || deserted || state.game() == Schocken.settings(variant).games())
                .isTrue();
        assertThat(outcome.places())
                .hasSize(state.players().size())
                .isSortedAccordingTo(Comparator.comparingInt(Outcome.Place::rank));
        for (Outcome.Place place : outcome.places()) {
            assertThat(place.score()).isEqualTo(state.gamesLost(place.player()));
            long better =
                    state.seats().stream()
                            .filter(other -> behind(state, other) < behind(state, place.player()))
                            .count();
            assertThat(place.rank()).isEqualTo((int) better + 1);
        }
        return watch.seen;
    }

    private static long present(SchockenState state) {
        return state.players().stream().filter(player -> !player.away()).count();
    }

    /**
     * How far somebody is behind: who has left before all, then by games, and where the match was
     * abandoned by the halves of the running one.
     */
    private static int behind(SchockenState state, String name) {
        boolean away = state.player(name).filter(SchockenPlayer::away).isPresent();
        int halves = state.abandoned().isPresent() ? state.halvesLost(name) : 0;
        return (away ? 1_000_000 : 0) + 1_000 * state.gamesLost(name) + halves;
    }

    @ParameterizedTest
    @MethodSource("org.pubgames.schocken.Shipped#ids")
    void shippedVariantsArePlayedToTheEnd(String id) {
        Set<String> seen = new TreeSet<>();
        SchockenSettings settings = Shipped.settings(id);
        for (int players = settings.leastPlayers(); players <= 4; players++) {
            seen.addAll(ends(Shipped.variant(id), players, 31L * players));
            seen.addAll(ends(Shipped.variant(id), players, 37L * players));
        }
        boolean leaves = settings.schockAus() == SchockAus.THROWER_LEAVES;
        assertThat(seen).contains(leaves ? "left" : "lowest lost");
    }

    @Test
    void houseVariantsArePlayedToTheEnd() {
        Set<String> seen = new TreeSet<>();
        for (Variant variant : Shipped.houses()) {
            seen.addAll(ends(variant, 3, 17));
        }
        assertThat(seen).contains("lowest lost");
    }

    @Property(tries = 8)
    void matchesUnderAnySettingsAreSoundAndComeToAnEnd(
            @ForAll long house,
            @ForAll @IntRange(min = 2, max = 5) int players,
            @ForAll long seed) {
        ends(Houses.drawn(house), players, seed);
    }

    @Tag("proof")
    @Property(tries = 90)
    void matchesUnderAnySettingsAreSoundAndComeToAnEndAtLength(
            @ForAll long house,
            @ForAll @IntRange(min = 2, max = 5) int players,
            @ForAll long seed) {
        matchesUnderAnySettingsAreSoundAndComeToAnEnd(house, players, seed);
    }

    /** A throw during the showdown draws into the final too; it is then the only one. */
    @Property(tries = 12)
    void whoeverThrowsInAFinalOfOthersPlaysAlong(
            @ForAll @IntRange(min = 3, max = 5) int players, @ForAll long seed) {
        Variant house =
                Houses.read(
                                Map.of(
                                        "format", "final",
                                        "finalists", "all-losers",
                                        "unneededThrow", "joins-final",
                                        "tieLow", "[roll-off-sum]"))
                        .orElseThrow();
        ends(house, players, seed);
    }

    /** Who buys in takes no disc along and loses none: the watch counts them after every event. */
    @Property(tries = 12)
    void whereSafePlayersBuyInDiscsAreKept(
            @ForAll @IntRange(min = 3, max = 5) int players, @ForAll long seed) {
        Variant house = Shipped.house("reEntry: plays-a-round", "discs: 6");
        ends(house, players, seed);
    }

    @Test
    void randomMatchesSeeSomebodyBuyIn() {
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < 12; seed++) {
            seen.addAll(ends(Shipped.house("reEntry: plays-a-round", "discs: 6"), 4, seed));
        }
        assertThat(seen).contains("bought in");
    }

    /** Who joins plays along to the end: the watch follows him with pencil and paper. */
    @Test
    void randomMatchesSeeSomebodyJoin() {
        Variant house = Shipped.house("joining: between-halves", "games: 2", "leastPlayers: 2");
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < 80 && !seen.contains("joined"); seed++) {
            seen.addAll(ends(house, 3, seed));
        }
        assertThat(seen).contains("joined");
    }

    /** What random matches must have come across. */
    @Test
    void randomMatchesComeAcrossWhatMatters() {
        List<String> matters =
                List.of(
                        "SAFE",
                        "WATCHING",
                        "final",
                        "durchmarsch",
                        "offender lost",
                        "handed out",
                        "decided AWARD",
                        "decided DEDUCT",
                        "decided ANNUL",
                        "schocken.discs.returned",
                        "schocken.discs.from-winner",
                        "schocken.sixes.turned",
                        "schocken.throw.put-back",
                        "schocken.roll-off.again");
        Set<String> seen = new TreeSet<>();
        for (int house = 0; house < 200 && !seen.containsAll(matters); house++) {
            seen.addAll(ends(Houses.drawn(house), 2 + house % 4, house));
        }
        assertThat(seen).containsAll(matters);
    }

    @Property(tries = 20)
    void whoeverMustSpeakCanDoSomethingOfTheGame(@ForAll PlayedMatch played) {
        // A table with too few players never begins.
        int players = played.match().header().seats().names().size();
        int least = Schocken.settings(played.match().header().variant()).leastPlayers();
        Assume.that(players >= least);
        somebodyCanMove(played.match());
    }

    @Tag("proof")
    @Property(tries = 200)
    void whoeverMustSpeakCanDoSomethingOfTheGameAtLength(@ForAll PlayedMatch played) {
        whoeverMustSpeakCanDoSomethingOfTheGame(played);
    }

    private static void somebodyCanMove(Match<SchockenState, SchockenEvent> match) {
        Turn turn = match.turn();
        List<String> names = new ArrayList<>();
        if (turn instanceof Turn.Player one) {
            names.add(one.name());
        } else if (turn instanceof Turn.Chance chance) {
            names.addAll(chance.names());
        } else {
            assertThat(turn).isEqualTo(new Turn.Over());
        }
        assertThat(match.seated()).containsAll(names);
        assertThat(match.outcome().isPresent()).isEqualTo(names.isEmpty());
        for (String name : names) {
            Match<SchockenState, SchockenEvent> there =
                    match.state().seat(name).isAbsent()
                            ? match.judge(new SchockenEvent.PlayerArrived(name)).match()
                            : match;
            assertThat(canMove(there, name))
                    .as(() -> name + " in " + new PlayedMatch(match))
                    .isTrue();
        }
    }

    /** Whether the player has a move that is accepted and leads on. */
    private static boolean canMove(Match<SchockenState, SchockenEvent> match, String name) {
        return moves(match, name).stream()
                .map(match::judge)
                .anyMatch(
                        verdict ->
                                verdict.accepted()
                                        && !verdict.match().state().equals(match.state()));
    }

    /** Everything a player may do by the course of the game, offences apart. */
    static List<SchockenEvent> moves(Match<SchockenState, SchockenEvent> match, String name) {
        List<SchockenEvent> moves = new ArrayList<>();
        Hand hand = match.state().player(name).flatMap(SchockenPlayer::hand).orElseGet(Hand::fresh);
        if (match.turn() instanceof Turn.Chance) {
            moves.add(new StarterThrown(name, List.of(4)));
            moves.add(new StarterThrown(name, List.of(4, 2, 1)));
            moves.add(new RollOffThrown(name, List.of(4, 2, 1)));
            moves.add(Thrown.unseen(name));
            return moves;
        }
        moves.add(Uncovered.by(name));
        moves.add(
                Uncovered.of(
                        name, List.of(4, 2, 1).subList(0, hand.cup()).toArray(Integer[]::new)));
        moves.add(new Stood(name));
        if (hand.used() < Math.max(1, match.state().limit().orElse(9))) {
            moves.add(Thrown.unseen(name));
        }
        for (List<Integer> kept : Cups.parts(hand.dice().orElse(List.of(1, 6)))) {
            moves.add(SetAside.of(name, kept.toArray(Integer[]::new)));
            moves.add(SetAside.turning(name, 1, kept.toArray(Integer[]::new)));
        }
        return moves;
    }

    @Property(tries = 25)
    void whatIsAcceptedIsOfALegalKind(@ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        Match<SchockenState, SchockenEvent> match = played.match();
        if (match.legal().allows(event)) {
            assertThat(match.legal().kinds()).as(event.toString()).contains(kind(event));
        }
    }

    @Tag("proof")
    @Property(tries = 250)
    void whatIsAcceptedIsOfALegalKindAtLength(
            @ForAll PlayedMatch played, @ForAll SchockenEvent event) {
        whatIsAcceptedIsOfALegalKind(played, event);
    }

    @Property(tries = 20)
    void aDrawnEventIsAcceptedAndOfALegalKind(@ForAll PlayedMatch played, @ForAll long seed) {
        Match<SchockenState, SchockenEvent> match = played.match();
        if (match.turn() instanceof Turn.Over) {
            assertThat(match.legal().sample(new SplittableRandom(seed))).isEmpty();
            return;
        }
        SchockenEvent drawn = match.legal().sample(new SplittableRandom(seed)).orElseThrow();
        assertThat(match.judge(drawn).accepted()).isTrue();
        assertThat(match.legal().kinds()).contains(kind(drawn));
    }

    @Tag("proof")
    @Property(tries = 200)
    void aDrawnEventIsAcceptedAndOfALegalKindAtLength(
            @ForAll PlayedMatch played, @ForAll long seed) {
        aDrawnEventIsAcceptedAndOfALegalKind(played, seed);
    }

    private static String kind(SchockenEvent event) {
        String json = Shipped.GAME.codec().writeEvent(event);
        return json.substring("{\"event\":\"".length(), json.indexOf("\",", 10));
    }
}
