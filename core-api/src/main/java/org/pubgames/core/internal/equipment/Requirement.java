package org.pubgames.core.internal.equipment;

/** What has to be so of a measured value. Immutable. */
interface Requirement {

    /** Whether a value is as required. */
    boolean holds(Object measured);

    /**
     * What would be allowed instead of a value; empty where there is nothing to choose.
     *
     * @param unit of the measure, empty when it has none
     */
    String allowed(Object measured, String unit);

    /** The problem code of a value that is not as required. */
    String code(Object measured);

    /** Whether it is about a list as a whole and not about each of its values. */
    default boolean ofList() {
        return false;
    }

    /** Whether it can be missed when nobody measured. */
    default boolean missed() {
        return true;
    }
}
