package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.ShuffleboardSettings.Blank;
import org.pubgames.shuffleboard.ShuffleboardSettings.Overshoot;
import org.pubgames.shuffleboard.court.CourtSettings;

/** A match kept with pencil and paper: from what each end scored to who has won. */
final class Ledger {

    private final ShuffleboardSettings settings;
    private final boolean doubles;
    private final int target;
    private final int tieFrames;
    private final int[] headStarts;
    private final int[] totals = new int[2];
    private final int[] games = new int[2];
    private int game = 1;
    private int ends;
    private int extra;
    private boolean extended;
    private boolean over;

    Ledger(ShuffleboardSettings settings, boolean doubles, int[] headStarts) {
        this.settings = settings;
        this.doubles = doubles;
        this.target = doubles ? settings.doublesTarget() : settings.target();
        this.tieFrames = doubles ? settings.doublesTieFrames() : settings.tieFrames();
        this.headStarts = headStarts.clone();
        begin();
    }

    private void begin() {
        System.arraycopy(headStarts, 0, totals, 0, 2);
        ends = 0;
        extra = 0;
        extended = false;
    }

    /** An end with these scores. */
    void end(int a, int b) {
        if (over) {
            throw new IllegalStateException("an end after the end");
        }
        totals[0] = total(totals[0] + a);
        totals[1] = total(totals[1] + b);
        ends++;
        boolean level = totals[0] == totals[1];
        if (extended) {
            extra = Math.max(0, extra - 1);
        }
        if (due(level) && level && tieFrames > 0) {
            extended = true;
            extra = tieFrames;
        } else if (due(level)) {
            close(level);
        }
    }

    /** A side gives up the game in progress. */
    void givenUp(Side side) {
        games[side == Side.A ? 1 : 0]++;
        goOn();
    }

    /** Whether the game may end now. */
    private boolean due(boolean level) {
        int high = Math.max(totals[0], totals[1]);
        boolean played = frames() > 0 && ends >= frames();
        boolean enough = level || Math.abs(totals[0] - totals[1]) >= settings.margin();
        if (extended) {
            // who must hit the target exactly has not ended the game before he does
            boolean exact = settings.overshoot() == Overshoot.BUST_BACK && high != target;
            return extra == 0 && (played || (!exact && enough));
        }
        return played || (target > 0 && high >= target && enough);
    }

    /** The last game that can decide a match may be shorter. */
    private int frames() {
        boolean deciding = settings.bestOf() > 1 && game == settings.bestOf();
        return deciding && settings instanceof CourtSettings court && court.deciderFrames() > 0
                ? court.deciderFrames()
                : settings.frames();
    }

    private int total(int total) {
        boolean tooMuch = target > 0 && total > target;
        return tooMuch && settings.overshoot() == Overshoot.BUST_BACK
                ? target - (total - target)
                : total;
    }

    private void close(boolean level) {
        if (!level) {
            games[totals[0] > totals[1] ? 0 : 1]++;
        }
        goOn();
    }

    private void goOn() {
        int most = Math.max(games[0], games[1]);
        if (2 * most > settings.bestOf() || game == settings.bestOf()) {
            over = true;
        } else {
            game++;
            begin();
        }
    }

    /** What the book says now, in the words of a state. */
    List<Object> page() {
        return List.of(game, totals[0], totals[1], games[0], games[1], extra, extended, over);
    }

    /** The same of a state. */
    static List<Object> page(ShuffleboardState state) {
        return List.of(
                state.game(),
                state.points(Side.A),
                state.points(Side.B),
                state.side(Side.A).games(),
                state.side(Side.B).games(),
                state.extra(),
                state.extended(),
                state.stage() == Stage.OVER);
    }

    /** Who has won more games; empty for a draw. */
    Optional<Side> winner() {
        return games[0] == games[1]
                ? Optional.empty()
                : Optional.of(games[0] > games[1] ? Side.A : Side.B);
    }

    /**
     * Who leads the end after this one of a game that this side began and that was level so often.
     */
    Side leaderAfter(EndResult last, Side began, int ties) {
        if (settings instanceof CourtSettings court && court.coloursAfter() == last.number()) {
            return other(began);
        }
        return switch (settings.lead()) {
            case END_WINNER -> {
                // the discs decide, not what fouls cost
                int a = last.a() - last.foulsA();
                int b = last.b() - last.foulsB();
                if (a != b) {
                    yield a > b ? Side.A : Side.B;
                }
                yield settings.blankEnd() == Blank.SAME ? last.leader() : other(last.leader());
            }
            case SAME_SIDE -> last.leader();
            case EACH_END -> other(last.leader());
            // after the second, fourth … end
            case EACH_ROUND -> last.number() % 2 == 0 ? other(last.leader()) : last.leader();
            case EACH_END_PAIRS_EACH_ROUND ->
                    doubles && last.number() % 2 == 1 ? last.leader() : other(last.leader());
            case MIRRORED -> mirrored(last);
            case MIRRORED_TIES_IN_TURN -> {
                if (ties == 0) {
                    yield mirrored(last);
                }
                yield ties % 2 == 0 ? other(began) : began;
            }
        };
    }

    private static Side mirrored(EndResult last) {
        return last.number() % 2 == 1 ? other(last.leader()) : last.leader();
    }

    /** How often the game in progress was level when it should have ended. */
    static int ties(ShuffleboardState state) {
        int ties = 0;
        int extra = 0;
        for (EndResult result : state.results()) {
            if (result.game() == state.game()) {
                // ends that are still to be played get more only when some are added
                ties += result.before().extra() > extra ? 1 : 0;
                extra = Math.max(0, result.before().extra() - 1);
            }
        }
        return ties + (state.extra() > extra ? 1 : 0);
    }

    static Side other(Side side) {
        return side == Side.A ? Side.B : Side.A;
    }
}
