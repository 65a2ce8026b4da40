package org.pubgames.club.access;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/**
 * Who a browser belongs to, as its cookies say: the organizer, the tablet of a board or of a match,
 * a player. One browser can be all of them; without any it watches.
 */
@Component
public class Visitor {

    private static final String ORGANIZER = "club-organizer";
    private static final String BOARD = "club-board";
    private static final String MATCH = "club-match";
    private static final String PLAYER = "club-player";

    /** The cookie, and the attribute of a request, by which a browser is known again. */
    static final String VISIT = "club-visit";

    private final Keys keys;

    /** Visitors whose cookies are signed with these keys. */
    public Visitor(Keys keys) {
        this.keys = keys;
    }

    /**
     * The tablet at a board.
     *
     * @param evening of which evening
     * @param board the board
     * @param tablet tells two tablets at one board apart
     */
    public record AtBoard(String evening, int board, String tablet) {}

    /**
     * A player.
     *
     * @param evening of which evening
     * @param name as it stands there
     */
    public record AsPlayer(String evening, String name) {}

    /** {@return whether it is the organizer} */
    public boolean organizes(HttpServletRequest request) {
        return signed(request, ORGANIZER).filter("organizer"::equals).isPresent();
    }

    /** {@return at which board it stands, if at any} */
    public Optional<AtBoard> board(HttpServletRequest request) {
        return signed(request, BOARD)
                .map(text -> text.split(" ", 4))
                .filter(parts -> parts.length == 4 && parts[0].equals("board"))
                .map(parts -> new AtBoard(parts[1], Integer.parseInt(parts[2]), parts[3]));
    }

    /** {@return in which evening it has opened a match by its code, if in any} */
    public Optional<String> match(HttpServletRequest request) {
        return signed(request, MATCH)
                .map(text -> text.split(" ", 2))
                .filter(parts -> parts.length == 2 && parts[0].equals("match"))
                .map(parts -> parts[1]);
    }

    /**
     * {@return which tablet it is, where a code opens a match for it} Known before it types a code:
     * if the answer to that is lost, it is the same tablet that types it again.
     */
    public String tablet(HttpServletRequest request) {
        return keys.signature("tablet " + request.getAttribute(VISIT)).substring(0, 24);
    }

    /** {@return which player it belongs to, if to any} */
    public Optional<AsPlayer> player(HttpServletRequest request) {
        return signed(request, PLAYER)
                .map(text -> text.split(" ", 3))
                .filter(parts -> parts.length == 3 && parts[0].equals("player"))
                .map(parts -> new AsPlayer(parts[1], parts[2]));
    }

    /** From now on it is the organizer. */
    public void becomeOrganizer(HttpServletResponse response) {
        set(response, ORGANIZER, keys.signed("organizer"), Duration.ofDays(30));
    }

    /** From now on it is no organizer. */
    public void leave(HttpServletResponse response) {
        set(response, ORGANIZER, "", Duration.ZERO);
    }

    /** From now on it stands at a board. */
    public void become(HttpServletResponse response, AtBoard who) {
        String text = "board " + who.evening() + " " + who.board() + " " + who.tablet();
        set(response, BOARD, keys.signed(text), Duration.ofDays(2));
    }

    /** From now on it stays with a match of an evening. */
    public void openMatch(HttpServletResponse response, String evening) {
        set(response, MATCH, keys.signed("match " + evening), Duration.ofDays(2));
    }

    /** From now on it belongs to a player. */
    public void become(HttpServletResponse response, AsPlayer who) {
        String text = "player " + who.evening() + " " + who.name();
        set(response, PLAYER, keys.signed(text), Duration.ofDays(2));
    }

    private Optional<String> signed(HttpServletRequest request, String name) {
        return cookie(request, name).flatMap(keys::text);
    }

    /** {@return a cookie of a request} */
    static Optional<String> cookie(HttpServletRequest request, String name) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(name)) {
                    return Optional.of(cookie.getValue());
                }
            }
        }
        return Optional.empty();
    }

    /** Sends a cookie that no script reads and no other site sends. */
    static void set(HttpServletResponse response, String name, String value, Duration lasting) {
        ResponseCookie cookie =
                ResponseCookie.from(name, value)
                        .httpOnly(true)
                        .sameSite("Lax")
                        .path("/")
                        .maxAge(lasting)
                        .build();
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
    }
}
