package org.pubgames.club.pages;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A match as a page shows it to one viewer. Immutable.
 *
 * @param id where it is kept
 * @param number the last line
 * @param at when it was entered; empty at the opening
 * @param game the game's title
 * @param variant the variant's title
 * @param places who plays, with points, in the order of the seats
 * @param next whose turn it is, in words; empty when it is over
 * @param over whether it is over
 * @param winners who has won, when it is over
 * @param decided what the rules say of the end
 * @param picture the drawing as SVG; empty where there is none
 * @param ground how the drawing is read when it is tapped; empty where no place is measured
 * @param entries the entries, the newest first; only the last ones where they are not the matter
 * @param cards the cards as lines of text
 */
public record MatchLook(
        String id,
        int number,
        Optional<Instant> at,
        String game,
        String variant,
        List<Line> places,
        String next,
        boolean over,
        List<String> winners,
        List<RulingLook> decided,
        String picture,
        Optional<GroundLook> ground,
        List<EntryLook> entries,
        List<String> cards) {

    /**
     * Somebody at the board.
     *
     * @param name the name
     * @param score the points; empty where nothing was counted yet
     * @param rank the place; 0 where there is none yet
     * @param turn whether it is his turn
     * @param remark what the game adds
     */
    public record Line(String name, String score, int rank, boolean turn, String remark) {}

    /**
     * An entry.
     *
     * @param number its number in the log
     * @param words in short
     * @param main what matters most of what the rules say
     * @param rulings everything that they say
     */
    public record EntryLook(
            int number, String words, Optional<RulingLook> main, List<RulingLook> rulings) {
        /** Keeps a copy of the list. */
        public EntryLook {
            rulings = List.copyOf(rulings);
        }
    }

    /**
     * A ruling.
     *
     * @param text its sentence
     * @param rule the id of the rule
     * @param kind what it does, such as {@code awards}
     * @param clauses the clauses behind it
     */
    public record RulingLook(String text, String rule, String kind, List<ClauseLook> clauses) {
        /** Keeps a copy of the list. */
        public RulingLook {
            clauses = List.copyOf(clauses);
        }
    }

    /**
     * A clause.
     *
     * @param place the document and where in it
     * @param text the sentence
     */
    public record ClauseLook(String place, String text) {}

    /** Keeps copies of its lists. */
    public MatchLook {
        places = List.copyOf(places);
        winners = List.copyOf(winners);
        decided = List.copyOf(decided);
        entries = List.copyOf(entries);
        cards = List.copyOf(cards);
    }

    /** The newest three. */
    public List<EntryLook> lastThree() {
        return entries.subList(0, Math.min(3, entries.size()));
    }

    /** All, as they happened. */
    public List<EntryLook> inOrder() {
        List<EntryLook> order = new ArrayList<>(entries);
        Collections.reverse(order);
        return order;
    }

    /** The newest. */
    public Optional<EntryLook> last() {
        return entries.stream().findFirst();
    }
}
