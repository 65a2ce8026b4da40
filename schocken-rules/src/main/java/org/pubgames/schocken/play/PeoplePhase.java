package org.pubgames.schocken.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Abandonment;
import org.pubgames.schocken.rules.Attendance;
import org.pubgames.schocken.rules.Departure;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Joiner;
import org.pubgames.schocken.rules.Replacement;

/** Who is at the table and who is not, and an evening that ends before the match does. */
final class PeoplePhase {

    private final SchockenSettings settings;

    PeoplePhase(SchockenSettings settings) {
        this.settings = settings;
    }

    /** A player leaves, or is sent off; a half lost by it is closed afterwards. */
    SchockenState departed(SchockenState state, SchockenEvent event, Judging judging) {
        Departure departure = new Departure(judging.findings(), state, event, settings);
        Findings found = judging.put(departure);
        String name = event.player();
        Part part = found.has(Effect.SEND_OFF) ? Part.SENT_OFF : Part.GONE;
        if (part == Part.GONE && !found.has(Effect.GO)) {
            return state;
        }
        SchockenState left = NextState.after(state).departs(name, part).done();
        if (found.has(Effect.MATCH_OVER)) {
            return NextState.after(left).over().done();
        }
        return found.has(Effect.BEGIN_ANEW) ? anew(left, judging) : left;
    }

    /** Somebody sits down; the throw for the start, or the half, begins with him. */
    SchockenState joined(SchockenState state, PlayerJoined event, Judging judging) {
        Joiner joiner = new Joiner(judging.findings(), state, event, settings);
        Findings found = judging.put(joiner);
        return !found.forbidden() && found.has(Effect.SIT_DOWN)
                ? anew(NextState.after(state).joins(event.player()).done(), judging)
                : state;
    }

    /** The throw for the start, or the round, begins anew among those who are left. */
    private SchockenState anew(SchockenState state, Judging judging) {
        NextState next = NextState.after(state);
        if (state.stage() == Stage.STARTER) {
            return next.restocked(settings)
                    .rollOff(RollOff.of(RollOff.Purpose.STARTER, state.there()))
                    .done();
        }
        SchockenState again =
                state.between() ? next.restocked(settings).done() : next.unleft().done();
        String leader = HalfPhase.playing(again, again.leader().orElseThrow(), judging);
        return NextState.after(again).firstRound(leader).done();
    }

    SchockenState abandoned(SchockenState state, MatchAbandoned event, Judging judging) {
        Abandonment abandonment = new Abandonment(judging.findings(), state, event, settings);
        Findings found = judging.put(abandonment);
        NextState over = NextState.after(state).abandoned(event.cause());
        if (found.has(Effect.VOID_MATCH)) {
            return over.forNothing().done();
        }
        return found.has(Effect.ABANDON) ? over.done() : state;
    }

    SchockenState attending(SchockenState state, SchockenEvent event, Judging judging) {
        Findings found = judging.put(new Attendance(judging.findings(), state, event));
        boolean away = found.has(Effect.AWAY);
        return away || found.has(Effect.ARRIVE)
                ? NextState.after(state).absent(event.player(), away).done()
                : state;
    }

    SchockenState replaced(SchockenState state, PlayerReplaced event, Judging judging) {
        Replacement replacement = new Replacement(judging.findings(), state, event, settings);
        if (!judging.put(replacement).has(Effect.REPLACE)) {
            return state;
        }
        Optional<String> by = Optional.of(event.by()).filter(name -> !name.equals(event.player()));
        return NextState.after(state).replaced(event.player(), by).done();
    }
}
