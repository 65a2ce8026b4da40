package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.pairing.Lots;
import org.pubgames.core.Match;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;

/** What holds of every competition that is played to its end, however chance has it. */
class PlayProperties {

    private static final int TRIES = 60;

    @Provide
    Arbitrary<Variant> variants() {
        return CompetitionDomain.variants();
    }

    @Property(tries = TRIES)
    void everyCompetitionComesToAnEnd(@ForAll("variants") Variant variant, @ForAll long seed) {
        Match<CompetitionState, CompetitionEvent> match =
                Evening.whole(variant, Shipped.seats(4), seed).match();
        SoundCompetition.check(match);
        assertThat(match.turn()).isInstanceOf(Turn.Over.class);
    }

    @Provide
    Arbitrary<Variant> roundRobins() {
        return variants()
                .filter(
                        variant ->
                                Competition.settings(variant).format()
                                        == CompetitionSettings.Format.ROUND_ROBIN);
    }

    /** Everybody meets everybody so often, whatever the number. */
    @Property(tries = TRIES)
    void everybodyMeetsEverybody(@ForAll("roundRobins") Variant variant, @ForAll int seed) {
        CompetitionSettings settings = Competition.settings(variant);
        int players = 2 + Math.floorMod(seed, Math.min(settings.mostEntrants(), 11) - 1);
        Play play = Play.drawn(variant, players);
        Map<String, Integer> met = new TreeMap<>();
        play.state()
                .pairings()
                .forEach(each -> met.merge(String.join("-", sorted(each)), 1, Integer::sum));
        assertThat(met).hasSize(players * (players - 1) / 2);
        assertThat(met.values()).containsOnly(settings.cycles());
    }

    private static List<String> sorted(Pairing pairing) {
        return pairing.sides().stream().sorted().toList();
    }

    @Provide
    Arbitrary<Variant> drawn() {
        return variants()
                .filter(
                        variant ->
                                Competition.settings(variant).format()
                                                != CompetitionSettings.Format.SERIES
                                        && Competition.settings(variant).format()
                                                != CompetitionSettings.Format.GROUPS);
    }

    /** The table is the same in whatever order the results come in. */
    @Property(tries = TRIES)
    void theOrderOfReportsMakesNoDifference(@ForAll("drawn") Variant variant, @ForAll int seed) {
        Play one = Play.drawn(variant, 4);
        List<CompetitionEvent> results = new ArrayList<>();
        LikelyResults likely = new LikelyResults(Competition.settings(variant), seed);
        for (CompetitionRound round : one.state().rounds()) {
            for (Pairing each : round.pairings()) {
                results.add(new ResultReported(round.number(), each.board(), likely.next()));
            }
        }
        Play other = Play.drawn(variant, 4);
        results.forEach(one::then);
        Lots.of(seed).shuffled(results).forEach(other::then);
        assertThat(other.state()).isEqualTo(one.state());
    }

    /** A table of single games with 2, 1 and 0 points gives out two points for each match. */
    @Property(tries = TRIES)
    void pointsAreNeitherMadeNorLost(@ForAll int seed) {
        Play play = Play.drawn(Shipped.variant("fide-double-round-robin"), 5);
        LikelyResults likely = new LikelyResults(Shipped.settings("fide-double-round-robin"), seed);
        for (CompetitionRound round : play.state().rounds()) {
            for (Pairing each : round.pairings()) {
                play.then(new ResultReported(round.number(), each.board(), likely.next()));
            }
        }
        assertThat(play.state().standings().stream().mapToInt(Standing::points).sum())
                .isEqualTo(2 * play.state().pairings().size());
        assertThat(play.state().standings()).extracting(Standing::rank).isSorted().contains(1);
    }

    /** Sound results of matches, one after the other. */
    private static final class LikelyResults {

        private final CompetitionSettings settings;
        private final SplittableRandom random;

        LikelyResults(CompetitionSettings settings, long seed) {
            this.settings = settings;
            this.random = new SplittableRandom(seed);
        }

        List<GameScore> next() {
            List<GameScore> scores = new ArrayList<>();
            int first = 0;
            int second = 0;
            int games = settings.matchGames();
            while (scores.size() < games
                    && (settings.allGamesPlayed() || 2 * Math.max(first, second) <= games)) {
                GameScore score = new GameScore(random.nextInt(12), random.nextInt(12));
                if (score.first() != score.second() || settings.drawsAllowed()) {
                    scores.add(score);
                    first += score.first() > score.second() ? 1 : 0;
                    second += score.second() > score.first() ? 1 : 0;
                }
            }
            return scores;
        }
    }
}
