package org.pubgames.cli;

import org.pubgames.core.Citation;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/** Printed clauses with document and place, as a reader finds them. */
final class Citations {

    private final RuleBook book;
    private final Words words;

    Citations(RuleBook book, Words words) {
        this.book = book;
        this.words = words;
    }

    /** The short title of the document and the place in it. */
    String place(Citation citation) {
        return document(citation.source()) + ", " + citation.locator().in(words.lang());
    }

    /** The document's short title. */
    String document(String source) {
        return book.source(source)
                .map(Source::shortTitle)
                .map(text -> text.in(words.lang()))
                .orElse(source);
    }

    /** What the clause says, in our own words. */
    String statement(Citation citation) {
        return book.clause(citation.clause())
                .map(clause -> clause.statement().in(words.lang()))
                .orElse("");
    }
}
