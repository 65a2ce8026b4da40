package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Stage;

/**
 * Events in which variants differ, and straight courses through a match. Whether they may happen is
 * for the rules to say.
 */
final class DistinguishingEvents {

    /** More players change nothing but who shoots. */
    private static final int ASKED = 2;

    private static final int COURSES = 7;

    private final PlayedGame game;
    private final ShuffleboardSettings settings;
    private final List<String> seats;
    private final List<String> words;

    DistinguishingEvents(PlayedGame game, List<String> seats) {
        this.game = game;
        this.settings = game.settings();
        this.seats = seats;
        this.words = game.board().words();
    }

    List<ShuffleboardEvent> events(ShuffleboardState state) {
        List<ShuffleboardEvent> events = new ArrayList<>();
        if (state.stage() == Stage.START) {
            starts(events);
        }
        ends(events);
        shots(state, events);
        calls(state, events);
        state.lastResult()
                .ifPresent(
                        last ->
                                events.add(
                                        ShuffleboardEvent.EndCorrected.of(
                                                last.number(), last.a() + 1, last.b())));
        events.add(new ShuffleboardEvent.Conceded(seats.get(0)));
        return events;
    }

    private void starts(List<ShuffleboardEvent> events) {
        for (String player : asked()) {
            for (Order order : Order.values()) {
                events.add(new ShuffleboardEvent.Tossed(player, order));
            }
            events.add(new ShuffleboardEvent.HandicapAgreed(player, 1));
        }
        if (seats.size() > 1) {
            for (Order order : Order.values()) {
                events.add(lagged(1, 2, Optional.empty(), order));
                events.add(lagged(2, 1, Optional.empty(), order));
                events.add(lagged(1, 1, Optional.empty(), order));
                events.add(lagged(2, 1, Optional.of(true), order));
            }
        }
    }

    private ShuffleboardEvent lagged(
            int first, int second, Optional<Boolean> touched, Order order) {
        return new ShuffleboardEvent.Lagged(
                List.of(
                        new LagShot(seats.get(0), BigDecimal.valueOf(first)),
                        new LagShot(seats.get(1), BigDecimal.valueOf(second))),
                touched,
                order);
    }

    private List<String> asked() {
        return seats.subList(0, Math.min(ASKED, seats.size()));
    }

    private void ends(List<ShuffleboardEvent> events) {
        events.add(new EndPlayed(List.of()));
        for (Side side : Side.values()) {
            events.add(new EndPlayed(laid(side, 1)));
            events.add(new EndPlayed(laid(side, settings.discs(seats.size() > 2))));
        }
        events.add(new EndPlayed(level()));
    }

    private List<Laid> laid(Side side, int discs) {
        return Collections.nCopies(discs, Laid.at(side, Place.called(words.get(0))));
    }

    /** One disc of each side, equally near. */
    private List<Laid> level() {
        Place place = Place.called(words.get(0), 1);
        return List.of(Laid.at(Side.A, place), Laid.at(Side.B, place));
    }

    private void shots(ShuffleboardState state, List<ShuffleboardEvent> events) {
        String shooter = shooter(state);
        List<Disc> lying = state.end().map(End::lying).orElse(List.of());
        for (String word : words) {
            events.add(Shot.of(shooter, Place.called(word)));
            if (!lying.isEmpty() && !word.equals(Place.OFF)) {
                events.add(Shot.of(shooter, Place.called(word, 1)));
            }
        }
        if (lying.isEmpty()) {
            long clearance = Point.units(settings.discRadius()) + Point.half(settings.lineWidth());
            for (Point point : DistinguishingEnds.tangents(game.board(), clearance)) {
                events.add(Shot.of(shooter, measured(point)));
            }
        }
        for (Disc hit : lying) {
            for (String word : words) {
                events.add(
                        Shot.of(
                                shooter,
                                Place.called(words.get(0), 1),
                                Moved.to(hit.name(), Place.called(word))));
            }
            events.add(Shot.of(shooter, Place.called(words.get(0)).on(hit.name())));
        }
        for (String player : asked()) {
            if (!player.equals(shooter)) {
                Shot unasked = Shot.of(player, Place.called(words.get(0)));
                events.add(unasked);
                events.add(unasked.whileOthersWereDue());
            }
        }
    }

    private static Place measured(Point point) {
        return Place.measured(
                DistinguishingEnds.inches(point.across()).toPlainString(),
                DistinguishingEnds.inches(point.along()).toPlainString());
    }

    private String shooter(ShuffleboardState state) {
        return state.end()
                .map(end -> end.shooter(end.next().orElse(end.leader())))
                .filter(seats::contains)
                .orElse(seats.get(0));
    }

    private void calls(ShuffleboardState state, List<ShuffleboardEvent> events) {
        events.add(ShuffleboardEvent.Counted.now());
        for (Foul foul : settings.fouls()) {
            for (String player : asked()) {
                events.add(ShuffleboardEvent.FoulCalled.of(player, foul));
                for (Disc disc : earlier(state)) {
                    events.add(ShuffleboardEvent.FoulCalled.of(player, foul).disc(disc.name()));
                }
            }
        }
        for (Disc disc : state.end().map(End::judgeable).orElse(List.of())) {
            for (boolean moves : new boolean[] {true, false}) {
                events.add(new ShuffleboardEvent.HangTested(disc.name(), moves));
            }
            events.add(ShuffleboardEvent.Judged.of(disc.name(), words.get(0)).depth(1));
        }
        for (ShuffleboardEvent.Cause cause : ShuffleboardEvent.Cause.values()) {
            events.add(new ShuffleboardEvent.EndVoided(cause));
        }
        events.add(new ShuffleboardEvent.Penalised(seats.get(0), 1, "unsporting"));
    }

    /** A disc that was played, but not last; none where there is no such disc. */
    private static List<Disc> earlier(ShuffleboardState state) {
        return state.end()
                .map(
                        end ->
                                end.lying().stream()
                                        .filter(disc -> !last(end).equals(disc.name()))
                                        .limit(1)
                                        .toList())
                .orElse(List.of());
    }

    private static String last(End end) {
        return end.last().map(End.LastShot::disc).orElse("");
    }

    /** A lag after which side A begins, whether its winner may choose or not. */
    private ShuffleboardEvent straightLag() {
        return settings.start() == ShuffleboardSettings.Start.LAG_FOR_LAST_SHOT
                ? lagged(2, 1, Optional.empty(), Order.SECOND)
                : lagged(1, 2, Optional.empty(), Order.FIRST);
    }

    /** End after end reported whole. */
    Optional<ShuffleboardEvent> straight(ShuffleboardState state, int course) {
        if (course >= COURSES || state.stage() == Stage.OVER) {
            return Optional.empty();
        }
        if (state.stage() == Stage.START) {
            return Optional.of(
                    settings.lagDue(state.game()) && seats.size() > 1
                            ? straightLag()
                            : new ShuffleboardEvent.Tossed(seats.get(0), Order.FIRST));
        }
        Side inTurn = state.results().size() % 2 == 0 ? Side.A : Side.B;
        return Optional.of(
                new EndPlayed(
                        switch (course) {
                            case 0 -> List.of();
                            case 1 -> laid(Side.A, settings.discs(seats.size() > 2));
                            case 2 -> laid(Side.B, settings.discs(seats.size() > 2));
                            case 3 -> laid(inTurn, settings.discs(seats.size() > 2));
                            case 4 -> laid(Side.A, 1);
                            case 5 -> laid(inTurn, 1);
                            default -> level();
                        }));
    }
}
