package org.pubgames.conformance.protocol;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;

/** Vectors for these tests. Their answers were computed by hand from the printed rules. */
final class Questions {

    private Questions() {}

    /** Vectors of a game, each a line in flow style without its head. */
    static List<Vector> of(String game, String... tasks) {
        String entries =
                Stream.of(tasks)
                        .map(
                                task ->
                                        "  - {id: test.rule.one/%02d, title: t, rule: test.rule.one, polarity: positive, %s}"
                                                .formatted(List.of(tasks).indexOf(task) + 1, task))
                        .collect(Collectors.joining("\n"));
        String yaml = "suite: {game: " + game + ", format: 1}\nvectors:\n" + entries + "\n";
        return VectorFiles.read(yaml, "questions.yaml").orElseThrow();
    }

    static List<Vector> sjoelen() {
        return of(
                "sjoelen",
                "variant: ans-2016, ask: [{compartments: [9, 5, 7, 5]}], answer: [{points: 116}]",
                "variant: ans-2016, ask: [{compartments: [7, 7, 8, 7]}, {compartments: [0, 0, 0,"
                        + " 0]}], answer: [{points: 144}, {points: 0}]",
                "variant: ans-2016, ask: [{compartments: [30, 1, 0, 0]}], answer: [{problem:"
                        + " too-many-discs}]",
                "variant: ans-2016, ask: [{compartments: [-1, 1, 1, 1]}], answer: [{problem:"
                        + " negative-count}]",
                "variant: ten-pack, ask: [{compartments: [2, 3, 4, 1]}], answer: [{points: 60}]",
                "variant: {extends: ans-2016, set: {setPoints: 25}},"
                        + " ask: [{compartments: [1, 1, 1, 2]}], answer: [{points: 26}]",
                "variant: {extends: ans-2016, set: {discs: 3}}, census: {layouts: 1, count:"
                        + " [points], sum: points, histogram: {\"0\": 1, \"1\": 1, \"2\": 1, \"3\": 1,"
                        + " \"4\": 1}, divide: {\"0\": 8, \"1\": 2}}");
    }

    static List<Vector> schocken() {
        return of(
                "schocken",
                "variant: hattersheim, ask: [{dice: [1, 1, 1]}, {dice: [1, 4, 2]}, {dice: [1, 6,"
                        + " 1]}], answer: [{rank: 1, category: SCHOCK_AUS, discs: ALL}, {rank: 2,"
                        + " category: JULE, discs: 7}, {rank: 3, category: SCHOCK, discs: 6}]",
                "variant: hattersheim, ask: [{dice: [2, 2, 1]}, {dice: [5, 6, 4]}], answer: [{rank:"
                        + " 56, category: EINFACH, discs: 1}, {rank: 13, category: STRASSE, discs: 2}]",
                "variant: hattersheim, ask: [{dice: [0, 4, 7]}], answer: [{problem:"
                        + " impossible-pips}]",
                "variant: {extends: hattersheim, set: {simpleOrder: pip-sum}},"
                        + " ask: [{dice: [6, 6, 5]}], answer: [{rank: 17, category: EINFACH}]");
    }

    static List<Vector> documents() {
        return of(
                "sjoelen",
                "document: {file: \"variant: 2\\n"
                        + "game: sjoelen\\n"
                        + "id: x\\n"
                        + "title: {en: x}\\n"
                        + "\", problems: [{code: no-parent, at: /extends}]}");
    }
}
