package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.EndScore;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndVoided;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;
import org.pubgames.shuffleboard.Stage;
import org.pubgames.shuffleboard.rules.AboveTarget;
import org.pubgames.shuffleboard.rules.Bust;
import org.pubgames.shuffleboard.rules.Colour;
import org.pubgames.shuffleboard.rules.Concession;
import org.pubgames.shuffleboard.rules.Correction;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.EndReplay;
import org.pubgames.shuffleboard.rules.Extra;
import org.pubgames.shuffleboard.rules.GameClose;
import org.pubgames.shuffleboard.rules.GameLength;
import org.pubgames.shuffleboard.rules.GameWon;
import org.pubgames.shuffleboard.rules.Leader;
import org.pubgames.shuffleboard.rules.NextEnd;
import org.pubgames.shuffleboard.rules.Partner;
import org.pubgames.shuffleboard.rules.PlayedFrom;
import org.pubgames.shuffleboard.rules.SeriesClose;

/** Between two ends: totals, the end of a game and of the match, who leads next. */
final class MatchPhase {

    private final PlayedGame game;
    private final ShuffleboardSettings settings;
    private final int mostPoints;

    /**
     * The phase of a game.
     *
     * @param mostPoints the most points that one disc can score
     */
    MatchPhase(PlayedGame game, int mostPoints) {
        this.game = game;
        this.settings = game.settings();
        this.mostPoints = mostPoints;
    }

    /** The side of a player who has a seat. */
    static Side side(ShuffleboardState state, String player) {
        return state.sideOf(player).orElse(Side.A);
    }

    /** The first end when nobody has to throw a coin for it. */
    ShuffleboardState withoutToss(ShuffleboardState waiting) {
        ShuffleboardState begun = waiting.atGame(1, Side.A);
        return begun.with(fresh(begun, 1, From.HEAD, Side.A, 0)).with(Stage.SHOOTING);
    }

    ShuffleboardState firstEnd(ShuffleboardState state, Side leader, Judging judging) {
        return nextEnd(state.atGame(state.game(), leader), 1, judging);
    }

    /** The end in progress has this score. */
    ShuffleboardState counted(ShuffleboardState state, EndScore score, Judging judging) {
        End end = state.current();
        EndResult result = result(state, end.number(), end.leader(), score, end.fouls());
        return settled(state, result, Optional.empty(), judging);
    }

    /** A result of which only the totals after it are not known yet. */
    private static EndResult result(
            ShuffleboardState state, int number, Side leader, EndScore score, List<Integer> fouls) {
        return new EndResult(
                state.game(),
                number,
                leader,
                score.a(),
                score.b(),
                state.points(Side.A),
                state.points(Side.B),
                fouls.get(0),
                fouls.get(1),
                state.standing());
    }

    /**
     * A result counts.
     *
     * @param following the end after it, where that has begun already
     */
    private ShuffleboardState settled(
            ShuffleboardState state, EndResult result, Optional<End> following, Judging judging) {
        ShuffleboardState now = state;
        for (Side side : Side.values()) {
            now =
                    now.with(
                            now.side(side)
                                    .withPoints(total(now, side, result.scored(side), judging)));
        }
        now = now.plus(result.withTotals(now.points(Side.A), now.points(Side.B)));
        game.closing(judging.findings(), now).forEach(judging::put);
        int frames =
                judging.findings()
                        .effect(GameLength.class)
                        .map(GameLength::frames)
                        .orElse(settings.frames());
        Findings findings = judging.put(new GameClose(judging.findings(), now, frames, settings));
        Optional<Extra> extra = findings.effect(Extra.class);
        now = extra.isPresent() ? now.extendedBy(extra.get().ends()) : now;
        Optional<GameWon> won = findings.effect(GameWon.class);
        if (won.isPresent()) {
            SideState winner = now.side(won.get().side());
            return gameOver(
                    now.with(winner.withGames(winner.games() + 1)), Optional.empty(), judging);
        }
        return findings.has(Effect.GAME_DRAWN)
                ? gameOver(now, Optional.empty(), judging)
                : following(now, result.number() + 1, following, judging);
    }

    private int total(ShuffleboardState state, Side side, int scored, Judging judging) {
        int total = state.points(side) + scored;
        int target = settings.target(state.doubles());
        if (target == 0 || total <= target) {
            return total;
        }
        return judging.ask(new AboveTarget(judging.findings(), side, total, target, settings))
                .effect(Bust.class)
                .map(Bust::total)
                .orElse(total);
    }

    /** The game in progress is given up; a side has won it. */
    ShuffleboardState conceded(ShuffleboardState state, Side winner, Judging judging) {
        SideState side = state.side(winner);
        return gameOver(state.with(side.withGames(side.games() + 1)), state.end(), judging);
    }

    /** The end counted last counts for nothing. */
    ShuffleboardState annulled(ShuffleboardState state, Judging judging) {
        return rescored(state, new EndScore(0, 0), List.of(0, 0), judging);
    }

    /**
     * The game is over: another begins, or the match is over.
     *
     * @param kept the end in progress, of a game that no count has decided
     */
    private ShuffleboardState gameOver(
            ShuffleboardState state, Optional<End> kept, Judging judging) {
        Findings findings = judging.put(new SeriesClose(judging.findings(), state, settings));
        if (findings.has(Effect.NEW_GAME)) {
            Side leader = state.firstLeader().orElse(Side.A);
            return nextEnd(state.atGame(state.game() + 1, leader), 1, judging);
        }
        return findings.effect(Ending.class).map(ending -> state.over(ending, kept)).orElse(state);
    }

