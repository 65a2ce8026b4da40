package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;
import org.pubgames.shuffleboard.rules.Call;
import org.pubgames.shuffleboard.rules.Concession;
import org.pubgames.shuffleboard.rules.Correction;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.EndReplay;
import org.pubgames.shuffleboard.rules.Named;

/** Carries facts to the rules and applies what they conclude; the same for the four games. */
final class ShuffleboardReferee implements Referee<ShuffleboardState, ShuffleboardEvent> {

    /** The worst count of an end: all discs in the wrong place, and fouls. */
    private static final int LEAST = -1000;

    private final House house;
    private final int tablePoints;
    private final ShuffleboardSettings settings;
    private final List<String> seats;
    private final MatchDesk matches;
    private final StartDesk start;
    private final ShotDesk shots;
    private final CountDesk counts;
    private final FoulDesk fouls;
    private final CallDesk calls;
    private final Probes probes;
    private final TellingEvents telling;

    /**
     * A referee.
     *
     * @param tablePoints the most that a disc can score by a table of the house, 0 without one
     */
    ShuffleboardReferee(House house, Seats seats, int tablePoints) {
        this.tablePoints = tablePoints;
        this.house = house;
        this.settings = house.settings();
        this.seats = seats.names();
        PlaceDesk places = new PlaceDesk(house);
        matches = new MatchDesk(house);
        start = new StartDesk(settings, matches);
        shots = new ShotDesk(house, places);
        counts = new CountDesk(house, places, matches);
        fouls = new FoulDesk(house, shots);
        calls = new CallDesk(house, places, shots);
        probes = new Probes(house, this.seats);
        telling = new TellingEvents(house, this.seats);
    }

