package org.pubgames.spring;

import jakarta.servlet.http.HttpServletRequest;

/**
 * Says who may do what with matches. The application has one bean of this type; without it every
 * request that reads or writes a match is refused. Must be safe to share between threads. What it
 * throws refuses the request.
 */
@FunctionalInterface
public interface MatchAccess {

    /**
     * {@return what the sender of a request may see and do in a match; {@link MatchRights#none}
     * also where there is no such match, so that nobody learns which there are}
     *
     * @param request the request, with whom it comes from
     * @param match the id that the request names; perhaps of no match
     */
    MatchRights rights(HttpServletRequest request, String match);

    /**
     * {@return whether the sender of a request may open matches; nobody when nothing is said}
     *
     * @param request the request, with whom it comes from
     * @param header the header of the match as it was sent, not looked at yet
     */
    default boolean mayOpen(HttpServletRequest request, String header) {
        return false;
    }
}
