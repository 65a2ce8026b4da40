package org.pubgames.shuffleboard;

import static java.util.Objects.requireNonNull;

import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.spi.ContradictoryFields;

/** What happens at a shuffleboard and is put before the rules. The same for the four games. */
public sealed interface ShuffleboardEvent extends GameEvent {

    /** As many discs as a report may name: twice as many as both sides have at most. */
    int MOST_DISCS = 32;

    /** As many shots as the report of a lag may have; more than anybody plays. */
    int MOST_LAG_SHOTS = 8;

    /** What the winner of the toss or lag chose. */
    enum Order {
        FIRST,
        SECOND
    }

    /** Why an end is played again. */
    enum Cause {
        /** The wrong side, or the wrong colour, played first. */
        WRONG_LEAD,
        /** The sides played each other's colours. */
        WRONG_COLOURS,
        /** Something from outside disturbed the discs. */
        INTERFERENCE,
        /** The players cannot agree where discs lay. */
        NOT_AGREED
    }

    /** Why a match is broken off. */
    enum Stop {
        RAIN,
        CLOSING_TIME,
        TIME_LIMIT,
        EQUIPMENT,
        OTHER
    }

    /** What the organizer decides. */
    enum Intervention {
        /** Points are added to those of the end in progress. */
        AWARD,
        /** Points are taken from those of the end in progress. */
        DEDUCT,
        /** The end counted last counts for nothing. */
        ANNUL,
        /** The side of the player wins the match. */
        DECIDE
    }

    /**
     * The toss of a coin.
     *
     * @param winner a player of the side that won it
     * @param plays whether that side plays first or second
     */
    record Tossed(String winner, Order plays) implements ShuffleboardEvent {}

    /**
     * The lag: one shot for each side.
     *
     * @param shots the distances from the lag line, one for each side, the later one last
     * @param touched whether the later disc touched the earlier one
     * @param plays whether the winning side plays first or second
     */
    record Lagged(
            @Size(max = MOST_LAG_SHOTS) List<LagShot> shots, Optional<Boolean> touched, Order plays)
            implements ShuffleboardEvent {
        public Lagged {
            shots = List.copyOf(requireNonNull(shots, "shots"));
        }
    }

    /**
     * A shot of the lag.
     *
     * @param player who played it
     * @param distance inches from the disc's centre to the middle of the line, 0 or more
     */
    record LagShot(String player, BigDecimal distance) {}

    /**
     * A handicap agreed before the first shot.
     *
     * @param player a player of the weaker side
     * @param points points it gets; as a head start, or for each scoring disc
     */
    record HandicapAgreed(String player, int points) implements ShuffleboardEvent {}

    /**
     * A shot, reported when all discs rest.
     *
     * @param player who played
     * @param x where the played disc rests; see {@link Place}
     * @param y see {@link Place}
     * @param at see {@link Place}
     * @param depth see {@link Place}
     * @param on see {@link Place}
     * @param moved every other disc that the shot moved, where it rests now
     * @param outOfTurn whether it was the other side's turn
     */
    record Shot(
            String player,
            Optional<BigDecimal> x,
            Optional<BigDecimal> y,
            Optional<String> at,
            Optional<Integer> depth,
            Optional<String> on,
            Optional<@Size(max = MOST_DISCS) List<Moved>> moved,
            Optional<Boolean> outOfTurn)
            implements ShuffleboardEvent {

        /**
         * Keeps a copy of its list.
         *
         * @throws ContradictoryFields when a disc off the board has a rank or lies on another
         */
        public Shot {
            moved = requireNonNull(moved, "moved").map(List::copyOf);
            Place.check(at, depth, on).refuse("Shot");
        }

        /** A shot of the side whose turn it is. */
        public Shot(
                String player,
                Optional<BigDecimal> x,
                Optional<BigDecimal> y,
                Optional<String> at,
                Optional<Integer> depth,
                Optional<String> on,
                Optional<List<Moved>> moved) {
            this(player, x, y, at, depth, on, moved, Optional.empty());
        }

        /** A shot that comes to rest at a place. */
        public static Shot of(String player, Place place, Moved... moved) {
            return new Shot(
                    player,
                    place.x(),
                    place.y(),
                    place.at(),
                    place.depth(),
                    place.on(),
                    moved.length == 0 ? Optional.empty() : Optional.of(List.of(moved)));
        }

        /** The same shot, played when it was the other side's turn. */
        public Shot whileOthersWereDue() {
            return new Shot(player, x, y, at, depth, on, moved, Optional.of(true));
        }

        /** Whether it is said to have been played when it was the other side's turn. */
        public boolean early() {
            return outOfTurn.orElse(false);
        }

        /** Where the played disc rests. */
        public Place place() {
            return new Place(x, y, at, depth, on);
        }
    }

    /**
     * A disc that lies elsewhere now.
     *
     * @param disc its name: the letter of its side and its number, such as {@code b2} for the
     *     second disc that side B played
     */
    record Moved(
            String disc,
            Optional<BigDecimal> x,
            Optional<BigDecimal> y,
            Optional<String> at,
            Optional<Integer> depth,
            Optional<String> on) {

        /**
         * Refuses what contradicts itself.
         *
         * @throws ContradictoryFields when a disc off the board has a rank or lies on another
         */
        public Moved {
            Place.check(at, depth, on).refuse("Moved");
        }

        /** A disc that lies at a place now. */
        public static Moved to(String disc, Place place) {
            return new Moved(disc, place.x(), place.y(), place.at(), place.depth(), place.on());
        }

        /** Where it lies now. */
        public Place place() {
            return new Place(x, y, at, depth, on);
        }
    }

