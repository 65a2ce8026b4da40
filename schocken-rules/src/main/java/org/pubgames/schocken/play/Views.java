package org.pubgames.schocken.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;

/** Events as one viewer saw them: never what lies under a cup that he has not seen lifted. */
final class Views {

    private Views() {}

    /**
     * An event as the viewer saw it. A throw shows nothing to anybody; a cup lifted shows its dice
     * to those who see them, also when the log knows them from the throw.
     */
    static SchockenEvent of(SchockenState before, SchockenEvent event, Viewer viewer) {
        if (event instanceof SchockenEvent.Thrown thrown) {
            return SchockenEvent.Thrown.unseen(thrown.player());
        }
        if (event instanceof SchockenEvent.Uncovered uncovered) {
            String name = uncovered.player();
            Optional<Hand> hand = before.hand(name);
            Optional<List<Integer>> dice = uncovered.dice().or(() -> hand.flatMap(Hand::dice));
            boolean sees =
                    viewer.is(name)
                            || uncovered.open().orElse(false)
                            || forEverybody(before, name, hand);
            return new SchockenEvent.Uncovered(
                    name, sees ? dice : Optional.empty(), uncovered.open());
        }
        return event;
    }

    /** Whether a cup that is lifted now is lifted for everybody. */
    private static boolean forEverybody(SchockenState before, String name, Optional<Hand> hand) {
        return before.decider().filter(name::equals).isPresent()
                && (before.stage() == Stage.SHOWDOWN
                        || (before.stage() == Stage.LEADER && before.leads(name))
                        || hand.filter(Hand::open).isPresent()
                        || hand.filter(seen -> seen.sight() == Sight.EVERYBODY).isPresent());
    }
}
