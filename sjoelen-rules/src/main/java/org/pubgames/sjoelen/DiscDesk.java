package org.pubgames.sjoelen;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.rules.BonusDisturbance;
import org.pubgames.sjoelen.rules.DiscFate;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.Filling;
import org.pubgames.sjoelen.rules.From;
import org.pubgames.sjoelen.rules.Lies;

/** Single discs: shoved ones and those that others moved. */
final class DiscDesk {

    private final SjoelenSettings settings;
    private final LayoutPoints layouts;

    DiscDesk(SjoelenSettings settings, LayoutPoints layouts) {
        this.settings = settings;
        this.layouts = layouts;
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

    TurnInPlay shoved(TurnInPlay turn, SjoelenEvent.Shoved event, Judging judging) {
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
                judging);
    }

    TurnInPlay displaced(TurnInPlay turn, SjoelenEvent.Displaced event, Judging judging) {
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
                judging);
    }

    private TurnInPlay judge(TurnInPlay turn, Report report, Judging judging) {
        From from = from(report);
        int place = report.fromCompartment().map(settings::compartment).orElse(-1);
        // The layout that earned the extra discs is settled; only the extra discs can still move.
        Situation what =
                from == From.COMPARTMENT && turn.bonusStage()
                        ? new BonusDisturbance(
                                judging.findings(),
                                report.fromCompartment().orElse(0),
                                layouts.highestScore())
                        : fate(report, judging.findings());
        int there = there(turn, from, place);
        Findings findings =
                judging.put(check(report, from, place, there, judging.findings()), what);
        Optional<Lies> lies = findings.effect(Lies.class);
        if (findings.forbidden() || lies.isEmpty()) {
            return turn;
        }
        if (lies.get() == Lies.UNCHANGED) {
            return turn.reportedByDisc();
        }
        Lies where = inOrder(turn, report, lies.get(), judging);
        return moved(turn, report, from, place, where).reportedByDisc();
    }

    /** Where compartments are filled in a fixed order, a disc in another one is taken out. */
    private Lies inOrder(TurnInPlay turn, Report report, Lies lies, Judging judging) {
        int label = report.compartment().orElse(0);
        if (lies != Lies.COMPARTMENT
                || settings.compartmentOrder().isEmpty()
                || report.fromCompartment().filter(from -> from == label).isPresent()) {
            return lies;
        }
        int due = settings.counting().due(turn.compartments());
        return judging.put(new Filling(judging.findings(), label, due)).has(Effect.OUT_OF_ORDER)
                ? Lies.OUT_OF_PLAY
                : lies;
    }

    private static From from(Report report) {
        if (report.shoved()) {
            return From.HAND;
        }
        return switch (report.from()) {
            case FIELD -> From.FIELD;
            case COMPARTMENT -> From.COMPARTMENT;
            case EXTRA_DISC -> From.EXTRA_DISC;
        };
    }

    /** How many discs lie where this one is said to come from. */
    private static int there(TurnInPlay turn, From from, int place) {
        return switch (from) {
            case HAND -> turn.hand();
            case FIELD -> turn.field();
            case COMPARTMENT -> place < 0 ? 0 : turn.compartments().at(place);
            case EXTRA_DISC -> place < 0 ? 0 : turn.bonus().at(place);
        };
    }

    private TurnInPlay moved(TurnInPlay turn, Report report, From from, int place, Lies lies) {
        int hand = turn.hand() - (from == From.HAND ? 1 : 0) + (lies == Lies.HAND ? 1 : 0);
        int field = turn.field() - (from == From.FIELD ? 1 : 0) + (lies == Lies.FIELD ? 1 : 0);
        int out = turn.takenOut() + (lies == Lies.OUT_OF_PLAY ? 1 : 0);
        Compartments in = turn.compartments().plus(place, from == From.COMPARTMENT ? -1 : 0);
        Compartments bonus = turn.bonus().plus(place, from == From.EXTRA_DISC ? -1 : 0);
        if (lies == Lies.COMPARTMENT) {
            int to = report.compartment().map(settings::compartment).orElse(-1);
            in = in.plus(to, turn.bonusStage() ? 0 : 1);
            bonus = bonus.plus(to, turn.bonusStage() ? 1 : 0);
        }
        return turn.with(hand, in, field, out, bonus);
    }

    private DiscReport check(Report report, From from, int place, int there, Findings findings) {
        Fate fate = report.fate();
        boolean contactDecides =
                fate == Fate.ON_WALL
                        && settings.wallRest()
                                == SjoelenSettings.WallRest.TAKEN_OUT_WITHOUT_CONTACT;
        boolean inCompartment =
                fate == Fate.IN
                        || fate == Fate.HALF_THROUGH
                        || (contactDecides
                                && report.touching()
                                        .filter(contact -> contact != Contact.NOTHING)
                                        .isPresent());
        return new DiscReport(
                findings,
                from,
                there <= 0,
                fate,
                inCompartment && report.compartment().isEmpty(),
                report.compartment().filter(label -> settings.compartment(label) < 0).isPresent(),
                report.compartment().orElse(0),
                (from == From.COMPARTMENT || from == From.EXTRA_DISC) && place < 0,
                report.fromCompartment().orElse(0),
                settings.gateValues(),
                fate == Fate.HALF_THROUGH
                        && settings.halfThrough() == SjoelenSettings.HalfThrough.STOPPER
                        && report.stopperMoved().isEmpty(),
                contactDecides && report.touching().isEmpty());
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
                settings.offBoard(),
                settings.halfThrough(),
                settings.onDisc());
    }
}
