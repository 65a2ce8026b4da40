package org.pubgames.spring.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.spring.ProblemDocument;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Answers to requests. */
final class Reply {

    private Reply() {}

    /**
     * JSON that is for its reader alone.
     *
     * @param number of the last line of the match; {@code null} where it is about no match
     */
    static ResponseEntity<byte[]> json(
            int status, String json, Lang lang, @Nullable Integer number) {
        return of(status, MediaType.APPLICATION_JSON, json, lang, number);
    }

    /** JSON about no match. */
    static ResponseEntity<byte[]> json(String json, Lang lang) {
        return json(200, json, lang, null);
    }

    /** Problems. */
    static ResponseEntity<byte[]> problems(int status, List<Problem> problems, Lang lang) {
        return problem(ProblemDocument.of(status, problems, lang), lang, null);
    }

    /** Problems, with the number of the last line of the match. */
    static ResponseEntity<byte[]> problem(
            ProblemDocument document, Lang lang, @Nullable Integer number) {
        MediaType type = MediaType.APPLICATION_PROBLEM_JSON;
        return of(document.status(), type, document.json(), lang, number);
    }

    private static ResponseEntity<byte[]> of(
            int status, MediaType type, String text, Lang lang, @Nullable Integer number) {
        ResponseEntity.BodyBuilder reply =
                ResponseEntity.status(status)
                        .contentType(type)
                        .header(HttpHeaders.CONTENT_LANGUAGE, lang.code())
                        .header(HttpHeaders.CACHE_CONTROL, "no-store")
                        .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        if (number != null) {
            reply.eTag("\"" + number + "\"");
        }
        return reply.body(text.getBytes(StandardCharsets.UTF_8));
    }
}
