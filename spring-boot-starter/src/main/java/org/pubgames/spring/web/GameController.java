package org.pubgames.spring.web;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Tells of the games: their variants, rules and schemas, which everybody may read. */
@RestController
@RequestMapping("${pubgames.web.path:}/games")
public final class GameController {

    private final Catalogue catalogue;
    private final Requests requests;

    /**
     * A controller.
     *
     * @param catalogue the variants
     * @param requests what requests say
     */
    public GameController(Catalogue catalogue, Requests requests) {
        this.catalogue = catalogue;
        this.requests = requests;
    }

    @GetMapping
    ResponseEntity<byte[]> games(HttpServletRequest request) {
        Lang lang = requests.language(request);
        List<String> games = Games.installed().stream().map(game -> told(game, lang)).toList();
        return Reply.json(Json.object("games", Json.array(games)), lang);
    }

    private String told(Game<?, ?> game, Lang lang) {
        List<String> ids =
                catalogue.of(game).all().stream().map(each -> Json.quoted(each.id())).toList();
        return Json.object(
                "id", Json.quoted(game.key().id()),
                "title", Json.quoted(game.title().in(lang)),
                "standard", Json.quoted(catalogue.of(game).standard().id()),
                "variants", Json.array(ids));
    }

    @GetMapping("/{game}/variants")
    ResponseEntity<byte[]> variants(HttpServletRequest request, @PathVariable("game") String id) {
        Game<?, ?> game = game(id);
        Lang lang = requests.language(request);
        AnswerCodec<?, ?> answers = game.answers(lang);
        List<String> variants =
                catalogue.of(game).all().stream().map(answers::writeVariant).toList();
        return Reply.json(Json.object("variants", Json.array(variants)), lang);
    }

    @GetMapping("/{game}/variants/{variant}")
    ResponseEntity<byte[]> variant(
            HttpServletRequest request,
            @PathVariable("game") String id,
            @PathVariable("variant") String variant) {
        Game<?, ?> game = game(id);
        Lang lang = requests.language(request);
        Variant found =
                Refused.orElse(
                        catalogue.of(game).look(variant, Where.UNKNOWN), GameController::missing);
        return Reply.json(game.answers(lang).writeVariant(found), lang);
    }

    @GetMapping("/{game}/rulebook")
    ResponseEntity<byte[]> rulebook(HttpServletRequest request, @PathVariable("game") String id) {
        Lang lang = requests.language(request);
        return Reply.json(game(id).answers(lang).writeRulebook(), lang);
    }

    @GetMapping("/{game}/schema")
    ResponseEntity<byte[]> schema(HttpServletRequest request, @PathVariable("game") String id) {
        Lang lang = requests.language(request);
        return Reply.json(game(id).answers(lang).schema(), lang);
    }

    private static Game<?, ?> game(String id) {
        return Refused.orElse(Games.look(id, Where.UNKNOWN), GameController::missing);
    }

    private static Refused missing(List<Problem> problems) {
        return new Refused(404, problems);
    }
}
