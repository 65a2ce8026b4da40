package org.pubgames.club.access;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Progress;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revision;
import org.pubgames.core.Role;
import org.pubgames.core.Where;
import org.pubgames.spring.ProblemDocument;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredMatches;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Keeps players from choosing their dice: where a phone is the cup, what chance decides is thrown
 * by the server ({@code /me/roll}) and not reported by who throws. And it keeps the tablet and the
 * organizer from reporting what a player reports, once phones are the cups: trying that would tell
 * them what lies under a cup.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 20)
public class CupFilter extends OncePerRequestFilter {

    private static final Pattern PLAIN = Pattern.compile("[\\w/.-]*");
    private static final Pattern LINES = Pattern.compile("/api/matches/([^/]+)/lines");
    private static final int LONGEST = 100_000;

    private final StoredMatches matches;
    private final Evenings evenings;

    /** A filter for reports to the matches of these evenings. */
    public CupFilter(StoredMatches matches, Evenings evenings) {
        this.matches = matches;
        this.evenings = evenings;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !request.getMethod().equals("POST") || request.getHeader(ClubAccess.AS) == null;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String path = request.getRequestURI();
        if (!PLAIN.matcher(path).matches()) {
            // no address of ours is written so, and it could mean one that is
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        Matcher lines = LINES.matcher(path);
        if (!lines.matches()) {
            chain.doFilter(request, response);
            return;
        }
        byte[] body = request.getInputStream().readNBytes(LONGEST + 1);
        if (body.length > LONGEST) {
            response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
            return;
        }
        String match = lines.group(1);
        boolean player = "player".equals(request.getHeader(ClubAccess.AS));
        boolean refused =
                (player || cups(match))
                        && matches.read(match)
                                .fold(held -> isRefused(held, player, body), problems -> false);
        if (!refused) {
            chain.doFilter(new ReadAlready(request, body), response);
            return;
        }
        Lang lang = Lang.of(request.getLocale().getLanguage()).orElse(Lang.EN);
        List<Problem> problems =
                List.of(Problem.of(player ? "club-cup" : "club-phones", Where.UNKNOWN));
        response.setStatus(HttpServletResponse.SC_FORBIDDEN);
        response.setContentType(ProblemDocument.MEDIA_TYPE);
        response.setCharacterEncoding(StandardCharsets.UTF_8.name());
        response.getWriter()
                .write(ProblemDocument.of(HttpServletResponse.SC_FORBIDDEN, problems, lang).json());
    }

    private boolean cups(String match) {
        return evenings.find(Progress.eveningOf(match))
                .filter(evening -> evening.cups().contains(match))
                .isPresent();
    }

    /** Whether a line, in a game that hides something, is one that somebody else reports. */
    private static <S extends GameState, E extends GameEvent> boolean isRefused(
            HeldMatch<S, E> held, boolean player, byte[] body) {
        Game<S, E> game = held.game();
        if (game.hiding().isEmpty()) {
            return false;
        }
        Reading<MatchCodec.Line<E>> line =
                game.codec().readSent(new String(body, StandardCharsets.UTF_8), Where.UNKNOWN);
        if (!(line instanceof Reading.Read<MatchCodec.Line<E>> read)) {
            return false;
        }
        if (read.value() instanceof MatchCodec.Line.Revising<E> revising) {
            // what is brought in could be tried as well as what is reported
            return revising.revision() instanceof Revision.Replace<E>
                    || revising.revision() instanceof Revision.Insert<E>;
        }
        E event = ((MatchCodec.Line.Reported<E>) read.value()).event();
        return game.kind(event).roles().contains(player ? Role.CHANCE : Role.PLAYER);
    }

    /** A request whose body was read, and can be read again. */
    private static final class ReadAlready extends HttpServletRequestWrapper {

        private final byte[] body;

        ReadAlready(HttpServletRequest request, byte[] body) {
            super(request);
            this.body = body;
        }

        @Override
        public ServletInputStream getInputStream() {
            ByteArrayInputStream bytes = new ByteArrayInputStream(body);
            return new ServletInputStream() {
                @Override
                public int read() {
                    return bytes.read();
                }

                @Override
                public int read(byte[] into, int from, int most) {
                    return bytes.read(into, from, most);
                }

                @Override
                public boolean isFinished() {
                    return bytes.available() == 0;
                }

                @Override
                public boolean isReady() {
                    return true;
                }

                @Override
                public void setReadListener(ReadListener listener) {
                    throw new UnsupportedOperationException("the body is here already");
                }
            };
        }

        @Override
        public BufferedReader getReader() {
            return new BufferedReader(
                    new InputStreamReader(getInputStream(), StandardCharsets.UTF_8));
        }
    }
}
