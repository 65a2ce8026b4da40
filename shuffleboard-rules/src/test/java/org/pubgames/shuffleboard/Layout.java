package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Drawing.Found;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;

/**
 * Discs that lie together, none of them on another, drawn at random: half of them just at a line.
 *
 * @param variant by which they are counted
 */
public record Layout(Variant variant, List<Lying> discs) {

    private static final Map<Variant, List<Dot>> NEAR = new ConcurrentHashMap<>();

    /** A disc and what the drawing says to its place. */
    public record Lying(Side side, Dot centre, Found found) {

        /** The place of its side in lists of two. */
        public int index() {
            return side == Side.A ? 0 : 1;
        }

        /** Whether it stays, where discs short of the line are taken off. */
        public boolean reaches(ShuffleboardSettings settings) {
            return switch (found.name()) {
                case "off", "short", "beyond" -> false;
                case "foul-line", "dead-line", "ladies-line" ->
                        settings.reached() == ShuffleboardSettings.Reached.TOUCHING;
                default -> true;
            };
        }
    }

    /** A layout of a game; equal seeds draw equal layouts. */
    static Layout drawn(Shuffleboard game, Variant variant, Drawing drawing, long seed) {
        Random random = new Random(seed);
        Board board = game.board(variant);
        ShuffleboardSettings settings = Shuffleboard.settings(variant);
        List<Dot> near =
                NEAR.computeIfAbsent(
                        variant, key -> Places.near(drawing.strokes(), clearance(settings)));
        List<Lying> discs = new ArrayList<>();
        for (Side side : Side.values()) {
            int count = random.nextInt(settings.discs() + 1);
            for (int i = 0; i < count; i++) {
                Dot dot = dot(drawing.window(), near, discs, random);
                if (board.covers(Point.of(dot.x(), dot.y())) && free(dot, discs, settings)) {
                    discs.add(new Lying(side, dot, drawing.at(dot, BigDecimal.ZERO)));
                }
            }
        }
        Collections.shuffle(discs, random);
        return new Layout(variant, discs);
    }

    private static BigDecimal clearance(ShuffleboardSettings settings) {
        return settings.discRadius().add(settings.lineWidth().multiply(new BigDecimal("0.5")));
    }

    private static Dot dot(
            Drawing.Window window, List<Dot> near, List<Lying> discs, Random random) {
        int kind = random.nextInt(6);
        if (kind < 2) {
            return near.get(random.nextInt(near.size()));
        }
        BigDecimal x = between(window.left(), window.right(), random);
        if (kind == 2 && !discs.isEmpty()) {
            // exactly level with another
            return new Dot(x, discs.get(random.nextInt(discs.size())).centre().y());
        }
        long low = window.low();
        long high = kind < 5 ? Math.min(window.high(), low + 40) : window.high();
        return new Dot(x, between(low, high, random));
    }

    private static BigDecimal between(long low, long high, Random random) {
        return random.nextBoolean()
                ? BigDecimal.valueOf(25 * (4 * low + random.nextInt((int) (4 * (high - low)))), 2)
                : BigDecimal.valueOf(
                        1_000_000 * low + random.nextInt((int) (1_000_000 * (high - low))), 6);
    }

    private static boolean free(Dot dot, List<Lying> discs, ShuffleboardSettings settings) {
        BigDecimal twice = settings.discRadius().add(settings.discRadius());
        return discs.stream()
                .allMatch(
                        other ->
                                dot.minus(other.centre()).squared().compareTo(twice.multiply(twice))
                                        >= 0);
    }

    /** Seen in a mirror along the middle line. */
    public Layout mirrored() {
        return with(
                discs.stream()
                        .map(
                                disc ->
                                        new Lying(
                                                disc.side(),
                                                new Dot(
                                                        disc.centre().x().negate(),
                                                        disc.centre().y()),
                                                disc.found()))
                        .toList());
    }

    /** Other discs, counted by the same variant. */
    public Layout with(List<Lying> newDiscs) {
        return new Layout(variant, newDiscs);
    }

    /** The report with centres. */
    List<Laid> measured() {
        return discs.stream()
                .map(
                        disc ->
                                Laid.at(
                                        disc.side(),
                                        Place.measured(
                                                disc.centre().x().toPlainString(),
                                                disc.centre().y().toPlainString())))
                .toList();
    }

    /** The report of a referee who only says words; with ranks where nearness counts. */
    List<Laid> called(boolean ranks) {
        List<BigDecimal> depths =
                discs.stream()
                        .map(disc -> disc.centre().y().stripTrailingZeros())
                        .sorted()
                        .toList();
        return discs.stream()
                .map(
                        disc -> {
                            String word = disc.found().word();
                            int rank = 1 + depths.indexOf(disc.centre().y().stripTrailingZeros());
                            return Laid.at(
                                    disc.side(),
                                    ranks && !word.equals("off")
                                            ? Place.called(word, rank)
                                            : Place.called(word));
                        })
                .toList();
    }

    @Override
    public String toString() {
        return discs + " by " + variant.settings();
    }
}
