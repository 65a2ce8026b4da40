package org.pubgames.conformance.picture;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Side;

/**
 * The discs of a situation on a board.
 *
 * @param lying those that lie there, with the event's
 * @param shown the names of those that the event is about
 */
record BoardDiscs(List<Disc> lying, List<String> shown) {

    BoardDiscs {
        lying = List.copyOf(lying);
        shown = List.copyOf(shown);
    }

    /** The discs of a situation; empty when none are spoken of. */
    static Optional<BoardDiscs> of(Situation situation) {
        Said event = situation.event();
        Said end = situation.state().at("end");
        if (event.at("discs").isList()) {
            return Optional.of(new BoardDiscs(numbered(event.at("discs")), List.of()));
        }
        List<Disc> before = named(end.at("discs"));
        if (situation.kind().equals("shot")) {
            return Optional.of(shot(situation, before));
        }
        String disc = event.at("disc").text();
        return before.isEmpty() && end.at("shots").count() == 0
                ? Optional.empty()
                : Optional.of(new BoardDiscs(before, disc.isEmpty() ? List.of() : List.of(disc)));
    }

    /** A reported layout: the discs of a side are numbered in its order. */
    private static List<Disc> numbered(Said discs) {
        Map<Side, Integer> numbers = new EnumMap<>(Side.class);
        List<Disc> found = new ArrayList<>();
        for (Said disc : discs.items()) {
            side(disc)
                    .ifPresent(
                            side -> {
                                int number = numbers.merge(side, 1, Integer::sum);
                                found.add(lying(side.letter() + number, side, disc));
                            });
        }
        return found;
    }

    private static Optional<Side> side(Said disc) {
        return switch (disc.at("side").text()) {
            case "a" -> Optional.of(Side.A);
            case "b" -> Optional.of(Side.B);
            default -> Optional.empty();
        };
    }

    /** The discs of a state that lie on the board. */
    private static List<Disc> named(Said discs) {
        List<Disc> found = new ArrayList<>();
        for (Said disc : discs.items()) {
            if (disc.at("status").text().equals("lying")) {
                side(disc)
                        .ifPresent(
                                side ->
                                        found.add(
                                                lying(
                                                        disc.at("name").text(),
                                                        side,
                                                        disc.at("place"))));
            }
        }
        return found;
    }

    private static Disc lying(String name, Side side, Said place) {
        return new Disc(name, side, Disc.Status.LYING, Optional.of(place(place)), Optional.empty());
    }

    private static Place place(Said told) {
        Optional<String> word = Optional.of(told.at("at").text()).filter(at -> !at.isEmpty());
        return new Place(
                inches(told.at("x")),
                inches(told.at("y")),
                word,
                told.at("depth").whole(),
                Optional.of(told.at("on").text()).filter(on -> !on.isEmpty()));
    }

    private static Optional<BigDecimal> inches(Said told) {
        return told.number().filter(Point::near).filter(number -> number.scale() <= 12);
    }

    /** A shot: what it moved lies elsewhere, and one disc more lies there. */
    private static BoardDiscs shot(Situation situation, List<Disc> before) {
        Said event = situation.event();
        Map<String, Said> moved = new HashMap<>();
        event.at("moved").items().forEach(each -> moved.put(each.at("disc").text(), each));
        List<Disc> lying = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        for (Disc disc : before) {
            Said now = moved.getOrDefault(disc.name(), Said.NOTHING);
            if (now.present()) {
                lying.add(lying(disc.name(), disc.side(), now));
                shown.add(disc.name());
            } else {
                lying.add(disc);
            }
        }
        Disc played = played(situation);
        lying.add(played);
        shown.add(played.name());
        return new BoardDiscs(lying, shown);
    }

    private static Disc played(Situation situation) {
        Said state = situation.state();
        Side side =
                state.at("sides").items().stream()
                        .filter(
                                each ->
                                        each.at("players").items().stream()
                                                .anyMatch(
                                                        player ->
                                                                player.text()
                                                                        .equals(
                                                                                situation
                                                                                        .player())))
                        .findFirst()
                        .flatMap(BoardDiscs::side)
                        .orElse(Side.A);
        String name = side.letter();
        for (String status : List.of("waiting", "returned")) {
            for (Said disc : state.at("end").at("discs").items()) {
                boolean next = disc.at("status").text().equals(status);
                if (next && side(disc).equals(Optional.of(side))) {
                    return lying(disc.at("name").text(), side, situation.event());
                }
            }
        }
        return lying(name, side, situation.event());
    }
}
