package org.pubgames.shuffleboard.court.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardSettings.OutOfTurnShot;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.court.rules.CourtDisc;
import org.pubgames.shuffleboard.court.rules.DecidingGame;
import org.pubgames.shuffleboard.court.rules.DisplacedDisc;
import org.pubgames.shuffleboard.court.rules.FoulShot;
import org.pubgames.shuffleboard.court.rules.FrameOpening;
import org.pubgames.shuffleboard.court.rules.Infraction;
import org.pubgames.shuffleboard.court.rules.Rebounded;
import org.pubgames.shuffleboard.court.rules.UnpricedFoul;
import org.pubgames.shuffleboard.play.Incident;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.rules.Displaced;

/** Court shuffleboard under the settings of a variant. */
public final class CourtGame extends PlayedGame {

    private static final int TEN = 10;

    private final CourtSettings settings;

    /** The game of a variant. */
    public CourtGame(CourtSettings settings) {
        super(settings, new CourtBoard(settings));
        this.settings = settings;
    }

    @Override
    protected int mostPoints() {
        return TEN;
    }

    @Override
    protected Situation resting(Findings findings, Disc disc) {
        return new CourtDisc(findings, disc, settings);
    }

    @Override
    protected List<Situation> opening(Findings findings, End end) {
        return List.of(new FrameOpening(findings, end, settings));
    }

    @Override
    protected List<Situation> closing(Findings findings, ShuffleboardState state) {
        return List.of(new DecidingGame(findings, state, settings));
    }

    @Override
    protected List<Situation> outOfTurn(Findings findings, Incident shot) {
        Foul foul = Foul.TWO_IN_A_ROW;
        Side offender = shot.offender();
        List<Situation> situations = new ArrayList<>();
        if (settings.fouls().contains(foul)) {
            situations.add(
                    new Infraction(findings, foul, shot.player(), offender, shot.end(), settings));
        }
        if (settings.outOfTurn() == OutOfTurnShot.TAKEN_OFF) {
            for (Displaced disc : shot.displaced()) {
                situations.add(
                        new DisplacedDisc(
                                findings, disc, offender, foul, shot.worth(disc), settings));
            }
        }
        return situations;
    }

    @Override
    protected List<Situation> foul(Findings findings, Foul foul, Incident incident) {
        Side offender = incident.offender();
        End end = incident.end();
        boolean last = end.toPlay(Side.A).isEmpty() && end.toPlay(Side.B).isEmpty();
        List<Situation> situations = new ArrayList<>();
        situations.add(
                settings.unpriced().contains(foul)
                        ? new UnpricedFoul(findings, foul, incident.player())
                        : new Infraction(
                                findings, foul, incident.player(), offender, end, settings));
        // a disc that waited on a line is taken for the one that was played right then
        if (foul.about() == Foul.About.SHOT
                || (foul == Foul.WAITING_ON_LINE && incident.lastToPlay())) {
            incident.played()
                    .filter(Disc::lies)
                    .ifPresent(
                            disc -> situations.add(new FoulShot(findings, disc, foul, settings)));
            for (Displaced disc : incident.displaced()) {
                situations.add(
                        foul == Foul.REBOUND
                                ? new Rebounded(findings, disc, last)
                                : new DisplacedDisc(
                                        findings,
                                        disc,
                                        offender,
                                        foul,
                                        incident.worth(disc),
                                        settings));
            }
        }
        return situations;
    }
}
