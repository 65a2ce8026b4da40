package org.pubgames.core;

/**
 * One statement of a printed document, in our own words.
 *
 * @param id the stable id, {@code source.section.slug}
 * @param source the id of the document
 * @param locator where it stands there, as readers of each language find it
 * @param topic what it is about
 * @param statement what it says
 * @param untestable why no software can decide it; empty texts when a rule realises it
 */
public record Clause(
        String id,
        String source,
        LocalText locator,
        String topic,
        LocalText statement,
        LocalText untestable) {

    /** {@return whether a rule realises the clause} */
    public boolean testable() {
        return untestable.en().isEmpty();
    }
}
