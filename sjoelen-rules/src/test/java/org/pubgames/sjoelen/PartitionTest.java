package org.pubgames.sjoelen;

import org.pubgames.core.rules.RuledGames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent.CardPart;
import org.pubgames.sjoelen.SjoelenEvent.Recipient;
import org.pubgames.sjoelen.SjoelenSettings.DecidedBy;
import org.pubgames.sjoelen.SjoelenSettings.Remedy;
import org.pubgames.sjoelen.SjoelenSettings.Tie;
import org.pubgames.sjoelen.rules.Call;
import org.pubgames.sjoelen.rules.CardScore;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.SubTurnCount;

/** Topic by topic: the rules that must fire on a situation, said once more in plain Java. */
class PartitionTest {

    private final Set<String> due = new TreeSet<>();

    private PartitionTest when(boolean condition, String rule) {
        if (condition) {
            due.add(rule);
        }
        return this;
    }

    private void fired(Findings findings, Object situation) {
        assertThat(Grid.fired(findings)).as(situation.toString()).isEqualTo(due);
        due.clear();
    }

    @Test
    void whoMaySpeak() {
        Grids.calls()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (call, findings) -> {
                            boolean play = call.known() && call.play();
                            boolean open = play && !call.matchOver();
                            when(!call.known(), "report.known-player");
                            when(call.known() && misplaced(call), "report.running-turn");
                            when(play && call.matchOver(), "match.over");
                            when(open && call.turnsComplete(), "match.turns-complete");
                            when(open && call.gamePlayed(), "match.one-game-at-a-time");
                            when(
                                    open
                                            && !call.turnsComplete()
                                            && !call.gamePlayed()
                                            && outOfTurn(call),
                                    "match.playing-order");
                            fired(findings, call);
                        });
    }

    private static boolean misplaced(Call call) {
        return call.needsTurn() && !call.turnRunning() && !call.matchOver();
    }

    private static boolean outOfTurn(Call call) {
        return call.inOrder() && !call.expectedPlayer();
    }

    @Test
    void whatASubTurnMayCount() {
        Grids.subTurnCounts()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (count, findings) -> {
                            boolean bonus = count.bonusReport();
                            boolean stage = count.bonusStage();
                            boolean sound = count.least() >= 0;
                            when(count.byDisc(), "report.one-way");
                            when(!sound, "report.negative-count");
                            when(count.takenOut() < 0, "report.negative-taken-out");
                            when(stage && !bonus, "report.bonus-apart");
                            when(!stage && bonus, "report.no-extra-disc");
                            when(
                                    stage && bonus && sound && count.total() > count.hand(),
                                    "report.extra-disc-limit");
                            when(
                                    !stage && !bonus && sound && tooMany(count),
                                    "report.too-many-discs");
                            when(
                                    count.fewerThanBefore() && !stage && !count.byDisc() && sound,
                                    "report.discs-left-compartment");
                            fired(findings, count);
                        });
    }

    private static boolean tooMany(SubTurnCount count) {
        return count.takenOut() >= 0 && (long) count.total() + count.takenOut() > count.most();
    }

    @Test
    void whatACountOfDiscsLeadsTo() {
        Grids.discCounts()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (count, findings) -> {
                            boolean some = count.somethingToCount();
                            boolean more = some && count.found() > 30;
                            when(!some, "discs.nothing-to-count");
                            when(some && count.found() < 1, "discs.none");
                            when(some && count.found() < count.lying(), "discs.possible-number");
                            when(some && plausiblyFewer(count), "discs.fewer");
                            when(some && count.found() == 30, "discs.right-number");
                            when(some && tooLate(count), "discs.no-correction");
                            when(more && count.remedy() == Remedy.REPLAY_TURN, "discs.more");
                            when(
                                    more && count.remedy() == Remedy.ORGANIZER_DECIDES,
                                    "discs.more-organizer");
                            fired(findings, count);
                        });
    }

    private static boolean tooLate(DiscCount count) {
        return count.playedWith() > 0 && count.found() > count.playedWith() && count.found() <= 30;
    }

    private static boolean plausiblyFewer(DiscCount count) {
        return count.found() >= count.lying() && count.found() < 30;
    }

    @Test
    void whichScoresMayStandOnACard() {
        Grids.cardScores()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (score, findings) -> {
                            int points = score.points();
                            boolean above = points > 148 && points <= score.maximum();
                            when(score.turnRunning(), "card.turn-being-played");
                            when(points < 0, "card.negative-score");
                            when(points > score.maximum(), "card.above-maximum");
                            when(
                                    above && score.extra() == 0 && score.bonusPoints() == 0,
                                    "card.no-entitlement");
                            when(
                                    score.bonusPoints() > 0
                                            && points >= 148
                                            && points <= score.maximum()
                                            && points != 152,
                                    "card.bonus-points-exact");
                            when(
                                    score.extra() > 0
                                            && points > score.mostWithExtra()
                                            && points <= score.maximum(),
                                    "card.beyond-entitlement");
                            when(
                                    score.claimed() && points >= 0 && points < 148,
                                    "card.claim-below-highest");
                            when(
                                    score.claimed()
                                            && (score.maximumIn() == 0 || score.maximumIn() == 4),
                                    "card.claimed-sub-turn");
                            when(earned(score), "card.score-with-extra-discs");
                            fired(findings, score);
                        });
    }

    private static boolean earned(CardScore score) {
        return score.points() > 148 && score.extra() > 0 && score.points() <= score.mostWithExtra();
    }

    @Test
    void whoGetsWhichPartOfACard() {
        Grids.handovers()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (handover, findings) -> {
                            boolean full = handover.lines() >= 10;
                            boolean player = handover.to() == Recipient.PLAYER;
                            boolean original = handover.part() == CardPart.ORIGINAL;
                            boolean copy = handover.part() == CardPart.COPY;
                            when(!full, "card.handed-over-early");
                            when(player && !original && !copy, "card.complete-to-player");
                            when(player && original, "card.original-to-player");
                            when(!player && !original, "card.copy-to-organizer");
                            when(full && player && copy, "card.copy-to-player");
                            when(full && !player && original, "card.original-to-organizer");
                            fired(findings, handover);
                        });
    }

    @Test
    void everyConductHasExactlyOneRuling() {
        Grid.of(Conducted.class)
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (conducted, findings) ->
                                assertThat(findings.all()).as(conducted.toString()).hasSize(1));
    }

    @Test
    void aMatchEndsInExactlyOneWay() {
        Grids.matchCloses()
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (close, findings) -> {
                            boolean games = close.decidedBy() == DecidedBy.GAMES;
                            boolean due = close.complete() || close.targetReached();
                            boolean extra = close.tieBreakDiscs() > 0;
                            boolean tied = due && close.tied() && !extra;
                            when(!games && close.complete() && !close.tied(), "match.winner");
                            when(
                                    games && close.targetReached() && !close.tied(),
                                    "match.target-reached");
                            when(
                                    games
                                            && close.complete()
                                            && !close.targetReached()
                                            && !close.tied(),
                                    "match.most-match-points");
                            when(games && due && close.tied() && extra, "match.tie-break-game");
                            when(
                                    close.complete() && close.countingTurns() > 0,
                                    "match.best-turns-count");
                            when(tied && close.tie() == Tie.SHARED, "match.tie-shared");
                            when(tied && close.tie() == Tie.HIGHEST_TURN, "match.tie-highest-turn");
                            when(
                                    tied && close.tie() == Tie.HIGHEST_TURNS,
                                    "match.tie-highest-turns");
                            when(
                                    tied && close.stillTied() && close.tie() != Tie.SHARED,
                                    "match.tie-unbroken");
                            fired(findings, close);
                        });
    }
}
