package org.pubgames.shuffleboard.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardEvent.GameConceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.OrganizerDecided;
import org.pubgames.shuffleboard.ShuffleboardEvent.Penalised;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerAbsent;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerArrived;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerDisqualified;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerWithdrew;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.rules.Report;
import org.pubgames.shuffleboard.rules.Stranger;

/** Of every event: is it the time for it, and are those who are named in it at the match? */
final class ReportPhase {

    private final List<String> seats;

    ReportPhase(List<String> seats) {
        this.seats = seats;
    }

    ShuffleboardState reported(ShuffleboardState state, ShuffleboardEvent event, Judging judging) {
        Findings findings = judging.findings();
        judging.put(new Report(findings, state, event, seats));
        players(event)
                .forEach(
                        (pointer, player) -> {
                            if (!seats.contains(player)) {
                                judging.put(new Stranger(findings, pointer, player, seats));
                            }
                        });
        return state;
    }

    /** Who is named in an event, and where. */
    private static Map<String, String> players(ShuffleboardEvent event) {
        if (event instanceof Tossed tossed) {
            return Map.of("/winner", tossed.winner());
        }
        if (event instanceof Lagged lagged) {
            Map<String, String> players = new LinkedHashMap<>();
            for (int i = 0; i < lagged.shots().size(); i++) {
                players.put("/shots/" + i + "/player", lagged.shots().get(i).player());
            }
            return players;
        }
        return player(event).map(player -> Map.of("/player", player)).orElse(Map.of());
    }

    private static Optional<String> player(ShuffleboardEvent event) {
        if (event instanceof Shot shot) {
            return Optional.of(shot.player());
        }
        if (event instanceof HandicapAgreed agreed) {
            return Optional.of(agreed.player());
        }
        if (event instanceof FoulCalled foul) {
            return Optional.of(foul.player());
        }
        if (event instanceof Penalised penalised) {
            return Optional.of(penalised.player());
        }
        return event instanceof Conceded conceded
                ? Optional.of(conceded.player())
                : absentee(event);
    }

    private static Optional<String> absentee(ShuffleboardEvent event) {
        if (event instanceof PlayerWithdrew left) {
            return Optional.of(left.player());
        }
        if (event instanceof PlayerDisqualified sentOff) {
            return Optional.of(sentOff.player());
        }
        if (event instanceof PlayerAbsent absent) {
            return Optional.of(absent.player());
        }
        if (event instanceof PlayerArrived arrived) {
            return Optional.of(arrived.player());
        }
        if (event instanceof PlayerReplaced replaced) {
            return Optional.of(replaced.player());
        }
        if (event instanceof GameConceded conceded) {
            return Optional.of(conceded.player());
        }
        return event instanceof OrganizerDecided decided
                ? Optional.of(decided.player())
                : Optional.empty();
    }
}
