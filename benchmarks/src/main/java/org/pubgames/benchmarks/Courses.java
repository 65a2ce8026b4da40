package org.pubgames.benchmarks;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.pubgames.benchmarks.peers.Course;
import org.pubgames.benchmarks.peers.Peer;
import org.pubgames.benchmarks.peers.Recorder;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Seats;
import org.pubgames.core.internal.compare.Playout;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.table.TableShuffleboard;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenEvent.SubTurnPlayed;

/** The events that are timed, the same in every run. */
final class Courses {

    /** The least number of verdicts that are compared. */
    static final int VERDICTS = 2_000;

    private static final Seats SEATS = Seats.of("Anna", "Bram");
    private static final int MATCHES = 1 << 10;
    private static final int MOST_DISCS = 30;
    private static final int LONGEST = 200;

    private Courses() {}

    /** The matches of a game and which of their events are timed. */
    private record Plan<S extends GameState, E extends GameEvent>(
            RuledGame<S, E> game, List<List<E>> matches, Predicate<Entry<E>> timed) {

        Course<S, E> by(RuledGame<S, E> judge) {
            return Course.of(judge, game.variants().standard(), SEATS, matches, timed);
        }

        Course<S, E> by(Peer peer) {
            return by(game.judgedBy(peer.ask(game.rules())));
        }

        List<Recorder.Heard> heard() {
            Recorder recorder = new Recorder(game.rules());
            Course<S, E> course = by(recorder.listenTo(game));
            recorder.taken();
            List<Recorder.Heard> heard = new ArrayList<>();
            for (Course.Question<S, E> question : course.asked()) {
                question.judge();
                Recorder.Heard taken = recorder.taken();
                taken.directly();
                heard.add(taken);
            }
            return heard;
        }
    }

    private static Plan<?, ?> plan(String game) {
        return switch (game) {
            case "sjoelen" ->
                    new Plan<>(
                            RuledGames.of(Games.game(Sjoelen.KEY)),
                            turns(),
                            entry -> entry.number() == 3);
            case "schocken" ->
                    new Plan<>(
                            RuledGames.of(Games.game(Schocken.KEY)),
                            evenings(),
                            entry -> entry.event() instanceof SchockenEvent.Thrown);
            case "table-shuffleboard" ->
                    new Plan<>(
                            RuledGames.of(Games.game(TableShuffleboard.KEY)),
                            ends(),
                            entry -> entry.number() == 2);
            default -> throw new IllegalArgumentException("no course of " + game);
        };
    }

    /** A course of a game, judged by a peer. */
    static Course<?, ?> of(String game, Peer peer) {
        return plan(game).by(peer);
    }

    /** The situations of the timed events of a game, with nothing concluded yet. */
    static List<Recorder.Heard> heard(String game) {
        return plan(game).heard();
    }

    /** The last sub-turn of a turn, with every layout equally likely. */
    private static List<List<SjoelenEvent>> turns() {
        SjoelenEvent nothing = SubTurnPlayed.of("Anna", 0, 0, 0, 0);
        List<List<SjoelenEvent>> turns = new ArrayList<>();
        for (Compartments layout : Layouts.shuffled(MOST_DISCS).subList(0, MATCHES)) {
            turns.add(List.of(nothing, nothing, SubTurnPlayed.of("Anna", layout)));
        }
        return turns;
    }

    /** Evenings played at random. */
    private static List<List<SchockenEvent>> evenings() {
        Schocken schocken = Games.game(Schocken.KEY);
        List<List<SchockenEvent>> evenings = new ArrayList<>();
        int events = 0;
        for (long seed = 0; events < VERDICTS + MATCHES; seed++) {
            List<SchockenEvent> evening =
                    new Playout(seed, LONGEST)
                                    .from(schocken.open(schocken.variants().standard(), SEATS))
                                    .log()
                                    .stream()
                                    .map(Entry::event)
                                    .toList();
            evenings.add(evening);
            events += evening.size();
        }
        return evenings;
    }

    /** First ends of eight weights that lie anywhere, none upon another. */
    private static List<List<ShuffleboardEvent>> ends() {
        Random random = new Random(7);
        ShuffleboardEvent toss =
                new ShuffleboardEvent.Tossed("Anna", ShuffleboardEvent.Order.FIRST);
        List<List<ShuffleboardEvent>> ends = new ArrayList<>();
        for (int i = 0; i < MATCHES; i++) {
            List<Laid> discs = new ArrayList<>();
            for (int number = 0; number < 8; number++) {
                discs.add(
                        Laid.at(
                                number < 4 ? Side.A : Side.B,
                                Place.measured(
                                        tenths(-80 + number % 4 * 45 + random.nextInt(15)),
                                        tenths(
                                                number < 4
                                                        ? random.nextInt(120)
                                                        : 200 + random.nextInt(500)))));
            }
            ends.add(List.of(toss, new ShuffleboardEvent.EndPlayed(discs)));
        }
        return ends;
    }

    private static BigDecimal tenths(int tenths) {
        return BigDecimal.valueOf(tenths, 1);
    }
}
