package org.pubgames.conformance.delivery;

import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;

/** The page that goes with delivered vectors. */
final class ReadMe {

    private ReadMe() {}

    static String of(Map<String, List<Vector>> games) {
        StringBuilder out = new StringBuilder();
        out.append(
                """
                # Conformance vectors of pubgames

                A vector is one situation and what must come of it. `vectors/` holds a file for each game: canonical
                JSON, one vector a line, fields in alphabetical order. `schemas/` says what every file and line looks like.

                | game | vectors | rules aimed at |
                |---|--:|--:|
                """);
        games.forEach(
                (game, vectors) ->
                        out.append("| ")
                                .append(game)
                                .append(" | ")
                                .append(vectors.size())
                                .append(" | ")
                                .append(vectors.stream().map(Vector::rule).distinct().count())
                                .append(" |\n"));
        out.append(
                """

                * `id` is the rule aimed at and a number; it is never reused. `polarity` says whether that rule must fire
                  in the last step. `guards` names further rules that would go wrong here if they were mistaken.
                * `variant` is the id of a shipped variant, or `{"extends": id, "set": {…}}` with settings that differ, and perhaps
                  `"tables"`: decision tables of the house by kind.
                * `seats`, `given` and `steps` make a play: the given events are all accepted, then each step is judged.
                  A refused step changes nothing. `state` maps JSON pointers to values; `null` means that nothing is there.
                * `ask` and `answer` are questions without a match and what must be answered, in the same order.
                * `census` asks every question of a domain: `layouts` (compartments with at most so many discs), `throws`
                  (ordered dice) or `places` (a disc on a grid, thousandths of an inch). `histogram` counts the answers in
                  the columns `count`; `divide` adds up the column `sum` by branch (discs in the first compartment, first
                  die, place along the board).
                * `document` is a variant file with exactly the problems that must be found in it.

                Expected values come from the printed rules. To run the vectors on an implementation in any language:
                `pubgames conformance run -- COMMAND`.
                """);
        return out.toString();
    }
}
