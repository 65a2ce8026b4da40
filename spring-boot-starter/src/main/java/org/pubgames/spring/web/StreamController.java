package org.pubgames.spring.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Viewer;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.StoredMatches;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * Streams of server-sent events: first a {@code view}, then each {@code line} as the viewer may see
 * it; the id is the number of the line. Whoever comes back with {@code Last-Event-ID} gets the
 * lines that he has missed, or a {@code view} when they are many.
 */
@RestController
@RequestMapping("${pubgames.web.path:}/matches")
public final class StreamController {

    private final StoredMatches matches;
    private final MatchStreams streams;
    private final Requests requests;

    /**
     * A controller.
     *
     * @param matches the matches
     * @param streams their streams
     * @param requests who may what
     */
    public StreamController(StoredMatches matches, MatchStreams streams, Requests requests) {
        this.matches = matches;
        this.streams = streams;
        this.requests = requests;
    }

    @GetMapping("/{id}/stream")
    void stream(
            HttpServletRequest request,
            HttpServletResponse response,
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat)
            throws IOException {
        MatchRights rights = requests.rights(request, id);
        Viewer viewer = Requests.viewer(rights, MatchController.normal(seat));
        Refused.orElse(matches.read(id), Reporting::noMatch);
        streams.checkRoom();
        Optional<Integer> last = last(request);
        response.setContentType("text/event-stream;charset=UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no"); // proxies must not hold lines back
        streams.open(id, viewer, requests.language(request), last, request.startAsync());
    }

    private static Optional<Integer> last(HttpServletRequest request) {
        String last = request.getHeader("Last-Event-ID");
        return last == null || last.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Requests.number(last)
                                .orElseThrow(() -> Requests.badNumber("bad-last-event-id", last)));
    }
}
