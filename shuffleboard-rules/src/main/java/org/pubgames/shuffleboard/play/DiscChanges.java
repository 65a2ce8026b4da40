package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Disc.Status;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.rules.HandedBack;
import org.pubgames.shuffleboard.rules.Removed;
import org.pubgames.shuffleboard.rules.Respot;
import org.pubgames.shuffleboard.rules.Restored;
import org.pubgames.shuffleboard.rules.Returned;
import org.pubgames.shuffleboard.rules.UsedUp;

/** Does with the discs of an end what the rules concluded. */
final class DiscChanges {

    private final PlayedGame game;

    DiscChanges(PlayedGame game) {
        this.game = game;
    }

    End changed(End end, Findings findings) {
        End now = end;
        for (Removed removed : findings.effects(Removed.class)) {
            now = change(now, removed.disc(), Status.GONE);
        }
        // what the rules put back is back, even if it lay off the board
        for (Restored restored : findings.effects(Restored.class)) {
            now = restored(now, restored.disc());
        }
        for (Returned returned : findings.effects(Returned.class)) {
            now = change(now, returned.disc(), Status.RETURNED);
        }
        for (HandedBack handed : findings.effects(HandedBack.class)) {
            now = handedBack(now, handed);
        }
        for (UsedUp used : findings.effects(UsedUp.class)) {
            Optional<Disc> disc = now.toPlay(used.side());
            now = disc.isPresent() ? now.with(disc.get().with(Status.GONE)) : now;
        }
        for (Respot respot : findings.effects(Respot.class)) {
            now = respotted(now, respot);
        }
        return now;
    }

    /**
     * The discs that rules took off.
     *
     * @param before how many had been taken off before, for where they came to rest
     */
    static List<String> takenOff(Findings findings, int before) {
        return findings.effects(Removed.class).stream().skip(before).map(Removed::disc).toList();
    }

    /** The discs without those that rules took off the board. */
    static List<Disc> without(List<Disc> discs, Findings findings) {
        List<Removed> removed = findings.effects(Removed.class);
        if (removed.isEmpty()) {
            return discs;
        }
        List<Disc> now = new ArrayList<>(discs);
        for (Removed each : removed) {
            now.replaceAll(disc -> disc.name().equals(each.disc()) ? disc.with(Status.GONE) : disc);
        }
        return now;
    }

    private static End change(End end, String name, Status status) {
        return end.disc(name).map(disc -> end.with(disc.with(status))).orElse(end);
    }

    private static End restored(End end, String name) {
        return end.last().flatMap(shot -> End.find(shot.before(), name)).map(end::with).orElse(end);
    }

    /** The disc played was one of the opponents'; the one that it was reported as still waits. */
    private static End handedBack(End end, HandedBack handed) {
        Optional<Disc> played = end.disc(handed.played());
        Optional<Disc> theirs = end.disc(handed.theirs());
        if (played.isEmpty() || theirs.isEmpty()) {
            return end;
        }
        Disc shot = played.get();
        Disc other = theirs.get();
        End again = end.with(Disc.waiting(shot.side(), shot.number()));
        return handed.stays() && shot.lies()
                ? again.with(other.lying(shot.place().orElseThrow(), shot.spot().orElseThrow()))
                        .calledLate(other.name(), Foul.OPPONENTS_DISC)
                : again.with(other.with(Status.RETURNED));
    }

    private End respotted(End end, Respot respot) {
        Optional<Disc> found = end.disc(respot.disc());
        if (found.isEmpty()) {
            return end;
        }
        Disc disc = found.get();
        String word = respot.hangs() ? game.hangingWord(disc) : game.deepestArea();
        return game.board()
                .called(word)
                .map(spot -> end.with(disc.lying(disc.place().orElseThrow(), spot)))
                .orElse(end);
    }
}
