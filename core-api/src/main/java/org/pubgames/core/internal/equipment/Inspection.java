package org.pubgames.core.internal.equipment;

import org.pubgames.core.Reading;

/**
 * Checks what an official measured against a printed regulation. Every finding names its place as a
 * JSON pointer such as {@code /discs/3/weight}, the value, the allowed range and the rule; what
 * nobody measured is reported as such.
 *
 * <p>Immutable and safe to share between threads.
 *
 * @param <M> the record that holds the things which are measured, one or several of each
 * @param <R> the texts that they can be measured against
 */
public final class Inspection<M extends Record, R extends RegulationGroup> {

    private final Class<M> type;

    /** The inspection of what a record holds. */
    public Inspection(Class<M> type) {
        this.type = type;
    }

    /** Reads a file of measures; everything may be left out of it. */
    public Reading<MeasuredSheet<M>> read(String json, String fileName) {
        return MeasuredSheet.read(type, json, fileName);
    }

    /** The whole report on measures from a file. */
    public InspectionReport inspect(MeasuredSheet<M> sheet, R regulation) {
        InspectionDesk desk = new InspectionDesk(sheet.places(), regulation);
        for (Parts.Part thing : Parts.of(sheet.values())) {
            desk.inspect(thing.found(), "/" + thing.name());
        }
        return desk.report();
    }

    /** The whole report on measures from memory. */
    public InspectionReport inspect(M values, R regulation) {
        return inspect(new MeasuredSheet<>(values), regulation);
    }
}
