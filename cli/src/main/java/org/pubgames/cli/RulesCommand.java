package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pubgames rules GAME [ID]}: the rulebook, or one rule or clause of it. */
@Command(name = "rules", mixinStandardHelpOptions = true)
final class RulesCommand extends CommonOptions implements Step {

    private static final int MOST_SUGGESTIONS = 3;

    @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID", descriptionKey = "rule")
    private String id = "";

    @Override
    public int run(Console console) {
        return Games.look(gameId, Where.UNKNOWN).fold(game -> run(game, console), console::refuse);
    }

    private int run(Game<?, ?> game, Console console) {
        BookPrinter printer =
                console.json() ? new BookJson(game, console) : new BookText(game, console);
        if (id.isEmpty()) {
            printer.book();
            return Exit.WELL;
        }
        RuleBook book = game.rulebook();
        Optional<Rule> rule = book.rule(id);
        Optional<Clause> clause = book.clause(id);
        rule.ifPresent(printer::rule);
        clause.ifPresent(printer::clause);
        return rule.isPresent() || clause.isPresent()
                ? Exit.WELL
                : console.refuse(List.of(unknown(book)));
    }

    private Problem unknown(RuleBook book) {
        return Problem.of("unknown-rule", Where.UNKNOWN)
                .withValue(id)
                .withSuggestion(String.join("\", \"", nearest(book)));
    }

    /** The nearest id, and those that have the word in them. */
    private List<String> nearest(RuleBook book) {
        List<String> ids = new ArrayList<>();
        book.rules().forEach(rule -> ids.add(rule.id()));
        book.clauses().forEach(clause -> ids.add(clause.id()));
        List<String> found = new ArrayList<>();
        String nearest = Nearest.of(id, ids);
        if (!nearest.isEmpty()) {
            found.add(nearest);
        }
        for (String other : ids) {
            boolean part = id.length() > 2 && other.contains(id);
            if (part && !found.contains(other) && found.size() < MOST_SUGGESTIONS) {
                found.add(other);
            }
        }
        return found;
    }
}
