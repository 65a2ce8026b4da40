package org.pubgames.core.internal.variant;

/**
 * One step that brings a variant file nearer to the present form; a file past it stays as it is.
 */
interface MigrationStep {

    /** Replaces on the sheet what the step changes. */
    void apply(MigrationSheet sheet);
}
