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
        return fields.stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(kind.kind() + " has no " + name));
    }

    /**
     * {@return the same form with other values for a field}
     *
     * @param name the field's name in files
     * @param values what it may hold now
     * @throws IllegalArgumentException when there is no field of this name
     */
    public Form with(String name, FieldValues values) {
        return with(new FormField(name, values, field(name).required()));
    }

    /**
     * {@return the same form with a field that has to be given}
     *
     * @param name the field's name in files
     * @throws IllegalArgumentException when there is no field of this name
     */
    public Form requiring(String name) {
        return with(new FormField(name, field(name).values(), true));
    }

    private Form with(FormField changed) {
        List<FormField> all =
                fields.stream()
                        .map(field -> field.name().equals(changed.name()) ? changed : field)
                        .toList();
        return new Form(kind, all, limits, complete);
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