    /**
     * A whole end in one report, instead of its shots: what lies there when all discs are played.
     *
     * @param discs the discs that still lie on the board; the others are off it
     */
    record EndPlayed(@Size(max = MOST_DISCS) List<Laid> discs) implements ShuffleboardEvent {
        public EndPlayed {
            discs = List.copyOf(requireNonNull(discs, "discs"));
        }
    }

    /**
     * A disc of a reported layout; the discs of a side are numbered in the order of the report.
     *
     * @param side whose it is
     */
    record Laid(
            Side side,
            Optional<BigDecimal> x,
            Optional<BigDecimal> y,
            Optional<String> at,
            Optional<Integer> depth,
            Optional<String> on) {

        /**
         * Refuses what contradicts itself.
         *
         * @throws ContradictoryFields when a disc off the board has a rank or lies on another
         */
        public Laid {
            Place.check(at, depth, on).refuse("Laid");
        }

        /** A disc at a place. */
        public static Laid at(Side side, Place place) {
            return new Laid(side, place.x(), place.y(), place.at(), place.depth(), place.on());
        }

        /** Where it lies. */
        public Place place() {
            return new Place(x, y, at, depth, on);
        }
    }

    /**
     * A referee's word on a disc that lies close to a line. It replaces what was reported.
     *
     * @param disc its name
     * @param at the place, see {@link Place#at()}
     * @param depth see {@link Place#depth()}
     */
    record Judged(String disc, String at, Optional<Integer> depth) implements ShuffleboardEvent {
        /**
         * Refuses what contradicts itself.
         *
         * @throws ContradictoryFields when a disc off the board has a rank
         */
        public Judged {
            Place.check(Optional.ofNullable(at), depth, Optional.empty()).refuse("Judged");
        }
    }

    /**
     * The test with the flat face of another weight along the end of the board.
     *
     * @param disc the weight tested
     * @param moves whether it moved: then it hangs over the end
     */
    record HangTested(String disc, boolean moves) implements ShuffleboardEvent {}

    /**
     * A foul that a referee called.
     *
     * @param player who committed it
     * @param disc the disc whose shot it is about, where others have been played since
     */
    record FoulCalled(String player, Foul foul, Optional<String> disc)
            implements ShuffleboardEvent {

        /** About the shot just played, or about no shot in particular. */
        public FoulCalled(String player, Foul foul) {
            this(player, foul, Optional.empty());
        }
    }

    /**
     * Points that a referee takes away for something no rule here names.
     *
     * @param points 1 to 100
     */
    record Penalised(String player, int points, String reason) implements ShuffleboardEvent {}

    /**
     * All discs of an end are played and looked at: it is counted.
     *
     * @param a the points that the players counted for side A; checked when given
     * @param b the same for side B
     */
    record Counted(Optional<Integer> a, Optional<Integer> b) implements ShuffleboardEvent {}

    /** The end in progress is void and is played again. */
    record EndVoided(Cause cause) implements ShuffleboardEvent {}

    /**
     * A counted end was written down wrongly.
     *
     * @param number the end, of the game in progress
     * @param a what side A really scored in it
     * @param b the same for side B
     * @param agreed whether both sides agree; an end before the one counted last needs that
     */
    record EndCorrected(int number, int a, int b, Optional<Boolean> agreed)
            implements ShuffleboardEvent {

        /** Of the end counted last, which needs no agreement. */
        public EndCorrected(int number, int a, int b) {
            this(number, a, b, Optional.empty());
        }
    }

    /** A side gives up. */
    record Conceded(String player) implements ShuffleboardEvent {}

    /** The side of a player gives up the game in progress, not the match. */
    record GameConceded(String player) implements ShuffleboardEvent {}

    /** A player leaves the match. */
    record PlayerWithdrew(String player) implements ShuffleboardEvent {}

    /**
     * A player is sent off.
     *
     * @param because why, in free words; not blank
     */
    record PlayerDisqualified(String player, String because) implements ShuffleboardEvent {}

    /** A player is not there when due. */
    record PlayerAbsent(String player) implements ShuffleboardEvent {}

    /** A player who was absent is there now. */
    record PlayerArrived(String player) implements ShuffleboardEvent {}

    /**
     * Somebody plays in the place of a player, or the player again. Events go on naming the player
     * whose seat it is.
     *
     * @param by who plays from now on; the player's own name: the player comes back
     */
    record PlayerReplaced(String player, String by) implements ShuffleboardEvent {}

    /** Play stops for good. */
    record MatchAbandoned(Stop cause) implements ShuffleboardEvent {}

    /**
     * The organizer decides.
     *
     * @param player a player of the side that it is about
     * @param points 1 to 100, where points are awarded or deducted
     * @param matter the reason, in free words
     */
    record OrganizerDecided(
            String player, Intervention decision, Optional<Integer> points, String matter)
            implements ShuffleboardEvent {}
}
