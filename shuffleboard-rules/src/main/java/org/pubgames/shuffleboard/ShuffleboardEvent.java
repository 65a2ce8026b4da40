package org.pubgames.shuffleboard;

import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.Given;

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
    record Tossed(String winner, Order plays) implements ShuffleboardEvent {
        public Tossed {
            Given.all("winner, plays", winner, plays);
        }
    }

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
            Given.all("touched, plays", touched, plays);
            shots = Given.list("shots", shots);
        }

        /** A lag of which nothing more is said. */
        public static Lagged of(List<LagShot> shots, Order plays) {
            return new Lagged(shots, Optional.empty(), plays);
        }

        /** The same with whether the later disc touched the earlier one. */
        public Lagged touched(boolean touched) {
            return new Lagged(shots, Optional.of(touched), plays);
        }
    }

    /**
     * A shot of the lag.
     *
     * @param player who played it
     * @param distance inches from the disc's centre to the middle of the line, 0 or more
     */
    record LagShot(String player, BigDecimal distance) {
        public LagShot {
            Given.all("player, distance", player, distance);
        }
    }

    /**
     * A handicap agreed before the first shot.
     *
     * @param player a player of the weaker side
     * @param points points it gets; as a head start, or for each scoring disc
     */
    record HandicapAgreed(String player, int points) implements ShuffleboardEvent {
        public HandicapAgreed {
            Given.all("player", player);
        }
    }

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
            Given.all(
                    "player, x, y, at, depth, on, outOfTurn",
                    player,
                    x,
                    y,
                    at,
                    depth,
                    on,
                    outOfTurn);
            moved = Given.optionalList("moved", moved);
            Place.check(at, depth, on).refuse("Shot");
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
                    moved.length == 0 ? Optional.empty() : Optional.of(List.of(moved)),
                    Optional.empty());
        }

        /** The same shot, played when it was the other side's turn. */
        public Shot whileOthersWereDue() {
            return outOfTurn(true);
        }

        /** Whether it is said to have been played when it was the other side's turn. */
        public boolean early() {
            return outOfTurn.orElse(false);
        }

        /** Where the played disc rests. */
        public Place place() {
            return new Place(x, y, at, depth, on);
        }

        /** The same with every other disc that it moved. */
        public Shot moved(List<Moved> moved) {
            return new Shot(player, x, y, at, depth, on, Optional.of(moved), outOfTurn);
        }

        /** The same with whether it was the other side's turn. */
        public Shot outOfTurn(boolean outOfTurn) {
            return new Shot(player, x, y, at, depth, on, moved, Optional.of(outOfTurn));
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
            Given.all("disc, x, y, at, depth, on", disc, x, y, at, depth, on);
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
            discs = Given.list("discs", discs);
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
            Given.all("side, x, y, at, depth, on", side, x, y, at, depth, on);
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
            Given.all("disc, at, depth", disc, at, depth);
            Place.check(Optional.of(at), depth, Optional.empty()).refuse("Judged");
        }

        /** A disc at a place, of which no rank is needed. */
        public static Judged of(String disc, String at) {
            return new Judged(disc, at, Optional.empty());
        }

        /** The same with the rank of its nearness, see {@link Place#depth()}. */
        public Judged depth(int depth) {
            return new Judged(disc, at, Optional.of(depth));
        }
    }

    /**
     * The test with the flat face of another weight along the end of the board.
     *
     * @param disc the weight tested
     * @param moves whether it moved: then it hangs over the end
     */
    record HangTested(String disc, boolean moves) implements ShuffleboardEvent {
        public HangTested {
            Given.all("disc", disc);
        }
    }

    /**
     * A foul that a referee called.
     *
     * @param player who committed it
     * @param disc the disc whose shot it is about, where others have been played since
     */
    record FoulCalled(String player, Foul foul, Optional<String> disc)
            implements ShuffleboardEvent {
        public FoulCalled {
            Given.all("player, foul, disc", player, foul, disc);
        }

        /** About the shot just played, or about no shot in particular. */
        public static FoulCalled of(String player, Foul foul) {
            return new FoulCalled(player, foul, Optional.empty());
        }

        /** The same about the shot of a disc. */
        public FoulCalled disc(String disc) {
            return new FoulCalled(player, foul, Optional.of(disc));
        }
    }

    /**
     * Points that a referee takes away for something no rule here names.
     *
     * @param points 1 to 100
     */
    record Penalised(String player, int points, String reason) implements ShuffleboardEvent {
        public Penalised {
            Given.all("player, reason", player, reason);
        }
    }

    /**
     * All discs of an end are played and looked at: it is counted.
     *
     * @param a the points that the players counted for side A; checked when given
     * @param b the same for side B
     */
    record Counted(Optional<Integer> a, Optional<Integer> b) implements ShuffleboardEvent {
        public Counted {
            Given.all("a, b", a, b);
        }

        /** The players name no points. */
        public static Counted now() {
            return new Counted(Optional.empty(), Optional.empty());
        }

        /** With the points that the players counted for both sides. */
        public static Counted of(int a, int b) {
            return now().a(a).b(b);
        }

        /** The same with the points that the players counted for side A. */
        public Counted a(int a) {
            return new Counted(Optional.of(a), b);
        }

        /** The same with the points that the players counted for side B. */
        public Counted b(int b) {
            return new Counted(a, Optional.of(b));
        }
    }

    /** The end in progress is void and is played again. */
    record EndVoided(Cause cause) implements ShuffleboardEvent {
        public EndVoided {
            Given.all("cause", cause);
        }
    }

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
        public EndCorrected {
            Given.all("agreed", agreed);
        }

        /** Of the end counted last, which needs no agreement. */
        public static EndCorrected of(int number, int a, int b) {
            return new EndCorrected(number, a, b, Optional.empty());
        }

        /** The same with whether both sides agree. */
        public EndCorrected agreed(boolean agreed) {
            return new EndCorrected(number, a, b, Optional.of(agreed));
        }
    }

    /** A side gives up. */
    record Conceded(String player) implements ShuffleboardEvent {
        public Conceded {
            Given.all("player", player);
        }
    }

    /** The side of a player gives up the game in progress, not the match. */
    record GameConceded(String player) implements ShuffleboardEvent {
        public GameConceded {
            Given.all("player", player);
        }
    }

    /** A player leaves the match. */
    record PlayerWithdrew(String player) implements ShuffleboardEvent {
        public PlayerWithdrew {
            Given.all("player", player);
        }
    }

    /**
     * A player is sent off.
     *
     * @param because why, in free words; not blank
     */
    record PlayerDisqualified(String player, String because) implements ShuffleboardEvent {
        public PlayerDisqualified {
            Given.all("player, because", player, because);
        }
    }

    /** A player is not there when due. */
    record PlayerAbsent(String player) implements ShuffleboardEvent {
        public PlayerAbsent {
            Given.all("player", player);
        }
    }

    /** A player who was absent is there now. */
    record PlayerArrived(String player) implements ShuffleboardEvent {
        public PlayerArrived {
            Given.all("player", player);
        }
    }

    /**
     * Somebody plays in the place of a player, or the player again. Events go on naming the player
     * whose seat it is.
     *
     * @param by who plays from now on; the player's own name: the player comes back
     */
    record PlayerReplaced(String player, String by) implements ShuffleboardEvent {
        public PlayerReplaced {
            Given.all("player, by", player, by);
        }
    }

    /** Play stops for good. */
    record MatchAbandoned(Stop cause) implements ShuffleboardEvent {
        public MatchAbandoned {
            Given.all("cause", cause);
        }
    }

    /**
     * The organizer decides.
     *
     * @param player a player of the side that it is about
     * @param points 1 to 100, where points are awarded or deducted
     * @param matter the reason, in free words
     */
    record OrganizerDecided(
            String player, Intervention decision, Optional<Integer> points, String matter)
            implements ShuffleboardEvent {
        public OrganizerDecided {
            Given.all("player, decision, points, matter", player, decision, points, matter);
        }

        /** A decision that is not about points. */
        public static OrganizerDecided of(String player, Intervention decision, String matter) {
            return new OrganizerDecided(player, decision, Optional.empty(), matter);
        }

        /** The same with points awarded or deducted, 1 to 100. */
        public OrganizerDecided points(int points) {
            return new OrganizerDecided(player, decision, Optional.of(points), matter);
        }
    }
}
