package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;
import org.pubgames.shuffleboard.rules.Bust;
import org.pubgames.shuffleboard.rules.Colour;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.Extra;
import org.pubgames.shuffleboard.rules.GameClose;
import org.pubgames.shuffleboard.rules.GameLength;
import org.pubgames.shuffleboard.rules.GameWon;
import org.pubgames.shuffleboard.rules.Leader;
import org.pubgames.shuffleboard.rules.NextEnd;
import org.pubgames.shuffleboard.rules.Partner;
import org.pubgames.shuffleboard.rules.PlayedFrom;
import org.pubgames.shuffleboard.rules.SeriesClose;
import org.pubgames.shuffleboard.rules.TotalReached;

/** Between two ends: totals, the end of a game and of the match, who leads next. */
final class MatchDesk {

    private final House house;
    private final ShuffleboardSettings settings;

    MatchDesk(House house) {
        this.house = house;
        this.settings = house.settings();
    }

    void firstEnd(Play play, Side leader, Judging judging) {
        play.newGame(leader, false);
        open(play, 1, Optional.empty(), judging);
    }

    /** The end in progress has these scores. */
    void counted(Play play, int scoreA, int scoreB, Judging judging) {
        End end = play.end();
        settle(
                play,
                end.number(),
                end.leader(),
                end.from(),
                scoreA,
                scoreB,
                end.fouls(),
                Optional.empty(),
                judging);
    }

    private void settle(
            Play play,
            int number,
            Side leader,
            From from,
            int scoreA,
            int scoreB,
            List<Integer> fouls,
            Optional<End> following,
            Judging judging) {
        EndResult.Standing before = play.standing();
        total(play, Side.A, scoreA, judging);
        total(play, Side.B, scoreB, judging);
        play.add(
                new EndResult(
                        play.game(),
                        number,
                        leader,
                        scoreA,
                        scoreB,
                        play.side(Side.A).points(),
                        play.side(Side.B).points(),
                        fouls.get(0),
                        fouls.get(1),
                        before));
        play.extraPlayed();
        if (closed(play, judging)) {
            return;
        }
        // what was played in the end that follows stands, with the side that led it
        Optional<End> stands = following.filter(End::begun);
        if (stands.isPresent()) {
            play.end(stands.get());
            play.stage(stands.get().next().isPresent() ? Stage.SHOOTING : Stage.COUNTING);
            return;
        }
        open(play, number + 1, Optional.of(from), judging);
        for (Side side : Side.values()) {
            following.ifPresent(end -> play.end(play.end().withFoul(side, end.fouls(side))));
        }
    }

    private void total(Play play, Side side, int scored, Judging judging) {
        int total = play.side(side).points() + scored;
        Findings concluded =
                judging.ask(
                        new TotalReached(
                                judging.findings(),
                                side,
                                total,
                                target(play),
                                settings.overshoot()));
        play.side(
                play.side(side)
                        .withPoints(concluded.effect(Bust.class).map(Bust::total).orElse(total)));
    }

    private int target(Play play) {
        return play.doubles() ? settings.doublesTarget() : settings.target();
    }

    private int tieFrames(Play play) {
        return play.doubles() ? settings.doublesTieFrames() : settings.tieFrames();
    }

    /** Whether the game is over; then another has begun, or the match is over. */
    private boolean closed(Play play, Judging judging) {
        int pointsA = play.side(Side.A).points();
        int pointsB = play.side(Side.B).points();
        house.closing(judging.findings(), play.game(), play.endsPlayed()).forEach(judging::put);
        int frames =
                judging.findings()
                        .effect(GameLength.class)
                        .map(GameLength::frames)
                        .orElse(settings.frames());
        Findings findings =
                judging.put(
                        new GameClose(
                                judging.findings(),
                                pointsA >= pointsB ? Side.A : Side.B,
                                Math.max(pointsA, pointsB),
                                Math.min(pointsA, pointsB),
                                target(play),
                                settings.margin(),
                                frames,
                                play.endsPlayed(),
                                play.extra(),
                                play.extended(),
                                tieFrames(play),
                                settings.overshoot()));
        findings.effect(Extra.class).ifPresent(extra -> play.extend(extra.ends()));
        Optional<GameWon> won = findings.effect(GameWon.class);
        won.map(GameWon::side)
                .map(play::side)
                .ifPresent(side -> play.side(side.withGames(side.games() + 1)));
        if (won.isEmpty() && !findings.has(Effect.GAME_DRAWN)) {
            return false;
        }
        series(play, judging);
        return true;
    }

