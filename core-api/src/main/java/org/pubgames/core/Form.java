package org.pubgames.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A kind of event to be filled in: its fields, and what they may hold now. Enough to build a screen
 * without knowing the game.
 *
 * @param kind the kind of event, with its label and help
 * @param fields in the order of the event
 * @param limits which fields belong together or exclude each other
 * @param complete whether every filling within the limits is accepted now; otherwise the rules may
 *     still refuse one
 */
public record Form(
        EventKind kind, List<FormField> fields, List<FieldLimit> limits, boolean complete) {

    /**
     * Keeps copies of its lists.
     *
     * @param kind the kind of event
     * @param fields in the order of the event
     * @param limits which fields belong together or exclude each other
     * @param complete whether every filling within the limits is accepted now
     */
    public Form {
        fields = List.copyOf(fields);
        limits = List.copyOf(limits);
    }

    /**
     * {@return a field}
     *
     * @param name its name in files
     * @throws IllegalArgumentException when there is none of this name
     */
    public FormField field(String name) {
        return fields.get(index(name));
    }

    /** Forms are made for every screen: a loop takes a fraction of what a stream does. */
    private int index(String name) {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(kind.kind() + " has no " + name);
    }

    /**
     * {@return the same form with other values for a field}
     *
     * @param name the field's name in files
     * @param values what it may hold now
     * @throws IllegalArgumentException when there is no field of this name
     */
    public Form with(String name, FieldValues values) {
        int index = index(name);
        return with(index, new FormField(name, values, fields.get(index).required()));
    }

    /**
     * {@return the same form with a field that has to be given}
     *
     * @param name the field's name in files
     * @throws IllegalArgumentException when there is no field of this name
     */
    public Form requiring(String name) {
        int index = index(name);
        return with(index, new FormField(name, fields.get(index).values(), true));
    }

    private Form with(int index, FormField changed) {
        FormField[] all = fields.toArray(FormField[]::new);
        all[index] = changed;
        return new Form(kind, List.of(all), limits, complete);
    }

    /**
     * {@return the same form without a field that may be left out}
     *
     * @param name the field's name in files
     * @throws IllegalArgumentException when there is no field of this name, or it is required
     */
    public Form without(String name) {
        if (field(name).required()) {
            throw new IllegalArgumentException(name + " cannot be left out");
        }
        List<FormField> rest = fields.stream().filter(field -> !field.name().equals(name)).toList();
        return new Form(kind, rest, limits, complete);
    }

    /**
     * {@return the same form with one more limit}
     *
     * @param limit which fields belong together or exclude each other
     */
    public Form limited(FieldLimit limit) {
        List<FieldLimit> all = new ArrayList<>(limits);
        all.add(limit);
        return new Form(kind, fields, all, complete);
    }

    /**
     * {@return the same form, with the promise that every filling is accepted or without it}
     *
     * @param promise whether every filling within the limits is accepted now
     */
    public Form promised(boolean promise) {
        return new Form(kind, fields, limits, promise);
    }

    /**
     * Why a filling is outside the form.
     *
     * @param filling the fields that are given, by name: texts, numbers, truths, lists and maps of
     *     these, as files write them
     * @return every problem with the field's path, the value and what is allowed; empty for a
     *     filling within the form
     */
    public List<Problem> problems(Map<String, ?> filling) {
        FillingCheck check = new FillingCheck();
        check.fields(fields, limits, filling, "");
        return check.problems();
    }
}
