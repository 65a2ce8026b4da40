package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.Unpaired;
import org.pubgames.competition.pairing.Figures;
import org.pubgames.competition.pairing.MatchPoints;
import org.pubgames.competition.pairing.MatchResult;
import org.pubgames.competition.pairing.MatchResult.Appearance;
import org.pubgames.competition.pairing.Pair;
import org.pubgames.competition.pairing.TieBreaks;
import org.pubgames.competition.pairing.UnplayedCount;
import org.pubgames.competition.pairing.UnplayedRound;

/** Hands the rounds of a competition to whom they are counted by: points, wins, Buchholz. */
final class FiguresOfTable {

    private final CompetitionState state;
    private final CompetitionSettings settings;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<MatchResult> results = new ArrayList<>();
    private final List<UnplayedRound> unplayed = new ArrayList<>();

    FiguresOfTable(CompetitionState state, CompetitionSettings settings) {
        this.state = state;
        this.settings = settings;
    }

    /** What is counted of each entrant, by its name. */
    Map<String, Figures> all() {
        for (CompetitionEntrant entrant : state.entrants()) {
            numbers.put(entrant.player(), numbers.size());
        }
        for (CompetitionRound round : state.rounds()) {
            round.pairings().forEach(each -> add(round.number(), each));
            round.unpaired().forEach(each -> add(round.number(), each));
        }
        List<Figures> counted =
                TieBreaks.figures(
                        numbers.size(),
                        state.rounds().size(),
                        new MatchPoints(settings.winPoints(), settings.drawPoints()),
                        count(),
                        results,
                        unplayed);
        Map<String, Figures> named = new HashMap<>();
        numbers.forEach((player, number) -> named.put(player, counted.get(number)));
        return named;
    }

    private UnplayedCount count() {
        return switch (settings.unplayedRounds()) {
            case AS_PAIRED -> UnplayedCount.AS_PAIRED;
            case OWN_POINTS -> UnplayedCount.FIDE_2024;
            case VIRTUAL_OPPONENT -> UnplayedCount.FIDE_2023;
            case LAST_PLACED -> UnplayedCount.LAST_PLACED;
            case NOTHING -> UnplayedCount.ZERO;
        };
    }

    private void add(int round, Pairing pairing) {
        if (!state.counts(pairing)) {
            // who is left of the two did not choose to have no opponent
            pairing.sides().stream()
                    .filter(side -> counts(side))
                    .forEach(side -> unplayed.add(unplayed(round, side, 0, false)));
            return;
        }
        Optional<Result> result = pairing.result();
        if (result.isPresent() || state.playable(pairing)) {
            results.add(
                    new MatchResult(
                            round,
                            new Pair(number(pairing.first()), number(pairing.second())),
                            result.map(Result::firstPoints).orElse(0),
                            result.map(Result::secondPoints).orElse(0),
                            result.map(Result::firstScore).orElse(0),
                            result.map(Result::secondScore).orElse(0),
                            appearance(pairing)));
        }
    }

    private static Appearance appearance(Pairing pairing) {
        List<String> absent = pairing.result().map(Result::absent).orElse(List.of());
        if (pairing.result().isEmpty()) {
            return Appearance.OPEN;
        }
        if (absent.size() == 2) {
            return Appearance.NEITHER;
        }
        if (absent.isEmpty()) {
            return Appearance.BOTH;
        }
        return absent.contains(pairing.second()) ? Appearance.FIRST_ONLY : Appearance.SECOND_ONLY;
    }

    private void add(int round, Unpaired each) {
        if (counts(each.player())) {
            boolean voluntary = each.reason() != Unpaired.Reason.BYE;
            unplayed.add(unplayed(round, each.player(), each.points(), voluntary));
        }
    }

    private UnplayedRound unplayed(int round, String player, int points, boolean voluntary) {
        return new UnplayedRound(round, number(player), points, voluntary);
    }

    private boolean counts(String player) {
        return state.entrant(player).filter(CompetitionEntrant::counts).isPresent();
    }

    private int number(String player) {
        return numbers.getOrDefault(player, -1);
    }
}
