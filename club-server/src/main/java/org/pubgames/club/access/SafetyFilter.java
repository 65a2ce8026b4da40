package org.pubgames.club.access;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.pubgames.club.evening.Codes;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Says to each browser what pages of this server may do, and takes nothing from a page that is not
 * ours: who sends has to know the token that belongs to his cookie.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
public class SafetyFilter extends OncePerRequestFilter {

    /** The field of a form, and the attribute of a request, that hold the token. */
    public static final String TOKEN = "token";

    /** The header that holds it where a script sends. */
    public static final String HEADER = "Club-Token";

    private static final int VISIT_SIGNS = 24;
    private static final int LONGEST_FORM = 200_000;

    /** The one form that sends a file, and the longest that it sends. */
    private static final String ZIP = "/organizer/zip";

    private static final int LONGEST_ZIP = 32_000_000;

    private final Keys keys;
    private final Visitor visitor;
    private final Codes codes;

    /** A filter whose tokens are signed with these keys. */
    public SafetyFilter(Keys keys, Visitor visitor, Codes codes) {
        this.keys = keys;
        this.visitor = visitor;
        this.codes = codes;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        headers(response);
        Optional<String> known =
                Visitor.cookie(request, Visitor.VISIT).filter(id -> id.length() < 100);
        String visit = known.orElseGet(() -> codes.code(VISIT_SIGNS, Set.of()));
        String token = keys.signature("token " + visit);
        if (!reads(request)) {
            boolean zip = request.getRequestURI().equals(ZIP);
            if (request.getContentLengthLong() > (zip ? LONGEST_ZIP : LONGEST_FORM)) {
                response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
                return;
            }
            // a file is looked at when it is known who sends it
            if (sendsFiles(request) && !(zip && visitor.organizes(request))) {
                response.sendError(HttpServletResponse.SC_FORBIDDEN);
                return;
            }
            if (known.isEmpty() || !Keys.same(sent(request), token)) {
                response.sendError(HttpServletResponse.SC_FORBIDDEN);
                return;
            }
        } else if (known.isEmpty() && !request.getRequestURI().startsWith("/static/")) {
            Visitor.set(response, Visitor.VISIT, visit, Duration.ofDays(30));
        }
        request.setAttribute(TOKEN, token);
        request.setAttribute(Visitor.VISIT, visit);
        chain.doFilter(request, response);
    }

    private static boolean reads(HttpServletRequest request) {
        return request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    }

    private static boolean sendsFiles(HttpServletRequest request) {
        String type = request.getContentType();
        return type != null && type.toLowerCase(Locale.ROOT).startsWith("multipart/");
    }

    private static String sent(HttpServletRequest request) {
        String header = request.getHeader(HEADER);
        String form = header == null ? request.getParameter(TOKEN) : header;
        return form == null ? "" : form;
    }

    private static void headers(HttpServletResponse response) {
        response.setHeader(
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none';"
                        + " form-action 'self'; frame-ancestors 'none'");
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        response.setHeader("Cache-Control", "no-store");
    }
}
