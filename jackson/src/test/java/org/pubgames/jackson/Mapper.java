package org.pubgames.jackson;

import java.lang.reflect.Type;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** A mapper of either version of Jackson. */
public interface Mapper {

    /** A value as JSON. */
    String write(Object value) throws Exception;

    /** A value as JSON, in the language of this call. */
    String write(Object value, Lang lang) throws Exception;

    /** A value as indented JSON. */
    String indented(Object value) throws Exception;

    /** A value as a tree, and that as JSON. */
    String tree(Object value) throws Exception;

    /** A value of a type, from JSON. */
    Object read(String json, Type type) throws Exception;

    /** A value by way of a tree. */
    Object convert(Object tree, Type type) throws Exception;

    /** The same mapper, which writes the names of all types that are not final. */
    Mapper typed();

    /** Whether a value was refused because of what it can hold. */
    boolean refused(Throwable thrown);

    /** What was wrong with what was read; empty when something else failed. */
    List<Problem> problems(Throwable thrown);
}
