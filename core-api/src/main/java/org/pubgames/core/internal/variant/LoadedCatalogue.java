package org.pubgames.core.internal.variant;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;

/** The variants of all installed games, a vendor's own included. Immutable. */
public final class LoadedCatalogue implements Catalogue {

    private static final LoadedCatalogue INSTALLED = new LoadedCatalogue(Map.of(), List.of());

    private final Map<String, VariantBook> books;
    private final List<Problem> problems;

    private LoadedCatalogue(Map<String, VariantBook> books, List<Problem> problems) {
        this.books = books;
        this.problems = List.copyOf(problems);
    }

    /** What is on the class path. */
    public static LoadedCatalogue installed() {
        return INSTALLED;
    }

    @Override
    public Reading<Catalogue> with(Path folder) {
        return VariantFiles.folder(folder)
                .fold(found -> Reading.of(with(found.files(), found.problems())), Reading::failed);
    }

    @Override
    public Catalogue with(List<VariantFile> files) {
        return with(files, List.of());
    }

    private LoadedCatalogue with(List<VariantFile> files, List<Problem> unread) {
        List<Problem> problems = new ArrayList<>(this.problems);
        problems.addAll(unread);
        Map<String, List<VariantFile>> byGame = new LinkedHashMap<>();
        for (VariantFile file : files) {
            String game = VariantFiles.game(file);
            if (Games.find(game).isPresent()) {
                byGame.computeIfAbsent(game, id -> new ArrayList<>()).add(file);
            } else {
                problems.addAll(homeless(file, game));
            }
        }
        Map<String, VariantBook> more = new HashMap<>(books);
        byGame.forEach(
                (id, own) -> {
                    VariantBook before = of(Games.find(id).orElseThrow());
                    int known = before.problems().size();
                    VariantBook book = before.with(own);
                    problems.addAll(book.problems().subList(known, book.problems().size()));
                    more.put(id, book);
                });
        return new LoadedCatalogue(Map.copyOf(more), problems);
    }

    /** A file that names no installed game. */
    private static List<Problem> homeless(VariantFile file, String game) {
        return VariantFiles.tree(file.text(), file.name())
                .fold(node -> homeless(node, file.name(), game), unread -> unread);
    }

    private static List<Problem> homeless(Node node, String file, String game) {
        Where whole = Where.file(file).at(node.mark().line(), node.mark().column());
        if (!(node instanceof Node.Fields fields)) {
            return List.of(
                    Problem.of("wrong-type", whole)
                            .withValue(node.shown())
                            .withAllowed("variant: 2"));
        }
        List<String> ids = Games.installed().stream().map(each -> each.key().id()).toList();
        Node named = fields.values().get("game");
        Problem problem;
        if (named == null) {
            problem = Problem.of("missing-field", whole.path("/game")).withValue("game");
        } else {
            Where where = whole.at(named.mark().line(), named.mark().column()).path("/game");
            boolean text = named instanceof Node.Text;
            problem =
                    Problem.of(text ? "unknown-game" : "wrong-type", where)
                            .withValue(named.shown());
        }
        Problem told =
                problem.withAllowed(String.join(", ", ids)).withSuggestion(Nearest.of(game, ids));
        return HeadAdvice.withoutGame(fields, file, told);
    }

    @Override
    public VariantBook of(Game<?, ?> game) {
        return books.getOrDefault(game.key().id(), game.variants());
    }

    @Override
    public List<Problem> problems() {
        return problems;
    }
}
