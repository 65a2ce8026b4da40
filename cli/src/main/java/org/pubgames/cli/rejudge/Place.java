package org.pubgames.cli.rejudge;

import java.util.Comparator;
import org.pubgames.core.Where;

/**
 * Where a match stands. No two matches of a run have the same place, so it decides where nothing
 * else does, whichever of them was judged first.
 *
 * @param file the file, within a zip behind the name of the zip
 * @param line the number of its header line in the file, from 1
 */
public record Place(String file, int line) implements Comparable<Place> {

    private static final Comparator<Place> ORDER =
            Comparator.comparing(Place::file).thenComparingInt(Place::line);

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }

    /** {@return the place as problems tell it} */
    public Where where() {
        return Where.file(file).at(line, 0);
    }

    @Override
    public String toString() {
        return line == 1 ? file : file + ":" + line;
    }
}
