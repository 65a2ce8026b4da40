package org.pubgames.sjoelen;

import java.util.Optional;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Hearing;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.rules.BonusDisturbance;
import org.pubgames.sjoelen.rules.DiscFate;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.Lies;

/** Single discs: shoved ones and those that others moved. */
final class DiscDesk {

    private final SjoelenSettings settings;

    DiscDesk(SjoelenSettings settings) {
        this.settings = settings;
    }

    /** One report of a disc, from either kind of event. */
    private record Report(
            boolean shoved,
            Spot from,
            Optional<Integer> fromCompartment,
            Fate fate,
            Optional<Integer> compartment,
            Optional<Contact> touching,
            Optional<Boolean> stopperMoved) {}

    TurnInPlay shoved(TurnInPlay turn, SjoelenEvent.Shoved event, Hearing hearing) {
        return judge(
                turn,
                new Report(
                        true,
                        Spot.FIELD,
                        Optional.empty(),
                        event.fate(),
                        event.compartment(),
                        event.touching(),
                        event.stopperMoved()),
                hearing);
    }

    TurnInPlay displaced(TurnInPlay turn, SjoelenEvent.Displaced event, Hearing hearing) {
        return judge(
                turn,
                new Report(
                        false,
                        event.from(),
                        event.fromCompartment(),
                        event.fate(),
                        event.compartment(),
                        event.touching(),
                        event.stopperMoved()),
                hearing);
    }

    private TurnInPlay judge(TurnInPlay turn, Report report, Hearing hearing) {
        boolean fromCompartment = !report.shoved() && report.from() == Spot.COMPARTMENT;
        int from = report.fromCompartment().map(settings::compartment).orElse(-1);
        int there =
                report.shoved()
                        ? turn.hand()
                        : fromCompartment
                                ? (from < 0 ? 0 : turn.compartments().at(from))
                                : turn.field();
        Situation what =
                fromCompartment && turn.bonusStage()
                        ? new BonusDisturbance(
                                hearing.findings(),
                                report.fromCompartment().orElse(0),
                                settings.highestScore())
                        : fate(report, hearing.findings());
        Findings findings =
                hearing.hear(check(report, fromCompartment, from, there, hearing.findings()), what);
        Optional<Lies> ruled = findings.effect(Lies.class);
        if (findings.forbidden() || ruled.isEmpty()) {
            return turn;
        }
        Lies lies = ruled.get();
        if (lies == Lies.UNCHANGED) {
            return turn.reportedByDisc();
        }
        int hand = turn.hand() - (report.shoved() ? 1 : 0) + (lies == Lies.HAND ? 1 : 0);
        int field =
                turn.field()
                        - (!report.shoved() && !fromCompartment ? 1 : 0)
                        + (lies == Lies.FIELD ? 1 : 0);
        int out = turn.takenOut() + (lies == Lies.OUT_OF_PLAY ? 1 : 0);
        Compartments in =
                fromCompartment ? turn.compartments().plus(from, -1) : turn.compartments();
        Compartments bonus = turn.bonus();
        if (lies == Lies.COMPARTMENT) {
            int to = report.compartment().map(settings::compartment).orElse(-1);
            if (turn.bonusStage()) {
                bonus = bonus.plus(to, 1);
            } else {
                in = in.plus(to, 1);
            }
        }
        return turn.with(hand, in, field, out, bonus).reportedByDisc();
    }

    private DiscReport check(
            Report report, boolean fromCompartment, int from, int there, Findings findings) {
        Fate fate = report.fate();
        boolean inCompartment =
                fate == Fate.IN
                        || fate == Fate.HALF_THROUGH
                        || (fate == Fate.ON_WALL
                                && settings.wallRest()
                                        == SjoelenSettings.WallRest.TAKEN_OUT_WITHOUT_CONTACT
                                && report.touching()
                                        .filter(contact -> contact != Contact.NOTHING)
                                        .isPresent());
        return new DiscReport(
                findings,
                report.shoved(),
                there <= 0,
                place(report, fromCompartment),
                possible(report, fromCompartment),
                fate,
                inCompartment && report.compartment().isEmpty(),
                report.compartment().filter(label -> settings.compartment(label) < 0).isPresent(),
                report.compartment().orElse(0),
                fromCompartment && from < 0,
                report.fromCompartment().orElse(0),
                settings.gateValues().toString(),
                fate == Fate.HALF_THROUGH
                        && settings.halfThrough() == SjoelenSettings.HalfThrough.STOPPER
                        && report.stopperMoved().isEmpty(),
                fate == Fate.ON_WALL
                        && settings.wallRest() == SjoelenSettings.WallRest.TAKEN_OUT_WITHOUT_CONTACT
                        && report.touching().isEmpty());
    }

    private static String place(Report report, boolean fromCompartment) {
        if (report.shoved()) {
            return "hand";
        }
        return fromCompartment ? "compartment" : "field";
    }

    /**
     * A lying disc cannot stay before the control line, and one in a compartment cannot come in.
     */
    private static boolean possible(Report report, boolean fromCompartment) {
        return switch (report.fate()) {
            case SHORT, OVER_START_BAR -> report.shoved();
            // Out of a compartment onto the field: through the gate or not, that decides.
            case IN, OVER_GATE_BAR, FIELD, ON_DISC -> !fromCompartment;
            default -> true;
        };
    }

    private DiscFate fate(Report report, Findings findings) {
        return new DiscFate(
                findings,
                report.fate(),
                report.touching().orElse(Contact.NOTHING),
                report.stopperMoved().orElse(false),
                report.compartment().orElse(0),
                settings.wallRest(),
                settings.jumpedToField(),
                settings.cameBack(),
                settings.halfThrough(),
                settings.onDisc());
    }
}