    private void series(Play play, Judging judging) {
        int gamesA = play.side(Side.A).games();
        int gamesB = play.side(Side.B).games();
        Findings findings =
                judging.put(
                        new SeriesClose(
                                judging.findings(),
                                gamesA >= gamesB ? Side.A : Side.B,
                                Math.max(gamesA, gamesB),
                                Math.min(gamesA, gamesB),
                                settings.bestOf() / 2 + 1,
                                settings.bestOf() - play.game(),
                                play.game()));
        if (findings.has(Effect.NEW_GAME)) {
            play.newGame(play.firstLeader().orElse(Side.A), true);
            open(play, 1, Optional.empty(), judging);
        }
        findings.effect(Ending.class)
                .ifPresent(
                        ending -> {
                            play.noEnd();
                            play.over(ending);
                        });
    }

    /** The next end is laid open: who leads, from where, who plays for each side. */
    private void open(Play play, int number, Optional<From> before, Judging judging) {
        Side leads = play.firstLeader().orElse(Side.A);
        Optional<EndResult> last = play.lastResult().filter(result -> number > 1);
        int lead = last.map(EndResult::lead).orElse(0);
        Findings findings = judging.findings();
        NextEnd next =
                new NextEnd(
                        findings,
                        play.game(),
                        number,
                        settings.lead(),
                        lead != 0,
                        lead >= 0 ? Side.A : Side.B,
                        settings.blankEnd(),
                        last.map(EndResult::leader).orElse(leads),
                        leads,
                        settings.changeEnds(),
                        before.orElse(From.HEAD),
                        play.doubles(),
                        house.newHalf(number),
                        play.ties(tieFrames(play)));
        Findings concluded = judging.ask(next);
        Side leader = concluded.effect(Leader.class).map(Leader::side).orElse(next.firstLeader());
        if (number == 1 && play.game() > 1) {
            play.newGame(leader, false);
        }
        play.end(
                fresh(
                        play,
                        number,
                        concluded
                                .effect(PlayedFrom.class)
                                .map(PlayedFrom::from)
                                .orElse(next.lastFrom()),
                        leader,
                        concluded.effect(Partner.class).map(Partner::index).orElse(0)));
        play.stage(Stage.SHOOTING);
        announce(play, judging);
    }

    /** What the rules of the game say when an end begins. */
    void announce(Play play, Judging judging) {
        Findings findings = judging.findings();
        house.opening(findings, play.end()).forEach(judging::put);
        for (Colour colour : findings.effects(Colour.class)) {
            play.side(play.side(colour.side()).coloured(colour.colour()));
        }
    }

    private End fresh(Play play, int number, From from, Side leader, int partner) {
        List<String> shooters = new ArrayList<>();
        List<Disc> discs = new ArrayList<>();
        for (Side side : Side.values()) {
            List<String> players = play.side(side).players();
            shooters.add(players.isEmpty() ? "" : players.get(partner % players.size()));
            for (int i = 1; i <= settings.discs(); i++) {
                discs.add(Disc.waiting(side, i));
            }
        }
        return new End(
                number,
                from,
                leader,
                shooters,
                0,
                Optional.of(leader),
                discs,
                List.of(0, 0),
                Optional.empty());
    }

    /** The first end when nobody has to throw a coin for it. */
    End first(Play play) {
        return fresh(play, 1, From.HEAD, Side.A, 0);
    }

    /** The end in progress begins again. */
    void again(Play play) {
        End end = play.end();
        int partner = play.side(Side.A).players().indexOf(end.shooter(Side.A));
        play.end(fresh(play, end.number(), end.from(), end.leader(), Math.max(0, partner)));
        play.stage(Stage.SHOOTING);
    }

    /** The last end really had these scores. */
    void corrected(Play play, int scoreA, int scoreB, Judging judging) {
        EndResult wrong = play.lastResult().orElseThrow();
        Optional<End> current = play.current();
        play.dropLastResult();
        play.standing(wrong.before());
        play.reopened();
        settle(
                play,
                wrong.number(),
                wrong.leader(),
                from(wrong.number()),
                scoreA,
                scoreB,
                List.of(wrong.foulsA(), wrong.foulsB()),
                current,
                judging);
    }

    private From from(int number) {
        return settings.changeEnds() && number % 2 == 0 ? From.FOOT : From.HEAD;
    }
}
