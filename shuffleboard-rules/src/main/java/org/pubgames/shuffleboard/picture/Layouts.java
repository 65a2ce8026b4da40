package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/** Finds the discs that are to be drawn. */
final class Layouts {

    private final Shuffleboard game;

    Layouts(Shuffleboard game) {
        this.game = game;
    }

    /** The discs of a stateless question. */
    Layout asked(Variant variant, List<String> arguments, Score score) {
        List<Disc> discs =
                game.scoring(variant)
                        .discs(arguments)
                        .fold(laid -> laid(variant, laid), problems -> List.of());
        return Layout.counted(discs, score.rulings());
    }

    private List<Disc> laid(Variant variant, List<Laid> laid) {
        return game.scoring(variant).layout(laid).fold(discs -> discs, problems -> List.of());
    }

    /** The discs of an end that an event counted. */
    Optional<Layout> counted(
            Variant variant,
            ShuffleboardState before,
            ShuffleboardEvent event,
            List<Ruling> rulings) {
        if (event instanceof ShuffleboardEvent.EndPlayed played) {
            return Optional.of(Layout.counted(laid(variant, played.discs()), rulings));
        }
        return event instanceof ShuffleboardEvent.Counted
                ? before.end().map(end -> Layout.counted(end.discs(), rulings))
                : Optional.empty();
    }

    /** The end in progress, when something was played in it. */
    Optional<Layout> running(ShuffleboardState state) {
        return state.end().filter(end -> end.shots() > 0).map(End::discs).map(Layout::open);
    }

    /** The end in progress or, when nothing was played in it yet, the one counted last. */
    Layout last(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        return running(scene.state()).or(() -> lastCounted(scene)).orElse(Layout.open(List.of()));
    }

    private Optional<Layout> lastCounted(Scene<ShuffleboardState, ShuffleboardEvent> scene) {
        List<Entry<ShuffleboardEvent>> log = scene.log();
        for (int i = log.size() - 1; i >= 0; i--) {
            Entry<ShuffleboardEvent> entry = log.get(i);
            if (entry.event() instanceof ShuffleboardEvent.Counted
                    || entry.event() instanceof ShuffleboardEvent.EndPlayed) {
                return counted(
                        scene.variant(), scene.at(i).state(), entry.event(), entry.rulings());
            }
        }
        return Optional.empty();
    }

    /**
     * What an event is about.
     *
     * @param layout the discs as they lie, with what the event tells
     * @param shown the names of those that the event is about
     */
    record About(Layout layout, List<String> shown) {}

    /** What an event is about, as it was told: it may be one that the rules refuse. */
    Optional<About> about(ShuffleboardState state, ShuffleboardEvent event) {
        if (event instanceof ShuffleboardEvent.EndPlayed played) {
            return Optional.of(new About(Layout.open(numbered(played.discs())), List.of()));
        }
        List<Disc> before = state.end().map(End::discs).orElse(List.of());
        if (event instanceof ShuffleboardEvent.Shot shot) {
            return Optional.of(about(state, before, shot));
        }
        String disc =
                event instanceof ShuffleboardEvent.Judged judged
                        ? judged.disc()
                        : event instanceof ShuffleboardEvent.HangTested tested ? tested.disc() : "";
        boolean nothing =
                before.stream().noneMatch(Disc::lies) && state.end().map(End::shots).orElse(0) == 0;
        return nothing
                ? Optional.empty()
                : Optional.of(
                        new About(Layout.open(before), disc.isEmpty() ? List.of() : List.of(disc)));
    }

    /** A reported layout: the discs of a side are numbered in its order. */
    private static List<Disc> numbered(List<Laid> laid) {
        Map<Side, Integer> numbers = new EnumMap<>(Side.class);
        return laid.stream()
                .map(
                        disc ->
                                lying(
                                        disc.side().letter()
                                                + numbers.merge(disc.side(), 1, Integer::sum),
                                        disc.side(),
                                        disc.place()))
                .toList();
    }

    private static Disc lying(String name, Side side, Place place) {
        return new Disc(name, side, Disc.Status.LYING, Optional.of(place), Optional.empty());
    }

    /** A shot: what it moved lies elsewhere, and one disc more lies there. */
    private static About about(
            ShuffleboardState state, List<Disc> before, ShuffleboardEvent.Shot shot) {
        Map<String, Place> moved = new LinkedHashMap<>();
        shot.moved().orElse(List.of()).forEach(each -> moved.put(each.disc(), each.place()));
        List<Disc> discs = new ArrayList<>();
        for (Disc disc : before) {
            Place now = moved.get(disc.name());
            discs.add(now == null ? disc : lying(disc.name(), disc.side(), now));
        }
        Side side = state.sideOf(shot.player()).orElse(Side.A);
        String name =
                before.stream()
                        .filter(disc -> disc.side() == side)
                        .filter(
                                disc ->
                                        disc.status() == Disc.Status.WAITING
                                                || disc.status() == Disc.Status.RETURNED)
                        .map(Disc::name)
                        .findFirst()
                        .orElse(side.letter());
        discs.removeIf(disc -> disc.name().equals(name));
        discs.add(lying(name, side, shot.place()));
        List<String> shown = new ArrayList<>(moved.keySet());
        shown.add(name);
        return new About(Layout.open(discs), shown);
    }
}
