package org.pubgames.shuffleboard.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.GameConceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.MatchAbandoned;
import org.pubgames.shuffleboard.ShuffleboardEvent.OrganizerDecided;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerAbsent;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerArrived;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerDisqualified;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerWithdrew;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideParticulars.Decided;
import org.pubgames.shuffleboard.SideState;
import org.pubgames.shuffleboard.rules.Abandonment;
import org.pubgames.shuffleboard.rules.AbsentPlayer;
import org.pubgames.shuffleboard.rules.Arrival;
import org.pubgames.shuffleboard.rules.Attending;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.GameGivenUp;
import org.pubgames.shuffleboard.rules.GameWon;
import org.pubgames.shuffleboard.rules.Leaving;
import org.pubgames.shuffleboard.rules.OrganizerWord;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Replacement;

/** Who is there and who is not, what the organizer decides, a match that is broken off. */
final class PeoplePhase {

    private final ShuffleboardSettings settings;
    private final MatchPhase match;

    PeoplePhase(ShuffleboardSettings settings, MatchPhase match) {
        this.settings = settings;
        this.match = match;
    }

    ShuffleboardState withdrew(ShuffleboardState state, PlayerWithdrew event, Judging judging) {
        return gone(state, event.player(), Optional.empty(), judging);
    }

    ShuffleboardState disqualified(
            ShuffleboardState state, PlayerDisqualified event, Judging judging) {
        return gone(state, event.player(), Optional.of(event.because()), judging);
    }

    private ShuffleboardState gone(
            ShuffleboardState state, String player, Optional<String> reason, Judging judging) {
        judging.put(new Attending(judging.findings(), state, player));
        Leaving leaving = new Leaving(judging.findings(), state, player, reason, settings);
        Findings findings = judging.put(leaving);
        ShuffleboardState now = state.with(leaving.own().without(player, reason));
        Optional<Ending> ending = findings.effect(Ending.class);
        if (ending.isPresent()) {
            return now.over(ending.get(), now.end());
        }
        // of two partners the one who stays plays on, or plays now as the end is his
        return findings.has(Effect.PARTNER_PLAYS_ON)
                ? now.end()
                        .map(end -> end.withShooter(leaving.side(), leaving.partner()))
                        .map(now::with)
                        .orElse(now)
                : state;
    }

    ShuffleboardState absent(ShuffleboardState state, PlayerAbsent event, Judging judging) {
        judging.put(new Attending(judging.findings(), state, event.player()));
        AbsentPlayer absent = new AbsentPlayer(judging.findings(), state, event, settings);
        Findings findings = judging.put(absent);
        Optional<Ending> ending = findings.effect(Ending.class);
        if (ending.isPresent()) {
            return state.over(ending.get(), state.end());
        }
        return findings.has(Effect.AWAY)
                ? state.with(absent.own().absent(event.player(), true))
                : state;
    }

    ShuffleboardState arrived(ShuffleboardState state, PlayerArrived event, Judging judging) {
        Arrival arrival = new Arrival(judging.findings(), state, event);
        return judging.put(arrival).has(Effect.ARRIVED)
                ? state.with(arrival.own().absent(event.player(), false))
                : state;
    }

    ShuffleboardState replaced(ShuffleboardState state, PlayerReplaced event, Judging judging) {
        judging.put(new Attending(judging.findings(), state, event.player()));
        Replacement replacement = new Replacement(judging.findings(), state, event, settings);
        return judging.put(replacement).has(Effect.REPLACED)
                ? state.with(
                        replacement
                                .own()
                                .absent(event.player(), false)
                                .replaced(
                                        event.player(),
                                        Optional.of(event.by())
                                                .filter(name -> !name.equals(event.player()))))
                : state;
    }

    ShuffleboardState gameConceded(ShuffleboardState state, GameConceded event, Judging judging) {
        GameGivenUp givenUp = new GameGivenUp(judging.findings(), state, event, settings);
        return judging.put(givenUp)
                .effect(GameWon.class)
                .map(won -> match.conceded(state, won.side(), judging))
                .orElse(state);
    }

    ShuffleboardState abandoned(ShuffleboardState state, MatchAbandoned event, Judging judging) {
        Findings findings =
                judging.put(new Abandonment(judging.findings(), state, event, settings));
        if (findings.has(Effect.MATCH_VOID)) {
            return state.over(Ending.forNothing(event.cause()), state.end());
        }
        return findings.effect(Ending.class)
                .map(ending -> state.over(ending.brokenOff(event.cause()), state.end()))
                .orElse(state);
    }

    ShuffleboardState decided(ShuffleboardState state, OrganizerDecided event, Judging judging) {
        OrganizerWord word = new OrganizerWord(judging.findings(), state, event);
        Findings findings = judging.put(word);
        if (findings.forbidden()) {
            return state;
        }
        boolean annuls = findings.has(Effect.END_ANNULLED);
        int end = annuls ? word.number() : state.end().map(each -> each.number()).orElse(1);
        SideState told =
                word.own()
                        .decided(
                                new Decided(
                                        event.decision(),
                                        event.points(),
                                        state.game(),
                                        end,
                                        event.matter()));
        ShuffleboardState now = state.with(told);
        if (annuls) {
            return match.annulled(now, judging);
        }
        Optional<Ending> ending = findings.effect(Ending.class);
        if (ending.isPresent()) {
            return now.over(ending.get(), now.end());
        }
        End changed = now.current();
        for (Points points : findings.effects(Points.class)) {
            changed = changed.withFoul(points.side(), points.points());
        }
        return now.with(changed);
    }

    /** Points that the organizer gave in an end that is played again count in it. */
    static End withDecisions(ShuffleboardState state, End end) {
        End now = end;
        for (Side side : Side.values()) {
            now = now.withFoul(side, state.side(side).known().given(state.game(), end.number()));
        }
        return now;
    }
}
