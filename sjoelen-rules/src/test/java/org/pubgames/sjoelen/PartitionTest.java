package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent.CardPart;
import org.pubgames.sjoelen.SjoelenEvent.Recipient;
import org.pubgames.sjoelen.SjoelenSettings.DecidedBy;
import org.pubgames.sjoelen.SjoelenSettings.Order;
import org.pubgames.sjoelen.SjoelenSettings.Remedy;
import org.pubgames.sjoelen.SjoelenSettings.Tie;
import org.pubgames.sjoelen.rules.Counted;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.ExtraCount;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.LayoutCount;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.NextTurn;
import org.pubgames.sjoelen.rules.ScoreNote;

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
        assertThat(Grid.fired(findings)).as(situation::toString).isEqualTo(due);
        due.clear();
    }

    /** Those of the rules that fired whose topic is asked for. */
    private void fired(Findings findings, Object situation, String... topics) {
        Set<String> fired = new TreeSet<>(Grid.fired(findings));
        fired.removeIf(rule -> Set.of(topics).stream().noneMatch(rule::startsWith));
        assertThat(fired).as(situation::toString).isEqualTo(due);
        due.clear();
    }

    @Test
    void whoMayPlay() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.turns(),
                (fact, findings) -> {
                    NextTurn call = (NextTurn) fact;
                    boolean going = call.known() && !call.matchOver();
                    boolean open = going && !call.withdrawn();
                    boolean byGames = call.settings().decidedBy() == DecidedBy.GAMES;
                    boolean done =
                            byGames
                                    ? call.lines() > call.gamesPlayed()
                                    : call.played() >= call.settings().turns();
                    when(!call.known(), "report.known-player");
                    when(call.known() && call.matchOver(), "match.over");
                    when(going && call.withdrawn(), "match.left");
                    when(open && done && !byGames, "match.turns-complete");
                    when(open && done && byGames, "match.one-game-at-a-time");
                    boolean settled =
                            call.lines() < call.settings().turns() || call.state().tieBreak();
                    when(open && !done && byGames && !settled, "match.settle-first");
                    boolean waits = open && !done && call.settings().order() == Order.IN_TURN;
                    String first =
                            !call.midTurn().isEmpty()
                                    ? call.midTurn()
                                    : call.begun().isEmpty() ? call.fewestTurns() : call.begun();
                    when(waits && !first.equals("Anna"), waiting(call));
                    fired(findings, call);
                });
    }

    private static String waiting(NextTurn call) {
        if (!call.midTurn().isEmpty()) {
            return "match.turn-goes-on";
        }
        return call.begun().isEmpty() ? "match.playing-order" : "match.turn-begun-first";
    }

    @Test
    void whatALayoutMayCount() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.recounts(),
                (fact, findings) -> {
                    Counted count = (Counted) fact;
                    boolean sound = count.least() >= 0;
                    when(!sound, "report.negative-count");
                    if (count instanceof ExtraCount extra) {
                        when(!extra.bonusStage(), "report.no-extra-disc");
                        when(
                                extra.bonusStage() && sound && extra.total() > extra.hand(),
                                "report.extra-disc-limit");
                    } else {
                        when(sound && count.total() > 30, "report.too-many-discs");
                    }
                    Set<String> fired = new TreeSet<>(Grid.fired(findings));
                    fired.remove("report.layout-in-order");
                    assertThat(fired).as(count::toString).isEqualTo(due);
                    due.clear();
                });
    }

    @Test
    void whatASubTurnMayCount() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.subTurns(),
                (fact, findings) -> {
                    LayoutCount count = (LayoutCount) fact;
                    boolean sound = count.least() >= 0;
                    boolean possible = sound && count.takenOut() >= 0;
                    boolean inOrder = findings.rules().contains("sjoelen.report.layout-in-order");
                    when(count.byDisc(), "report.one-way");
                    when(!sound, "report.negative-count");
                    when(count.takenOut() < 0, "report.negative-taken-out");
                    when(count.bonusStage(), "report.bonus-apart");
                    when(
                            !count.bonusStage()
                                    && possible
                                    && (long) count.total() + count.takenOut() > count.most(),
                            "report.too-many-discs");
                    when(
                            count.fewerThanBefore()
                                    && !count.bonusStage()
                                    && !count.byDisc()
                                    && sound,
                            "report.discs-left-compartment");
                    when(inOrder, "report.layout-in-order");
                    Set<String> fired = new TreeSet<>(Grid.fired(findings));
                    fired.removeIf(rule -> !rule.startsWith("report."));
                    fired.remove("report.known-player");
                    assertThat(fired).as(count::toString).isEqualTo(due);
                    due.clear();
                });
    }

    @Test
    void whatACountOfDiscsLeadsTo() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.counts(),
                (fact, findings) -> {
                    DiscCount count = (DiscCount) fact;
                    int discs = count.settings().discs();
                    boolean some = somethingToCount(count);
                    boolean more = count.found() > discs;
                    when(!some, "discs.nothing-to-count");
                    when(some && count.found() < 1, "discs.none");
                    when(some && count.found() < count.lying(), "discs.possible-number");
                    boolean fewer = count.found() >= count.lying() && count.found() < discs;
                    boolean early = count.beforeFirstDisc();
                    boolean enough = count.score() <= count.most();
                    when(early && count.found() != discs, "discs.before-first-disc");
                    when(fewer && !early && enough, "discs.fewer");
                    when(fewer && count.found() > 0 && !enough, "discs.fewer-than-score");
                    when(count.found() == discs, "discs.right-number");
                    when(tooLate(count), "discs.no-correction");
                    Remedy remedy = count.settings().moreDiscs();
                    when(more && !early && remedy == Remedy.REPLAY_TURN, "discs.more");
                    when(
                            more && !early && remedy == Remedy.ORGANIZER_DECIDES,
                            "discs.more-organizer");
                    fired(findings, count, "discs.");
                });
    }

    private static boolean somethingToCount(DiscCount count) {
        boolean settled = count.settings().decidedBy() == DecidedBy.GAMES && count.nextBegun();
        return count.turnRunning() || (count.lines() > 0 && !count.lastDeducted() && !settled);
    }

    private static boolean tooLate(DiscCount count) {
        return count.playedWith() > 0
                && count.found() > count.playedWith()
                && count.found() <= count.settings().discs();
    }

    @Test
    void whichScoresMayStandOnACard() {
        Facts.<ScoreNote>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.notes(),
                (score, findings) -> {
                    int points = score.points();
                    int highest = score.highest();
                    boolean above = points > highest && points <= score.maximum();
                    when(true, "card.score-entered");
                    when(score.beingReported(), "card.turn-being-played");
                    when(points < 0, "card.negative-score");
                    when(points > score.maximum(), "card.above-maximum");
                    when(
                            above && score.extra() == 0 && score.bonusPoints() == 0,
                            "card.no-entitlement");
                    when(
                            score.bonusPoints() > 0
                                    && points >= highest
                                    && points <= score.maximum()
                                    && points != highest + score.bonusPoints(),
                            "card.bonus-points-exact");
                    when(
                            score.extra() > 0
                                    && points > highest + 4 * score.extra()
                                    && points <= score.maximum(),
                            "card.beyond-entitlement");
                    when(
                            score.claimed() && points >= 0 && points < highest,
                            "card.claim-below-highest");
                    when(
                            score.claimed() && (score.subTurn() == 0 || score.subTurn() == 4),
                            "card.claimed-sub-turn");
                    when(earned(score), "card.score-with-extra-discs");
                    fired(findings, score, "card.");
                });
    }

    private static boolean earned(ScoreNote score) {
        return score.points() > score.highest()
                && score.extra() > 0
                && score.points() <= score.highest() + 4 * score.extra();
    }

    @Test
    void whoGetsWhichPartOfACard() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.handovers(),
                (fact, findings) -> {
                    Handover handover = (Handover) fact;
                    int turns =
                            Math.min(
                                    handover.settings().turns(),
                                    handover.settings().turnsPerCard());
                    boolean full = handover.matchOver() || handover.played() >= turns;
                    boolean player = handover.to() == Recipient.PLAYER;
                    boolean original = handover.part() == CardPart.ORIGINAL;
                    boolean copy = handover.part() == CardPart.COPY;
                    when(!full, "card.handed-over-early");
                    when(player && !original && !copy, "card.complete-to-player");
                    when(player && original, "card.original-to-player");
                    when(!player && !original, "card.copy-to-organizer");
                    when(full && player && copy, "card.copy-to-player");
                    when(full && !player && original, "card.original-to-organizer");
                    fired(findings, handover, "card.");
                });
    }

    @Test
    void everyConductHasExactlyOneRuling() {
        Facts.<Situation>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.conducts(),
                (conducted, findings) ->
                        assertThat(Grid.fired(findings))
                                .as(conducted::toString)
                                .filteredOn(rule -> rule.startsWith("conduct."))
                                .hasSize(1));
    }

    @Test
    void aMatchEndsInExactlyOneWay() {
        Facts.<MatchClose>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.ripe(),
                (close, findings) -> {
                    SjoelenSettings settings = close.settings();
                    boolean games = settings.decidedBy() == DecidedBy.GAMES;
                    boolean settled = close.unsettled().isEmpty();
                    boolean complete = close.rounds() >= settings.turns();
                    boolean target = settings.target() > 0 && close.top() >= settings.target();
                    boolean decided = complete || target || close.stopped();
                    boolean extra = settings.tieBreakDiscs() > 0;
                    boolean level = close.leaders().size() > 1;
                    boolean tied = settled && decided && level && !extra;
                    Tie tie = settings.tie();
                    boolean all = games && (close.stopped() || close.games() >= settings.turns());
                    when(!settled && decided, "match.score-open");
                    boolean thresholds = settings.decidedBy() == DecidedBy.THRESHOLD;
                    boolean best = settled && !games && complete && !level;
                    boolean teams = settings.teams() > 0;
                    when(best && !thresholds && !teams, "match.winner");
                    when(best && teams, "match.team-winner");
                    when(best && thresholds, "match.threshold-winner");
                    when(settled && games && target && !level, "match.target-reached");
                    when(settled && all && !target && !level, "match.most-match-points");
                    when(settled && games && close.alone() && !all && !target, "match.alone");
                    when(
                            settled
                                    && games
                                    && close.deserted()
                                    && ((level && extra) || (!all && !target)),
                            "match.nobody-stayed");
                    when(
                            settled
                                    && games
                                    && (all || target)
                                    && level
                                    && extra
                                    && !close.deserted(),
                            "match.tie-break-game");
                    when(complete && settings.countingTurns() > 0, "match.best-turns-count");
                    when(tied && tie == Tie.SHARED, "match.tie-shared");
                    when(tied && tie == Tie.HIGHEST_TURN, "match.tie-highest-turn");
                    when(tied && tie == Tie.HIGHEST_TURNS, "match.tie-highest-turns");
                    boolean individual = tie == Tie.HIGHEST_INDIVIDUAL;
                    boolean still = tied && close.winners().size() > 1 && tie != Tie.SHARED;
                    when(tied && individual, "match.tie-highest-individual");
                    when(still && individual, "match.team-tie-unbroken");
                    when(still && !individual, "match.tie-unbroken");
                    fired(findings, close);
                });
    }
}
