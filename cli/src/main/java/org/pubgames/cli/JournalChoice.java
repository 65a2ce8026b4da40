package org.pubgames.cli;

import org.pubgames.core.Journal;

/**
 * The journal that was asked for.
 *
 * @param file where it is or is to be
 * @param from what problems call the match file
 * @param safety when an event counts as written
 * @param goOn whether the match file holds only what comes behind the journal
 */
record JournalChoice(String file, String from, Journal.Safety safety, boolean goOn) {}
