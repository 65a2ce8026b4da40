package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.shuffleboard.ShuffleboardEvent.Cause;
import org.pubgames.shuffleboard.ShuffleboardEvent.Counted;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndVoided;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Moved;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;

/** A match told event by event. Places are written as {@link Laying} has it. */
public final class Story {

    /** Two players; Anna is side A. */
    public static final Seats TWO = Seats.of("Anna", "Bram");

    /** Two pairs; Anna and Cees are side A. */
    public static final Seats FOUR = Seats.of("Anna", "Bram", "Cees", "Dora");

    private Match<ShuffleboardState, ShuffleboardEvent> match;
    private List<Ruling> rulings = List.of();

    private Story(Match<ShuffleboardState, ShuffleboardEvent> match) {
        this.match = match;
    }

    /** Singles; where there is a toss Anna has won it and plays first. */
    public static Story of(Shuffleboard game, Variant variant) {
        return begun(game, variant, TWO);
    }

    /** Doubles, begun in the same way. */
    public static Story doubles(Shuffleboard game, Variant variant) {
        return begun(game, variant, FOUR);
    }

    private static Story begun(Shuffleboard game, Variant variant, Seats seats) {
        Story story = waiting(game, variant, seats);
        return switch (Shuffleboard.settings(variant).start()) {
            case TOSS, TOSS_AND_DECIDER_LAG -> story.then(new Tossed("Anna", Order.FIRST));
            case LAG, LAG_AND_DECIDER_LAG ->
                    story.then(
                            Lagged.of(
                                    List.of(
                                            new LagShot("Anna", BigDecimal.ONE),
                                            new LagShot("Bram", BigDecimal.TEN)),
                                    Order.FIRST));
            case LAG_FOR_LAST_SHOT, FIRST_SEAT -> story;
        };
    }

    /** A match of which nothing has happened. */
    public static Story waiting(Shuffleboard game, Variant variant, Seats seats) {
        return new Story(game.open(variant, seats));
    }

    /** Events that are accepted. */
    public Story then(ShuffleboardEvent... events) {
        for (ShuffleboardEvent event : events) {
            Verdict.Accepted<ShuffleboardState, ShuffleboardEvent> verdict =
                    match.judge(event).orElseThrow();
            match = verdict.match();
            rulings = verdict.rulings();
        }
        return this;
    }

    /** Shots of those whose turn it is. */
    public Story shots(String... places) {
        for (String place : places) {
            then(shot(place));
        }
        return this;
    }

    /** A shot that moves discs: {@code "b1>5,30"}, {@code "b1>off"}. */
    public Story shot(String place, String... moved) {
        Moved[] moves =
                Arrays.stream(moved)
                        .map(
                                text ->
                                        Moved.to(
                                                text.substring(0, text.indexOf('>')),
                                                Laying.place(
                                                        text.substring(text.indexOf('>') + 1))))
                        .toArray(Moved[]::new);
        return then(Shot.of(shooter(), Laying.place(place), moves));
    }

    private Shot shot(String place) {
        return Shot.of(shooter(), Laying.place(place));
    }

    /** Who plays now. */
    public String shooter() {
        End end = end();
        return end.shooter(end.next().orElse(end.leader()));
    }

    /** A whole end in one report. */
    public Story played(String... discs) {
        return then(new EndPlayed(Laying.discs(discs)));
    }

    /** Ends without a point. */
    public Story blank(int ends) {
        for (int i = 0; i < ends; i++) {
            played();
        }
        return this;
    }

    /** A foul. */
    public Story foul(String player, Foul foul) {
        return then(FoulCalled.of(player, foul));
    }

    /** The end is counted. */
    public Story count() {
        return then(Counted.now());
    }

    /** The end is void. */
    public Story again(Cause cause) {
        return then(new EndVoided(cause));
    }

    /** The rules that refuse an event. */
    public List<String> refusal(ShuffleboardEvent event) {
        Verdict<ShuffleboardState, ShuffleboardEvent> verdict = match.judge(event);
        return verdict.accepted()
                ? List.of("accepted")
                : verdict.rulings().stream().map(Ruling::rule).map(Laying::shortened).toList();
    }

    /** The match now. */
    public Match<ShuffleboardState, ShuffleboardEvent> match() {
        return match;
    }

    /** Its state. */
    public ShuffleboardState state() {
        return match.state();
    }

    /** The end in progress. */
    public End end() {
        return state().end().orElseThrow();
    }

    /** What became of a disc: its spot, or its status. */
    public String disc(String name) {
        Disc disc = end().disc(name).orElseThrow();
        return disc.spot().map(Spot::name).orElse(disc.status().name());
    }

    /** The totals, such as {@code "78:67"}. */
    public String totals() {
        return state().points(Side.A) + ":" + state().points(Side.B);
    }

    /** What the last end counted. */
    public String scored() {
        EndResult last = state().lastResult().orElseThrow();
        return last.a() + ":" + last.b();
    }

    /** The points for fouls in the end in progress. */
    public String fouls() {
        return end().fouls(Side.A) + ":" + end().fouls(Side.B);
    }

    /** The sides that led the ends counted and the one in progress, such as {@code "ABBA"}. */
    public String leaders() {
        StringBuilder leaders = new StringBuilder();
        state().results().forEach(result -> leaders.append(result.leader()));
        state().end().ifPresent(end -> leaders.append(end.leader()));
        return leaders.toString();
    }

    /** Who won: {@code A}, {@code B}, {@code drawn}, or nobody yet. */
    public String winner() {
        return state().ending()
                .map(ending -> ending.winner().map(Side::name).orElse("drawn"))
                .orElse("nobody yet");
    }

    /** The rules of the last verdict, by what follows the game in their ids. */
    public List<String> rules() {
        List<String> rules = new ArrayList<>();
        rulings.forEach(ruling -> rules.add(Laying.shortened(ruling.rule())));
        return rules;
    }
}
