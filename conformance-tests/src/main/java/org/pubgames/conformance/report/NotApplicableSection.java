package org.pubgames.conformance.report;

import java.util.List;

/** The vectors that did not apply, by reason. */
record NotApplicableSection(ReportWords words, Markup out) {

    void write(List<GamePage> pages) {
        int total = pages.stream().mapToInt(page -> without(page).size()).sum();
        if (total == 0) {
            out.leaf("p", words.say("not-applicable.none"));
            return;
        }
        out.leaf("p", words.say("not-applicable.some", "number", total));
        for (GamePage page : pages) {
            List<Result> without = without(page);
            if (!without.isEmpty()) {
                out.leaf("h3", page.title(words.lang()));
                out.open("ul");
                new ReasonWords(words).grouped(without, result -> result).forEach(this::reason);
                out.end("ul");
            }
        }
    }

    private void reason(String reason, List<Result> results) {
        out.open("li").text(reason + " ");
        out.leaf(
                "span",
                words.say("not-applicable.vectors", "number", results.size()),
                "class",
                "tag");
        out.end("li");
    }

    private static List<Result> without(GamePage page) {
        return page.results().stream()
                .filter(result -> result.outcome() == Outcome.NOT_APPLICABLE)
                .toList();
    }
}
