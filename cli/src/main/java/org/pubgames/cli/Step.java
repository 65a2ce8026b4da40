package org.pubgames.cli;

/** What a command does once its arguments are read. */
interface Step {

    /** Does it; the answer is the exit status. */
    int run(Console console);
}
