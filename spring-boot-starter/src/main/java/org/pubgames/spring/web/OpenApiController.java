package org.pubgames.spring.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.pubgames.core.Games;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Describes the other controllers in OpenAPI 3.1; what is in the answers is in the games' schemas.
 */
@RestController
@RequestMapping("${pubgames.web.path:}/openapi.json")
public final class OpenApiController {

    private static final List<String> ANSWERS =
            List.of(
                    "event",
                    "verdict",
                    "revised",
                    "view",
                    "state",
                    "moves",
                    "problem",
                    "variant",
                    "rulebook");

    private final Requests requests;
    private final String path;

    /**
     * A controller.
     *
     * @param requests what requests say
     * @param path what the addresses begin with
     */
    public OpenApiController(Requests requests, String path) {
        this.requests = requests;
        this.path = path;
    }

    @GetMapping
    ResponseEntity<byte[]> document(HttpServletRequest request) {
        return Reply.json(text(path), requests.language(request));
    }

    /** The document. */
    static String text(String path) {
        String text = template().replace("\"@path@\"", Json.quoted(path.isEmpty() ? "/" : path));
        for (String name : ANSWERS) {
            text = text.replace("\"@" + name + "@\"", anyGame(path, name));
        }
        return text;
    }

    private static String anyGame(String path, String name) {
        List<String> refs =
                Games.installed().stream()
                        .map(game -> path + "/games/" + game.key().id() + "/schema#/$defs/" + name)
                        .map(ref -> Json.object("$ref", Json.quoted(ref)))
                        .toList();
        return Json.object("anyOf", Json.array(refs));
    }

    private static String template() {
        try (InputStream in = OpenApiController.class.getResourceAsStream("openapi.json")) {
            if (in == null) {
                throw new IllegalStateException("openapi.json is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
