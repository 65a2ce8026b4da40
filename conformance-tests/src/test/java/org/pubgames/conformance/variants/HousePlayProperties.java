package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MixIn;
import org.pubgames.core.Outcome;
import org.pubgames.core.Reading;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * For all valid settings: matches come to an end, and discs and points are conserved. Schocken and
 * the shuffleboards have the same in their own modules, for houses on their standard; here are
 * sjoelen, tournaments, and mix-ins on every variant of every game.
 */
class HousePlayProperties {

    private static final Game<SjoelenState, SjoelenEvent> SJOELEN = Games.game(Sjoelen.KEY);
    private static final Game<TournamentState, TournamentEvent> TOURNAMENT =
            Games.game(SchockenTournament.KEY);

    private static final Map<String, int[]> SHORT_CARD =
            Map.of("turns", new int[] {1, 3}, "teams", new int[] {0, 3});
    private static final Map<String, int[]> SHORT_DAY = Map.of("rounds", new int[] {1, 4});

    private static void everyDiscIsSomewhere(Match<SjoelenState, SjoelenEvent> match) {
        SjoelenSettings settings = Sjoelen.settings(match.header().variant());
        for (SjoelenPlayer player : match.state().players()) {
            player.turn().ifPresent(turn -> everyDiscIsSomewhere(turn, settings));
            if (settings.decidedBy() == SjoelenSettings.DecidedBy.TOTAL) {
                assertThat(player.card()).hasSizeLessThanOrEqualTo(settings.turns());
            }
            assertThat(player.trialDiscs()).isBetween(0, settings.trialDiscs());
            for (CardLine line : player.card()) {
                assertThat(line.points()).isBetween(0, settings.counting().maximum());
            }
        }
    }

    private static void everyDiscIsSomewhere(TurnInPlay turn, SjoelenSettings settings) {
        assertThat(turn.whereabouts()).as(turn.toString()).isEqualTo(turn.discs());
        assertThat(turn.discs()).isBetween(1, settings.discs());
        assertThat(turn.subTurn()).isBetween(1, settings.subTurns());
        assertThat(turn.returned()).isBetween(0, settings.bonusDiscsAfter(turn.maximumIn()));
        assertThat(List.of(turn.hand(), turn.field(), turn.takenOut(), turn.lost(), turn.aside()))
                .as(turn.toString())
                .allMatch(discs -> discs >= 0);
    }

