package org.pubgames.shuffleboard.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.ShuffleboardEvent.HangTested;
import org.pubgames.shuffleboard.ShuffleboardEvent.Judged;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.rules.Decision;
import org.pubgames.shuffleboard.rules.DiscReport;
import org.pubgames.shuffleboard.rules.HangTest;
import org.pubgames.shuffleboard.rules.Reported;
import org.pubgames.shuffleboard.rules.ReportedTogether;

/** A referee looks at a disc. */
final class CallPhase {

    private final PlayedGame game;
    private final PlacePhase places;
    private final DiscChanges discs;

    CallPhase(PlayedGame game, PlacePhase places, DiscChanges discs) {
        this.game = game;
        this.places = places;
        this.discs = discs;
    }

    ShuffleboardState judged(ShuffleboardState state, Judged event, Judging judging) {
        Findings findings = judging.findings();
        End end = state.current();
        // what the last shot's report put out of play is looked at as long as that shot is the last
        if (!end.deadByLastShot(event.disc())) {
            named(end, event.disc(), judging);
        }
        Optional<Disc> disc = end.disc(event.disc());
        if (findings.forbidden() || disc.isEmpty()) {
            return state;
        }
        Disc old = disc.get();
        Place said =
                new Place(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(event.at()),
                        event.depth(),
                        old.on());
        Reported report = Reported.on(game.board(), old, said, "/at");
        int most = game.settings().discs(state.doubles());
        List<Disc> now =
                places.read(
                        end.discs(),
                        new ReportedTogether(List.of(report), false, Optional.empty(), most),
                        judging);
        if (findings.forbidden()) {
            return state;
        }
        Disc after = End.find(now, event.disc()).orElseThrow();
        judging.put(new Decision(findings, event, old, after));
        return state.with(end.judged(old, measured(old, after)));
    }

    private static void named(End end, String disc, Judging judging) {
        judging.put(new DiscReport(judging.findings(), "/disc", disc, end, "", false));
    }

    /** A word says what a disc counts; where it was measured, the measure still says how near. */
    private static Disc measured(Disc old, Disc said) {
        if (!said.lies()) {
            return said;
        }
        Optional<Place> was = old.place();
        Place word = said.place().orElseThrow();
        return said.lying(
                new Place(
                        was.flatMap(Place::x),
                        was.flatMap(Place::y),
                        word.at(),
                        word.depth(),
                        word.on()),
                said.spot().orElseThrow());
    }

    ShuffleboardState hangTested(ShuffleboardState state, HangTested event, Judging judging) {
        Findings findings = judging.findings();
        End end = state.current();
        Optional<Spot> spot = end.disc(event.disc()).flatMap(Disc::spot);
        boolean atEnd = spot.map(game::atEnd).orElse(false);
        judging.put(new HangTest(findings, event, spot.isPresent(), atEnd, game.settings()));
        if (findings.forbidden()) {
            return state;
        }
        named(end, event.disc(), judging);
        return findings.forbidden() ? state : state.with(discs.changed(end, findings));
    }
}
