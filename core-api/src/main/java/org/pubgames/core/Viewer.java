package org.pubgames.core;

import java.util.List;
import java.util.Optional;

/**
 * Who looks at a match: everybody around the table, or the player of one seat, who may know more.
 *
 * @param seat the player's name; empty for what everybody may see
 */
public record Viewer(Optional<String> seat) {

    /** {@return what everybody around the table may see} */
    public static Viewer table() {
        return new Viewer(Optional.empty());
    }

    /**
     * {@return what the player of this name may see}
     *
     * @param name the name of a seat
     */
    public static Viewer seat(String name) {
        return new Viewer(Optional.of(name));
    }

    /**
     * {@return this viewer at a table where these are seated} Who has no seat there yet sees what
     * everybody around the table sees.
     *
     * @param seated the names of all who have a seat
     */
    public Viewer at(List<String> seated) {
        return seat.isEmpty() || seated.contains(seat.get()) ? this : table();
    }

    /**
     * {@return whether this is the player of that name}
     *
     * @param name the name of a seat
     */
    public boolean is(String name) {
        return seat.isPresent() && seat.get().equals(name);
    }
}
