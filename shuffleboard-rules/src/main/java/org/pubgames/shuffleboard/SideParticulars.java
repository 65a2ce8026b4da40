package org.pubgames.shuffleboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Given;
import org.pubgames.core.spi.OrEmpty;

/**
 * What besides play has to be known of a side.
 *
 * @param absent its players who were not there when due and have not come yet
 * @param left its players who have left the match or were sent off
 * @param standIns who plays in the place of whom
 * @param decisions what the organizer decided about it, oldest first
 */
public record SideParticulars(
        @OrEmpty List<String> absent,
        @OrEmpty List<Left> left,
        @OrEmpty List<StandIn> standIns,
        @OrEmpty List<Decided> decisions) {

    private static final SideParticulars NONE =
            new SideParticulars(List.of(), List.of(), List.of(), List.of());

    public SideParticulars {
        absent = Given.list("absent", absent);
        left = Given.list("left", left);
        standIns = Given.list("standIns", standIns);
        decisions = Given.list("decisions", decisions);
    }

    /**
     * Who has left.
     *
     * @param because why, of a player who was sent off
     */
    public record Left(String player, Optional<String> because) {
        public Left {
            Given.all("player, because", player, because);
        }

        /** A player who left. */
        public static Left of(String player) {
            return new Left(player, Optional.empty());
        }

        /** The same of a player who was sent off for a reason. */
        public Left because(String because) {
            return new Left(player, Optional.of(because));
        }
    }

    /**
     * Who plays in the place of whom.
     *
     * @param player whose seat it is
     * @param by who plays
     */
    public record StandIn(String player, String by) {
        public StandIn {
            Given.all("player, by", player, by);
        }
    }

    /**
     * What the organizer decided, and why.
     *
     * @param points points awarded or deducted, 1 to 100
     * @param game the game in which it was decided, from 1
     * @param end the end of that game, from 1: the one in progress, of an annulment the one that
     *     counts for nothing
     * @param matter the reason, in the words of the organizer
     */
    public record Decided(
            ShuffleboardEvent.Intervention decision,
            Optional<Integer> points,
            int game,
            int end,
            String matter) {
        public Decided {
            Given.all("decision, points, matter", decision, points, matter);
        }

        /** Points that it brings: below 0 for a deduction, 0 where it is not about points. */
        public int worth() {
            return switch (decision) {
                case AWARD -> points.orElse(0);
                case DEDUCT -> -points.orElse(0);
                default -> 0;
            };
        }

        /** A decision that is not about points. */
        public static Decided of(
                ShuffleboardEvent.Intervention decision, int game, int end, String matter) {
            return new Decided(decision, Optional.empty(), game, end, matter);
        }

        /** The same with points awarded or deducted, 1 to 100. */
        public Decided points(int points) {
            return new Decided(decision, Optional.of(points), game, end, matter);
        }
    }

    /** Whether a player has left or was sent off. */
    public boolean hasLeft(String player) {
        return left.stream().anyMatch(each -> each.player().equals(player));
    }

    /** Who plays in the place of a player. */
    public Optional<String> standIn(String player) {
        return standIns.stream()
                .filter(each -> each.player().equals(player))
                .map(StandIn::by)
                .findFirst();
    }

    /** Points that the organizer gave in an end: below 0 where more were taken. */
    public int given(int game, int end) {
        return decisions.stream()
                .filter(each -> each.game() == game && each.end() == end)
                .mapToInt(Decided::worth)
                .sum();
    }

    /** Points that the organizer awarded in a game, 0 or more. */
    public int awarded(int game) {
        return decisions.stream()
                .filter(each -> each.game() == game)
                .mapToInt(each -> Math.max(0, each.worth()))
                .sum();
    }

    /** The same with a player who is absent, or there. */
    public SideParticulars absent(String player, boolean isAbsent) {
        List<String> now = new ArrayList<>(absent);
        now.remove(player);
        if (isAbsent) {
            now.add(player);
        }
        return new SideParticulars(now, left, standIns, decisions);
    }

    /** The same with one more who has left, and of whom nothing else has to be known. */
    public SideParticulars left(Left gone) {
        List<Left> now = new ArrayList<>(left);
        now.add(gone);
        SideParticulars without =
                absent(gone.player(), false).replaced(gone.player(), Optional.empty());
        return new SideParticulars(without.absent, now, without.standIns, decisions);
    }

    /** The same with somebody in the place of a player; empty for the player again. */
    SideParticulars replaced(String player, Optional<String> by) {
        List<StandIn> now = new ArrayList<>(standIns);
        now.removeIf(each -> each.player().equals(player));
        by.ifPresent(name -> now.add(new StandIn(player, name)));
        return new SideParticulars(absent, left, now, decisions);
    }

    /** The same after one more decision of the organizer. */
    public SideParticulars decided(Decided decision) {
        List<Decided> now = new ArrayList<>(decisions);
        now.add(decision);
        return new SideParticulars(absent, left, standIns, now);
    }

    /** Nothing to be told. */
    public static SideParticulars none() {
        return NONE;
    }

    /** The same with somebody in the place of a player. */
    public SideParticulars replaced(String player, String by) {
        return replaced(player, Optional.of(by));
    }
}
