package org.pubgames.competition;

import jakarta.validation.constraints.Size;
import java.util.List;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Given;

/** Everything that happens to a competition, as its organizer reports it. */
public sealed interface CompetitionEvent extends GameEvent {

    /** The most games of a match. */
    int MOST_GAMES = 15;

    /** {@return whether it puts a result right that is there} */
    default boolean corrects() {
        return false;
    }

    /**
     * Somebody enters: a player, a pair or a team, by its name at the seat. After the draw it is a
     * late entry.
     */
    record Entered(String player) implements CompetitionEvent {
        public Entered {
            Given.all("player", player);
        }
    }

    /** An entrant leaves the competition for good. */
    record Withdrew(String player) implements CompetitionEvent {
        public Withdrew {
            Given.all("player", player);
        }
    }

    /**
     * Who meets whom is drawn: every round of the competition, or in a Swiss one the first.
     *
     * @param seed any number; where lots decide, it alone does, on every machine
     */
    record Drawn(int seed) implements CompetitionEvent {}

    /** The next round of a Swiss competition is drawn, or the knock-out behind groups. */
    record RoundDrawn() implements CompetitionEvent {}

    /**
     * An entrant of a Swiss competition will not be there in a round that is not drawn yet.
     *
     * @param round the round, from 1
     */
    record AbsenceAnnounced(String player, int round) implements CompetitionEvent {
        public AbsenceAnnounced {
            Given.all("player", player);
        }
    }

    /**
     * Somebody on a ladder challenges somebody who stands above.
     *
     * @param player who challenges
     * @param opponent who is challenged
     */
    record Challenged(String player, String opponent) implements CompetitionEvent {
        public Challenged {
            Given.all("player, opponent", player, opponent);
        }
    }

    /**
     * Somebody on a ladder has not played for a while.
     *
     * @param days days since it last played, whole days
     */
    record WentIdle(String player, int days) implements CompetitionEvent {
        public WentIdle {
            Given.all("player", player);
        }
    }

    /**
     * An evening of many that make one table is over.
     *
     * @param evening the evening, from 1
     * @param scores the points of everybody who was there, each once
     */
    record EveningScored(int evening, @Size(max = Seats.MOST) List<EveningScore> scores)
            implements CompetitionEvent {
        public EveningScored {
            scores = Given.list("scores", scores);
        }
    }

    /**
     * The points of an evening are put right; also after the end.
     *
     * @param evening the evening, from 1
     * @param scores the right points of everybody who was there, each once
     */
    record EveningCorrected(int evening, @Size(max = Seats.MOST) List<EveningScore> scores)
            implements CompetitionEvent {
        public EveningCorrected {
            scores = Given.list("scores", scores);
        }
    }

    /**
     * A match has been played.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param games the score of each of its games, in the order in which they were played
     */
    record ResultReported(int round, int board, @Size(max = MOST_GAMES) List<GameScore> games)
            implements CompetitionEvent {
        public ResultReported {
            games = Given.list("games", games);
        }
    }

    /**
     * A result that was reported wrongly is put right; also after the end.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param games the right score of each of its games, in the order in which they were played
     */
    record ResultCorrected(int round, int board, @Size(max = MOST_GAMES) List<GameScore> games)
            implements CompetitionEvent {
        public ResultCorrected {
            games = Given.list("games", games);
        }

        @Override
        public boolean corrects() {
            return true;
        }
    }

    /**
     * A match has been played, each of its games judged with a log of its own.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param logs the log of each of its games, in the order in which they were played
     */
    record LogReported(int round, int board, @Size(max = MOST_GAMES) List<PlayedLog> logs)
            implements CompetitionEvent {
        public LogReported {
            logs = Given.list("logs", logs);
        }
    }

    /**
     * A result that was reported wrongly is put right by the logs of its games; also after the end.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param logs the right log of each of its games, in the order in which they were played
     */
    record LogCorrected(int round, int board, @Size(max = MOST_GAMES) List<PlayedLog> logs)
            implements CompetitionEvent {
        public LogCorrected {
            logs = Given.list("logs", logs);
        }

        @Override
        public boolean corrects() {
            return true;
        }
    }

    /**
     * A result counts no more, and the match is to be played again.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param because the reason, in free words
     */
    record ResultAnnulled(int round, int board, String because) implements CompetitionEvent {
        public ResultAnnulled {
            Given.all("because", because);
        }
    }

    /**
     * A match is not played because one side, or neither, was there.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param absent who was not there: one side or both
     */
    record WalkedOver(int round, int board, @Size(max = 2) List<String> absent)
            implements CompetitionEvent {
        public WalkedOver {
            absent = Given.list("absent", absent);
        }
    }

    /**
     * A match is put off to another day.
     *
     * @param round the round, from 1
     * @param board the board of the round, from 1
     * @param player the side that asks for it
     * @param hours how long before the match it asks, in whole hours
     */
    record Postponed(int round, int board, String player, int hours) implements CompetitionEvent {
        public Postponed {
            Given.all("player", player);
        }
    }

    /**
     * The organizer gives an entrant points or takes some.
     *
     * @param decision which of the two
     * @param matter what it was about, in free words
     * @param points how many, from 1
     */
    record OrganizerDecided(String player, Decision decision, String matter, int points)
            implements CompetitionEvent {
        public OrganizerDecided {
            Given.all("player, decision, matter", player, decision, matter);
        }
    }

    /** What the organizer may decide. */
    enum Decision {
        /** The entrant gets points. */
        AWARD,
        /** Points are taken from the entrant. */
        DEDUCT
    }

    /**
     * Lots are drawn among all who are still level.
     *
     * @param seed any number; it alone decides, on every machine
     */
    record LotsDrawn(int seed) implements CompetitionEvent {}

    /** The organizer ends the competition before its last match. */
    record Closed() implements CompetitionEvent {}

    /**
     * The competition stops for good, and nobody wins it.
     *
     * @param cause what stops it
     */
    record MatchAbandoned(Cause cause) implements CompetitionEvent {
        public MatchAbandoned {
            Given.all("cause", cause);
        }
    }

    /** Why a competition was abandoned. */
    enum Cause {
        /** It rains. */
        RAIN,
        /** The house closes. */
        CLOSING_TIME,
        /** There is no more time. */
        TIME_LIMIT,
        /** Something to play with is broken. */
        EQUIPMENT,
        /** Anything else. */
        OTHER
    }
}
