package org.pubgames.club.pages;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Citation;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchView;
import org.pubgames.core.Outcome;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.picture.EventWords;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredLine;
import org.pubgames.store.StoredMatches;
import org.springframework.stereotype.Service;

/**
 * Makes matches into what pages show. Everything comes from the match as the viewer may see it.
 * Safe to share between threads.
 */
@Service
public class MatchLooks {

    private static final int KEPT = 500;

    private final StoredMatches matches;
    private final Map<Asked, MatchLook> kept =
            Collections.synchronizedMap(
                    new LinkedHashMap<>(16, 0.75f, true) {
                        @Override
                        protected boolean removeEldestEntry(Map.Entry<Asked, MatchLook> eldest) {
                            return size() > KEPT;
                        }
                    });

    /** As many entries as a page shows that is not about them. */
    private static final int LAST = 3;

    private record Asked(String match, int number, Viewer viewer, Lang lang, int most) {}

    /** Looks at stored matches. */
    public MatchLooks(StoredMatches matches) {
        this.matches = matches;
    }

    /**
     * {@return a match as somebody may see it, with its last entries; empty when there is none}
     *
     * @param id where it is kept
     * @param viewer who looks
     * @param lang his language
     */
    public Optional<MatchLook> of(String id, Viewer viewer, Lang lang) {
        return of(id, viewer, lang, LAST);
    }

    /** {@return the same with all its entries} */
    public Optional<MatchLook> whole(String id, Viewer viewer, Lang lang) {
        return of(id, viewer, lang, Integer.MAX_VALUE);
    }

    private Optional<MatchLook> of(String id, Viewer viewer, Lang lang, int most) {
        return matches.read(id)
                .fold(
                        held -> Optional.of(of(held, viewer, lang, most)),
                        problems -> Optional.empty());
    }

    private MatchLook of(HeldMatch<?, ?> held, Viewer viewer, Lang lang, int most) {
        Viewer seated = viewer.at(held.match().seated());
        Asked asked = new Asked(held.id(), held.number(), seated, lang, most);
        MatchLook look = kept.get(asked);
        if (look == null) {
            look =
                    held.use(
                            new HeldMatch.Use<MatchLook>() {
                                @Override
                                public <S extends GameState, E extends GameEvent> MatchLook with(
                                        HeldMatch<S, E> match) {
                                    return look(match, entered(match), seated, lang, most);
                                }
                            });
            kept.put(asked, look);
        }
        return look;
    }

    private Optional<Instant> entered(HeldMatch<?, ?> held) {
        return held.number() == 0
                ? Optional.empty()
                : matches.lines(held.id(), held.number() - 1, 1).stream()
                        .map(StoredLine::at)
                        .findFirst();
    }

    private static <S extends GameState, E extends GameEvent> MatchLook look(
            HeldMatch<S, E> held, Optional<Instant> at, Viewer viewer, Lang lang, int most) {
        Game<S, E> game = held.game();
        GamePicture<S, E> picture = Pictures.of(game, lang);
        Scene<S, E> scene = Scene.seen(held.match(), viewer);
        MatchView<S, E> view = held.match().view(viewer);
        Optional<Outcome> outcome = held.match().outcome();
        List<Outcome.Place> standing =
                outcome.map(Outcome::places).orElseGet(() -> picture.standing(scene));
        List<MatchLook.EntryLook> entries = new ArrayList<>();
        List<Entry<E>> log = view.log();
        for (Entry<E> entry : log.subList(Math.max(0, log.size() - most), log.size())) {
            entries.add(entry(game, picture, scene, entry, lang));
        }
        Collections.reverse(entries);
        List<String> turn = names(view.turn());
        return new MatchLook(
                held.id(),
                held.number(),
                at,
                game.title().in(lang),
                held.match().header().variant().title().in(lang),
                held.match().seated().stream()
                        .map(name -> line(name, standing, turn, picture.remark(scene, name)))
                        .toList(),
                String.join(", ", turn),
                outcome.isPresent(),
                outcome.map(Outcome::winners).orElse(List.of()),
                outcome.map(Outcome::rulings).orElse(List.of()).stream()
                        .map(ruling -> said(game.rulebook(), ruling, lang))
                        .toList(),
                picture.drawn(scene, Sheet.Form.IN_PAGE).map(Sheet::written).orElse(""),
                GroundLook.of(game, held.match().header().variant()),
                entries,
                picture.cards(scene));
    }

    private static List<String> names(Turn turn) {
        if (turn instanceof Turn.Player player) {
            return List.of(player.name());
        }
        if (turn instanceof Turn.Several several) {
            return several.names();
        }
        return turn instanceof Turn.Chance chance ? chance.names() : List.of();
    }

    private static MatchLook.Line line(
            String name, List<Outcome.Place> standing, List<String> turn, String remark) {
        Optional<Outcome.Place> place =
                standing.stream().filter(each -> each.player().equals(name)).findFirst();
        return new MatchLook.Line(
                name,
                place.map(each -> String.valueOf(each.score())).orElse(""),
                place.map(Outcome.Place::rank).orElse(0),
                turn.contains(name),
                remark);
    }

    private static <S extends GameState, E extends GameEvent> MatchLook.EntryLook entry(
            Game<S, E> game,
            GamePicture<S, E> picture,
            Scene<S, E> scene,
            Entry<E> entry,
            Lang lang) {
        String words =
                picture.event(scene.variant(), entry.event())
                        .orElseGet(() -> words(game, entry.event(), lang));
        List<MatchLook.RulingLook> said =
                entry.rulings().stream()
                        .map(ruling -> said(game.rulebook(), ruling, lang))
                        .toList();
        Optional<MatchLook.RulingLook> main =
                entry.rulings().stream()
                        .min(Comparator.comparing(MatchLooks::weight))
                        .map(ruling -> said(game.rulebook(), ruling, lang));
        return new MatchLook.EntryLook(entry.number(), words, main, said);
    }

    private static String words(Game<?, ?> game, GameEvent event, Lang lang) {
        return new EventWords(Pictures.words(game.key().id(), lang)).of(event);
    }

    private static int weight(Ruling ruling) {
        return switch (ruling.kind()) {
            case FORBIDS -> 0;
            case OVERRIDES -> 1;
            case AWARDS -> 2;
            case ENDS -> 3;
            case CHANGES -> 4;
            case NOTES -> 5;
        };
    }

    /** {@return what a verdict says, the weightiest first} */
    public static List<MatchLook.RulingLook> said(
            Game<?, ?> game, Verdict<?, ?> verdict, Lang lang) {
        return verdict.rulings().stream()
                .sorted(Comparator.comparing(MatchLooks::weight))
                .map(ruling -> said(game.rulebook(), ruling, lang))
                .toList();
    }

    /** {@return a ruling in words} */
    static MatchLook.RulingLook said(RuleBook book, Ruling ruling, Lang lang) {
        return new MatchLook.RulingLook(
                book.say(ruling, lang),
                ruling.rule(),
                ruling.kind().name().toLowerCase(Locale.ROOT),
                ruling.citations().stream().map(each -> clause(book, each, lang)).toList());
    }

    private static MatchLook.ClauseLook clause(RuleBook book, Citation citation, Lang lang) {
        String document =
                book.source(citation.source())
                        .map(source -> source.shortTitle().in(lang))
                        .orElse(citation.source());
        String text =
                book.clause(citation.clause())
                        .map(clause -> clause.statement().in(lang))
                        .orElse("");
        return new MatchLook.ClauseLook(document + ", " + citation.locator().in(lang), text);
    }
}
