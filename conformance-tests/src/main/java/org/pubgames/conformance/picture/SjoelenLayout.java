package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Where the discs of a turn lie: as the state says, with what the event adds.
 *
 * @param labels the labels of the compartments, from the left
 * @param counts what is in each of them as it was told, even where that cannot be
 * @param extras extra discs in each of them
 * @param shown where the disc lies that the event is about
 */
record SjoelenLayout(
        List<String> labels,
        List<Said> counts,
        List<Said> extras,
        int hand,
        int field,
        int out,
        int lost,
        int aside,
        Optional<Place> shown) {

    /** Where one disc lies. */
    enum Where {
        COMPARTMENT,
        GATE,
        WALL,
        FIELD,
        OUT
    }

    /**
     * A place on the board.
     *
     * @param compartment 0 for the leftmost, where it matters
     */
    record Place(Where where, int compartment) {}

    SjoelenLayout {
        labels = List.copyOf(labels);
        counts = List.copyOf(counts);
        extras = List.copyOf(extras);
    }

    /** The layout of a situation; empty when no disc is spoken of. */
    static Optional<SjoelenLayout> of(Situation situation, List<String> labels) {
        Said event = situation.event();
        Said turn = situation.state().at("players").with("name", situation.player()).at("turn");
        boolean whole = event.at("compartments").isList();
        boolean bonus = event.at("bonus").isList();
        boolean one = List.of("shoved", "displaced").contains(situation.kind());
        if (!whole && !bonus && !one && !turn.present()) {
            return Optional.empty();
        }
        // what was reported of a whole sub-turn replaces what lay elsewhere before it
        Said rest = whole || bonus ? Said.NOTHING : turn;
        Optional<Place> shown = one ? Optional.of(place(event, labels)) : Optional.empty();
        boolean fromHand = situation.kind().equals("shoved");
        boolean fromField = event.at("from").text().equals("field");
        return Optional.of(
                new SjoelenLayout(
                        labels,
                        four(whole ? event.at("compartments") : turn.at("compartments")),
                        four(bonus ? event.at("bonus") : turn.at("bonus")),
                        Math.max(0, rest.at("hand").count() - (fromHand ? 1 : 0)),
                        Math.max(0, rest.at("field").count() - (one && fromField ? 1 : 0)),
                        whole ? event.at("takenOut").count() : rest.at("takenOut").count(),
                        rest.at("lost").count(),
                        rest.at("aside").count(),
                        shown));
    }

    private static List<Said> four(Said compartments) {
        List<Said> four = new ArrayList<>(compartments.items());
        four.addAll(Collections.nCopies(4, Said.NOTHING));
        return four.subList(0, 4);
    }

    private static Place place(Said event, List<String> labels) {
        int to = labels.indexOf(event.at("compartment").text());
        int from = labels.indexOf(event.at("fromCompartment").text());
        Where where =
                switch (event.at("fate").text()) {
                    case "in", "jumped-to-other", "jumped-to-same" -> Where.COMPARTMENT;
                    case "half-through" -> Where.GATE;
                    case "on-wall" -> Where.WALL;
                    case "field", "on-disc", "rebounded", "jumped-to-field" -> Where.FIELD;
                    default -> Where.OUT;
                };
        int compartment = to >= 0 ? to : from;
        boolean needed = where != Where.FIELD && where != Where.OUT;
        return new Place(needed && compartment < 0 ? Where.OUT : where, Math.max(0, compartment));
    }

    /** How many plain discs lie in a compartment. */
    int plain(int compartment) {
        return counts.get(compartment).count();
    }

    /** How many extra discs lie in a compartment. */
    int extra(int compartment) {
        return extras.get(compartment).count();
    }

    /** Whether extra discs lie anywhere. */
    boolean hasExtra() {
        return extras.stream().anyMatch(each -> each.count() > 0);
    }

    /** What is written of a compartment. */
    String written(int compartment) {
        String count = counts.get(compartment).text();
        String more = extras.get(compartment).text();
        boolean none = more.isEmpty() || more.equals("0");
        return (count.isEmpty() ? "0" : count) + (none ? "" : " + " + more);
    }

    /** Whether the disc that the event is about lies there. */
    boolean shows(Where where) {
        return shown.filter(place -> place.where() == where).isPresent();
    }

    /** The same for a compartment. */
    boolean shows(Where where, int compartment) {
        return shown.filter(place -> place.equals(new Place(where, compartment))).isPresent();
    }
}
