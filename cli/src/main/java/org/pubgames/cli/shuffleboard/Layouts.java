package org.pubgames.cli.shuffleboard;

import java.util.List;
import java.util.Optional;
import org.pubgames.cli.Scene;
import org.pubgames.conformance.picture.Layout;
import org.pubgames.core.Entry;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;
import org.pubgames.shuffleboard.ShuffleboardState;

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
}
