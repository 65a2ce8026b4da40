package org.pubgames.shuffleboard.picture;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Line;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.court.CourtShuffleboard;

/**
 * The part of a playing surface that is drawn: inches to the right and down, the player below.
 *
 * @param upwards whether the game measures away from the player
 * @param column inches of a column in a terminal
 * @param row inches of a row in a terminal
 * @param kind what is around it
 */
record Ground(
        double left,
        double right,
        double top,
        double bottom,
        boolean upwards,
        double column,
        double row,
        Kind kind) {

    /** What is around the target. */
    enum Kind {
        /** The sides and the far end of a table. */
        TABLE,
        /** The sides of a court. */
        COURT,
        /** Nothing but planks. */
        DECK
    }

    /** Half the width of a court. */
    private static final double COURT_SIDE = 36;

    private static final double DECK_SIDE = 24;

    /** Columns of a table in a terminal. */
    private static final int TABLE_COLUMNS = 40;

    /**
     * The ground of a game with some discs on it.
     *
     * @param widest how far to the side it may reach for the sake of a disc
     */
    static Ground of(Shuffleboard game, Variant variant, List<Placed> discs, double widest) {
        Board board = game.board(variant);
        double radius = Shuffleboard.settings(variant).discRadius().doubleValue();
        Optional<Board.Measures> table = board.measures();
        if (table.isPresent()) {
            return table(board, table.get(), discs, radius);
        }
        if (game.key().equals(CourtShuffleboard.KEY)) {
            return new Ground(-COURT_SIDE, COURT_SIDE, -8, 172, false, 2, 4, Kind.COURT);
        }
        double side = DECK_SIDE;
        double top = -56;
        double bottom = 68;
        for (Placed disc : discs) {
            double beside = Math.abs(disc.x()) + 2 * radius;
            if (beside <= widest) {
                side = Math.max(side, 4 * Math.ceil(beside / 4));
                top = Math.min(top, 4 * Math.floor((-disc.y() - 2 * radius) / 4));
                bottom = Math.max(bottom, 4 * Math.ceil((-disc.y() + 2 * radius) / 4));
            }
        }
        return new Ground(-side, side, top, bottom, true, 2, 4, Kind.DECK);
    }

    /** A table down to its last line, or to the weight that lies farthest from the end. */
    private static Ground table(
            Board board, Board.Measures measures, List<Placed> discs, double radius) {
        double half = measures.width().doubleValue() / 2;
        double last = 0;
        for (Line line : board.lines()) {
            if (line instanceof Line.Across across) {
                last = Math.max(last, inches(across.along()));
            }
        }
        for (Placed disc : discs) {
            last = Math.max(last, disc.y());
        }
        double bottom = Math.min(Math.ceil(last + 2 * radius) + 1, measures.length().doubleValue());
        double column = Math.max(0.5, 2 * half / TABLE_COLUMNS);
        return new Ground(-half, half, -1, bottom, false, column, 1, Kind.TABLE);
    }

    /** A fixed-point length. */
    static double inches(long units) {
        return units / (double) Point.INCH;
    }

    /** How far down a point of the game is drawn. */
    double down(double along) {
        return upwards ? -along : along;
    }

    double down(long along) {
        return down(inches(along));
    }

    /** How far along the board a place of the drawing is. */
    double along(double down) {
        return upwards ? -down : down;
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }

    /** Whether a disc fits on the drawing. */
    boolean holds(Placed disc) {
        double v = down(disc.y());
        return disc.x() >= left - 2 * column
                && disc.x() <= right + 2 * column
                && v >= top
                && v <= bottom;
    }
}
