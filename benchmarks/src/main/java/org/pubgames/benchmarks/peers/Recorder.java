package org.pubgames.benchmarks.peers;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.spi.Engine;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;

/**
 * Records the situations that are put to the rules while an event is judged, so that the rules
 * alone can be asked again. Belongs to one thread.
 */
public final class Recorder {

    private final RuleBase direct;
    private final RuleBase sessions;
    private final List<Situation[]> heard = new ArrayList<>();

    /** A recorder of the situations put to these rules. */
    public Recorder(RuleBase rules) {
        this.direct = rules;
        this.sessions = rules.inSessions();
    }

    /** The same game; the situations of what it judges are recorded. */
    public <S extends GameState, E extends GameEvent> RuledGame<S, E> listenTo(
            RuledGame<S, E> game) {
        return game.judgedBy(
                direct.by(
                        rules ->
                                listening(
                                        new KindEngine(
                                                rules, (kind, about) -> Plain.part(about)))));
    }

    /** The situations since the last call. */
    public Heard taken() {
        Heard taken = new Heard(direct, sessions, List.copyOf(heard));
        heard.clear();
        return taken;
    }

    /**
     * The situations of one event.
     *
     * @param heard one array for each time the rules were asked
     */
    public record Heard(RuleBase direct, RuleBase sessions, List<Situation[]> heard) {

        /** Asks the rules in a session; returns the number of conclusions. */
        public int bySessions() {
            return ask(sessions);
        }

        /** Asks the rules as the library does; returns the number of conclusions. */
        public int directly() {
            return ask(direct);
        }

        private int ask(RuleBase rules) {
            try (Judging judging = rules.open()) {
                for (Situation[] situations : heard) {
                    judging.put(situations);
                }
            }
            // Conclusions go where they went when the event was judged, and are forgotten here.
            List<Finding> conclusions = heard.get(0)[0].findings().all();
            int count = conclusions.size();
            conclusions.clear();
            return count;
        }
    }

    /** Asks an engine and remembers what it was asked. */
    private Engine listening(KindEngine engine) {
        return () ->
                new Judging() {
                    @Override
                    protected void conclude(Situation... situations) {
                        heard.add(situations.clone());
                        engine.ask(situations);
                    }
                };
    }
}
