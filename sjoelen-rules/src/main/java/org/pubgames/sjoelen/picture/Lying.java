package org.pubgames.sjoelen.picture;

import java.util.Optional;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.Origin;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * Where the discs of a turn lie.
 *
 * @param in what lies in each compartment, as it was told, even where that cannot be
 * @param extra extra discs in each compartment
 * @param givenBack discs told to lie there that are extra discs now
 * @param hand discs still to be shoved
 * @param field discs on the field
 * @param out discs out until the next sub-turn
 * @param lost discs out for the turn
 * @param aside extra discs that missed
 * @param shown where the one disc lies that is spoken of
 */
record Lying(
        Compartments in,
        Compartments extra,
        Compartments givenBack,
        int hand,
        int field,
        int out,
        int lost,
        int aside,
        Optional<Place> shown) {

    /** What part of the board. */
    enum Part {
        COMPARTMENT,
        GATE,
        WALL,
        FIELD,
        OUT
    }

    /**
     * Where one disc lies.
     *
     * @param compartment 0 for the leftmost, where it matters
     */
    record Place(Part part, int compartment) {}

    /** Discs in compartments and nowhere else. */
    static Lying of(Compartments in, Compartments extra) {
        return new Lying(in, extra, Compartments.EMPTY, 0, 0, 0, 0, 0, Optional.empty());
    }

    /** The same without discs that are extra discs now. */
    Lying without(Compartments back) {
        return new Lying(in, extra, back, hand, field, out, lost, aside, shown);
    }

    /** The discs of a turn. */
    static Lying of(TurnInPlay turn) {
        return new Lying(
                turn.compartments(),
                turn.bonus(),
                turn.givenBack(),
                turn.hand(),
                turn.field(),
                turn.takenOut(),
                turn.lost(),
                turn.aside(),
                Optional.empty());
    }

    /**
     * The discs of a turn with what an event tells; what it tells of a whole sub-turn replaces what
     * lay elsewhere before. Empty when no disc is spoken of.
     */
    static Optional<Lying> of(
            Optional<TurnInPlay> turn, SjoelenEvent event, SjoelenSettings settings) {
        Optional<Lying> before = turn.map(Lying::of);
        Lying lying = before.orElse(of(Compartments.EMPTY, Compartments.EMPTY));
        if (event instanceof SjoelenEvent.SubTurnPlayed played) {
            int out = played.takenOut().orElse(0);
            return Optional.of(
                    new Lying(
                            played.compartments(),
                            lying.extra,
                            Compartments.EMPTY,
                            0,
                            0,
                            out,
                            0,
                            0,
                            Optional.empty()));
        }
        if (event instanceof SjoelenEvent.BonusPlayed played) {
            return Optional.of(of(lying.in, played.bonus()).without(lying.givenBack));
        }
        if (event instanceof SjoelenEvent.Shoved shoved) {
            return Optional.of(lying.shoved(place(shoved.fate(), shoved.compartment(), settings)));
        }
        if (event instanceof SjoelenEvent.Displaced moved) {
            Optional<Integer> lay = moved.fromCompartment();
            return Optional.of(
                    lying.without(moved.from(), index(lay, settings))
                            .with(
                                    place(
                                            moved.fate(),
                                            moved.compartment().or(() -> lay),
                                            settings)));
        }
        return before;
    }

    private Lying shoved(Place place) {
        int left = Math.max(0, hand - 1);
        return new Lying(in, extra, givenBack, left, field, out, lost, aside, Optional.of(place));
    }

    private Lying with(Place place) {
        return new Lying(in, extra, givenBack, hand, field, out, lost, aside, Optional.of(place));
    }

    /** Without the disc that was moved. */
    private Lying without(Origin from, int compartment) {
        return new Lying(
                from == Origin.COMPARTMENT ? fewer(in, compartment) : in,
                from == Origin.EXTRA_DISC ? fewer(extra, compartment) : extra,
                givenBack,
                hand,
                Math.max(0, field - (from == Origin.FIELD ? 1 : 0)),
                out,
                lost,
                aside,
                shown);
    }

    private static Compartments fewer(Compartments discs, int compartment) {
        return compartment >= 0 && discs.at(compartment) > 0 ? discs.plus(compartment, -1) : discs;
    }

    private static int index(Optional<Integer> label, SjoelenSettings settings) {
        return label.map(settings.gateValues()::indexOf).orElse(-1);
    }

    private static Place place(Fate fate, Optional<Integer> label, SjoelenSettings settings) {
        Part part =
                switch (fate) {
                    case IN, OVER_GATE_BAR, JUMPED_TO_OTHER, JUMPED_TO_SAME -> Part.COMPARTMENT;
                    case HALF_THROUGH -> Part.GATE;
                    case ON_WALL -> Part.WALL;
                    case FIELD, ON_DISC, REBOUNDED, JUMPED_TO_FIELD -> Part.FIELD;
                    default -> Part.OUT;
                };
        int compartment = index(label, settings);
        boolean needed = part != Part.FIELD && part != Part.OUT;
        return new Place(needed && compartment < 0 ? Part.OUT : part, Math.max(0, compartment));
    }

    /** Whether the disc that is spoken of lies there. */
    boolean shows(Part part) {
        return shown.filter(place -> place.part() == part).isPresent();
    }

    /** The same for a compartment. */
    boolean shows(Part part, int compartment) {
        return shown.filter(place -> place.equals(new Place(part, compartment))).isPresent();
    }

    /** What is written of a compartment. */
    String written(int compartment) {
        int more = extra.at(compartment);
        return in.at(compartment) + (more == 0 ? "" : " + " + more);
    }
}
