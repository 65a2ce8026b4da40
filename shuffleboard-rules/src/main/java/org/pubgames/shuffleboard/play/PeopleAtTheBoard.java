package org.pubgames.shuffleboard.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Faults;
import org.pubgames.shuffleboard.ShuffleboardEvent.Intervention;
import org.pubgames.shuffleboard.ShuffleboardPosition;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardSettings.Absence;
import org.pubgames.shuffleboard.ShuffleboardSettings.Substitution;
import org.pubgames.shuffleboard.ShuffleboardSettings.Withdrawal;
import org.pubgames.shuffleboard.SideParticulars;
import org.pubgames.shuffleboard.SideParticulars.Decided;
import org.pubgames.shuffleboard.SideParticulars.Left;
import org.pubgames.shuffleboard.SideParticulars.StandIn;
import org.pubgames.shuffleboard.SideState;

/**
 * What a position says of the people of a side, besides their score.
 *
 * @param sides both sides, as the seats are
 */
record PeopleAtTheBoard(ShuffleboardSettings settings, List<SideState> sides) {

    /** The most points of one decision of the organizer. */
    private static final int MOST_POINTS = 100;

    /** Adds what cannot be. */
    void check(ShuffleboardPosition position, Faults faults) {
        Set<String> playing = new HashSet<>();
        sides.forEach(side -> playing.addAll(side.players()));
        for (SideState side : sides) {
            check(position, side, playing, faults);
        }
    }

    private void check(
            ShuffleboardPosition position, SideState side, Set<String> playing, Faults faults) {
        String path = "/" + side.side().letter() + "/particulars";
        SideParticulars known = position.of(side.side()).known();
        List<String> gone = known.left().stream().map(Left::player).toList();
        Faults own = new Faults(side.players());
        own.seated(path + "/absent", known.absent());
        own.some(path + "/left", "player", gone);
        own.some(
                path + "/standIns",
                "player",
                known.standIns().stream().map(StandIn::player).toList());
        for (int i = 0; i < known.absent().size(); i++) {
            if (settings.absence() == Absence.FORFEITS) {
                own.refused(
                        path + "/absent/" + i,
                        known.absent().get(i),
                        "shuffleboard.people.absent-forfeits");
            } else {
                own.unless(
                        !gone.contains(known.absent().get(i))
                                && known.absent().indexOf(known.absent().get(i)) == i,
                        path + "/absent/" + i,
                        known.absent().get(i),
                        "");
            }
        }
        left(known, side, path, own);
        standIns(known, gone, playing, path, own);
        for (int i = 0; i < known.decisions().size(); i++) {
            decided(position, known.decisions().get(i), path + "/decisions/" + i, own);
        }
        String shooter = position.of(side.side()).shooter().orElse(side.shooter(0));
        own.unless(
                !gone.contains(shooter),
                "/" + side.side().letter() + "/shooter",
                shooter,
                String.join(", ", side.players().stream().filter(p -> !gone.contains(p)).toList()));
        faults.addAll(own);
    }

    private void left(SideParticulars known, SideState side, String path, Faults faults) {
        for (int i = 0; i < known.left().size(); i++) {
            Left left = known.left().get(i);
            if (settings.withdrawal() == Withdrawal.SIDE_LOSES) {
                faults.refused(path + "/left/" + i, left.player(), "shuffleboard.people.withdrew");
            }
            faults.unless(
                    left.because().map(text -> !text.isBlank()).orElse(true),
                    path + "/left/" + i + "/because",
                    left.because().orElse(""),
                    "");
        }
        faults.unless(
                known.left().isEmpty() || known.left().size() < side.players().size(),
                path + "/left",
                known.left().size(),
                "0–" + (side.players().size() - 1));
    }

    private void standIns(
            SideParticulars known,
            List<String> gone,
            Set<String> playing,
            String path,
            Faults faults) {
        for (int i = 0; i < known.standIns().size(); i++) {
            StandIn each = known.standIns().get(i);
            String at = path + "/standIns/" + i;
            if (settings.substitution() == Substitution.NOT_ALLOWED) {
                faults.refused(at, each.by(), "shuffleboard.people.replaced-not-allowed");
            }
            faults.unless(!gone.contains(each.player()), at + "/player", each.player(), "");
            boolean named = Seats.isName(each.by());
            faults.unless(named && playing.add(each.by()), at + "/by", each.by(), "");
        }
    }

    private static void decided(
            ShuffleboardPosition position, Decided decided, String path, Faults faults) {
        faults.range(path + "/game", decided.game(), 1, position.playedGame());
        faults.range(path + "/end", decided.end(), 1, Integer.MAX_VALUE);
        boolean pointed =
                decided.decision() == Intervention.AWARD
                        || decided.decision() == Intervention.DEDUCT;
        if (pointed) {
            faults.range(path + "/points", decided.points().orElse(0), 1, MOST_POINTS);
        } else {
            faults.unless(
                    decided.points().isEmpty(), path + "/points", decided.points().orElse(0), "");
        }
        faults.unless(
                decided.decision() != Intervention.DECIDE,
                path + "/decision",
                decided.decision(),
                "");
    }
}