    @Override
    public ShuffleboardState opening() {
        List<SideState> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            List<String> players = new ArrayList<>();
            for (int i = side.index(); i < seats.size(); i += Side.values().length) {
                players.add(seats.get(i));
            }
            sides.add(new SideState(side, players, Optional.empty(), 0, 0, 0, 0));
        }
        ShuffleboardState waiting =
                new ShuffleboardState(
                        Stage.START,
                        sides,
                        1,
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        0,
                        false,
                        Optional.empty());
        if (settings.start() != ShuffleboardSettings.Start.FIRST_SEAT) {
            return waiting;
        }
        Play play = new Play(waiting);
        play.newGame(Side.A, false);
        play.end(matches.first(play));
        play.stage(Stage.SHOOTING);
        return play.state();
    }

    @Override
    public ShuffleboardState judge(
            ShuffleboardState state, ShuffleboardEvent event, Judging judging) {
        Findings findings = judging.findings();
        boolean startsPlay =
                event instanceof ShuffleboardEvent.Tossed
                        || event instanceof ShuffleboardEvent.Lagged;
        judging.put(
                new Call(
                        findings,
                        seats,
                        state.stage() == Stage.OVER,
                        event instanceof ShuffleboardEvent.EndCorrected,
                        state.stage() == Stage.START,
                        startsPlay,
                        startsPlay
                                || event instanceof ShuffleboardEvent.HandicapAgreed
                                || event instanceof ShuffleboardEvent.Conceded));
        players(event)
                .forEach(
                        (pointer, player) ->
                                judging.put(
                                        new Named(
                                                findings,
                                                pointer,
                                                player,
                                                seats.contains(player),
                                                seats,
                                                Nearest.of(player, seats))));
        if (findings.forbidden()) {
            return state;
        }
        Play play = new Play(state);
        announce(play, event, judging);
        heard(play, event, judging);
        return findings.forbidden() ? state : play.state();
    }

    /** Where nobody has to be found who begins, the first report says how the first end opens. */
    private void announce(Play play, ShuffleboardEvent event, Judging judging) {
        boolean played =
                event instanceof ShuffleboardEvent.Shot
                        || event instanceof ShuffleboardEvent.EndPlayed;
        if (played
                && settings.start() == ShuffleboardSettings.Start.FIRST_SEAT
                && play.stage() == Stage.SHOOTING
                && play.lastResult().isEmpty()
                && play.end().shots() == 0) {
            matches.announce(play, judging);
        }
    }

    /** Who is named in an event, and where. */
    private static Map<String, String> players(ShuffleboardEvent event) {
        if (event instanceof ShuffleboardEvent.Tossed tossed) {
            return Map.of("/winner", tossed.winner());
        }
        if (event instanceof ShuffleboardEvent.Lagged lagged) {
            Map<String, String> players = new LinkedHashMap<>();
            for (int i = 0; i < lagged.shots().size(); i++) {
                players.put("/shots/" + i + "/player", lagged.shots().get(i).player());
            }
            return players;
        }
        return player(event).map(player -> Map.of("/player", player)).orElse(Map.of());
    }

    private static Optional<String> player(ShuffleboardEvent event) {
        if (event instanceof ShuffleboardEvent.HandicapAgreed agreed) {
            return Optional.of(agreed.player());
        }
        if (event instanceof ShuffleboardEvent.Shot shot) {
            return Optional.of(shot.player());
        }
        if (event instanceof ShuffleboardEvent.FoulCalled foul) {
            return Optional.of(foul.player());
        }
        if (event instanceof ShuffleboardEvent.Penalised penalised) {
            return Optional.of(penalised.player());
        }
        return event instanceof ShuffleboardEvent.Conceded conceded
                ? Optional.of(conceded.player())
                : Optional.empty();
    }

    private void heard(Play play, ShuffleboardEvent event, Judging judging) {
        if (event instanceof ShuffleboardEvent.Tossed tossed) {
            start.tossed(play, tossed, judging);
        } else if (event instanceof ShuffleboardEvent.Lagged lagged) {
            start.lagged(play, lagged, judging);
        } else if (event instanceof ShuffleboardEvent.HandicapAgreed agreed) {
            start.handicap(play, agreed, judging);
        } else if (event instanceof ShuffleboardEvent.Shot shot) {
            shots.shot(play, shot, judging);
        } else if (event instanceof ShuffleboardEvent.EndPlayed played) {
            counts.endPlayed(play, played, judging);
        } else if (event instanceof ShuffleboardEvent.Judged judged) {
            calls.judged(play, judged, judging);
        } else if (event instanceof ShuffleboardEvent.HangTested tested) {
            calls.hangTested(play, tested, judging);
        } else if (event instanceof ShuffleboardEvent.FoulCalled foul) {
            fouls.called(play, foul, judging);
        } else if (event instanceof ShuffleboardEvent.Penalised penalised) {
            fouls.penalised(play, penalised, judging);
        } else if (event instanceof ShuffleboardEvent.Counted counted) {
            counts.counted(play, counted, judging);
        } else if (event instanceof ShuffleboardEvent.EndVoided voided) {
            voided(play, voided, judging);
        } else if (event instanceof ShuffleboardEvent.EndCorrected corrected) {
            corrected(play, corrected, judging);
        } else if (event instanceof ShuffleboardEvent.Conceded conceded) {
            conceded(play, conceded.player(), judging);
        }
    }

    private void voided(Play play, ShuffleboardEvent.EndVoided event, Judging judging) {
        Findings findings =
                judging.put(new EndReplay(judging.findings(), play.end().number(), event.cause()));
        if (findings.has(Effect.END_REPLAYED)) {
            matches.again(play);
        }
    }

    private void corrected(Play play, ShuffleboardEvent.EndCorrected event, Judging judging) {
        Optional<EndResult> last = play.lastResult();
        // a conceded match keeps the end in progress: no count has decided it
        boolean conceded = play.stage() == Stage.OVER && play.current().isPresent();
        int wasA = last.map(EndResult::a).orElse(0);
        int wasB = last.map(EndResult::b).orElse(0);
        Findings findings =
                judging.put(
                        new Correction(
                                judging.findings(),
                                event.number(),
                                last.map(EndResult::number).orElse(0),
                                conceded
                                        || last.map(found -> found.game() != play.game())
                                                .orElse(false),
                                event.a() == wasA && event.b() == wasB,
                                possible(play, event),
                                event.a(),
                                event.b(),
                                wasA,
                                wasB));
        if (!findings.forbidden() && findings.has(Effect.END_CORRECTED)) {
            matches.corrected(play, event.a(), event.b(), judging);
        }
    }

    /** Whether discs and fouls can bring such a count. */
    private boolean possible(Play play, ShuffleboardEvent.EndCorrected event) {
        boolean within = true;
        for (Side side : Side.values()) {
            int count = side == Side.A ? event.a() : event.b();
            int each = Math.max(house.mostPoints(), tablePoints) + play.side(side).bonus();
            // a foul may credit what the opponents' discs cost, so twice as much is the bound
            within &= count <= 2 * settings.discs() * each && count >= LEAST;
        }
        return within && !(house.oneSideScores() && event.a() > 0 && event.b() > 0);
    }

    private static void conceded(Play play, String player, Judging judging) {
        judging.put(new Concession(judging.findings(), player, play.sideOf(player).other()))
                .effect(Ending.class)
                .ifPresent(play::over);
    }

    @Override
    public Turn turn(ShuffleboardState state) {
        return switch (state.stage()) {
            case START ->
                    settings.start().byLag() ? new Turn.Several(seats) : new Turn.Chance(seats);
            case SHOOTING ->
                    new Turn.Player(
                            state.end()
                                    .map(end -> end.shooter(end.next().orElse(end.leader())))
                                    .orElse(""));
            case COUNTING -> new Turn.Official();
            case OVER -> new Turn.Over();
        };
    }

    /** Partners share a place; the score is the total of the last game. */
    @Override
    public Optional<List<Outcome.Place>> places(ShuffleboardState state) {
        return state.ending().map(ending -> places(state, ending));
    }

    private static List<Outcome.Place> places(ShuffleboardState state, Ending ending) {
        List<Outcome.Place> places = new ArrayList<>();
        for (SideState side : state.sides()) {
            boolean first = ending.winner().map(side.side()::equals).orElse(true);
            for (String player : side.players()) {
                int rank = first ? 1 : 1 + state.sides().get(0).players().size();
                places.add(new Outcome.Place(rank, player, side.points()));
            }
        }
        places.sort(Comparator.comparingInt(Outcome.Place::rank));
        return places;
    }

    @Override
    public List<String> kinds(ShuffleboardState state, Predicate<ShuffleboardEvent> accepted) {
        return probes.kinds(state, accepted);
    }

    @Override
    public Optional<ShuffleboardEvent> sample(
            ShuffleboardState state,
            RandomGenerator random,
            Predicate<ShuffleboardEvent> accepted) {
        return probes.sample(state, random, accepted);
    }

    @Override
    public List<ShuffleboardEvent> distinguishing(ShuffleboardState state) {
        return telling.telling(state);
    }

    @Override
    public Optional<ShuffleboardEvent> straight(ShuffleboardState state, int course) {
        return telling.straight(state, course);
    }
}
