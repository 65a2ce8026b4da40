package org.pubgames.schocken.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.FinalOf;
import org.pubgames.schocken.rules.FinalStock;
import org.pubgames.schocken.rules.GameClose;
import org.pubgames.schocken.rules.GameLost;
import org.pubgames.schocken.rules.HalfClose;
import org.pubgames.schocken.rules.Lead;
import org.pubgames.schocken.rules.LeadCheck;
import org.pubgames.schocken.rules.Leads;
import org.pubgames.schocken.rules.Marked;
import org.pubgames.schocken.rules.Owes;

/** The end of halves, finals and games, and who leads what comes next. */
final class HalfPhase {

    private final SchockenSettings settings;

    HalfPhase(SchockenSettings settings) {
        this.settings = settings;
    }

    /** The half, or the final, is lost. */
    SchockenState close(SchockenState state, String loser, Judging judging) {
        SchockenState lost = NextState.after(state).halfLoser(loser).done();
        HalfClose half = new HalfClose(judging.findings(), lost, loser, settings);
        Findings found = judging.ask(half);
        NextState next = NextState.after(lost);
        found.effect(Marked.class).ifPresent(marked -> next.marker(marked.player()));
        Optional<String> last = Optional.of(loser);
        if (found.has(Effect.NEXT_HALF)) {
            next.nextHalf(settings, lost.seats());
            return lead(next.done(), Lead.Before.HALF, last, judging);
        }
        if (found.has(Effect.FINALE)) {
            next.finale(settings, half.losers());
            return lead(next.done(), Lead.Before.FINALE, last, judging);
        }
        Optional<FinalOf> some = found.effect(FinalOf.class);
        if (some.isPresent()) {
            next.finale(settings, some.get().players());
            return lead(next.done(), Lead.Before.FINALE, last, judging);
        }
        return found.effect(GameLost.class)
                .map(game -> closeGame(next.done(), game.players(), judging))
                .orElseGet(next::done);
    }

    private SchockenState closeGame(SchockenState state, List<String> losers, Judging judging) {
        SchockenState lost = NextState.after(state).gameLosers(losers).done();
        Findings found = judging.ask(new GameClose(judging.findings(), lost, losers, settings));
        NextState next = NextState.after(lost);
        found.effect(Owes.class).ifPresent(next::owe);
        if (found.has(Effect.MATCH_OVER)) {
            return next.over().done();
        }
        if (found.has(Effect.NEXT_GAME)) {
            Optional<String> last = Optional.of(losers.get(losers.size() - 1));
            return lead(next.nextGame(settings).done(), Lead.Before.GAME, last, judging);
        }
        return next.done();
    }

    /** The next round begins; whoever should lead and is out is replaced. */
    SchockenState lead(
            SchockenState state, Lead.Before before, Optional<String> loser, Judging judging) {
        Findings found = judging.ask(new Lead(judging.findings(), before, loser, state, settings));
        // One rule always names a leader; only a rule set that lost one falls back on the seats.
        String leader =
                found.effect(Leads.class)
                        .map(leads -> playing(state, leads.player(), judging))
                        .orElse(state.seats().get(0));
        NextState next = NextState.after(state);
        found.effect(FinalStock.class).ifPresent(own -> next.stock(own.discs()));
        return next.nextRound(leader).done();
    }

    /** Who should lead, or who leads instead when that player is out. */
    static String playing(SchockenState state, String chosen, Judging judging) {
        LeadCheck check = new LeadCheck(judging.findings(), state, chosen);
        return check.plays()
                ? chosen
                : judging.ask(check).effect(Leads.class).map(Leads::player).orElse(chosen);
    }
}