    @Property(tries = 120)
    void sjoelenEndsInEveryHouse(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 4) int players) {
        Variant house = DrawnHouse.of(SJOELEN, seed, SHORT_CARD);
        int teams = Sjoelen.settings(house).teams();
        Match<SjoelenState, SjoelenEvent> match =
                PlayedToTheEnd.play(
                        SJOELEN,
                        house,
                        teams == 0 ? players : teams * ((players + 1) / 2),
                        seed,
                        20_000,
                        HousePlayProperties::everyDiscIsSomewhere);
        assertThat(match.outcome().orElseThrow().places().isEmpty())
                .isEqualTo(
                        match.state().abandoned().isPresent()
                                && Sjoelen.settings(house).abandoned()
                                        == SjoelenSettings.Abandoned.NOTHING_COUNTS);
        for (Outcome.Place place : match.outcome().orElseThrow().places()) {
            int seat = match.header().seats().names().indexOf(place.player());
            long sum = 0;
            for (int other = 0; other < match.state().players().size(); other++) {
                boolean own = teams == 0 ? other == seat : other % teams == seat % teams;
                SjoelenPlayer player = match.state().players().get(other);
                sum += own ? score(match.state(), player, house) + decided(player) : 0;
            }
            assertThat(place.score()).isEqualTo(sum);
        }
    }

    /** What the organizer gave and took. */
    private static long decided(SjoelenPlayer player) {
        return player.decisions().stream()
                .mapToLong(
                        each ->
                                switch (each.decision()) {
                                    case AWARD -> each.points().orElseThrow();
                                    case DEDUCT -> -each.points().orElseThrow();
                                    default -> 0;
                                })
                .sum();
    }

    /** Whether people ended the match before all turns were played, or the player's part in it. */
    private static boolean cutShort(SjoelenState state, SjoelenPlayer player) {
        return player.withdrawn()
                || state.abandoned().isPresent()
                || state.players().stream().anyMatch(SjoelenPlayer::decidedFor);
    }

    /** The score as one would add it up by hand. */
    private static long score(SjoelenState state, SjoelenPlayer player, Variant house) {
        SjoelenSettings settings = Sjoelen.settings(house);
        List<Integer> points =
                player.card().stream()
                        .map(CardLine::points)
                        .sorted(Comparator.reverseOrder())
                        .toList();
        if (settings.decidedBy() == SjoelenSettings.DecidedBy.TOTAL) {
            if (!cutShort(state, player)) {
                assertThat(points).hasSize(settings.turns());
            }
            int counting = settings.countingTurns() == 0 ? points.size() : settings.countingTurns();
            return points.stream().limit(counting).mapToInt(Integer::intValue).sum();
        }
        if (settings.byThreshold()) {
            if (cutShort(state, player) && player.threshold().isEmpty()) {
                return 0;
            }
            int threshold = player.threshold().orElseThrow().points();
            int total = points.stream().mapToInt(Integer::intValue).sum();
            long reached = points.stream().filter(each -> each >= threshold).count();
            return reached * settings.thresholdPoints()
                    + (total > settings.turns() * threshold ? settings.thresholdBonus() : 0);
        }
        boolean allLeft = state.players().stream().allMatch(SjoelenPlayer::withdrawn);
        int games =
                state.players().stream()
                        .filter(each -> allLeft || !each.withdrawn())
                        .mapToInt(each -> each.card().size())
                        .min()
                        .orElse(0);
        long won = 0;
        for (int game = 0; game < games; game++) {
            int index = game;
            int own = inGame(player, game);
            List<Integer> all = state.players().stream().map(each -> inGame(each, index)).toList();
            if (all.stream().noneMatch(other -> other > own)) {
                boolean alone = all.stream().filter(other -> other == own).count() == 1;
                won += alone ? settings.gameWin() : settings.gameLevel();
            }
        }
        return won;
    }

    /** Points in a game, 0 for the first; fewer than any for who missed it or gave it up. */
    private static int inGame(SjoelenPlayer player, int game) {
        if (game >= player.card().size()) {
            return -1;
        }
        CardLine line = player.card().get(game);
        return switch (line.status()) {
            case MISSED, CONCEDED -> -1;
            default -> line.points();
        };
    }

    private static void everybodySitsSomewhere(Match<TournamentState, TournamentEvent> match) {
        TournamentSettings settings = SchockenTournament.settings(match.header().variant());
        TournamentState state = match.state();
        List<String> entrants = state.entrants().stream().map(Entrant::player).toList();
        assertThat(entrants).doesNotHaveDuplicates();
        // somebody else may take the place of who was sent off
        assertThat(state.entrants().stream().filter(each -> each.sentOff().isEmpty()))
                .hasSizeLessThanOrEqualTo(settings.mostEntrants());
        assertThat(state.rounds()).hasSizeLessThanOrEqualTo(settings.rounds());
        // where tables stay together, one may get smaller by those who have gone or are absent, but
        // two play
        boolean shrinks = settings.drawing() == TournamentSettings.Drawing.ONCE;
        int gone = shrinks ? entrants.size() - state.playing().size() : 0;
        for (Round round : state.rounds()) {
            int fewer = shrinks ? gone + round.missed().size() : 0;
            int smallest =
                    Math.min(
                            settings.smallestTable(),
                            Math.max(2, settings.smallestTable() - fewer));
            assertThat(round.tables()).hasSizeBetween(1, settings.tables());
            assertThat(round.tables())
                    .allMatch(
                            table ->
                                    table.players().size() >= smallest
                                            && table.players().size()
                                                    <= Math.max(
                                                            settings.tableSize(),
                                                            settings.largestTable()));
            assertThat(round.tables().stream().flatMap(table -> table.players().stream()))
                    .doesNotHaveDuplicates()
                    .isSubsetOf(entrants);
        }
    }

    @Property(tries = 120)
    void tournamentsEndInEveryHouse(
            @ForAll long seed, @ForAll @IntRange(min = 0, max = 20) int more) {
        Variant house = DrawnHouse.of(TOURNAMENT, seed, SHORT_DAY);
        TournamentSettings settings = SchockenTournament.settings(house);
        Match<TournamentState, TournamentEvent> match =
                PlayedToTheEnd.play(
                        TOURNAMENT,
                        house,
                        Math.min(settings.smallestTable() + more, 64),
                        seed,
                        20_000,
                        HousePlayProperties::everybodySitsSomewhere);
        List<Outcome.Place> places = match.outcome().orElseThrow().places();
        if (!places.isEmpty()) {
            // none where the tournament was abandoned and nothing counts
            assertThat(places).hasSameSizeAs(match.state().entrants());
        }
    }

    /** A variant of a game, and mix-ins that it takes up. */
    record Mixed(Game<?, ?> game, Variant parent, List<MixIn> mixIns) {

        Reading<Variant> read() {
            return DrawnHouse.read(game, parent, mixIns, Map.of());
        }

        @Override
        public String toString() {
            return parent.pinned() + " with " + mixIns.stream().map(MixIn::pinned).toList();
        }
    }

    @Provide
    Arbitrary<Mixed> mixed() {
        List<Mixed> all = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            List<MixIn> mixIns = game.variants().mixIns();
            for (Variant parent : game.variants().all()) {
                for (MixIn first : mixIns) {
                    all.add(new Mixed(game, parent, List.of(first)));
                    mixIns.stream()
                            .filter(second -> !second.equals(first))
                            .forEach(
                                    second ->
                                            all.add(
                                                    new Mixed(
                                                            game, parent, List.of(first, second))));
                }
            }
        }
        return Arbitraries.of(all);
    }

    @Property(tries = 150)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void mixInsPlayOnEveryVariantThatTakesThem(
            @ForAll @From("mixed") Mixed mixed, @ForAll long seed) {
        Reading<Variant> read = mixed.read();
        if (read instanceof Reading.Read<Variant> sound) {
            play(mixed.game(), sound.value(), seed);
            MixIn last = mixed.mixIns().get(mixed.mixIns().size() - 1);
            last.layers()
                    .forEach(
                            layer ->
                                    assertThat(sound.value().layer(layer.setting()))
                                            .contains(layer));
        } else {
            // only conditions between settings may be violated
            assertThat(read.problems()).noneMatch(problem -> problem.rule().isEmpty());
        }
        Statistics.collect(read.problems().isEmpty());
        Statistics.coverage(coverage -> coverage.check(true).percentage(share -> share > 70));
    }

    private static <S extends GameState, E extends GameEvent> void play(
            Game<S, E> game, Variant variant, long seed) {
        int players = new SplittableRandom(seed).nextBoolean() ? 2 : 4;
        int enough = Math.max(players, leastPlayers(variant.settings()));
        PlayedToTheEnd.play(game, variant, enough, seed, 40_000, match -> {});
    }

    private static int leastPlayers(Settings settings) {
        if (settings instanceof TournamentSettings tournament) {
            return tournament.tableSize();
        }
        return settings instanceof SchockenSettings schocken ? schocken.leastPlayers() : 1;
    }
}
