package org.pubgames.club;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/**
 * What a server is put under; each part can be asked for, as {@code -Dpubgames.load.NAME=…}. What
 * holds otherwise a server bears on a machine that has other things to do: what is proved is no
 * matter of speed.
 *
 * @param tablets how many, each at a board of its own
 * @param walls how many pages on walls
 * @param warm how long the load is there before anything is measured
 * @param lasting how long it is measured
 * @param every the time between two entries at a board
 * @param pages whether the page of a tablet does all it does in a browser: hears what changes, asks
 *     for its part, and for what may be reported next
 * @param java options of the server's Java
 */
record Load(
        int tablets,
        int walls,
        Duration warm,
        Duration lasting,
        Duration every,
        boolean pages,
        List<String> java) {

    /** What was asked for on the command line of the build. */
    static Load asked() {
        return new Load(
                Integer.getInteger("pubgames.load.tablets", 24),
                Integer.getInteger("pubgames.load.walls", 6),
                seconds("warm", "5"),
                seconds("seconds", "10"),
                seconds("every", "2"),
                Boolean.parseBoolean(System.getProperty("pubgames.load.pages", "true")),
                Arrays.stream(System.getProperty("pubgames.load.java", "").split(" "))
                        .filter(option -> !option.isEmpty())
                        .toList());
    }

    private static Duration seconds(String name, String otherwise) {
        String asked = System.getProperty("pubgames.load." + name, otherwise);
        return Duration.ofMillis(Math.round(1_000 * Double.parseDouble(asked)));
    }
}
