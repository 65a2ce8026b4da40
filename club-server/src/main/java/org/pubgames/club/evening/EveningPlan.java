package org.pubgames.club.evening;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import org.pubgames.core.Games;

/**
 * What an evening begins with. The head of its list of decisions. Immutable.
 *
 * @param club what kind of list this is: {@code evening}
 * @param name as it stands on the wall
 * @param game the id of the game that is played
 * @param variant the variant of it
 * @param competition the variant of the competition; empty where matches are free
 * @param autoAccept whether a result counts without anybody confirming it
 * @param autoAssign whether free boards are filled without the organizer
 * @param boards the boards with their codes
 * @param players who plays, with their codes
 * @param house the organizer's own variant file; empty where there is none
 * @param at when
 * @param before what was decided before this list began: an evening that was read in has it in its
 *     head, so that it is there as a whole or not at all
 */
public record EveningPlan(
        String club,
        String name,
        String game,
        String variant,
        String competition,
        boolean autoAccept,
        boolean autoAssign,
        List<Board> boards,
        List<Player> players,
        String house,
        Instant at,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Decision> before) {

    /** What {@link #club} says. */
    public static final String CLUB = "evening";

    /** Keeps copies of its lists. */
    public EveningPlan {
        boards = List.copyOf(boards);
        players = List.copyOf(players);
        // lists of older servers do not have it
        before = before == null ? List.of() : List.copyOf(before);
    }

    /** {@return the same behind decisions} */
    public EveningPlan after(List<Decision> decisions) {
        return new EveningPlan(
                club,
                name,
                game,
                variant,
                competition,
                autoAccept,
                autoAssign,
                boards,
                players,
                house,
                at,
                decisions);
    }

    /** Whether the matches are those of a competition. */
    public boolean competes() {
        return !competition.isEmpty();
    }

    /** Whether the game hides something: each phone is then the cup of its owner. */
    public boolean hasHiddenParts() {
        return Games.find(game).filter(found -> !found.hiding().isEmpty()).isPresent();
    }

    /**
     * A board.
     *
     * @param number from 1
     * @param name as it is called
     * @param code four signs that bind a tablet to it
     */
    public record Board(int number, String name, String code) {}

    /**
     * Somebody who plays.
     *
     * @param name as it stands on the card
     * @param code six signs that open his page
     */
    public record Player(String name, String code) {}
}
