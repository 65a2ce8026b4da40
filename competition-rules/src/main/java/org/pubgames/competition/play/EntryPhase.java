package org.pubgames.competition.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEntrant.Status;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.EntryCall;
import org.pubgames.competition.rules.Forsaken;
import org.pubgames.competition.rules.Joining;
import org.pubgames.competition.rules.Leaver;
import org.pubgames.competition.rules.Worth;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;

/** Who comes on the list, and who leaves it or the competition. */
final class EntryPhase {

    private final Stage stage;
    private final TablePhase table;

    EntryPhase(Stage stage, TablePhase table) {
        this.stage = stage;
        this.table = table;
    }

    CompetitionState entered(CompetitionState state, Entered event, Judging judging) {
        Findings found =
                judging.put(
                        new EntryCall(
                                judging.findings(), event.player(), state, stage.settings(state)));
        Optional<Joining> joining = found.effect(Joining.class);
        if (!found.forbidden() && joining.isPresent()) {
            int rounds = joining.get().rounds();
            return table.goOn(
                    state.joined(event.player(), joining.get().points(), rounds), event, judging);
        }
        if (!found.forbidden() && found.has(Effect.ENTER_LAST)) {
            return table.goOn(state.enteredLast(event.player()), event, judging);
        }
        return found.has(Effect.ENTER)
                ? state.entered(event.player()).placed(List.of(), Optional.empty())
                : state;
    }

    /** Before the draw a name is taken off; after it, what was played stands or goes. */
    CompetitionState withdrew(CompetitionState state, Withdrew event, Judging judging) {
        String player = event.player();
        Findings found =
                judging.put(new Leaver(judging.findings(), player, state, stage.settings(state)));
        if (found.has(Effect.TAKE_OFF)) {
            return state.without(player);
        }
        Optional<Status> status = found.effect(Status.class);
        if (found.forbidden() || status.isEmpty()) {
            return state;
        }
        CompetitionState next = state.left(player, status.get());
        if (stage.whole().format() == Format.LADDER) {
            List<String> below =
                    next.numbers().stream().filter(each -> !each.equals(player)).toList();
            next = next.numbered(below, 0);
        }
        if (status.get() != Status.DELETED) {
            next = forsaken(next, player, judging);
        }
        return table.goOn(next, event, judging);
    }

    /** Those whom it was still to meet have the match without playing. */
    private CompetitionState forsaken(CompetitionState state, String player, Judging judging) {
        List<Pairing> left =
                state.pairings(player).stream()
                        .filter(each -> each.result().isEmpty())
                        .filter(each -> state.playing().contains(each.opponent(player)))
                        .toList();
        List<String> opponents =
                left.stream().map(each -> each.opponent(player)).distinct().toList();
        Optional<Worth> worth =
                judging.put(
                                new Forsaken(
                                        judging.findings(),
                                        player,
                                        opponents,
                                        stage.settings(state)))
                        .effect(Worth.class);
        CompetitionState next = state;
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (left.contains(each) && worth.isPresent()) {
                    Result result =
                            Unplayed.of(
                                    each,
                                    List.of(player),
                                    ofFirst(each, player, worth.get()),
                                    stage.settings(state));
                    next = next.with(round.number(), each, Optional.of(result));
                }
            }
        }
        return next;
    }

    /** The worth is said with the opponent first. */
    private static Worth ofFirst(Pairing pairing, String gone, Worth worth) {
        return pairing.second().equals(gone) ? worth : worth.turned();
    }
}
