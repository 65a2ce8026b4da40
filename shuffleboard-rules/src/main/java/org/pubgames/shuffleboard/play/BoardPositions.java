package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.spi.Faults;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Positions;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.From;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardPosition;
import org.pubgames.shuffleboard.ShuffleboardPosition.OfSide;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardSettings.Handicap;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.SideState;
import org.pubgames.shuffleboard.Stage;
import org.pubgames.shuffleboard.rules.AboveTarget;
import org.pubgames.shuffleboard.rules.Bust;
import org.pubgames.shuffleboard.rules.Colour;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.Extra;
import org.pubgames.shuffleboard.rules.GameClose;
import org.pubgames.shuffleboard.rules.GameLength;
import org.pubgames.shuffleboard.rules.GameWon;
import org.pubgames.shuffleboard.rules.HandicapCall;
import org.pubgames.shuffleboard.rules.NextEnd;
import org.pubgames.shuffleboard.rules.SeriesClose;

/**
 * A shuffleboard match from the middle: between two ends.
 *
 * @param mostPoints the most points that one disc can score
 * @param empty the match before anything is reported
 */
record BoardPositions(PlayedGame game, int mostPoints, ShuffleboardState empty, List<String> seats)
        implements Positions<ShuffleboardState, ShuffleboardPosition> {

    @Override
    public Class<ShuffleboardPosition> type() {
        return ShuffleboardPosition.class;
    }

    private ShuffleboardSettings settings() {
        return game.settings();
    }

    private static String path(Side side) {
        return "/" + side.letter();
    }

    @Override
    public List<Problem> names(ShuffleboardPosition position) {
        Faults faults = new Faults(seats);
        for (Side side : Side.values()) {
            Faults own = new Faults(empty.side(side).players());
            own.seated(path(side) + "/shooter", position.of(side).shooter());
            faults.addAll(own);
        }
        return faults.all();
    }

    @Override
    public List<Problem> problems(ShuffleboardPosition position) {
        Faults faults = new Faults(seats);
        int game = position.playedGame();
        faults.range("/game", game, 1, settings().bestOf());
        int needed = settings().bestOf() / 2 + 1;
        for (Side side : Side.values()) {
            OfSide of = position.of(side);
            faults.range(path(side) + "/games", of.gamesWon(), 0, needed - 1);
            int start = settings().handicap() == Handicap.HEAD_START ? of.given() : 0;
            int before = position.end() - 1;
            long most = start + (long) before * most(of) + of.known().awarded(game);
            if (before == 0) {
                faults.range(path(side) + "/points", of.points(), start, start);
            } else if (of.points() > most) {
                faults.add("too-large", path(side) + "/points", of.points(), "≤ " + most);
            }
        }
        if (position.a().gamesWon() + position.b().gamesWon() > game - 1) {
            faults.add(
                    "wrong-total",
                    "/game",
                    position.a().gamesWon() + position.b().gamesWon(),
                    "0–" + (game - 1));
        }
        new PeopleAtTheBoard(settings(), empty.sides()).check(position, faults);
        return faults.all();
    }

    /**
     * The most points that a side can get in an end: where fouls credit a disc, it counts twice.
     */
    private int most(OfSide side) {
        int bonus = settings().handicap() == Handicap.PER_DISC ? side.given() : 0;
        int once = settings().discs(empty.doubles()) * (mostPoints + bonus);
        return settings().fouls().isEmpty() ? once : 2 * once;
    }

    @Override
    public Reading<ShuffleboardState> opening(ShuffleboardPosition position, Judging judging) {
        Faults faults = new Faults(seats);
        ShuffleboardState state = state(position, judging);
        handicaps(position, judging, faults);
        if (position.playedGame() > 1) {
            Findings series = new Findings();
            ShuffleboardState before = state.atGame(position.playedGame() - 1, position.first());
            judging.aside(series, new SeriesClose(series, before, settings()));
            if (!series.has(Effect.NEW_GAME)) {
                faults.add("position-over", "/game", position.playedGame(), "");
            }
        }
        totals(position, state, judging, faults);
        return faults.all().isEmpty() ? Reading.of(state) : Reading.failed(faults.all());
    }

    private void handicaps(ShuffleboardPosition position, Judging judging, Faults faults) {
        for (Side side : Side.values()) {
            int given = position.of(side).given();
            List<String> players = empty.side(side).players();
            if (given > 0 && !players.isEmpty()) {
                Findings aside = new Findings();
                HandicapCall call =
                        new HandicapCall(
                                aside,
                                new HandicapAgreed(players.get(0), given),
                                empty,
                                settings());
                judging.aside(aside, call);
                faults.unless(
                        !aside.forbidden(),
                        path(side) + "/handicap",
                        given,
                        settings().handicap() == Handicap.NONE ? "0" : "0–" + call.most());
            }
        }
    }

    /** Whether the ends before have decided the game, and whether ends were added after them. */
    private void totals(
            ShuffleboardPosition position,
            ShuffleboardState state,
            Judging judging,
            Faults faults) {
        int added = 0;
        if (position.end() > 1) {
            ShuffleboardState counted = counted(position, state);
            int target = settings().target(state.doubles());
            for (Side side : Side.values()) {
                Findings above = new Findings();
                int points = state.points(side);
                if (target > 0 && points > target) {
                    judging.aside(above, new AboveTarget(above, side, points, target, settings()));
                }
                if (above.effect(Bust.class).isPresent()) {
                    faults.concluded(
                            "too-large",
                            path(side) + "/points",
                            points,
                            "≤ " + target,
                            above,
                            Bust.class);
                }
            }
            Findings aside = new Findings();
            for (Situation closing : game.closing(aside, counted)) {
                judging.aside(aside, closing);
            }
            int frames =
                    aside.effect(GameLength.class)
                            .map(GameLength::frames)
                            .orElse(settings().frames());
            judging.aside(aside, new GameClose(aside, counted, frames, settings()));
            boolean won = aside.effect(GameWon.class).isPresent();
            if (won || aside.has(Effect.GAME_DRAWN)) {
                faults.concluded(
                        "position-over",
                        "/end",
                        state.points(Side.A) + "–" + state.points(Side.B),
                        "",
                        aside,
                        won ? GameWon.class : Effect.class);
                return;
            }
            added = aside.effect(Extra.class).map(Extra::ends).orElse(0);
        }
        faults.unless(
                position.added().orElse(0) == added,
                "/added",
                position.added().orElse(0),
                "" + added);
    }

    /** The match with an end before the one that begins; of its score only the totals are known. */
    private static ShuffleboardState counted(
            ShuffleboardPosition position, ShuffleboardState state) {
        ShuffleboardState level = state.atGame(state.game(), position.first());
        for (Side side : Side.values()) {
            level = level.with(level.side(side).withPoints(position.of(side).points()));
        }
        return level.plus(
                new EndResult(
                        level.game(),
                        position.end() - 1,
                        position.first(),
                        0,
                        0,
                        position.a().points(),
                        position.b().points(),
                        0,
                        0,
                        level.standing()));
    }

    private ShuffleboardState state(ShuffleboardPosition position, Judging judging) {
        List<SideState> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            OfSide of = position.of(side);
            boolean perDisc = settings().handicap() == Handicap.PER_DISC;
            sides.add(
                    empty.side(side)
                            .withHandicap(perDisc ? 0 : of.given(), perDisc ? of.given() : 0)
                            .withGames(of.gamesWon())
                            .withPoints(of.points())
                            .with(of.known()));
        }
        End end = end(position, position.end(), position.leader());
        int added = position.added().orElse(0);
        ShuffleboardState state =
                new ShuffleboardState(
                        Stage.SHOOTING,
                        sides,
                        position.playedGame(),
                        Optional.of(position.first()),
                        Optional.of(end),
                        List.of(),
                        added,
                        added > 0,
                        Optional.empty());
        return coloured(state, position, judging);
    }

    /** The colours were dealt in the first end, and where they change anew after some ends. */
    private ShuffleboardState coloured(
            ShuffleboardState state, ShuffleboardPosition position, Judging judging) {
        ShuffleboardState now = state;
        int change = settings().coloursAfter();
        for (int number : List.of(1, change + 1)) {
            if (number > position.end()) {
                continue;
            }
            Side leader = number == 1 ? position.first() : position.first().other();
            Findings aside = new Findings();
            for (Situation opening : game.opening(aside, end(position, number, leader))) {
                judging.aside(aside, opening);
            }
            for (Colour colour : aside.effects(Colour.class)) {
                now = now.with(now.side(colour.side()).coloured(colour.colour()));
            }
        }
        return now;
    }

    private End end(ShuffleboardPosition position, int number, Side leader) {
        List<String> shooters = new ArrayList<>();
        List<Disc> discs = new ArrayList<>();
        for (Side side : Side.values()) {
            List<String> players = empty.side(side).players();
            shooters.add(
                    position.of(side).shooter().orElse(players.isEmpty() ? "" : players.get(0)));
            for (int i = 1; i <= settings().discs(empty.doubles()); i++) {
                discs.add(Disc.waiting(side, i));
            }
        }
        return new End(
                number,
                position.from().orElse(From.HEAD),
                leader,
                shooters,
                0,
                Optional.of(leader),
                discs,
                List.of(0, 0),
                Optional.empty(),
                List.of());
    }

    @Override
    public Optional<ShuffleboardPosition> position(ShuffleboardState state) {
        return state.end()
                .filter(end -> state.stage() == Stage.SHOOTING && end.untouched() && !end.begun())
                .filter(end -> between(state, end))
                .map(end -> position(state, end));
    }

    /** Of ends that were added, only the first of the first ones follows from the scoreboard. */
    private boolean between(ShuffleboardState state, End end) {
        return !state.extended()
                || (state.extra() == settings().tieFrames(state.doubles())
                        && new NextEnd(new Findings(), state, end.number(), settings()).tie() == 1);
    }

    private ShuffleboardPosition position(ShuffleboardState state, End end) {
        Side first = state.firstLeader().orElse(end.leader());
        return new ShuffleboardPosition(
                of(state, end, Side.A),
                of(state, end, Side.B),
                unless(state.game(), 1),
                end.number(),
                end.leader(),
                unless(first, end.leader()),
                unless(end.from(), From.HEAD),
                unless(state.extra(), 0));
    }

    private OfSide of(ShuffleboardState state, End end, Side side) {
        SideState known = state.side(side);
        String first = known.players().isEmpty() ? "" : known.players().get(0);
        return new OfSide(
                known.points(),
                unless(known.games(), 0),
                unless(Math.max(known.headStart(), known.bonus()), 0),
                unless(end.shooter(side), first),
                known.particulars());
    }

    private static <T> Optional<T> unless(T value, T standard) {
        return value.equals(standard) ? Optional.empty() : Optional.of(value);
    }
}
