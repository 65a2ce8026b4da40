package org.pubgames.schocken.play;

import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Abandonment;
import org.pubgames.schocken.rules.Effect;

/** Who is at the table and who is not, and an evening that ends before the match does. */
final class PeoplePhase {

    private final SchockenSettings settings;

    PeoplePhase(SchockenSettings settings) {
        this.settings = settings;
    }

    SchockenState abandoned(SchockenState state, MatchAbandoned event, Judging judging) {
        Abandonment abandonment = new Abandonment(judging.findings(), state, event, settings);
        return judging.put(abandonment).has(Effect.ABANDON)
                ? NextState.after(state).abandoned(event.cause()).done()
                : state;
    }
}
