package org.pubgames.schocken;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.PlayerState.Part;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.GameClose;
import org.pubgames.schocken.rules.GameLost;
import org.pubgames.schocken.rules.HalfCheck;
import org.pubgames.schocken.rules.HalfClose;
import org.pubgames.schocken.rules.HalfLost;
import org.pubgames.schocken.rules.Lead;
import org.pubgames.schocken.rules.LeadCheck;
import org.pubgames.schocken.rules.Leads;
import org.pubgames.schocken.rules.LeadsInstead;
import org.pubgames.schocken.rules.Marked;
import org.pubgames.schocken.rules.Owes;

/** The end of rounds, halves, finals and games, and who leads what comes next. */
final class HalfDesk {

    private final SchockenSettings settings;

    HalfDesk(SchockenSettings settings) {
        this.settings = settings;
    }

    /** Asks whether the half is decided, and closes it then. */
    boolean check(Table table, HalfCheck check, Judging judging) {
        Optional<HalfLost> lost = judging.ask(check).effect(HalfLost.class);
        lost.ifPresent(half -> close(table, half.player(), judging));
        return lost.isPresent();
    }

    /** The half, or the final, is lost. */
    void close(Table table, String loser, Judging judging) {
        table.halfLosers.add(loser);
        List<String> losers = List.copyOf(new LinkedHashSet<>(table.halfLosers));
        int most = losers.stream().mapToInt(name -> timesLost(table, name)).max().orElse(0);
        Findings found =
                judging.ask(
                        new HalfClose(
                                judging.findings(),
                                loser,
                                table.half,
                                settings.halves(),
                                table.finale,
                                settings.format(),
                                losers,
                                timesLost(table, loser),
                                losers.stream()
                                        .filter(name -> timesLost(table, name) == most)
                                        .toList(),
                                most));
        found.effect(Marked.class).ifPresent(marked -> table.marker = Optional.of(marked.player()));
        if (found.has(Effect.NEXT_HALF)) {
            table.half++;
            fresh(table, table.seats());
            lead(table, Lead.Before.HALF, Optional.of(loser), judging);
        } else if (found.has(Effect.FINALE)) {
            table.half++;
            table.finale = true;
            fresh(table, losers);
            lead(table, Lead.Before.FINALE, Optional.of(loser), judging);
        } else {
            found.effect(GameLost.class)
                    .ifPresent(lost -> closeGame(table, lost.players(), judging));
        }
    }

    private static int timesLost(Table table, String name) {
        return (int) table.halfLosers.stream().filter(name::equals).count();
    }

    private void closeGame(Table table, List<String> losers, Judging judging) {
        table.gameLosers.addAll(losers);
        boolean over = false;
        boolean next = false;
        for (int i = 0; i < losers.size(); i++) {
            int fewest =
                    table.seats().stream().mapToInt(name -> gamesLost(table, name)).min().orElse(0);
            Findings found =
                    judging.ask(
                            new GameClose(
                                    judging.findings(),
                                    losers.get(i),
                                    i == 0,
                                    settings.stake(),
                                    settings.stakeAmount(),
                                    table.game,
                                    settings.games(),
                                    table.seats().stream()
                                            .filter(name -> gamesLost(table, name) == fewest)
                                            .toList(),
                                    fewest));
            found.effect(Owes.class).ifPresent(owes -> owe(table, owes));
            over |= found.has(Effect.MATCH_OVER);
            next |= found.has(Effect.NEXT_GAME);
        }
        if (over) {
            table.stage = Stage.OVER;
            table.rollOff = Optional.empty();
        } else if (next) {
            table.game++;
            table.half = 1;
            table.finale = false;
            table.halfLosers.clear();
            table.marker = Optional.empty();
            fresh(table, table.seats());
            Optional<String> starter = Optional.of(losers.get(losers.size() - 1));
            lead(table, Lead.Before.GAME, starter, judging);
        }
    }

    private static int gamesLost(Table table, String name) {
        return (int) table.gameLosers.stream().filter(name::equals).count();
    }

    static void owe(Table table, Owes owes) {
        table.debts =
                table.debts.plus(
                        new Debt(
                                owes.player(),
                                table.game,
                                owes.stake(),
                                owes.amount(),
                                owes.reason()));
    }

    /** All discs go back to the stock; nobody has dropped anything yet. */
    private void fresh(Table table, List<String> takingPart) {
        for (PlayerState player : table.everybody()) {
            boolean plays = takingPart.contains(player.name());
            table.put(player.fresh(plays ? Part.PLAYING : Part.WATCHING));
        }
        table.stock = settings.discsFor(table.seats().size());
        table.returned = 0;
        table.stockEmptied = false;
        table.round = 0;
    }

    /** The next round of the same half. */
    void nextRound(Table table, Optional<String> loser, Judging judging) {
        lead(table, Lead.Before.ROUND, loser, judging);
    }

    private void lead(Table table, Lead.Before before, Optional<String> loser, Judging judging) {
        String last = table.leader.orElse(table.seats().get(0));
        Comparator<PlayerState> byDiscs = Comparator.comparingInt(PlayerState::discs);
        List<PlayerState> playing = table.playing();
        String most = first(playing, byDiscs.reversed(), last);
        Findings found =
                judging.ask(
                        new Lead(
                                judging.findings(),
                                before,
                                loser,
                                last,
                                table.stockEmptied,
                                settings.roundStarter(),
                                settings.secondPhaseStarter(),
                                settings.finalStarter(),
                                table.nextPlaying(loser.orElse(last)),
                                most,
                                table.nextPlaying(most),
                                first(playing, byDiscs, last),
                                table.halfLosers.isEmpty() ? last : table.halfLosers.get(0)));
        // One rule always names a leader; only a rule set that lost one falls back on the seats.
        String leader =
                found.effect(Leads.class)
                        .map(leads -> playing(table, leads.player(), judging))
                        .orElse(table.seats().get(0));
        table.round++;
        table.beginRound(leader);
    }

    /** Who should lead, or who leads instead when that player is out. */
    private static String playing(Table table, String chosen, Judging judging) {
        return judging.ask(
                        new LeadCheck(
                                judging.findings(),
                                chosen,
                                table.player(chosen).playing(),
                                table.nextPlaying(chosen)))
                .effect(LeadsInstead.class)
                .map(LeadsInstead::player)
                .orElse(chosen);
    }

    /** The first one in seating order of those who come first; equal ones keep their order. */
    private static String first(
            List<PlayerState> players, Comparator<PlayerState> order, String otherwise) {
        return players.stream().sorted(order).findFirst().map(PlayerState::name).orElse(otherwise);
    }
}
