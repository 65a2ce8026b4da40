package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MixIn;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.picture.Style;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pubgames variant list [GAME]}: variants and mix-ins, a house's own included. */
@Command(name = "list", mixinStandardHelpOptions = true)
final class VariantListCommand extends VariantStep {

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
    private String gameId = "";

    @Override
    void leftOut(KnownVariants known) {
        // reported in full, after the list
    }

    @Override
    int run(KnownVariants known) {
        return games().fold(games -> list(games, known), known.console()::refuse);
    }

    private Reading<List<Game<?, ?>>> games() {
        if (gameId.isEmpty()) {
            return Reading.of(Games.installed());
        }
        return Games.look(gameId, Where.UNKNOWN)
                .fold(game -> Reading.of(List.<Game<?, ?>>of(game)), Reading::failed);
    }

    private static int list(List<Game<?, ?>> games, KnownVariants known) {
        for (Game<?, ?> game : games) {
            if (known.console().json()) {
                tell(game, known);
            } else {
                show(game, known);
            }
        }
        // problems of variants in jars are found in the books, those of folders in the known
        // variants
        Set<Problem> problems = new LinkedHashSet<>(known.problems());
        games.forEach(game -> problems.addAll(known.book(game).problems()));
        known.printer().print(List.copyOf(problems));
        return problems.isEmpty() ? Exit.WELL : Exit.FALLS_SHORT;
    }

    private static void tell(Game<?, ?> game, KnownVariants known) {
        Output out = known.console().out();
        VariantJson json = new VariantJson(known.console().lang());
        VariantBook book = known.book(game);
        book.all().forEach(variant -> out.raw(JsonWriter.write(json.of(variant, game))));
        book.mixIns().forEach(mixIn -> out.raw(JsonWriter.write(json.of(mixIn))));
    }

    private static void show(Game<?, ?> game, KnownVariants known) {
        Output out = known.console().out();
        Words words = known.words();
        Lang lang = words.lang();
        VariantBook book = known.book(game);
        out.line(Style.BOLD.of(game.key().id()) + "  " + game.title().in(lang));
        List<String> ids = new ArrayList<>();
        book.all().forEach(variant -> ids.add(variant.pinned()));
        book.mixIns().forEach(mixIn -> ids.add(mixIn.pinned()));
        int widest = ids.stream().mapToInt(String::length).max().orElse(0);
        for (Variant variant : book.all()) {
            String text = variant.title().in(lang) + " · " + details(variant, game, words);
            entry(variant.pinned(), text, widest, known.console());
        }
        if (!book.mixIns().isEmpty()) {
            out.line("");
            out.line(words.say("list.mix-ins"));
        }
        for (MixIn mixIn : book.mixIns()) {
            entry(mixIn.pinned(), mixIn.title().in(lang), widest, known.console());
        }
        out.line("");
    }

    /** A name with a text beside it. */
    private static void entry(String id, String text, int widest, Console console) {
        int hang = widest + 2;
        String name = Style.BOLD.of(id) + " ".repeat(hang - id.length());
        List<String> lines = Paragraph.lines(text, console.width() - 2 - hang, 0);
        for (int i = 0; i < lines.size(); i++) {
            console.out().line("  " + (i == 0 ? name : " ".repeat(hang)) + lines.get(i));
        }
    }

    private static String details(Variant variant, Game<?, ?> game, Words words) {
        List<String> details = new ArrayList<>();
        if (variant.id().equals(game.variants().standard().id())) {
            details.add(words.say("games.standard"));
        }
        details.add(VariantLines.origin(variant, words));
        boolean own = game.variants().find(variant.id()).isEmpty();
        if (variant.status() == Variant.Status.INCOMPLETE) {
            details.add(Style.BAD.of(words.say("games.incomplete")));
        }
        details.add(words.say(own ? "list.own" : "confidence." + variant.confidence()));
        return String.join(" · ", details.stream().filter(text -> !text.isEmpty()).toList());
    }
}
