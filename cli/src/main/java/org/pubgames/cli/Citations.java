package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Citation;
import org.pubgames.core.Lang;
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

    /** Citations for a program. */
    static List<Map<String, Object>> maps(List<Citation> citations, Lang lang) {
        return citations.stream().map(each -> map(each, lang)).toList();
    }

    /** A citation for a program. */
    private static Map<String, Object> map(Citation citation, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("clause", citation.clause());
        map.put("source", citation.source());
        map.put("locator", citation.locator().in(lang));
        return map;
    }
}
