package org.pubgames.conformance.report;

import java.util.List;
import org.pubgames.conformance.report.Shortfalls.Numbered;

/** Failures as cards, and in lists whatever else did not simply pass. */
record FailureSection(Report report, ReportWords words, Markup out) {

    void write() {
        Shortfalls found = Shortfalls.of(report);
        if (found.cards().isEmpty()) {
            out.leaf("p", words.say("failures.none"));
        }
        FailureCard card = new FailureCard(report.head(), words, out);
        found.cards().forEach(card::write);
        if (!found.rest().isEmpty()) {
            out.leaf("h3", words.say("failures.rest", "number", found.rest().size()));
            list(found.rest());
        }
        skipped(found.skipped());
        list("failures.known", found.known());
        list("failures.unexpected", found.unexpected());
        unused();
    }

    private void list(String key, List<Numbered> results) {
        if (!results.isEmpty()) {
            out.leaf("h3", words.say(key, "number", results.size()));
            list(results);
        }
    }

    private void list(List<Numbered> results) {
        out.open("ul", "class", "results");
        for (Numbered one : results) {
            out.open("li", "id", one.anchor()).leaf("code", one.result().id());
            out.text(" " + one.result().title()).end("li");
        }
        out.end("ul");
    }

    private void skipped(List<Numbered> results) {
        if (results.isEmpty()) {
            return;
        }
        out.leaf("h3", words.say("failures.skipped", "number", results.size()));
        new ReasonWords(words)
                .grouped(results, Numbered::result)
                .forEach(
                        (reason, skipped) -> {
                            out.leaf("p", reason, "class", "reason");
                            list(skipped);
                        });
    }

    /** Entries of the list of known failures that nothing fits any more. */
    private void unused() {
        List<String> unused = report.foot().unused();
        if (!unused.isEmpty()) {
            out.leaf("h3", words.say("failures.unused", "number", unused.size()));
            out.open("ul", "class", "results");
            unused.forEach(entry -> out.open("li").leaf("code", entry).end("li"));
            out.end("ul");
        }
    }
}
