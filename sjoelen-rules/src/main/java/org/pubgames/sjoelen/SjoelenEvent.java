package org.pubgames.sjoelen;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.spi.ContradictoryFields;
import org.pubgames.core.spi.Given;

/**
 * Everything that can happen at a sjoelen board, on a match card or in the hall, as an official
 * reports it. A turn may be reported disc by disc ({@link Shoved}, {@link Displaced}, {@link
 * SubTurnEnded}) or by what lies in the compartments after each sub-turn ({@link SubTurnPlayed},
 * {@link BonusPlayed}), or by its score alone ({@link ScoreNoted}).
 *
 * <p>Compartments are named by their labels: 2, 3, 4 and 1 from left to right.
 */
public sealed interface SjoelenEvent extends GameEvent {

    /** As many numbers as a report may list: as many turns as a card has at most. */
    int MOST_LISTED = 40;

    /** The player whose turn, card or conduct it is about; empty where it is about the match. */
    String player();

    /**
     * Trial discs are played before the turn.
     *
     * @param discs how many
     */
    record TrialPlayed(String player, int discs) implements SjoelenEvent {
        public TrialPlayed {
            Given.all("player", player);
        }
    }

    /**
     * A turn begins. Optional: a turn also begins with its first disc.
     *
     * @param board the number of the board
     * @param counted how many discs the player counted
     */
    record TurnStarted(String player, Optional<Integer> board, Optional<Integer> counted)
            implements SjoelenEvent {
        public TurnStarted {
            Given.all("player, board, counted", player, board, counted);
        }

        /** A turn on a board, the discs taken as counted. */
        public static TurnStarted on(String player, int board) {
            return of(player).board(board);
        }

        /** A turn on a board that is not named, the discs taken as counted. */
        public static TurnStarted of(String player) {
            return new TurnStarted(player, Optional.empty(), Optional.empty());
        }

        /** The same on the board of this number. */
        public TurnStarted board(int board) {
            return new TurnStarted(player, Optional.of(board), counted);
        }

        /** The same with so many discs counted by the player. */
        public TurnStarted counted(int counted) {
            return new TurnStarted(player, board, Optional.of(counted));
        }
    }

    /**
     * One disc that came to rest, whoever moved it. Its compartment, contact and stopper are told
     * only with the fates that they belong to.
     */
    interface DiscAtRest {

        /** Where it came to rest. */
        Fate fate();

        /** The label of the compartment, where the fate has one. */
        Optional<Integer> compartment();

        /** What a disc on a partition wall touches. */
        Optional<Contact> touching();

        /** Whether the gate stopper moved a disc that was halfway through. */
        Optional<Boolean> stopperMoved();

        /** Looks whether what is told of a disc goes with its fate. */
        private static ContradictoryFields.Check check(
                Fate fate,
                Optional<Integer> compartment,
                Optional<Contact> touching,
                Optional<Boolean> stopperMoved) {
            return new ContradictoryFields.Check()
                    .only("compartment", compartment, "fate", fate, Fate.OF_COMPARTMENTS)
                    .only("touching", touching, "fate", fate, Fate.ON_A_WALL)
                    .only("stopperMoved", stopperMoved, "fate", fate, Fate.IN_A_GATE);
        }
    }

