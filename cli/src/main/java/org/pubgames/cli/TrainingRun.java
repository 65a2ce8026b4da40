package org.pubgames.cli;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs the most frequent commands and discards their output. The launcher makes Java archive the
 * classes that they load, so that later commands start faster.
 */
public final class TrainingRun {

    private TrainingRun() {}

    /** A command and what it reads from standard input. */
    record Command(List<String> words, String input) {

        Command(String line) {
            this(List.of(line.split(" ")), "");
        }

        int run() {
            return Main.run(
                    words.toArray(String[]::new),
                    new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                    OutputStream.nullOutputStream(),
                    OutputStream.nullOutputStream(),
                    new Surroundings(Map.of(), false, 0));
        }
    }

    /**
     * Runs the commands.
     *
     * @param args match files, which are judged
     */
    public static void main(String[] args) {
        Surroundings.real();
        commands(List.of(args)).forEach(Command::run);
    }

    static List<Command> commands(List<String> matches) {
        List<Command> commands = new ArrayList<>();
        for (String score :
                List.of(
                        "score sjoelen 9 5 7 5",
                        "score schocken 4 2 1",
                        "score schocken-tournament 27",
                        "score table-shuffleboard a:3,9 b:-2,12.5",
                        "score court-shuffleboard a:0,102 b:-18,38 a:10-off",
                        "score deck-shuffleboard a:0,10",
                        "score shovelboard a:0,2")) {
            commands.add(new Command(score));
            commands.add(new Command(score + " --json"));
        }
        commands.add(batch("sjoelen", "c2,c3,c4,c1\n9,5,7,5\n40,0,0,0\n"));
        commands.add(batch("schocken", "d1,d2,d3\n4,2,1\n7,1,1\n"));
        commands.add(batch("table-shuffleboard", "end,side,x,y\n1,a,3,9\n1,b,-2,12.5\n"));
        for (String match : matches) {
            commands.add(new Command(List.of("judge", match), ""));
            commands.add(new Command(List.of("judge", match, "--json"), ""));
        }
        commands.add(new Command("games"));
        commands.add(new Command("variant list"));
        commands.add(new Command("variant explain sjoelen/masters"));
        commands.add(new Command("rules sjoelen --lang nl"));
        return commands;
    }

    private static Command batch(String game, String rows) {
        return new Command(List.of("score", game, "--batch", "-"), rows);
    }
}
