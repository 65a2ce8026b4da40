package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.rules.AlienDiscReport;
import org.pubgames.sjoelen.rules.BoardUse;
import org.pubgames.sjoelen.rules.BonusDue;
import org.pubgames.sjoelen.rules.BrokenDisc;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.CountRequest;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.SubTurnCount;
import org.pubgames.sjoelen.rules.SubTurnEnding;
import org.pubgames.sjoelen.rules.TakenOutDiscs;
import org.pubgames.sjoelen.rules.Trial;
import org.pubgames.sjoelen.rules.TurnOpening;

/** Everything that happens at the board. */
final class TurnDesk {

    private final SjoelenSettings settings;
    private final LayoutPoints layouts;
    private final DiscDesk discs;
    private final CardDesk cards;

    TurnDesk(SjoelenSettings settings, LayoutPoints layouts, CardDesk cards) {
        this.settings = settings;
        this.layouts = layouts;
        this.cards = cards;
        this.discs = new DiscDesk(settings, layouts);
    }

    /** Whether an event is play, which ends with the match; the other events put records right. */
    static boolean isPlay(SjoelenEvent event) {
        return event instanceof SjoelenEvent.TrialPlayed
                || event instanceof SjoelenEvent.TurnStarted
                || event instanceof SjoelenEvent.Shoved
                || event instanceof SjoelenEvent.SubTurnPlayed
                || event instanceof SjoelenEvent.ScoreNoted
                || needsTurn(event);
    }

    /** Whether an event makes sense only while a turn is going on. */
    static boolean needsTurn(SjoelenEvent event) {
        return event instanceof SjoelenEvent.Displaced
                || event instanceof SjoelenEvent.SubTurnEnded
                || event instanceof SjoelenEvent.BonusPlayed
                || event instanceof SjoelenEvent.DiscBroken
                || event instanceof SjoelenEvent.CountAsked
                || event instanceof SjoelenEvent.AlienDiscFound;
    }

    /**
     * Judges an event at the board.
     *
     * @param settled whether the turn played last can no longer be played again
     */
    PlayerState judge(PlayerState player, SjoelenEvent event, boolean settled, Judging judging) {
        if (event instanceof SjoelenEvent.Shoved shoved) {
            TurnInPlay turn = opened(player, judging);
            return turnAfter(player, discs.shoved(turn, shoved, judging), judging);
        }
        if (event instanceof SjoelenEvent.Displaced displaced) {
            TurnInPlay turn = player.turn().orElseGet(this::fresh);
            return turnAfter(player, discs.displaced(turn, displaced, judging), judging);
        }
        if (event instanceof SjoelenEvent.SubTurnPlayed played) {
            return subTurn(player, opened(player, judging), played, judging);
        }
        if (event instanceof SjoelenEvent.BonusPlayed played) {
            return bonus(player, player.turn().orElseGet(this::fresh), played, judging);
        }
        if (event instanceof SjoelenEvent.SubTurnEnded) {
            TurnInPlay turn = player.turn().orElseGet(this::fresh);
            judging.put(
                    new SubTurnEnding(
                            judging.findings(), player.turn().isPresent() ? turn.hand() : 0));
            return judging.findings().forbidden() ? player : close(player, turn, judging);
        }
        if (event instanceof SjoelenEvent.TrialPlayed trial) {
            Findings findings =
                    judging.put(
                            new Trial(
                                    judging.findings(),
                                    trial.discs(),
                                    player.trialDiscs(),
                                    settings.trialDiscs(),
                                    player.turn().isPresent()));
            return findings.has(Effect.TRY_DISCS)
                    ? player.withTrial(player.trialDiscs() + trial.discs())
                    : player;
        }
        if (event instanceof SjoelenEvent.TurnStarted started) {
            return start(player, started, judging);
        }
        return incident(player, event, settled, judging);
    }

