package org.pubgames.shuffleboard.court;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Displaced;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.House;
import org.pubgames.shuffleboard.Incident;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.court.rules.CourtDisc;
import org.pubgames.shuffleboard.court.rules.DecidingGame;
import org.pubgames.shuffleboard.court.rules.DisplacedDisc;
import org.pubgames.shuffleboard.court.rules.FoulShot;
import org.pubgames.shuffleboard.court.rules.FrameOpening;
import org.pubgames.shuffleboard.court.rules.Infraction;

/** What court shuffleboard adds to the shared referee. */
final class CourtHouse extends House {

    private static final int FIVE = 5;
    private static final int TEN = 10;

    private final CourtSettings settings;

    CourtHouse(CourtSettings settings) {
        super(settings, new CourtBoard(settings));
        this.settings = settings;
    }

    @Override
    protected boolean beyondIsDead() {
        return true;
    }

    @Override
    protected List<Foul> fouls() {
        List<Foul> fouls = new ArrayList<>(settings.fiveOffs());
        fouls.addAll(settings.tenOffs());
        return List.copyOf(fouls);
    }

    private int cost(Foul foul) {
        return settings.tenOffs().contains(foul) ? TEN : FIVE;
    }

    @Override
    protected int mostPoints() {
        return TEN;
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        Spot spot = disc.spot().orElseThrow();
        return new CourtDisc(
                findings,
                disc.name(),
                disc.side(),
                spot.zone(),
                spot.area(),
                spot.lines(),
                disc.place().flatMap(Place::on).orElse(""));
    }

    @Override
    protected List<Situation> opening(Findings findings, End end) {
        return List.of(
                new FrameOpening(
                        findings,
                        end.number(),
                        end.leader(),
                        end.from(),
                        settings.yellowSide(),
                        newHalf(end.number())));
    }

    @Override
    protected boolean newHalf(int number) {
        return settings.coloursAfter() > 0 && number == settings.coloursAfter() + 1;
    }

    @Override
    protected List<Situation> closing(Findings findings, int game, int played) {
        boolean deciding = settings.bestOf() > 1 && game == settings.bestOf();
        return List.of(new DecidingGame(findings, deciding, settings.deciderFrames(), played));
    }

    @Override
    protected List<Situation> foul(Findings findings, Incident incident) {
        Foul foul = incident.foul().orElseThrow();
        Side offender = incident.offender();
        int cost = cost(foul);
        List<Situation> situations = new ArrayList<>();
        situations.add(
                new Infraction(
                        findings,
                        incident.end().shooter(offender),
                        offender,
                        foul,
                        cost,
                        settings.waitingGrace() && !hasPlayed(incident.end(), offender)));
        if (foul.about() != Foul.About.SHOT) {
            return situations;
        }
        boolean illegal = foul != Foul.REBOUND && (cost == TEN || settings.fiveOffRemoves());
        incident.played()
                .filter(Disc::lies)
                .ifPresent(
                        disc ->
                                situations.add(
                                        new FoulShot(
                                                findings,
                                                disc.name(),
                                                offender,
                                                foul,
                                                cost,
                                                settings.fiveOffRemoves(),
                                                settings.displaced())));
        for (Displaced disc : incident.displaced()) {
            situations.add(displaced(findings, incident, foul, disc, illegal));
        }
        return situations;
    }

    private DisplacedDisc displaced(
            Findings findings, Incident incident, Foul foul, Displaced disc, boolean illegal) {
        Disc before = disc.before();
        return new DisplacedDisc(
                findings,
                before.name(),
                before.side(),
                incident.offender(),
                foul,
                before.side() == incident.offender(),
                illegal,
                before.spot().map(spot -> spot.area().equals("10-off")).orElse(false),
                incident.worth(disc),
                settings.displaced(),
                settings.tenOffCharge());
    }

    private static boolean hasPlayed(End end, Side side) {
        return end.discs().stream()
                .anyMatch(disc -> disc.side() == side && disc.status() != Disc.Status.WAITING);
    }
}
