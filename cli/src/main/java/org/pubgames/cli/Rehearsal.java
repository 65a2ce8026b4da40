package org.pubgames.cli;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs the commands that are called most, for nobody to see: the launcher lets Java keep the
 * classes that they need, so that the next command starts faster.
 */
public final class Rehearsal {

    private Rehearsal() {}

    /** A command and what it reads from standard input. */
    record Act(List<String> words, String input) {

        Act(String line) {
            this(List.of(line.split(" ")), "");
        }

        int play() {
            return Main.run(
                    words.toArray(String[]::new),
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    new Surroundings(Map.of(), false, 0));
        }
    }

    /**
     * Runs them.
     *
     * @param args match files, which are judged
     */
    public static void main(String[] args) {
        Surroundings.real();
        acts(List.of(args)).forEach(Act::play);
    }

    static List<Act> acts(List<String> matches) {
        List<Act> acts = new ArrayList<>();
        for (String score :
                List.of(
                        "score sjoelen 9 5 7 5",
                        "score schocken 4 2 1",
                        "score schocken-tournament 27",
                        "score table-shuffleboard a:3,9 b:-2,12.5",
                        "score court-shuffleboard a:0,102 b:-18,38 a:10-off",
                        "score deck-shuffleboard a:0,10",
                        "score shovelboard a:0,2")) {
            acts.add(new Act(score));
            acts.add(new Act(score + " --json"));
        }
        acts.add(batch("sjoelen", "c2,c3,c4,c1\n9,5,7,5\n40,0,0,0\n"));
        acts.add(batch("schocken", "d1,d2,d3\n4,2,1\n7,1,1\n"));
        acts.add(batch("table-shuffleboard", "end,side,x,y\n1,a,3,9\n1,b,-2,12.5\n"));
        for (String match : matches) {
            acts.add(new Act(List.of("judge", match), ""));
            acts.add(new Act(List.of("judge", match, "--json"), ""));
        }
        acts.add(new Act("games"));
        acts.add(new Act("variant list"));
        acts.add(new Act("variant explain sjoelen/masters"));
        acts.add(new Act("rules sjoelen --lang nl"));
        return acts;
    }

    private static Act batch(String game, String rows) {
        return new Act(List.of("score", game, "--batch", "-"), rows);
    }
}
