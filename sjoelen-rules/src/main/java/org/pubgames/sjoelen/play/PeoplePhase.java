package org.pubgames.sjoelen.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.PlayerParticulars;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.Abandonment;
import org.pubgames.sjoelen.rules.AbsentPlayer;
import org.pubgames.sjoelen.rules.Arrival;
import org.pubgames.sjoelen.rules.Concession;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.Missing;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Replacement;
import org.pubgames.sjoelen.rules.Sending;

/** Who is there and who is not, who gives up, and a match that is not played to its end. */
final class PeoplePhase {

    private final SjoelenSettings settings;

    PeoplePhase(SjoelenSettings settings) {
        this.settings = settings;
    }

    SjoelenState disqualified(
            SjoelenState state, SjoelenEvent.PlayerDisqualified event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Sending sending = new Sending(judging.findings(), state, seat, event, settings);
        return judging.put(sending).has(Effect.SEND_OFF)
                ? state.with(seat.sentOff(event.because()))
                : state;
    }

    SjoelenState absent(SjoelenState state, SjoelenEvent.PlayerAbsent event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        AbsentPlayer absence = new AbsentPlayer(judging.findings(), state, seat, event, settings);
        return judging.put(absence).has(Effect.AWAY) ? state.with(seat.absent(true)) : state;
    }

    SjoelenState arrived(SjoelenState state, SjoelenEvent.PlayerArrived event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Arrival arrival = new Arrival(judging.findings(), state, seat, event, settings);
        return judging.put(arrival).has(Effect.ARRIVE) ? state.with(seat.absent(false)) : state;
    }

    SjoelenState replaced(SjoelenState state, SjoelenEvent.PlayerReplaced event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Replacement replacement = new Replacement(judging.findings(), state, seat, event, settings);
        return judging.put(replacement).has(Effect.REPLACE)
                ? state.with(
                        seat.absent(false)
                                .replacedBy(
                                        Optional.of(event.by())
                                                .filter(name -> !name.equals(event.player()))))
                : state;
    }

    SjoelenState abandoned(SjoelenState state, SjoelenEvent.MatchAbandoned event, Judging judging) {
        Findings findings =
                judging.put(new Abandonment(judging.findings(), state, event, settings));
        if (findings.has(Effect.VOID_MATCH)) {
            return state.forNothing(event.cause());
        }
        return findings.has(Effect.ABANDON) ? state.abandoned(event.cause()) : state;
    }

    SjoelenState conceded(SjoelenState state, SjoelenEvent.GameConceded event, Judging judging) {
        SjoelenPlayer seat = state.seat(event.player());
        Concession concession = new Concession(judging.findings(), state, seat, event, settings);
        if (!judging.put(concession).has(Effect.CONCEDE_GAME)) {
            return state;
        }
        int game = concession.game();
        return state.with(
                seat.card().size() < game
                        ? seat.noted(CardLine.unplayed(game, CardLine.Status.CONCEDED))
                        : seat.withLine(game, zero(seat, game, CardLine.Status.CONCEDED)));
    }

    /**
     * Turns that nobody will play any more: of a player who is not there, or of one to whom all
     * others have left the game.
     */
    SjoelenState unplayed(SjoelenState after, Judging judging) {
        SjoelenState state = after;
        boolean nothing =
                after.players().stream().noneMatch(PeoplePhase::leavesTurns)
                        || after.ranking().isPresent()
                        || after.abandoned().isPresent();
        if (nothing) {
            return state;
        }
        // nobody loses more turns than somebody has on the card, whatever the rules say
        int longest = after.players().stream().mapToInt(each -> each.card().size()).max().orElse(0);
        for (SjoelenPlayer player : after.players()) {
            Optional<SjoelenPlayer> next = Optional.of(player);
            while (next.isPresent()) {
                SjoelenPlayer seat = next.get();
                state = state.with(seat);
                next =
                        seat.card().size() < longest
                                ? unplayed(state, seat, judging)
                                : Optional.empty();
            }
        }
        return state;
    }

    private static boolean leavesTurns(SjoelenPlayer player) {
        return player.away() || player.card().stream().anyMatch(CardLine::forfeited);
    }

    private Optional<SjoelenPlayer> unplayed(
            SjoelenState state, SjoelenPlayer seat, Judging judging) {
        Missing missing = new Missing(judging.findings(), state, seat, settings);
        Findings findings = judging.ask(missing);
        boolean given = findings.has(Effect.GIVE_GAME);
        if (!given && !findings.has(Effect.LOSE_TURN)) {
            return Optional.empty();
        }
        return Optional.of(
                seat.noted(
                        CardLine.unplayed(
                                missing.turn(),
                                given ? CardLine.Status.GIVEN : CardLine.Status.MISSED)));
    }

    /** What follows the organizer's word, besides turns that are played again and disputes. */
    static SjoelenState decided(SjoelenState state, OrganizerWord word, Findings findings) {
        SjoelenPlayer seat = state.seat(word.player());
        SjoelenEvent.OrganizerDecided event = word.event();
        boolean annuls = findings.has(Effect.ANNUL_TURN);
        boolean decides = findings.has(Effect.DECIDE_MATCH);
        if (!annuls && !decides && !findings.has(Effect.COUNT_DECISION)) {
            return state;
        }
        SjoelenPlayer told =
                seat.decided(
                        new PlayerParticulars.Decided(
                                event.decision(),
                                event.points(),
                                annuls ? Optional.of(word.about()) : event.turn(),
                                event.matter()));
        if (annuls) {
            return state.with(annulled(told, word));
        }
        return decides
                ? state.with(told).givenUp().ranked(Optional.of(SjoelenState.Ranking.BY_TOTAL))
                : state.with(told);
    }

    private static SjoelenPlayer annulled(SjoelenPlayer seat, OrganizerWord word) {
        return word.turnRunning()
                ? seat.noted(CardLine.unplayed(word.about(), CardLine.Status.DEDUCTED))
                : seat.withLine(word.line(), zero(seat, word.line(), CardLine.Status.DEDUCTED));
    }

    private static CardLine zero(SjoelenPlayer seat, int turn, CardLine.Status status) {
        return seat.card().get(turn - 1).counting(0, status, Optional.empty());
    }
}
