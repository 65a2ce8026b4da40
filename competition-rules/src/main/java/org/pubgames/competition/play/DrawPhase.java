package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.pairing.Berger;
import org.pubgames.competition.pairing.Lots;
import org.pubgames.competition.rules.Cycles;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.GroupPlan;
import org.pubgames.competition.rules.KnockoutPlan;
import org.pubgames.competition.rules.StageDraw;
import org.pubgames.competition.rules.SwissPlan;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** The draw: everybody gets a number, and a table or a tree says who meets whom. */
final class DrawPhase {

    private final CompetitionSettings settings;
    private final TablePhase table;
    private final SwissPhase swiss;
    private final GroupPhase groups;

    DrawPhase(Stage stage, TablePhase table, SwissPhase swiss, GroupPhase groups) {
        this.settings = stage.whole();
        this.table = table;
        this.swiss = swiss;
        this.groups = groups;
    }

    CompetitionState drawn(CompetitionState state, Drawn event, Judging judging) {
        Findings found =
                judging.put(new StageDraw(judging.findings(), event, state, settings, false));
        if (found.forbidden()) {
            return state;
        }
        Optional<Cycles> cycles = found.effect(Cycles.class);
        Optional<SwissPlan> plan = found.effect(SwissPlan.class);
        List<String> players = state.playing();
        List<String> numbered =
                found.has(Effect.SHUFFLE) ? Lots.of(event.seed()).shuffled(players) : players;
        if (plan.isPresent()) {
            return swiss.next(state.numbered(numbered, plan.get().rounds()), event, judging);
        }
        if (found.has(Effect.LADDER)) {
            return table.goOn(state.numbered(numbered, 0), event, judging);
        }
        Optional<GroupPlan> plans = found.effect(GroupPlan.class);
        if (plans.isPresent()) {
            return table.goOn(groups.drawn(state, numbered, plans.get()), event, judging);
        }
        Optional<KnockoutPlan> tree = found.effect(KnockoutPlan.class);
        if (tree.isPresent()) {
            return table.goOn(
                    state.numbered(numbered, 0)
                            .knockout(
                                    KnockoutDraw.of(numbered, tree.get(), found, event.seed(), 0)),
                    event,
                    judging);
        }
        if (cycles.isEmpty()) {
            return state;
        }
        List<CompetitionRound> rounds = rounds(numbered, cycles.get());
        return table.goOn(state.numbered(numbered, rounds.size()).drawn(rounds), event, judging);
    }

    private static List<CompetitionRound> rounds(List<String> numbered, Cycles cycles) {
        List<CompetitionRound> rounds = new ArrayList<>();
        for (org.pubgames.competition.pairing.Round round :
                Berger.rounds(numbered.size(), cycles.number(), cycles.lastTwoSwapped())) {
            List<Pairing> pairings = new ArrayList<>();
            round.pairs()
                    .forEach(
                            pair ->
                                    pairings.add(
                                            Pairing.open(
                                                    pairings.size() + 1,
                                                    numbered.get(pair.first()),
                                                    numbered.get(pair.second()))));
            OptionalInt bye = round.bye();
            Optional<String> resting =
                    bye.isPresent() ? Optional.of(numbered.get(bye.getAsInt())) : Optional.empty();
            rounds.add(new CompetitionRound(rounds.size() + 1, pairings, resting, List.of()));
        }
        return rounds;
    }
}
