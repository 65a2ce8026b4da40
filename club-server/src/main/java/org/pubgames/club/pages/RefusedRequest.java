package org.pubgames.club.pages;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.club.access.SafetyFilter;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.spring.ProblemDocument;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** What a program is told that asked an address of matches wrongly: a problem instead of a page. */
final class RefusedRequest {

    private static final String API = "/api";

    private RefusedRequest() {}

    /** Whether a program asked, not a person. */
    static boolean isOfProgram(HttpServletRequest request) {
        String path = path(request);
        return path.equals(API) || path.startsWith(API + "/");
    }

    private static String path(HttpServletRequest request) {
        return String.valueOf(request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI));
    }

    /**
     * {@return the answer}
     *
     * @param number under which it stands in the log; empty where it does not
     */
    static ResponseEntity<byte[]> answer(
            HttpServletRequest request,
            HttpServletResponse response,
            int status,
            String number,
            Lang lang) {
        Problem problem = problem(request, response, status, number);
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .header(HttpHeaders.CONTENT_LANGUAGE, lang.code())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(
                        ProblemDocument.of(status, List.of(problem), lang)
                                .json()
                                .getBytes(StandardCharsets.UTF_8));
    }

    private static Problem problem(
            HttpServletRequest request, HttpServletResponse response, int status, String number) {
        return switch (status) {
            case 403 -> of("club-request-token", SafetyFilter.HEADER);
            case 404 -> of("club-request-address", path(request));
            case 405 ->
                    allowed(
                            of("club-request-method", request.getMethod()),
                            response.getHeader(HttpHeaders.ALLOW));
            case 406 -> of("club-request-accept", request.getHeader(HttpHeaders.ACCEPT));
            case 413 -> of("club-request-long", request.getContentLengthLong());
            case 415 ->
                    allowed(
                            of("club-request-type", request.getContentType()),
                            response.getHeader(HttpHeaders.ACCEPT));
            default ->
                    status < 500
                            ? of("club-request-bad", request.getQueryString())
                            : of("club-request-failed", number);
        };
    }

    private static Problem of(String code, @Nullable Object value) {
        return Problem.of(code, Where.UNKNOWN).withValue(value == null ? "" : value);
    }

    private static Problem allowed(Problem problem, @Nullable String header) {
        return header == null ? problem : problem.withAllowed(header);
    }
}
