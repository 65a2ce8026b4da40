package org.pubgames.spring.web;

import static java.util.Objects.requireNonNullElse;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.pubgames.spring.MatchAccess;
import org.pubgames.spring.MatchRights;
import org.pubgames.spring.RequestLanguage;
import org.pubgames.store.RequestKey;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.http.HttpHeaders;

/** What requests say of themselves, and what their senders may. Safe to share between threads. */
public final class Requests {

    private static final Logger LOG = LoggerFactory.getLogger(Requests.class);
    private static final String KEY = "Idempotency-Key";

    private final ObjectProvider<MatchAccess> access;
    private final RequestLanguage languages;
    private final int longestBody;

    /**
     * Requests of an application.
     *
     * @param access who may what; without exactly one of it nobody may anything
     * @param languages the language to answer in
     * @param longestBody the most bytes of a body
     */
    public Requests(
            ObjectProvider<MatchAccess> access, RequestLanguage languages, int longestBody) {
        this.access = access;
        this.languages = languages;
        this.longestBody = longestBody;
    }

    Lang language(HttpServletRequest request) {
        String accept = request.getHeader(HttpHeaders.ACCEPT_LANGUAGE);
        return languages.of(accept == null ? "" : accept);
    }

    /** What the sender may in a match that he may look at. */
    MatchRights rights(HttpServletRequest request, String match) {
        MatchRights rights = asked(request, match);
        if (!rights.reads()) {
            throw new Refused(403, Refused.problem("access-refused"));
        }
        return rights;
    }

    /** What the sender may in a match, if anything; told without a refusal. */
    MatchRights asked(HttpServletRequest request, String match) {
        MatchAccess hook = hook();
        try {
            return requireNonNullElse(hook.rights(request, match), MatchRights.none());
        } catch (RuntimeException e) {
            throw failed(e);
        }
    }

    void checkMayOpen(HttpServletRequest request, String header) {
        MatchAccess hook = hook();
        boolean may;
        try {
            may = hook.mayOpen(request, header);
        } catch (RuntimeException e) {
            throw failed(e);
        }
        if (!may) {
            throw new Refused(403, Refused.problem("may-not-open"));
        }
    }

    MatchAccess hook() {
        MatchAccess hook = access.getIfUnique();
        if (hook == null) {
            String bean = MatchAccess.class.getName();
            throw new Refused(403, Refused.problem("no-match-access").withValue(bean));
        }
        return hook;
    }

    /** Whoever cannot be asked has not said yes. */
    private static Refused failed(RuntimeException e) {
        LOG.warn("{} failed; the request is refused", MatchAccess.class.getSimpleName(), e);
        return new Refused(403, Refused.problem("access-refused"));
    }

    /** As whom he looks: himself, everybody, or as the host anybody. */
    static Viewer viewer(MatchRights rights, @Nullable String seat) {
        if (seat == null || rights.viewer().is(seat)) {
            return rights.viewer();
        }
        if (seat.isEmpty()) {
            return Viewer.table();
        }
        if (rights.host()) {
            return Viewer.seat(seat);
        }
        throw new Refused(403, Refused.problem("other-seat").withValue(seat));
    }

    String body(HttpServletRequest request) throws IOException {
        byte[] bytes = request.getInputStream().readNBytes(longestBody + 1);
        if (bytes.length > longestBody) {
            throw new Refused(
                    413, Refused.problem("body-too-long").withAllowed("0–" + longestBody));
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new Refused(400, Refused.problem("not-utf-8"));
        }
    }

    /** The idempotency key; empty when there is none. */
    static Optional<String> key(HttpServletRequest request) {
        String key = request.getHeader(KEY);
        boolean fits =
                key == null
                        || (RequestKey.isKey(key)
                                && key.length() <= RequestKey.LONGEST - Sender.OWN);
        if (!fits) {
            throw new Refused(400, Refused.problem("bad-idempotency-key").withValue(key));
        }
        return Optional.ofNullable(key);
    }

    /** The number of the last line that the sender has seen; empty when he does not say. */
    static Optional<Integer> after(HttpServletRequest request) {
        String tag = request.getHeader(HttpHeaders.IF_MATCH);
        if (tag == null || tag.equals("*")) {
            return Optional.empty();
        }
        String number =
                tag.startsWith("\"") && tag.endsWith("\"") && tag.length() > 1
                        ? tag.substring(1, tag.length() - 1)
                        : tag;
        return Optional.of(number(number).orElseThrow(() -> badNumber("bad-if-match", tag)));
    }

    static Optional<Integer> number(String text) {
        return text.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    static Refused badNumber(String code, String value) {
        return new Refused(400, Refused.problem(code).withValue(value).withAllowed("0, 1, 2 …"));
    }
}
