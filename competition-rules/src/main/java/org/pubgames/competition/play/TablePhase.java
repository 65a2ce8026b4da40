package org.pubgames.competition.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.Unpaired;
import org.pubgames.competition.rules.Byes;
import org.pubgames.competition.rules.Level;
import org.pubgames.competition.rules.OnceMore;
import org.pubgames.competition.rules.StageClose;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** The table after each report, and whether the competition is over with it. */
final class TablePhase {

    private final CompetitionSettings settings;

    TablePhase(CompetitionSettings settings) {
        this.settings = settings;
    }

    /** What a report means for the places, and for the end. */
    CompetitionState goOn(CompetitionState state, CompetitionEvent event, Judging judging) {
        if (judging.findings().forbidden() || !state.begun()) {
            return state;
        }
        CompetitionState filled = state.tree().isEmpty() ? state : filled(state, judging);
        Findings aside = new Findings();
        Places places = new Places(filled, settings, aside, level -> alone(judging, level));
        CompetitionState placed = filled.placed(places.all(), state.ending());
        Findings found = judging.findings();
        judging.put(new StageClose(found, event, placed, places.lotsDue(), settings));
        Optional<Ending> ending = found.effect(Ending.class);
        if (ending.isPresent()) {
            // the places are told when they are final
            new Places(filled, settings, found, judging::ask).all();
        }
        return placed.placed(placed.standings(), ending);
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
                judging.put(new Byes(judging.findings(), before.number(), more));
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
