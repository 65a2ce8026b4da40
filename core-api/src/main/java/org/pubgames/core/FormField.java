package org.pubgames.core;

/**
 * A field of a form.
 *
 * @param name its name in files
 * @param values what it may hold now
 * @param required whether it must be given
 */
public record FormField(String name, FieldValues values, boolean required) {}
