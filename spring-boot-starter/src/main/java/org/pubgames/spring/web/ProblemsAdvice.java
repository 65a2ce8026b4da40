package org.pubgames.spring.web;

import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Where;
import org.pubgames.spring.ProblemDocument;
import org.pubgames.spring.RequestLanguage;
import org.pubgames.store.StoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * Answers with a {@link ProblemDocument} where a controller of the application has thrown problems.
 */
@RestControllerAdvice
public class ProblemsAdvice {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemsAdvice.class);

    private final RequestLanguage languages;

    /**
     * An advice.
     *
     * @param languages the language to answer in
     */
    public ProblemsAdvice(RequestLanguage languages) {
        this.languages = languages;
    }

    /**
     * {@return what somebody sent is wrong: 400}
     *
     * @param problems what is wrong
     * @param request the request
     */
    @ExceptionHandler
    public ResponseEntity<byte[]> problems(ProblemsException problems, HttpServletRequest request) {
        return of(400, problems.problems(), request);
    }

    /**
     * {@return why a request is refused, with its own status}
     *
     * @param refused why
     * @param request the request
     */
    @ExceptionHandler
    public ResponseEntity<byte[]> refused(Refused refused, HttpServletRequest request) {
        return of(refused.status(), refused.problems(), request);
    }

    /**
     * {@return the store does not answer: 503}
     *
     * @param trouble what the store says; it goes to the log
     * @param request the request
     */
    @ExceptionHandler
    public ResponseEntity<byte[]> store(StoreException trouble, HttpServletRequest request) {
        LOG.error("the store of matches fails: {}", trouble.trouble(), trouble);
        return of(503, List.of(Problem.of("store-unavailable", Where.UNKNOWN)), request);
    }

    private ResponseEntity<byte[]> of(
            int status, List<Problem> problems, HttpServletRequest request) {
        String accept = request.getHeader(HttpHeaders.ACCEPT_LANGUAGE);
        Lang lang = languages.of(accept == null ? "" : accept);
        String json = ProblemDocument.of(status, problems, lang).json();
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .header(HttpHeaders.CONTENT_LANGUAGE, lang.code())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(json.getBytes(StandardCharsets.UTF_8));
    }
}
