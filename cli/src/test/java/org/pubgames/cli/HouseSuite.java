package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** A house's own vectors in a folder, and runs of the command over them. */
record HouseSuite(Path path) {

    /** Two vectors, of which the second expects too many points. */
    static final String TEXT =
            """
            suite: {game: sjoelen, format: 1}
            vectors:
              - id: house.points/01
                title: "Nine, five, seven and five"
                rule: sjoelen.score.complete-set
                polarity: positive
                variant: ans-pre2016
                ask: [{compartments: [9, 5, 7, 5]}]
                answer: [{points: 116}]
              - id: house.points/02
                title: "The same, mistaken"
                rule: sjoelen.score.complete-set
                polarity: positive
                variant: ans-pre2016
                ask: [{compartments: [9, 5, 7, 5]}]
                answer: [{points: 117}]
            """;

    /** The suite, in a file of its own. */
    static HouseSuite in(Path folder) throws IOException {
        return new HouseSuite(Files.writeString(folder.resolve("house.yaml"), TEXT));
    }

    Ran run(String... more) {
        return Ran.pubgames(
                Stream.concat(
                                Stream.of("conformance", "run", "--vectors", path.toString()),
                                Arrays.stream(more))
                        .toArray(String[]::new));
    }

    /** Another file beside it. */
    Path file(String name, String text) throws IOException {
        return Files.writeString(path.resolveSibling(name), text);
    }
}
