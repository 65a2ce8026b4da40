package org.pubgames.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;

/**
 * A variant as it is named on the command line: {@code ID}, {@code ID@EDITION}, {@code GAME/ID}, a
 * file, or {@code -} for standard input.
 *
 * @param text the name as given
 * @param game the game that is meant, empty when none was said
 */
record VariantName(String text, String game) {

    /** The one variant of that name; a name that several games have is a problem. */
    Reading<ChosenVariant> find(KnownVariants known) {
        return all(known)
                .fold(
                        found ->
                                found.size() == 1
                                        ? Reading.of(found.get(0))
                                        : Reading.failed(ambiguous(text, found)),
                        Reading::failed);
    }

    /** Every variant of that name: one of each game that has it. */
    Reading<List<ChosenVariant>> all(KnownVariants known) {
        if (file()) {
            return InputFile.variant(text, known).fold(file -> read(file, known), Reading::failed);
        }
        int slash = text.indexOf('/');
        if (slash > 0) {
            return of(text.substring(0, slash), text.substring(slash + 1), known);
        }
        if (!game.isEmpty()) {
            return of(game, text, known);
        }
        List<ChosenVariant> found = new ArrayList<>();
        List<Problem> editions = new ArrayList<>();
        for (Game<?, ?> each : Games.installed()) {
            if (known.book(each).find(id(text)).isPresent()) {
                look(text, each, known)
                        .fold(
                                variant -> found.add(new ChosenVariant(each, variant)),
                                editions::addAll);
            }
        }
        if (!found.isEmpty()) {
            return Reading.of(found);
        }
        return editions.isEmpty()
                ? Reading.failed(unknown(known))
                : Reading.failed(editions.subList(0, 1));
    }

    /** Whether a file is meant rather than an id. */
    boolean file() {
        if (text.equals("-") || text.endsWith(".yaml") || text.endsWith(".yml")) {
            return true;
        }
        String first = text.substring(0, Math.max(0, text.indexOf('/')));
        if (Games.find(first).isPresent()) {
            return false;
        }
        try {
            if (Files.exists(Path.of(text))) {
                return true;
            }
        } catch (InvalidPathException e) {
            return false;
        }
        List<String> games = Games.installed().stream().map(each -> each.key().id()).toList();
        return text.contains("/") && Nearest.of(first, games).isEmpty();
    }

    /** A variant of a game by its id, with or without its edition. */
    static Reading<Variant> look(String name, Game<?, ?> game, KnownVariants known) {
        Optional<Variant> found = known.book(game).find(id(name));
        if (found.isPresent() && name.contains("@") && !name.equals(found.get().pinned())) {
            return Reading.failed(
                    Problem.of("other-edition", Where.UNKNOWN)
                            .withValue(name)
                            .withAllowed(found.get().pinned())
                            .withSuggestion(found.get().pinned()));
        }
        return known.book(game).look(id(name), Where.UNKNOWN);
    }

    /** The problem with a name that means variants of several games. */
    static Problem ambiguous(String name, List<ChosenVariant> found) {
        return Problem.of("ambiguous-variant", Where.UNKNOWN)
                .withValue(name)
                .withAllowed(
                        String.join(", ", found.stream().map(ChosenVariant::fullName).toList()));
    }

    private static String id(String name) {
        return name.contains("@") ? name.substring(0, name.indexOf('@')) : name;
    }

    private static Reading<List<ChosenVariant>> of(String game, String id, KnownVariants known) {
        return Games.look(game, Where.UNKNOWN)
                .fold(
                        played ->
                                look(id, played, known)
                                        .fold(variant -> one(played, variant), Reading::failed),
                        Reading::failed);
    }

    private Reading<List<ChosenVariant>> read(VariantFile file, KnownVariants known) {
        Reading<Game<?, ?>> reader =
                game.isEmpty() ? GameOfFile.of(file) : Games.look(game, Where.UNKNOWN);
        return reader.fold(
                played ->
                        known.book(played)
                                .read(file.text(), file.name())
                                .fold(variant -> one(played, variant), Reading::failed),
                Reading::failed);
    }

    private static Reading<List<ChosenVariant>> one(Game<?, ?> game, Variant variant) {
        return Reading.of(List.of(new ChosenVariant(game, variant)));
    }

    private Problem unknown(KnownVariants known) {
        boolean mixIn =
                Games.installed().stream()
                        .flatMap(each -> known.book(each).mixIns().stream())
                        .anyMatch(each -> each.id().equals(id(text)));
        if (mixIn) {
            return Problem.of("mixin-alone", Where.UNKNOWN).withValue(text);
        }
        List<String> ids =
                Games.installed().stream()
                        .map(known::book)
                        .map(VariantBook::all)
                        .flatMap(List::stream)
                        .map(Variant::id)
                        .distinct()
                        .toList();
        return Problem.of("unknown-variant", Where.UNKNOWN)
                .withValue(text)
                .withAllowed(
                        String.join(
                                ", ",
                                ids.stream().filter(id -> Nearest.begins(id(text), id)).toList()))
                .withSuggestion(Nearest.id(id(text), ids));
    }
}
