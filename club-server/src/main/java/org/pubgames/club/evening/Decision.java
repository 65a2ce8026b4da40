package org.pubgames.club.evening;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/**
 * One decision of an evening, as it is written. What the rules decide is not among them: that
 * stands in the matches and in the competition.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "decision")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Decision.PlayerCame.class, name = "player-came"),
    @JsonSubTypes.Type(value = Decision.PlayerWent.class, name = "player-went"),
    @JsonSubTypes.Type(value = Decision.BoardAdded.class, name = "board-added"),
    @JsonSubTypes.Type(value = Decision.BoardPaused.class, name = "board-paused"),
    @JsonSubTypes.Type(value = Decision.TabletBound.class, name = "tablet-bound"),
    @JsonSubTypes.Type(value = Decision.MatchPlanned.class, name = "match-planned"),
    @JsonSubTypes.Type(value = Decision.MatchCancelled.class, name = "match-cancelled"),
    @JsonSubTypes.Type(value = Decision.BoardGiven.class, name = "board-given"),
    @JsonSubTypes.Type(value = Decision.BoardCleared.class, name = "board-cleared"),
    @JsonSubTypes.Type(value = Decision.ResultAgreed.class, name = "result-agreed"),
    @JsonSubTypes.Type(value = Decision.ResultDisputed.class, name = "result-disputed"),
    @JsonSubTypes.Type(value = Decision.ResultReopened.class, name = "result-reopened"),
    @JsonSubTypes.Type(value = Decision.ResultByHand.class, name = "result-by-hand"),
    @JsonSubTypes.Type(value = Decision.GameCounted.class, name = "game-counted"),
    @JsonSubTypes.Type(value = Decision.GameReopened.class, name = "game-reopened"),
    @JsonSubTypes.Type(value = Decision.MatchCodeGiven.class, name = "match-code-given"),
    @JsonSubTypes.Type(value = Decision.MatchOpened.class, name = "match-opened"),
    @JsonSubTypes.Type(value = Decision.MatchTaken.class, name = "match-taken"),
    @JsonSubTypes.Type(value = Decision.CupsTaken.class, name = "cups-taken"),
    @JsonSubTypes.Type(value = Decision.CompetitionMoved.class, name = "competition-moved"),
    @JsonSubTypes.Type(value = Decision.HandlingChanged.class, name = "handling-changed"),
    @JsonSubTypes.Type(value = Decision.EveningEnded.class, name = "evening-ended")
})
public sealed interface Decision {

    /** Somebody came late. */
    record PlayerCame(String name, String code) implements Decision {}

    /** Somebody went home. */
    record PlayerWent(String name) implements Decision {}

    /** A further board. */
    record BoardAdded(int number, String name, String code) implements Decision {}

    /** Whether new matches come to a board. */
    record BoardPaused(int board, boolean paused) implements Decision {}

    /** The tablet that writes at a board; any other one there only shows. */
    record TabletBound(int board, String tablet) implements Decision {}

    /** A free match. */
    record MatchPlanned(String fixture, List<String> players) implements Decision {
        /** Keeps a copy of the names. */
        public MatchPlanned {
            players = List.copyOf(players);
        }
    }

    /** A free match is not played. */
    record MatchCancelled(String fixture) implements Decision {}

    /** A match is called to a board; {@code match} is where it is kept. */
    record BoardGiven(String fixture, int board, String match, List<String> players)
            implements Decision {
        /** Keeps a copy of the names. */
        public BoardGiven {
            players = List.copyOf(players);
        }
    }

    /** A match leaves its board without a result; it can be called again. */
    record BoardCleared(String fixture) implements Decision {}

    /** The result of a match that is over counts. */
    record ResultAgreed(String fixture, String by) implements Decision {}

    /** Somebody says that a result is wrong. */
    record ResultDisputed(String fixture, String by) implements Decision {}

    /**
     * A result that counted is open again, at its board; it counts until there is another. A match
     * that was called there since leaves the board.
     */
    record ResultReopened(String fixture, String because) implements Decision {}

    /** Whether the organizer gives the result himself, and what was entered is not asked. */
    record ResultByHand(String fixture, boolean given) implements Decision {}

    /**
     * A game of a match of several counts, and the match is not decided; {@code next} is where the
     * next one is kept.
     */
    record GameCounted(String fixture, String by, String next) implements Decision {}

    /** The game before the one that is on the board is open again. */
    record GameReopened(String fixture, String by) implements Decision {}

    /** A match has a code; one that it had before opens nothing any more. */
    record MatchCodeGiven(String match, String code) implements Decision {}

    /** A tablet has used up the code of a match, and writes there from now on. */
    record MatchOpened(String code, String tablet) implements Decision {}

    /** In a match that was opened by its code the tablet of its board writes. */
    record MatchTaken(String match) implements Decision {}

    /**
     * Whether phones are the cups of a match: whoever threw on one reports for himself, and neither
     * the tablet nor the organizer does it for him. Otherwise the tablet reports for all.
     */
    record CupsTaken(String match, boolean taken) implements Decision {}

    /** The competition goes on in another match file, where more people have a seat. */
    record CompetitionMoved(String match) implements Decision {}

    /** How results and boards are handled from now on. */
    record HandlingChanged(boolean autoAccept, boolean autoAssign) implements Decision {}

    /** The evening is over. */
    record EveningEnded() implements Decision {}
}