    /** What interrupts play, and what is only put on record. */
    private PlayerState incident(
            PlayerState player, SjoelenEvent event, boolean settled, Judging judging) {
        boolean replayable = somethingToReplay(player) && !settled;
        Findings findings = judging.findings();
        TurnInPlay turn = player.turn().orElseGet(this::fresh);
        if (event instanceof SjoelenEvent.DiscBroken) {
            judging.put(new BrokenDisc(findings, settings.brokenDisc(), turn.subTurn()));
        } else if (event instanceof SjoelenEvent.DiscsFound found) {
            judging.put(
                    new DiscCount(
                            findings,
                            found.discs(),
                            settings.discs(),
                            player.turn()
                                    .filter(TurnInPlay::reported)
                                    .map(TurnInPlay::discs)
                                    .orElse(0),
                            lying(player),
                            layouts.mostForTurn(Math.max(0, found.discs())),
                            replayable,
                            settings.moreDiscs()));
            if (findings.has(Effect.COUNTED)
                    && player.turn().isPresent()
                    && found.discs() != turn.discs()) {
                return player.withTurn(turn.foundWith(found.discs()));
            }
        } else if (event instanceof SjoelenEvent.OrganizerDecided decided) {
            judging.put(
                    new OrganizerWord(
                            findings,
                            decided.decision() == SjoelenEvent.Decision.REPLAY_TURN,
                            replayable,
                            decided.matter()));
        } else if (event instanceof SjoelenEvent.ConductReported reported) {
            judging.put(
                    new Conducted(
                            findings,
                            reported.conduct(),
                            player.turn().isPresent() || player.trialDiscs() > 0,
                            settings.discsOnStartBar(),
                            settings.cameBack() != SjoelenSettings.CameBack.REMOVED));
            PlayerState next = player;
            for (String rule : findings.rulesFor(Effect.BREACH)) {
                next = next.withBreach(rule);
            }
            return next;
        } else if (event instanceof SjoelenEvent.AlienDiscFound) {
            judging.put(new AlienDiscReport(findings, settings.alienDisc()));
        } else if (event instanceof SjoelenEvent.CountAsked) {
            judging.put(new CountRequest(findings, lying(player), turn.compartments().toString()));
        }
        return findings.has(Effect.REPLAY_TURN) && replayable ? replayed(player) : player;
    }

    /**
     * The turn that is going on, otherwise the one played last, begins again; nothing of it counts.
     */
    private PlayerState replayed(PlayerState player) {
        if (player.turn().isPresent()) {
            return player.withTurn(TurnInPlay.fresh(player.turn().get().board(), settings.discs()));
        }
        List<CardLine> lines = new ArrayList<>(player.card());
        CardLine last = lines.remove(lines.size() - 1);
        return player.withCard(lines)
                .cardBack()
                .withTurn(TurnInPlay.fresh(last.board(), settings.discs()));
    }

    /** A turn that is going on, or the one played last unless its score was deducted. */
    private static boolean somethingToReplay(PlayerState player) {
        int lines = player.card().size();
        return player.turn().isPresent()
                || (lines > 0 && player.card().get(lines - 1).status() != CardLine.Status.DEDUCTED);
    }

    /** Discs that are certainly there, because they lie in compartments. */
    private static int lying(PlayerState player) {
        if (player.turn().isPresent()) {
            TurnInPlay turn = player.turn().get();
            return turn.compartments().total();
        }
        if (player.card().isEmpty()) {
            return 0;
        }
        CardLine last = player.card().get(player.card().size() - 1);
        return last.layout().map(Compartments::total).orElse(0);
    }

    private TurnInPlay fresh() {
        return TurnInPlay.fresh(Optional.empty(), settings.discs());
    }

    /** The turn, begun with this event when it was not begun before. */
    private TurnInPlay opened(PlayerState player, Judging judging) {
        if (player.turn().isPresent()) {
            return player.turn().get();
        }
        judging.put(
                new TurnOpening(
                        judging.findings(), false, false, settings.discs(), settings.discs()));
        return fresh();
    }

    private PlayerState start(
            PlayerState player, SjoelenEvent.TurnStarted started, Judging judging) {
        List<Situation> situations = new ArrayList<>();
        situations.add(
                new TurnOpening(
                        judging.findings(),
                        player.turn().filter(TurnInPlay::reported).isPresent(),
                        started.counted().isPresent(),
                        started.counted().orElse(settings.discs()),
                        settings.discs()));
        started.board().ifPresent(board -> situations.add(use(player, board, judging.findings())));
        judging.put(situations.toArray(Situation[]::new));
        return judging.findings().forbidden()
                ? player
                : player.withTurn(TurnInPlay.fresh(started.board(), settings.discs()));
    }

    private BoardUse use(PlayerState player, int board, Findings findings) {
        return CardDesk.use(player, board, settings, findings);
    }

    private static PlayerState turnAfter(PlayerState player, TurnInPlay turn, Judging judging) {
        return judging.findings().forbidden() ? player : player.withTurn(turn);
    }

