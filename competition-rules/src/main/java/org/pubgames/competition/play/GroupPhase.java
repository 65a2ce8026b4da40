package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GroupTable;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Standing;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.pairing.Berger;
import org.pubgames.competition.pairing.GroupSeeds;
import org.pubgames.competition.pairing.Groups;
import org.pubgames.competition.pairing.Round;
import org.pubgames.competition.rules.Cycles;
import org.pubgames.competition.rules.GroupPlan;
import org.pubgames.competition.rules.KnockoutPlan;
import org.pubgames.competition.rules.StageDraw;
import org.pubgames.competition.rules.TreeCall;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** Groups before a knock-out: who is in which, and who goes on from them. */
final class GroupPhase {

    private final Stage stage;
    private final TablePhase table;

    GroupPhase(Stage stage, TablePhase table) {
        this.stage = stage;
        this.table = table;
    }

    /** The groups, and all their rounds. */
    CompetitionState drawn(CompetitionState state, List<String> numbered, GroupPlan plan) {
        List<GroupTable> groups = new ArrayList<>();
        for (List<Integer> group : Groups.snake(numbered.size(), plan.groups())) {
            groups.add(
                    GroupTable.drawn(
                            groups.size() + 1, group.stream().map(numbered::get).toList()));
        }
        List<CompetitionRound> rounds = rounds(groups, plan.cycles());
        int goOn = plan.groups() * stage.whole().groupQualifiers();
        return state.numbered(numbered, rounds.size() + stage.treeRounds(goOn))
                .grouped(groups)
                .drawn(rounds);
    }

    /** The rounds of all groups, side by side. */
    private static List<CompetitionRound> rounds(List<GroupTable> groups, Cycles cycles) {
        List<List<Pairing>> rounds = new ArrayList<>();
        for (GroupTable group : groups) {
            List<String> players = group.players();
            List<Round> own =
                    Berger.rounds(players.size(), cycles.number(), cycles.lastTwoSwapped());
            for (int i = 0; i < own.size(); i++) {
                if (i == rounds.size()) {
                    rounds.add(new ArrayList<>());
                }
                List<Pairing> pairings = rounds.get(i);
                own.get(i)
                        .pairs()
                        .forEach(
                                pair ->
                                        pairings.add(
                                                Pairing.open(
                                                        pairings.size() + 1,
                                                        players.get(pair.first()),
                                                        players.get(pair.second()))));
            }
        }
        List<CompetitionRound> all = new ArrayList<>();
        for (List<Pairing> pairings : rounds) {
            all.add(new CompetitionRound(all.size() + 1, pairings, Optional.empty(), List.of()));
        }
        return all;
    }

    /** The knock-out of those who go on. */
    CompetitionState tree(CompetitionState state, CompetitionEvent event, Judging judging) {
        Findings found = judging.findings();
        List<String> players = goOn(state);
        boolean forbidden = judging.put(new TreeCall(found, state, players)).forbidden();
        if (forbidden || players.size() < 2) {
            return state;
        }
        // the places in the groups are told when they decide who goes on
        table.tables(state, found, judging::ask);
        judging.put(
                new StageDraw(
                        found,
                        new Drawn(0),
                        CompetitionState.goingOn(players),
                        stage.tree(),
                        true));
        Optional<KnockoutPlan> plan = found.effect(KnockoutPlan.class);
        if (plan.isEmpty()) {
            return state;
        }
        List<TreeMatch> tree =
                KnockoutDraw.of(players, plan.get(), found, 0, state.rounds().size());
        return table.goOn(state.knockout(tree), event, judging);
    }

    /** Who goes on, in the order of the draw; of who has left the next one in the group. */
    private List<String> goOn(CompetitionState state) {
        List<String> playing = state.playing();
        List<List<String>> best = new ArrayList<>();
        for (GroupTable group : state.groups()) {
            best.add(
                    group.standings().stream()
                            .map(Standing::player)
                            .filter(playing::contains)
                            .limit(stage.whole().groupQualifiers())
                            .toList());
        }
        if (best.stream().mapToInt(List::size).sum() < 2) {
            return best.stream().flatMap(List::stream).toList();
        }
        return GroupSeeds.of(best.stream().map(List::size).toList()).stream()
                .map(place -> best.get(place.group()).get(place.place() - 1))
                .toList();
    }
}
