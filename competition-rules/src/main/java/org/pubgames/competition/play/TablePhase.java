package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.GroupTable;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.Standing;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.Unpaired;
import org.pubgames.competition.rules.Byes;
import org.pubgames.competition.rules.GroupStage;
import org.pubgames.competition.rules.Level;
import org.pubgames.competition.rules.OnceMore;
import org.pubgames.competition.rules.StageClose;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** The table after each report, and whether the competition is over with it. */
final class TablePhase {

    private final Stage stage;

    TablePhase(Stage stage) {
        this.stage = stage;
    }

    /** What a report means for the places, and for the end. */
    CompetitionState goOn(CompetitionState state, CompetitionEvent event, Judging judging) {
        if (judging.findings().forbidden() || !state.begun()) {
            return state;
        }
        CompetitionState filled =
                state.tree().isEmpty() ? lotsAnew(state, event) : filled(state, judging);
        CompetitionSettings settings = stage.settings(state);
        Findings aside = new Findings();
        Places.Rules alone = level -> alone(judging, level);
        CompetitionState tabled =
                stage.grouped() && filled.tree().isEmpty()
                        ? filled.grouped(tables(filled, aside, alone))
                        : filled;
        Places places = new Places(tabled, stage.whole(), aside, alone);
        CompetitionState placed = tabled.placed(places.all(), state.ending());
        Findings found = judging.findings();
        judging.put(new StageClose(found, event, placed, places.lotsDue(), settings));
        Optional<Ending> ending = found.effect(Ending.class);
        if (ending.isPresent()) {
            // the places are told when they are final
            new Places(tabled, stage.whole(), found, judging::ask).all();
        } else if (stage.grouped() && placed.tree().isEmpty() && placed.open().isEmpty()) {
            judging.put(new GroupStage(found, placed));
        }
        return placed.placed(placed.standings(), ending);
    }

    /** Lots that were drawn in groups decide nothing that was reported later. */
    private static CompetitionState lotsAnew(CompetitionState state, CompetitionEvent event) {
        boolean stand =
                state.groups().isEmpty() || event instanceof LotsDrawn || event instanceof Closed;
        return stand ? state : state.lots(List.of());
    }

    /** The places in each group, where there are any. */
    List<GroupTable> tables(CompetitionState state, Findings findings, Places.Rules rules) {
        List<GroupTable> tables = new ArrayList<>();
        for (GroupTable group : state.groups()) {
            Places places = new Places(state.ofGroup(group), stage.groups(), findings, rules);
            List<Standing> standings = places.all();
            tables.add(
                    new GroupTable(
                            group.number(),
                            group.players(),
                            standings,
                            places.lotsDue() && state.ofGroup(group).open().isEmpty()));
        }
        return tables;
    }

    /** A knock-out with those who go on, and who of them has no opponent. */
    private static CompetitionState filled(CompetitionState state, Judging judging) {
        CompetitionState filled = KnockoutTree.of(state).filled();
        for (int i = 0; i < filled.rounds().size(); i++) {
            CompetitionRound before = state.rounds().get(i);
            List<String> more =
                    filled.rounds().get(i).unpaired().stream()
                            .filter(each -> !before.unpaired().contains(each))
                            .map(Unpaired::player)
                            .toList();
            if (!more.isEmpty()) {
                boolean first = i == 0 || !state.ofTree(i);
                judging.put(new Byes(judging.findings(), before.number(), first, more));
            }
        }
        for (TreeMatch match : filled.tree()) {
            if (match.part() == TreeMatch.Part.DECIDER
                    && state.pairing(match.round(), match.board()).isEmpty()) {
                filled.pairing(match.round(), match.board())
                        .map(pairing -> new OnceMore(judging.findings(), match.round(), pairing))
                        .ifPresent(judging::put);
            }
        }
        return filled;
    }

    /** What the rules say of some who are level, outside of the verdict. */
    private static Findings alone(Judging judging, Level level) {
        Findings own = new Findings();
        Level asked =
                new Level(
                        own,
                        level.players(),
                        level.step(),
                        level.figures(),
                        level.allMet(),
                        level.settings());
        return judging.aside(own, asked);
    }
}
