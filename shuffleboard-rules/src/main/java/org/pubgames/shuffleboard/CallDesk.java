package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.PlaceDesk.Reported;
import org.pubgames.shuffleboard.rules.Decision;
import org.pubgames.shuffleboard.rules.HangTest;

/** A referee looks at a disc. */
final class CallDesk {

    private final House house;
    private final PlaceDesk places;
    private final ShotDesk shots;

    CallDesk(House house, PlaceDesk places, ShotDesk shots) {
        this.house = house;
        this.places = places;
        this.shots = shots;
    }

    void judged(Play play, ShuffleboardEvent.Judged event, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        judging.put(ShotDesk.named(findings, end, event.disc(), "/disc", false, ""));
        Optional<Disc> disc = end.disc(event.disc());
        if (findings.forbidden() || disc.isEmpty()) {
            return;
        }
        Place said =
                new Place(
                        Optional.<BigDecimal>empty(),
                        Optional.empty(),
                        Optional.of(event.at()),
                        event.depth(),
                        disc.get().place().flatMap(Place::on));
        List<Disc> now =
                places.read(end.discs(), List.of(new Reported(disc.get(), said, "/at")), judging);
        if (findings.forbidden()) {
            return;
        }
        judging.put(
                new Decision(
                        findings,
                        event.disc(),
                        event.at(),
                        disc.get().spot().map(Spot::name).orElse("")));
        places.rest(now, List.of(event.disc()), judging).stream()
                .filter(after -> after.name().equals(event.disc()))
                .forEach(after -> play.end(end.judged(disc.get(), measured(disc.get(), after))));
    }

    /** A word says what a disc counts; where it was measured, the measure still says how near. */
    private static Disc measured(Disc old, Disc said) {
        Optional<Place> was = old.place();
        return said.lies()
                ? said.lying(
                        said.place()
                                .map(
                                        word ->
                                                new Place(
                                                        was.flatMap(Place::x),
                                                        was.flatMap(Place::y),
                                                        word.at(),
                                                        word.depth(),
                                                        word.on()))
                                .orElseThrow(),
                        said.spot().orElseThrow())
                : said;
    }

    void hangTested(Play play, ShuffleboardEvent.HangTested event, Judging judging) {
        Findings findings = judging.findings();
        End end = play.end();
        if (house.hangers()) {
            judging.put(ShotDesk.named(findings, end, event.disc(), "/disc", false, ""));
        }
        Optional<Spot> spot = end.disc(event.disc()).flatMap(Disc::spot);
        judging.put(
                new HangTest(
                        findings,
                        event.disc(),
                        house.hangers(),
                        spot.isPresent(),
                        spot.map(found -> house.atEnd(found)).orElse(false),
                        event.moves()));
        if (!findings.forbidden()) {
            shots.apply(play, findings);
        }
    }
}
