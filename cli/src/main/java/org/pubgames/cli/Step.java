package org.pubgames.cli;

/** A command whose arguments were read. */
interface Step {

    /** Runs it; returns the exit status. */
    int run(Console console);
}