    /**
     * The player shoved one disc.
     *
     * @param fate where it came to rest
     * @param compartment label of the compartment, where the fate has one
     * @param touching what a disc on a partition wall touches
     * @param stopperMoved whether the gate stopper moved a disc that was halfway through
     */
    record Shoved(
            String player,
            Fate fate,
            Optional<Integer> compartment,
            Optional<Contact> touching,
            Optional<Boolean> stopperMoved)
            implements SjoelenEvent, DiscAtRest {

        /**
         * Refuses what contradicts itself.
         *
         * @throws ContradictoryFields when something is told that does not go with the fate
         */
        public Shoved {
            Given.all(
                    "player, fate, compartment, touching, stopperMoved",
                    player,
                    fate,
                    compartment,
                    touching,
                    stopperMoved);
            DiscAtRest.check(fate, compartment, touching, stopperMoved).refuse("Shoved");
        }

        /** A disc with a fate that needs no more words. */
        public static Shoved to(String player, Fate fate) {
            return new Shoved(player, fate, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** A disc in the compartment with this label. */
        public static Shoved into(String player, int compartment) {
            return to(player, Fate.IN).compartment(compartment);
        }

        /** A disc halfway through the gate of a compartment. */
        public static Shoved half(String player, int compartment, boolean stopperMoved) {
            return to(player, Fate.HALF_THROUGH)
                    .compartment(compartment)
                    .stopperMoved(stopperMoved);
        }

        /** A disc that left a compartment and rests on its wall. */
        public static Shoved onWall(String player, int compartment, Contact touching) {
            return to(player, Fate.ON_WALL).compartment(compartment).touching(touching);
        }

        /** The same with the label of the compartment. */
        public Shoved compartment(int compartment) {
            return new Shoved(player, fate, Optional.of(compartment), touching, stopperMoved);
        }

        /** The same with what the disc touches. */
        public Shoved touching(Contact touching) {
            return new Shoved(player, fate, compartment, Optional.of(touching), stopperMoved);
        }

        /** The same with whether the gate stopper moved the disc. */
        public Shoved stopperMoved(boolean stopperMoved) {
            return new Shoved(player, fate, compartment, touching, Optional.of(stopperMoved));
        }
    }

    /**
     * A lying disc was moved by another.
     *
     * @param from where it lay
     * @param fromCompartment label of the compartment it lay in
     * @param fate where it came to rest
     * @param compartment label of the compartment, where the fate has one
     * @param touching what a disc on a partition wall touches
     * @param stopperMoved whether the gate stopper moved a disc that was halfway through
     */
    record Displaced(
            String player,
            Origin from,
            Optional<Integer> fromCompartment,
            Fate fate,
            Optional<Integer> compartment,
            Optional<Contact> touching,
            Optional<Boolean> stopperMoved)
            implements SjoelenEvent, DiscAtRest {

        /**
         * Refuses what contradicts itself.
         *
         * @throws ContradictoryFields when something is told that does not go with the fate, or a
         *     compartment in which a disc on the field lay
         */
        public Displaced {
            Given.all(
                    "player, from, fromCompartment, fate, compartment, touching, stopperMoved",
                    player,
                    from,
                    fromCompartment,
                    fate,
                    compartment,
                    touching,
                    stopperMoved);
            DiscAtRest.check(fate, compartment, touching, stopperMoved)
                    .only("fromCompartment", fromCompartment, "from", from, Origin.IN_COMPARTMENTS)
                    .refuse("Displaced");
        }

        /** A disc that lay somewhere and has a fate that needs no more words. */
        public static Displaced of(String player, Origin from, Fate fate) {
            return new Displaced(
                    player,
                    from,
                    Optional.empty(),
                    fate,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** A disc from the field. */
        public static Displaced fromField(String player, Fate fate) {
            return of(player, Origin.FIELD, fate);
        }

        /** A disc from the field into a compartment. */
        public static Displaced fromFieldInto(String player, int compartment) {
            return fromField(player, Fate.IN).compartment(compartment);
        }

        /** A disc out of a compartment. */
        public static Displaced outOf(String player, int fromCompartment, Fate fate) {
            return of(player, Origin.COMPARTMENT, fate).fromCompartment(fromCompartment);
        }

        /** The same with the label of the compartment in which the disc lay. */
        public Displaced fromCompartment(int fromCompartment) {
            return new Displaced(
                    player,
                    from,
                    Optional.of(fromCompartment),
                    fate,
                    compartment,
                    touching,
                    stopperMoved);
        }

        /** The same with the label of the compartment. */
        public Displaced compartment(int compartment) {
            return new Displaced(
                    player,
                    from,
                    fromCompartment,
                    fate,
                    Optional.of(compartment),
                    touching,
                    stopperMoved);
        }

        /** The same with what the disc touches. */
        public Displaced touching(Contact touching) {
            return new Displaced(
                    player,
                    from,
                    fromCompartment,
                    fate,
                    compartment,
                    Optional.of(touching),
                    stopperMoved);
        }

        /** The same with whether the gate stopper moved the disc. */
        public Displaced stopperMoved(boolean stopperMoved) {
            return new Displaced(
                    player,
                    from,
                    fromCompartment,
                    fate,
                    compartment,
                    touching,
                    Optional.of(stopperMoved));
        }
    }

    /** A disc that is not the player's got onto the board. */
    record AlienDiscFound(String player) implements SjoelenEvent {
        public AlienDiscFound {
            Given.all("player", player);
        }
    }

    /** The player said that no discs are left, in a sub-turn reported disc by disc. */
    record SubTurnEnded(String player) implements SjoelenEvent {
        public SubTurnEnded {
            Given.all("player", player);
        }
    }

    /**
     * A whole sub-turn.
     *
     * @param compartments what lies in the compartments after it, all sub-turns of this turn
     *     together
     * @param takenOut discs taken out of play in this sub-turn; matters only where they, or those
     *     that left the board, are lost for the turn, and counts only these
     */
    record SubTurnPlayed(String player, Compartments compartments, Optional<Integer> takenOut)
            implements SjoelenEvent {
        public SubTurnPlayed {
            Given.all("player, compartments, takenOut", player, compartments, takenOut);
        }

        /** A sub-turn after which so many discs lie in the compartments. */
        public static SubTurnPlayed of(
                String player, int first, int second, int third, int fourth) {
            return of(player, new Compartments(first, second, third, fourth));
        }

        /** A sub-turn after which so many discs lie in the compartments. */
        public static SubTurnPlayed of(String player, Compartments compartments) {
            return new SubTurnPlayed(player, compartments, Optional.empty());
        }

        /** The same with so many discs taken out of play in this sub-turn. */
        public SubTurnPlayed takenOut(int takenOut) {
            return new SubTurnPlayed(player, compartments, Optional.of(takenOut));
        }
    }

    /**
     * A whole sub-turn with extra discs.
     *
     * @param bonus where the extra discs of this sub-turn went in; all zero when they missed
     */
    record BonusPlayed(String player, Compartments bonus) implements SjoelenEvent {
        public BonusPlayed {
            Given.all("player, bonus", player, bonus);
        }
    }

    /** A disc broke. */
    record DiscBroken(String player) implements SjoelenEvent {
        public DiscBroken {
            Given.all("player", player);
        }
    }

    /**
     * The discs were counted, during a turn or right after it.
     *
     * @param discs how many there are in all
     * @param turn the turn on the card that was played with them; empty for the one that is going
     *     on, otherwise the one played last
     */
    record DiscsFound(String player, int discs, Optional<Integer> turn) implements SjoelenEvent {
        public DiscsFound {
            Given.all("player, turn", player, turn);
        }

        /** The discs of the turn that is going on, otherwise of the one played last. */
        public static DiscsFound now(String player, int discs) {
            return new DiscsFound(player, discs, Optional.empty());
        }

        /** The same about a turn on the card, from 1. */
        public DiscsFound turn(int turn) {
            return new DiscsFound(player, discs, Optional.of(turn));
        }
    }

    /** The player asks how many discs are in the compartments. */
    record CountAsked(String player) implements SjoelenEvent {
        public CountAsked {
            Given.all("player", player);
        }
    }

    /**
     * Somebody did something that the regulations speak of.
     *
     * @param conduct what was done
     * @param who who did it, where the regulations speak of several; the player when left out
     */
    record ConductReported(String player, Conduct conduct, Optional<Who> who)
            implements SjoelenEvent {
        public ConductReported {
            Given.all("player, conduct, who", player, conduct, who);
        }

        /** By the one of whom the regulations speak first. */
        public static ConductReported of(String player, Conduct conduct) {
            return new ConductReported(player, conduct, Optional.empty());
        }

        /** The same, done by somebody. */
        public ConductReported who(Who who) {
            return new ConductReported(player, conduct, Optional.of(who));
        }
    }

    /** Who did something. */
    enum Who {
        /** The player whose turn or card it is. */
        PLAYER,
        /** Somebody of the jury at the player's board. */
        JURY,
        /** Somebody else, such as the opponent. */
        OTHER
    }

    /**
     * The match organizer decided something.
     *
     * @param decision what happens to the turn, the points or the match
     * @param matter what it was about, in free words
     * @param turn the turn on the card that it is about; empty for the one that is going on,
     *     otherwise the one played last
     * @param points points that are awarded or deducted
     */
    record OrganizerDecided(
            String player,
            Decision decision,
            String matter,
            Optional<Integer> turn,
            Optional<Integer> points)
            implements SjoelenEvent {
        public OrganizerDecided {
            Given.all(
                    "player, decision, matter, turn, points",
                    player,
                    decision,
                    matter,
                    turn,
                    points);
        }

        /** About the turn that is going on, otherwise about the one played last. */
        public static OrganizerDecided now(String player, Decision decision, String matter) {
            return new OrganizerDecided(
                    player, decision, matter, Optional.empty(), Optional.empty());
        }

        /** The same about a turn on the card, from 1. */
        public OrganizerDecided turn(int turn) {
            return new OrganizerDecided(player, decision, matter, Optional.of(turn), points);
        }

        /** The same with points awarded or deducted. */
        public OrganizerDecided points(int points) {
            return new OrganizerDecided(player, decision, matter, turn, Optional.of(points));
        }
    }

    /** What the organizer may decide. */
    enum Decision {
        /** The turn goes on as it is, or its score stands. */
        PLAY_ON,
        /** The turn is played again from its beginning. */
        REPLAY_TURN,
        /** The player gets points. */
        AWARD,
        /** Points are taken from the player. */
        DEDUCT,
        /** A turn counts nothing and is not played again. */
        ANNUL,
        /** The match is decided for the player. */
        DECIDE
    }

    /**
     * The player does not agree with a score.
     *
     * @param turn the turn on the card; empty for the last line
     */
    record ScoreDisputed(String player, Optional<Integer> turn) implements SjoelenEvent {
        public ScoreDisputed {
            Given.all("player, turn", player, turn);
        }

        /** With the score on the last line. */
        public static ScoreDisputed last(String player) {
            return new ScoreDisputed(player, Optional.empty());
        }

        /** The same about a turn on the card, from 1. */
        public ScoreDisputed turn(int turn) {
            return new ScoreDisputed(player, Optional.of(turn));
        }
    }

    /**
     * The player agrees with a score.
     *
     * @param turn the turn on the card; empty for the last line
     */
    record ScoreAgreed(String player, Optional<Integer> turn) implements SjoelenEvent {
        public ScoreAgreed {
            Given.all("player, turn", player, turn);
        }

        /** With the score on the last line. */
        public static ScoreAgreed last(String player) {
            return new ScoreAgreed(player, Optional.empty());
        }

        /** The same about a turn on the card, from 1. */
        public ScoreAgreed turn(int turn) {
            return new ScoreAgreed(player, Optional.of(turn));
        }
    }

    /**
     * The clock of the match is read, and the officials call its time.
     *
     * @param player whose turn is going on or comes next
     * @param minutes minutes since the match began
     */
    record TimeCalled(String player, int minutes) implements SjoelenEvent {
        public TimeCalled {
            Given.all("player", player);
        }
    }

    /**
     * A player's threshold is set from earlier outings: their average, cut to a whole number.
     *
     * @param points points of all turns of these outings
     * @param turns how many turns they were
     */
    record ThresholdSet(String player, int points, int turns) implements SjoelenEvent {
        public ThresholdSet {
            Given.all("player", player);
        }
    }

    /** The player leaves the match. */
    record PlayerWithdrew(String player) implements SjoelenEvent {
        public PlayerWithdrew {
            Given.all("player", player);
        }
    }

    /**
     * The player is sent off.
     *
     * @param because the reason, in free words
     */
    record PlayerDisqualified(String player, String because) implements SjoelenEvent {
        public PlayerDisqualified {
            Given.all("player, because", player, because);
        }
    }

    /** The player is not there when due. */
    record PlayerAbsent(String player) implements SjoelenEvent {
        public PlayerAbsent {
            Given.all("player", player);
        }
    }

    /** A player who was absent is there now. */
    record PlayerArrived(String player) implements SjoelenEvent {
        public PlayerArrived {
            Given.all("player", player);
        }
    }

    /**
     * Somebody stands in for the player from now on; what happens is still reported under the name
     * of the seat.
     *
     * @param by who stands in; the player's own name when the player comes back
     */
    record PlayerReplaced(String player, String by) implements SjoelenEvent {
        public PlayerReplaced {
            Given.all("player, by", player, by);
        }
    }

    /**
     * The player gives up the game in progress of a match by games. It is a game of the match that
     * is given up, not the match.
     */
    record GameConceded(String player) implements SjoelenEvent {
        public GameConceded {
            Given.all("player", player);
        }
    }

    /**
     * Play stops for good.
     *
     * @param cause what stops it
     */
    record MatchAbandoned(Cause cause) implements SjoelenEvent {
        public MatchAbandoned {
            Given.all("cause", cause);
        }

        /** Nobody: it is about the match. */
        @Override
        public String player() {
            return "";
        }
    }

    /** Why a match was abandoned. */
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
     * The jury writes the score of a turn on the card, for a turn that was not reported by its
     * discs.
     *
     * @param points the points
     * @param board the number of the board
     * @param maximumIn the sub-turn in which the highest score was reached, for a score with extra
     *     discs
     */
    record ScoreNoted(
            String player, int points, Optional<Integer> board, Optional<Integer> maximumIn)
            implements SjoelenEvent {
        public ScoreNoted {
            Given.all("player, board, maximumIn", player, board, maximumIn);
        }

        /** A score without extra discs. */
        public static ScoreNoted of(String player, int points) {
            return new ScoreNoted(player, points, Optional.empty(), Optional.empty());
        }

        /** The same on the board of this number. */
        public ScoreNoted board(int board) {
            return new ScoreNoted(player, points, Optional.of(board), maximumIn);
        }

        /** The same with the highest score reached in a sub-turn, from 1. */
        public ScoreNoted maximumIn(int maximumIn) {
            return new ScoreNoted(player, points, board, Optional.of(maximumIn));
        }
    }

    /**
     * A wrong score on the card is replaced.
     *
     * @param turn the turn, from 1
     * @param points the right points
     * @param initials who initialled the score
     * @param boardInitials who initialled behind the board number
     * @param maximumIn the sub-turn in which the highest score was reached, for a score with extra
     *     discs
     * @param compartments what really lay in the compartments, when the jury had counted them wrong
     * @param bonus where the extra discs really went in
     */
    record ScoreCorrected(
            String player,
            int turn,
            int points,
            SjoelenSettings.Office initials,
            Optional<SjoelenSettings.Office> boardInitials,
            Optional<Integer> maximumIn,
            Optional<Compartments> compartments,
            Optional<Compartments> bonus)
            implements SjoelenEvent {
        public ScoreCorrected {
            Given.all(
                    "player, initials, boardInitials, maximumIn, compartments, bonus",
                    player,
                    initials,
                    boardInitials,
                    maximumIn,
                    compartments,
                    bonus);
        }

        /** A score without extra discs; the board stays as it was, and nothing is said of discs. */
        public static ScoreCorrected of(
                String player, int turn, int points, SjoelenSettings.Office initials) {
            return new ScoreCorrected(
                    player,
                    turn,
                    points,
                    initials,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** The same with the initials behind the board number. */
        public ScoreCorrected boardInitials(SjoelenSettings.Office boardInitials) {
            return new ScoreCorrected(
                    player,
                    turn,
                    points,
                    initials,
                    Optional.of(boardInitials),
                    maximumIn,
                    compartments,
                    bonus);
        }

        /** The same with the highest score reached in a sub-turn, from 1. */
        public ScoreCorrected maximumIn(int maximumIn) {
            return new ScoreCorrected(
                    player,
                    turn,
                    points,
                    initials,
                    boardInitials,
                    Optional.of(maximumIn),
                    compartments,
                    bonus);
        }

        /** The same with what really lay in the compartments. */
        public ScoreCorrected compartments(Compartments compartments) {
            return new ScoreCorrected(
                    player,
                    turn,
                    points,
                    initials,
                    boardInitials,
                    maximumIn,
                    Optional.of(compartments),
                    bonus);
        }

        /** The same with where the extra discs really went in. */
        public ScoreCorrected bonus(Compartments bonus) {
            return new ScoreCorrected(
                    player,
                    turn,
                    points,
                    initials,
                    boardInitials,
                    maximumIn,
                    compartments,
                    Optional.of(bonus));
        }
    }

    /**
     * Something was struck out on the card.
     *
     * @param turn the turn, from 1
     * @param legible the numbers that can still be read
     */
    record ScoreStruck(String player, int turn, @Size(max = MOST_LISTED) List<Integer> legible)
            implements SjoelenEvent {
        public ScoreStruck {
            Given.all("player", player);
            legible = Given.list("legible", legible);
        }
    }

    /**
     * The jury passes the card on.
     *
     * @param toBoard the board whose jury gets it
     */
    record CardPassed(String player, int toBoard) implements SjoelenEvent {
        public CardPassed {
            Given.all("player", player);
        }
    }

    /**
     * The jury hands out the card or a part of it.
     *
     * @param part what is handed out
     * @param to who gets it
     */
    record CardHandedOver(String player, CardPart part, Recipient to) implements SjoelenEvent {
        public CardHandedOver {
            Given.all("player, part, to", player, part, to);
        }
    }

    /** A part of the match card. */
    enum CardPart {
        /** The player's copy. */
        COPY,
        /** The organizer's original. */
        ORIGINAL,
        /** Both, not yet taken apart. */
        COMPLETE
    }

    /** Who may be handed a card. */
    enum Recipient {
        /** The player whose card it is. */
        PLAYER,
        /** The organizer of the ring. */
        RING_ORGANIZER
    }

    /**
     * The player altered a score to his advantage, and the match organizer deducts turns.
     *
     * @param turns the turns whose scores are deducted, from 1
     * @param onTheSpot whether it was proven on the spot
     */
    record TamperingProven(
            String player, @Size(max = MOST_LISTED) List<Integer> turns, boolean onTheSpot)
            implements SjoelenEvent {
        public TamperingProven {
            Given.all("player", player);
            turns = Given.list("turns", turns);
        }
    }
}