    private PlayerState subTurn(
            PlayerState player,
            TurnInPlay turn,
            SjoelenEvent.SubTurnPlayed played,
            Judging judging) {
        Compartments in = played.compartments();
        int out = played.takenOut().orElse(0);
        Compartments before = turn.compartments();
        judging.put(
                new SubTurnCount(
                        judging.findings(),
                        "/compartments",
                        in.least(),
                        in.total(),
                        turn.discs() - turn.lost(),
                        out,
                        turn.bonusStage(),
                        false,
                        turn.byDisc(),
                        turn.hand(),
                        in.first() < before.first()
                                || in.second() < before.second()
                                || in.third() < before.third()
                                || in.fourth() < before.fourth()));
        inOrder(in, judging);
        if (judging.findings().forbidden()) {
            return player;
        }
        int field = turn.discs() - turn.lost() - in.total() - out;
        return close(player, turn.with(0, in, field, out, turn.bonus()), judging);
    }

    /** Where compartments are filled in a fixed order, so many discs can lie in one way only. */
    private void inOrder(Compartments layout, Judging judging) {
        if (!settings.compartmentOrder().isEmpty() && !judging.findings().forbidden()) {
            judging.put(CardDesk.inOrder(layout, settings, judging.findings()));
        }
    }

    private PlayerState bonus(
            PlayerState player, TurnInPlay turn, SjoelenEvent.BonusPlayed played, Judging judging) {
        Compartments in = played.bonus();
        judging.put(
                new SubTurnCount(
                        judging.findings(),
                        "/bonus",
                        in.least(),
                        in.total(),
                        turn.hand(),
                        0,
                        turn.bonusStage(),
                        true,
                        turn.byDisc(),
                        turn.hand(),
                        false));
        if (judging.findings().forbidden()) {
            return player;
        }
        Compartments bonus = turn.bonus();
        for (int i = 0; i < Compartments.COUNT; i++) {
            bonus = bonus.plus(i, in.at(i));
        }
        return close(
                player,
                turn.with(0, turn.compartments(), turn.hand() - in.total(), 0, bonus),
                judging);
    }

    /** A sub-turn is over; the rules say what follows. */
    private PlayerState close(PlayerState player, TurnInPlay turn, Judging judging) {
        boolean returns = settings.takenOut() == SjoelenSettings.TakenOut.NEXT_SUB_TURN;
        int newlyLost = returns ? 0 : turn.takenOut();
        int rest = turn.field() + turn.takenOut() - newlyLost;
        int points = layouts.points(turn.compartments());
        Findings findings =
                judging.put(
                        new SubTurnClose(
                                judging.findings(),
                                turn.subTurn(),
                                turn.subTurn() >= settings.subTurns(),
                                settings.subTurns() - turn.subTurn(),
                                turn.compartments().total(),
                                turn.discs(),
                                rest == 0,
                                points,
                                layouts.highestScore(),
                                settings.mostBonusDiscs() > 0,
                                turn.bonusStage(),
                                settings.bonusDiscsAfter(turn.subTurn()),
                                settings.bonusDiscsAfter(turn.maximumIn()) - turn.returned(),
                                settings.bonusPlay() == SjoelenSettings.BonusPlay.ALL_AT_ONCE,
                                rest,
                                turn.takenOut(),
                                returns,
                                Piling.of(turn.compartments(), settings),
                                turn.compartments().toString(),
                                settings.weight(turn.subTurn()),
                                settings.weightAfter(turn.subTurn())));
        TurnInPlay counted = turn.counting(settings.countsSubTurns() ? findings.points() : 0);
        if (findings.has(Effect.END_TURN)) {
            return cards.scored(player, counted, judging);
        }
        int extra = findings.effect(BonusDue.class).map(BonusDue::discs).orElse(0);
        if (extra > 0) {
            int reachedIn = turn.bonusStage() ? turn.maximumIn() : turn.subTurn();
            return player.withTurn(turn.nextBonus(extra, reachedIn));
        }
        if (!findings.has(Effect.NEXT_SUB_TURN)) {
            return player.withTurn(counted);
        }
        int back = findings.has(TakenOutDiscs.RETURN) ? turn.takenOut() : 0;
        int lost = findings.has(TakenOutDiscs.LOST) ? turn.takenOut() : 0;
        return player.withTurn(counted.nextSubTurn(back, lost));
    }
}
