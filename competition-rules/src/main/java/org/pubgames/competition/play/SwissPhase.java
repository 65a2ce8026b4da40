package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Unpaired;
import org.pubgames.competition.pairing.Round;
import org.pubgames.competition.rules.AbsenceCall;
import org.pubgames.competition.rules.AbsencePoints;
import org.pubgames.competition.rules.Absentees;
import org.pubgames.competition.rules.ByePoints;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.OpenWorth;
import org.pubgames.competition.rules.RoundCall;
import org.pubgames.competition.rules.SwissRound;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** Swiss rounds: who may meet is asked of the rules, the best of what they allow is sought. */
final class SwissPhase {

    private final CompetitionSettings settings;
    private final TablePhase table;

    SwissPhase(CompetitionSettings settings, TablePhase table) {
        this.settings = settings;
        this.table = table;
    }

    CompetitionState absent(CompetitionState state, AbsenceAnnounced event, Judging judging) {
        AbsenceCall call = new AbsenceCall(judging.findings(), event, state, settings);
        Findings found = judging.put(call);
        return !found.forbidden() && found.has(Effect.STAY_AWAY)
                ? state.absent(event.player(), event.round())
                : state;
    }

    CompetitionState drawn(CompetitionState state, RoundDrawn event, Judging judging) {
        Findings found = judging.put(new RoundCall(judging.findings(), state, settings));
        return found.forbidden() || !found.has(Effect.NEXT_ROUND)
                ? state
                : next(state, event, judging);
    }

    /** The next round, or what forbids it. */
    CompetitionState next(CompetitionState state, CompetitionEvent event, Judging judging) {
        int round = state.rounds().size() + 1;
        List<String> absent =
                state.numbers().stream()
                        .filter(player -> state.playing().contains(player))
                        .filter(player -> isAbsent(state, player, round))
                        .toList();
        List<String> present =
                state.numbers().stream()
                        .filter(player -> state.playing().contains(player))
                        .filter(player -> !absent.contains(player))
                        .toList();
        Findings found = judging.findings();
        int open = found.effect(OpenWorth.class, new OpenWorth(0)).points();
        SwissHistory history = new SwissHistory(state, settings, open, judging);
        RoundSearch search = RoundSearch.of(state, present, history, settings);
        judging.put(new Absentees(found, round, absent, settings));
        if (judging.put(new SwissRound(found, search.attempt(), settings)).forbidden()) {
            return state;
        }
        return search.found(found.has(Effect.WAIVE_SIDES))
                .map(pairs -> state.with(round(round, pairs, state.numbers(), absent, found)))
                .map(drawn -> table.goOn(drawn, event, judging))
                .orElse(state);
    }

    private static boolean isAbsent(CompetitionState state, String player, int round) {
        return state.entrant(player)
                .filter(entrant -> entrant.absences().contains(round))
                .isPresent();
    }

    private static CompetitionRound round(
            int number, Round pairs, List<String> numbers, List<String> absent, Findings found) {
        List<Pairing> pairings = new ArrayList<>();
        pairs.pairs()
                .forEach(
                        pair ->
                                pairings.add(
                                        Pairing.open(
                                                pairings.size() + 1,
                                                numbers.get(pair.first()),
                                                numbers.get(pair.second()))));
        List<Unpaired> unpaired = new ArrayList<>();
        Optional<String> resting = pairs.bye().stream().mapToObj(numbers::get).findFirst();
        int ofBye = found.effect(ByePoints.class, new ByePoints(0)).points();
        resting.ifPresent(player -> unpaired.add(new Unpaired(player, Unpaired.Reason.BYE, ofBye)));
        int ofAbsence = found.effect(AbsencePoints.class, new AbsencePoints(0)).points();
        absent.forEach(
                player -> unpaired.add(new Unpaired(player, Unpaired.Reason.ABSENT, ofAbsence)));
        return new CompetitionRound(number, pairings, resting, unpaired);
    }
}
