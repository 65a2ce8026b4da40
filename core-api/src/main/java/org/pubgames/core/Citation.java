package org.pubgames.core;

/**
 * A printed clause.
 *
 * @param clause the clause's id in the rulebook
 * @param source the id of the document it stands in
 * @param locator where it stands there, as readers of each language find it
 */
public record Citation(String clause, String source, LocalText locator) {}
