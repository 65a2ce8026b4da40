package org.pubgames.schocken.tournament;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Given;

/** Everything that happens at a tournament evening, as its organizer reports it. */
public sealed interface TournamentEvent extends GameEvent {

    /** Somebody who turned up enters the tournament. */
    record Entered(String player) implements TournamentEvent {
        public Entered {
            Given.all("player", player);
        }
    }

    /** An entrant is taken off the list, before the first draw or between two rounds. */
    record Withdrew(String player) implements TournamentEvent {
        public Withdrew {
            Given.all("player", player);
        }
    }

    /**
     * The tables of the next round are drawn.
     *
     * @param seed any number; it alone decides the draw, on every machine
     */
    record Drawn(int seed) implements TournamentEvent {}

    /**
     * A table of the current round has played.
     *
     * @param table the table, from 1
     * @param results the result of everybody at the table, in any order
     */
    record TablePlayed(int table, @Size(max = Seats.MOST) List<Result> results)
            implements TournamentEvent {
        public TablePlayed {
            results = Given.list("results", results);
        }

        /** A table's results. */
        public static TablePlayed of(int table, Result... results) {
            return new TablePlayed(table, List.of(results));
        }
    }

    /**
     * A result that was reported wrongly is put right; also after the end.
     *
     * @param round the round, from 1
     * @param table the table, from 1
     * @param results the right result of everybody at the table, in any order
     */
    record ResultCorrected(int round, int table, @Size(max = Seats.MOST) List<Result> results)
            implements TournamentEvent {
        public ResultCorrected {
            results = Given.list("results", results);
        }
    }

    /**
     * Those who share the first place have played it off.
     *
     * @param order all of them, the winner first
     */
    record PlayOffPlayed(@Size(max = Seats.MOST) List<String> order) implements TournamentEvent {
        public PlayOffPlayed {
            order = Given.list("order", order);
        }
    }

    /** The organizer ends the tournament before its last round. */
    record Closed() implements TournamentEvent {}

    /**
     * An entrant is sent off.
     *
     * @param because the reason, in free words
     */
    record PlayerDisqualified(String player, String because) implements TournamentEvent {
        public PlayerDisqualified {
            Given.all("player, because", player, because);
        }
    }

    /**
     * Somebody plays in the place of an entrant from now on; what happens is still reported under
     * the entrant's name.
     *
     * @param by who plays; the entrant's own name when he comes back
     */
    record PlayerReplaced(String player, String by) implements TournamentEvent {
        public PlayerReplaced {
            Given.all("player, by", player, by);
        }
    }

    /** An entrant is not there. */
    record PlayerAbsent(String player) implements TournamentEvent {
        public PlayerAbsent {
            Given.all("player", player);
        }
    }

    /** An entrant who was absent is there now. */
    record PlayerArrived(String player) implements TournamentEvent {
        public PlayerArrived {
            Given.all("player", player);
        }
    }

    /**
     * Somebody enters late, who has not entered; he need not have turned up for the evening.
     *
     * @param player the name
     */
    record PlayerJoined(String player) implements TournamentEvent {
        public PlayerJoined {
            Given.all("player", player);
        }
    }

    /**
     * The organizer decided something about an entrant, or about his table in the round drawn last.
     *
     * @param decision what happens to the points or the table
     * @param matter what it was about, in free words
     * @param points points that are awarded or deducted
     * @param results the result of everybody at a table that is decided, in any order
     */
    record OrganizerDecided(
            String player,
            Decision decision,
            String matter,
            Optional<Integer> points,
            Optional<@Size(max = Seats.MOST) List<Result>> results)
            implements TournamentEvent {
        public OrganizerDecided {
            Given.all("player, decision, matter, points", player, decision, matter, points);
            results = Given.optionalList("results", results);
        }

        /** Points awarded or deducted. */
        public static OrganizerDecided points(
                String player, Decision decision, String matter, int points) {
            return of(player, decision, matter).points(points);
        }

        /** The result of the player's table annulled. */
        public static OrganizerDecided annulled(String player, String matter) {
            return of(player, Decision.ANNUL, matter);
        }

        /** The result of the player's table decided. */
        public static OrganizerDecided decided(String player, String matter, List<Result> results) {
            return of(player, Decision.DECIDE, matter).results(results);
        }

        /** A decision without points or results. */
        public static OrganizerDecided of(String player, Decision decision, String matter) {
            return new OrganizerDecided(
                    player, decision, matter, Optional.empty(), Optional.empty());
        }

        /** The same with points awarded or deducted. */
        public OrganizerDecided points(int points) {
            return new OrganizerDecided(player, decision, matter, Optional.of(points), results);
        }

        /** The same with the results of the player's table. */
        public OrganizerDecided results(List<Result> results) {
            return new OrganizerDecided(player, decision, matter, points, Optional.of(results));
        }
    }

    /** What the organizer may decide. */
    enum Decision {
        /** The player gets points. */
        AWARD,
        /** Points are taken from the player. */
        DEDUCT,
        /** The result of the player's table counts nothing, and the table reports again. */
        ANNUL,
        /** The result of the player's table is what the organizer says. */
        DECIDE
    }

    /**
     * Play stops for good, wherever the tournament has got to.
     *
     * @param cause what stops it
     */
    record MatchAbandoned(Cause cause) implements TournamentEvent {
        public MatchAbandoned {
            Given.all("cause", cause);
        }
    }

    /** Why a tournament was abandoned. */
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

    /**
     * What one player did at a table: one of the three figures, the one that the variant counts.
     *
     * @param place the place at the table, 1 for the best
     * @param lost games lost
     * @param points points of the table's score sheet
     */
    record Result(
            String player,
            Optional<Integer> place,
            Optional<Integer> lost,
            Optional<Integer> points) {
        public Result {
            Given.all("player, place, lost, points", player, place, lost, points);
        }

        /** A place at the table. */
        public static Result place(String player, int place) {
            return new Result(player, Optional.of(place), Optional.empty(), Optional.empty());
        }

        /** A number of lost games. */
        public static Result lost(String player, int lost) {
            return new Result(player, Optional.empty(), Optional.of(lost), Optional.empty());
        }

        /** Points of the score sheet. */
        public static Result points(String player, int points) {
            return new Result(player, Optional.empty(), Optional.empty(), Optional.of(points));
        }

        /** The figure that a variant counts, when it is the only one given. */
        public Optional<Integer> figure(TournamentSettings.Counting counting) {
            int given = place.isPresent() ? 1 : 0;
            given += lost.isPresent() ? 1 : 0;
            given += points.isPresent() ? 1 : 0;
            if (given != 1) {
                return Optional.empty();
            }
            return switch (counting) {
                case PLACES -> place;
                case LOST_GAMES -> lost;
                case POINTS -> points;
            };
        }

        /** A figure of the kind that a variant counts. */
        public static Result of(TournamentSettings.Counting counting, String player, int figure) {
            return switch (counting) {
                case PLACES -> place(player, figure);
                case LOST_GAMES -> lost(player, figure);
                case POINTS -> points(player, figure);
            };
        }
    }
}