    /** What was played in the end that follows stands, with the side that led it. */
    private ShuffleboardState following(
            ShuffleboardState state, int number, Optional<End> following, Judging judging) {
        if (following.isPresent() && following.get().begun()) {
            Stage stage = following.get().next().isPresent() ? Stage.SHOOTING : Stage.COUNTING;
            return state.with(following.get()).with(stage);
        }
        ShuffleboardState now = nextEnd(state, number, judging);
        if (following.isPresent()) {
            for (Side side : Side.values()) {
                now = now.with(now.current().withFoul(side, following.get().fouls(side)));
            }
        }
        return now;
    }

    /** The next end is laid open: who leads, from where, who plays for each side. */
    private ShuffleboardState nextEnd(ShuffleboardState state, int number, Judging judging) {
        Findings concluded = judging.ask(new NextEnd(judging.findings(), state, number, settings));
        if (concluded.has(Effect.START_OPEN)) {
            return state.waitingForStart();
        }
        Side first = number == 1 ? state.firstLeader().orElse(Side.A) : Side.A;
        Side leader = concluded.effect(Leader.class).map(Leader::side).orElse(first);
        From from = concluded.effect(PlayedFrom.class).map(PlayedFrom::from).orElse(From.HEAD);
        int partner = concluded.effect(Partner.class).map(Partner::index).orElse(0);
        ShuffleboardState now = number == 1 ? state.atGame(state.game(), leader) : state;
        End end = fresh(now, number, from, leader, partner);
        return opened(now.with(end).with(Stage.SHOOTING), judging);
    }

    /** Where nobody has to be found who begins, the first report says how the first end opens. */
    ShuffleboardState announced(ShuffleboardState state, Judging judging) {
        boolean unannounced =
                settings.start() == ShuffleboardSettings.Start.FIRST_SEAT
                        && state.stage() == Stage.SHOOTING
                        && state.nothingCounted()
                        && state.current().shots() == 0;
        return unannounced ? opened(state, judging) : state;
    }

    /** What the rules of the game say when an end begins. */
    private ShuffleboardState opened(ShuffleboardState state, Judging judging) {
        Findings findings = judging.findings();
        game.opening(findings, state.current()).forEach(judging::put);
        ShuffleboardState now = state;
        for (Colour colour : findings.effects(Colour.class)) {
            now = now.with(now.side(colour.side()).coloured(colour.colour()));
        }
        return now;
    }

    private End fresh(ShuffleboardState state, int number, From from, Side leader, int partner) {
        List<String> shooters = new ArrayList<>();
        List<Disc> discs = new ArrayList<>();
        for (Side side : Side.values()) {
            shooters.add(state.side(side).shooter(partner));
            for (int i = 1; i <= settings.discs(state.doubles()); i++) {
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
                Optional.empty(),
                List.of());
    }

    /** The end in progress begins again. */
    ShuffleboardState voided(ShuffleboardState state, EndVoided event, Judging judging) {
        End end = state.current();
        boolean counted = !state.nothingCounted();
        Findings findings = judging.put(new EndReplay(judging.findings(), end, event, counted));
        if (!findings.has(Effect.END_REPLAYED)) {
            return state;
        }
        End again = fresh(state, end.number(), end.from(), end.leader(), 0);
        for (Side side : Side.values()) {
            again = again.withShooter(side, end.shooter(side));
        }
        return state.with(PeoplePhase.withDecisions(state, again)).with(Stage.SHOOTING);
    }

    /** The last end really had another score. */
    ShuffleboardState corrected(ShuffleboardState state, EndCorrected event, Judging judging) {
        Findings findings =
                judging.put(new Correction(judging.findings(), event, state, mostPoints, settings));
        if (!findings.forbidden() && findings.has(Effect.EARLIER_END_CORRECTED)) {
            return agreed(state, event, judging);
        }
        if (findings.forbidden() || !findings.has(Effect.END_CORRECTED)) {
            return state;
        }
        EndResult wrong = state.lastResult().orElseThrow();
        EndScore score = new EndScore(event.a(), event.b());
        return rescored(state, score, List.of(wrong.foulsA(), wrong.foulsB()), judging);
    }

    /** The end counted last has another score; what has begun after it stands. */
    private ShuffleboardState rescored(
            ShuffleboardState state, EndScore score, List<Integer> fouls, Judging judging) {
        EndResult wrong = state.lastResult().orElseThrow();
        ShuffleboardState before = state.withoutLastResult();
        EndResult right = result(before, wrong.number(), wrong.leader(), score, fouls);
        return settled(before, right, state.end(), judging);
    }

    /** The ends after it stand as they were counted; only the totals change. */
    private ShuffleboardState agreed(ShuffleboardState state, EndCorrected event, Judging judging) {
        EndResult wrong = state.result(event.number()).orElseThrow();
        EndScore right = new EndScore(event.a(), event.b());
        ShuffleboardState now = state;
        for (Side side : Side.values()) {
            int more = right.of(side) - wrong.scored(side);
            now = now.with(now.side(side).withPoints(total(now, side, more, judging)));
        }
        return now.corrected(
                event.number(),
                right,
                now.points(Side.A) - state.points(Side.A),
                now.points(Side.B) - state.points(Side.B));
    }

    ShuffleboardState conceded(ShuffleboardState state, Conceded event, Judging judging) {
        Side winner = side(state, event.player()).other();
        return judging.put(new Concession(judging.findings(), event, winner))
                .effect(Ending.class)
                .map(ending -> state.over(ending, state.end()))
                .orElse(state);
    }
}
