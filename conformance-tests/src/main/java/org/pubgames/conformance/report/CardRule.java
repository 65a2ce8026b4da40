package org.pubgames.conformance.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Citation;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Ground;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/** The part of a card that says which rule it is about, and what its clauses say. */
record CardRule(ReportWords words, Markup out) {

    void write(Result result) {
        String statement = GamePage.statement(result.game(), result.rule(), words.lang());
        out.open("p", "class", "statement").text(statement.isEmpty() ? "" : statement + " ");
        out.leaf("code", result.rule()).end("p");
        Optional<Rule> rule = GamePage.rule(result.game(), result.rule());
        Optional<RuleBook> book = Games.find(result.game()).map(Game::rulebook);
        if (rule.isPresent() && book.isPresent()) {
            List<Citation> citations = citations(result, rule.get());
            citations.stream().limit(1).forEach(citation -> clause(book.get(), citation));
            if (citations.size() > 1) {
                out.open("details");
                out.leaf("summary", words.say("card.more-clauses", "number", citations.size() - 1));
                citations.stream().skip(1).forEach(citation -> clause(book.get(), citation));
                out.end("details");
            }
        }
    }

    /** The clause that the vector comes from, then those of the variant's own edition. */
    private static List<Citation> citations(Result result, Rule rule) {
        List<Citation> own =
                Games.find(result.game())
                        .flatMap(
                                game ->
                                        game.variants()
                                                .find(result.variant())
                                                .map(
                                                        variant ->
                                                                game.rulebook()
                                                                        .ground(
                                                                                rule.id(), "",
                                                                                variant)))
                        .map(Ground::citations)
                        .orElse(List.of());
        return rule.citations().stream()
                .sorted(
                        Comparator.comparing(
                                citation ->
                                        citation.clause().equals(result.source())
                                                ? 0
                                                : own.contains(citation) ? 1 : 2))
                .toList();
    }

    private void clause(RuleBook book, Citation citation) {
        book.clause(citation.clause())
                .ifPresent(
                        clause -> {
                            String url = book.source(citation.source()).map(Source::url).orElse("");
                            out.open("figure", "class", "clause").open("blockquote");
                            out.leaf("p", clause.statement().in(words.lang())).close("blockquote");
                            out.open("figcaption");
                            HtmlReport.link(out, url, GamePage.place(book, citation, words.lang()));
                            out.text(" ").leaf("code", clause.id());
                            out.close("figcaption").end("figure");
                        });
    }
}
