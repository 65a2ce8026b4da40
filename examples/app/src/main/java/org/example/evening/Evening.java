package org.example.evening;

import java.util.List;
import java.util.Locale;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;

/** Two games, one ruling or refusal a line, and what is wrong with a house's file. */
public final class Evening {

    private static final String HOUSE =
            """
            variant: 2
            game: sjoelen
            id: friday
            title: Friday evening
            extends: ans-pre2016@3
            changes:
              schijven: {to: 99, because: "All we have."}
              turns: {to: ten, because: "As ever."}
            """;

    private Evening() {}

    /** Judges the evening; the argument is a language, {@code en} unless it is given. */
    public static void main(String[] args) {
        Lang lang = args.length == 0 ? Lang.EN : Lang.valueOf(args[0].toUpperCase(Locale.ROOT));

        Sjoelen sjoelen = Games.game(Sjoelen.KEY);
        var card = sjoelen.open(sjoelen.variants().standard(), Seats.of("Anna", "Bram"));
        card = told(sjoelen, card, SjoelenEvent.SubTurnPlayed.of("Anna", 9, 5, 7, 5), lang);
        told(sjoelen, card, SjoelenEvent.SubTurnPlayed.of("Anna", 40, 0, 0, 0), lang);

        Schocken schocken = Games.game(Schocken.KEY);
        var round = schocken.open(schocken.variants().standard(), Seats.of("Anna", "Bram", "Carla"));
        told(schocken, round, new SchockenEvent.StarterThrown("Anna", List.of(7)), lang);

        sjoelen.variants()
                .read(HOUSE, "friday.yaml")
                .problems()
                .forEach(problem -> System.out.println(problem.line(lang)));
    }

    private static <S extends GameState, E extends GameEvent> Match<S, E> told(
            Game<S, E> game, Match<S, E> match, E event, Lang lang) {
        var verdict = match.judge(event);
        for (Ruling ruling : verdict.rulings()) {
            System.out.println(ruling.rule() + ": " + game.rulebook().say(ruling, lang));
        }
        return verdict.match();
    }
}
