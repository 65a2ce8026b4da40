package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Source;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import picocli.CommandLine.Command;

/** {@code pubgames games}: the games, their variants and their sources. */
@Command(name = "games", mixinStandardHelpOptions = true)
final class GamesCommand extends VariantStep {

    @Override
    int run(KnownVariants known) {
        Console console = known.console();
        for (Game<?, ?> game : Games.installed()) {
            if (console.json()) {
                console.out().raw(JsonWriter.write(map(game, known.book(game), console.lang())));
            } else {
                show(game, known.book(game), console);
            }
        }
        return Exit.WELL;
    }

    private static void show(Game<?, ?> game, VariantBook book, Console console) {
        Output out = console.out();
        Words words = console.words();
        Lang lang = console.lang();
        out.line(Style.BOLD.of(game.key().id()) + "  " + game.title().in(lang));
        out.line("");
        out.line(words.say("games.variants"));
        TextTable variants = new TextTable("<", "<");
        for (Variant variant : book.all()) {
            boolean standard = variant.equals(book.standard());
            boolean incomplete = variant.status() == Variant.Status.INCOMPLETE;
            variants.row(
                    Style.BOLD.of(variant.id()),
                    variant.title().in(lang)
                            + (standard ? " · " + words.say("games.standard") : "")
                            + (incomplete
                                    ? " · " + Style.BAD.of(words.say("games.incomplete"))
                                    : ""));
        }
        out.lines(0, variants.lines());
        out.line("");
        out.line(words.say("games.sources"));
        for (Source source : game.rulebook().sources()) {
            out.lines(2, Paragraph.lines(source(source, lang), console.width() - 2, 4));
        }
        out.line("");
    }

    private static String source(Source source, Lang lang) {
        String text =
                Style.BOLD.of(source.id())
                        + "  "
                        + source.title().in(lang)
                        + " · "
                        + source.publisher();
        return source.url().isEmpty() ? text : text + " · " + source.url();
    }

    private static Map<String, Object> map(Game<?, ?> game, VariantBook book, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "game");
        map.put("game", game.key().id());
        map.put("title", game.title().in(lang));
        map.put("standard", book.standard().id());
        map.put("variants", book.all().stream().map(variant -> map(variant, lang)).toList());
        map.put(
                "sources",
                game.rulebook().sources().stream().map(source -> map(source, lang)).toList());
        map.put("rules", game.rulebook().rules().size());
        map.put("clauses", game.rulebook().clauses().size());
        return map;
    }

    private static Map<String, Object> map(Variant variant, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("variant", variant.id());
        map.put("title", variant.title().in(lang));
        map.put("status", variant.status());
        map.put("about", variant.about().in(lang));
        map.put("sources", List.copyOf(variant.sources()));
        map.put("digest", variant.digest());
        return map;
    }

    static Map<String, Object> map(Source source, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("source", source.id());
        map.put("title", source.title().in(lang));
        map.put("publisher", source.publisher());
        map.put("edition", source.edition());
        map.put("language", source.language());
        map.put("url", source.url());
        map.put("confidence", source.confidence());
        return map;
    }
}
