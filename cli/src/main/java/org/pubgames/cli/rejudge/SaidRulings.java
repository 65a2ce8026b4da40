package org.pubgames.cli.rejudge;

import java.util.List;
import java.util.function.Function;
import org.pubgames.core.Citation;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.Pictures;

/** Events and rulings of a game in words, in all languages. */
record SaidRulings<S extends GameState, E extends GameEvent>(Game<S, E> game) {

    LocalText event(E event) {
        return said(lang -> new EventWords(Pictures.words(game.key().id(), lang)).of(event));
    }

    List<ShownMatch.Said> all(List<Ruling> rulings) {
        return rulings.stream()
                .map(
                        ruling ->
                                new ShownMatch.Said(
                                        ruling.rule(),
                                        ruling.citations().stream()
                                                .findFirst()
                                                .map(Citation::clause)
                                                .orElse(""),
                                        said(lang -> game.rulebook().say(ruling, lang))))
                .toList();
    }

    private static LocalText said(Function<Lang, String> words) {
        return new LocalText(words.apply(Lang.EN), words.apply(Lang.NL), words.apply(Lang.DE));
    }
}
