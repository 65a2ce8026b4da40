package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Pictures;
import org.springframework.context.MessageSource;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** The words of a game, for the forms that a page makes of what may be reported. */
@RestController
public class WordsController {

    /** Fields of events whose names are said in words. */
    private static final List<String> FIELDS =
            List.of(
                    ("player winner plays at x y depth because by matter points board counted fate"
                                    + " compartment touching stopperMoved takenOut dice discs cause"
                                    + " decision conduct pips turn how means flat open side first"
                                    + " second third fourth")
                            .split(" "));

    private final PageLanguage languages;
    private final MessageSource texts;

    /** Words in the language of who asks. */
    public WordsController(PageLanguage languages, MessageSource texts) {
        this.languages = languages;
        this.texts = texts;
    }

    /**
     * Words of a game.
     *
     * @param kinds its kinds of event, in the order of the game
     * @param values its values in words
     */
    public record Words(List<Kind> kinds, Map<String, String> values) {}

    /**
     * A kind of event.
     *
     * @param kind its name
     * @param label as people call it
     * @param help what it is
     * @param roles who may report it
     */
    public record Kind(String kind, String label, String help, List<String> roles) {}

    @GetMapping("/words/{game}")
    Words words(HttpServletRequest request, @PathVariable("game") String id) {
        Game<?, ?> game = Games.find(id).orElseThrow(NoSuchPage::new);
        Lang lang = languages.of(request);
        List<Kind> kinds = new ArrayList<>();
        for (EventKind each : game.events()) {
            kinds.add(
                    new Kind(
                            each.kind(),
                            each.label().in(lang),
                            each.help().in(lang),
                            each.roles().stream()
                                    .map(role -> role.name().toLowerCase(Locale.ROOT))
                                    .toList()));
        }
        GameWords words = Pictures.words(id, lang);
        Map<String, String> values = new LinkedHashMap<>();
        for (String field : FIELDS) {
            String key = "field." + field;
            values.put(key, texts.getMessage(key, null, Locale.forLanguageTag(lang.code())));
        }
        for (String key : words.keys()) {
            if (!key.startsWith("topic.") && !key.startsWith("event.") && key.contains(".")) {
                words.find(key)
                        .filter(text -> !text.contains("{"))
                        .ifPresent(text -> values.put(key, text));
            }
        }
        return new Words(kinds, values);
    }
}
