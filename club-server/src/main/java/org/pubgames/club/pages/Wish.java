package org.pubgames.club.pages;

import java.util.List;
import org.pubgames.core.Lang;
import org.pubgames.core.Seats;

/**
 * What an organizer wishes.
 *
 * @param act what
 * @param fixture with which match
 * @param players about whom
 * @param board at which board
 * @param value further words
 * @param number a further number
 * @param lang the language of the answer
 */
record Wish(
        String act,
        String fixture,
        List<String> players,
        int board,
        String value,
        int number,
        Lang lang) {

    String player() {
        return players.isEmpty() ? "" : Seats.normal(players.get(0).strip());
    }
}
