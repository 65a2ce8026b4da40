package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/**
 * The results of one game, and its rulebook where the game is installed; a report may name others.
 *
 * @param id the game's id
 * @param results its results, in the order of the run
 * @param game the installed game
 */
record GamePage(String id, List<Result> results, Optional<Game<?, ?>> game) {

    /** The games of a report, in the order of the run. */
    static List<GamePage> of(Report report) {
        Map<String, List<Result>> games = new LinkedHashMap<>();
        for (Result result : report.results()) {
            games.computeIfAbsent(result.game(), id -> new ArrayList<>()).add(result);
        }
        List<GamePage> pages = new ArrayList<>();
        games.forEach((id, results) -> pages.add(new GamePage(id, results, Games.find(id))));
        return pages;
    }

    String title(Lang lang) {
        return title(id, lang);
    }

    static String title(String game, Lang lang) {
        return Games.find(game).map(found -> found.title().in(lang)).orElse(game);
    }

    Optional<RuleBook> book() {
        return game.map(Game::rulebook);
    }

    static Optional<Rule> rule(String game, String id) {
        return Games.find(game).flatMap(found -> found.rulebook().rule(id));
    }

    /** What a rule says, empty for a rule that no rulebook has. */
    static String statement(String game, String rule, Lang lang) {
        return rule(game, rule).map(found -> found.statement().in(lang)).orElse("");
    }

    /** Where a clause stands: the document as citations name it, and the place in it. */
    static String place(RuleBook book, Citation citation, Lang lang) {
        return place(book, citation.source(), citation.locator().in(lang), lang);
    }

    static String place(RuleBook book, Clause clause, Lang lang) {
        return place(book, clause.source(), clause.locator().in(lang), lang);
    }

    private static String place(RuleBook book, String source, String locator, Lang lang) {
        String title =
                book.source(source)
                        .map(Source::shortTitle)
                        .map(text -> text.in(lang))
                        .filter(text -> !text.isEmpty())
                        .orElse(source);
        return locator.isEmpty() ? title : title + ", " + locator;
    }
}
