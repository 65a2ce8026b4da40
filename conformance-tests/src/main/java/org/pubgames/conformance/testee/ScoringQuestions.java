package org.pubgames.conformance.testee;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import org.pubgames.core.Scoring;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Translates questions in JSON into rows for a game's scoring, and its rows into answers. */
final class ScoringQuestions {

    private static final List<String> NUMBERS = List.of("compartments", "dice");
    private static final List<String> DISC = List.of("side", "x", "y");

    private final Scoring scoring;
    private final List<String> names;
    private final Set<String> repeated;

    ScoringQuestions(Scoring scoring) {
        this.scoring = scoring;
        this.names = scoring.resultColumns();
        this.repeated = Set.copyOf(scoring.columns());
    }

    /** An answer for each question; one that cannot be read has the answer {@code problem}. */
    List<Map<String, String>> ask(List<String> questions) {
        List<List<String>> asked = new ArrayList<>(questions.size());
        for (int i = 0; i < questions.size(); i++) {
            asked.add(
                    rows(
                            JsonText.read(questions.get(i), Where.UNKNOWN)
                                    .fold(read -> read, no -> NONE),
                            i));
        }
        List<Map<String, String>> results = new ArrayList<>(questions.size());
        answer(asked, results);
        if (results.size() != asked.stream().filter(rows -> !rows.isEmpty()).count()) {
            return oneByOne(asked);
        }
        List<Map<String, String>> answers = new ArrayList<>(questions.size());
        Iterator<Map<String, String>> next = results.iterator();
        asked.forEach(rows -> answers.add(rows.isEmpty() ? WRONG : next.next()));
        return answers;
    }

    private static final Node NONE = new Node.Nothing(new Node.Mark(1, 1));

    private static final Map<String, String> WRONG = Map.of("problem", "wrong-type");

    /** All questions in one batch: a result for each that has rows, unless the scoring is wrong. */
    private void answer(List<List<String>> asked, List<Map<String, String>> results) {
        Scoring.Batch batch = scoring.batch(row -> results.add(columns(row.toString())));
        asked.forEach(rows -> rows.forEach(batch::row));
        batch.end();
    }

    /**
     * For a scoring that loses or adds results: only one at a time shows which belongs to which.
     */
    private List<Map<String, String>> oneByOne(List<List<String>> asked) {
        List<Map<String, String>> answers = new ArrayList<>(asked.size());
        for (List<String> rows : asked) {
            List<Map<String, String>> results = new ArrayList<>();
            answer(List.of(rows), results);
            answers.add(results.isEmpty() ? WRONG : results.get(0));
        }
        return answers;
    }

    /** The columns of a result without those that only repeat the question. */
    private Map<String, String> columns(String row) {
        Map<String, String> columns = new LinkedHashMap<>();
        int from = 0;
        for (String name : names) {
            int comma = row.indexOf(',', from);
            int to = comma < 0 ? row.length() : comma;
            if (to > from && !repeated.contains(name)) {
                columns.put(name, row.substring(from, to));
            }
            if (comma < 0) {
                break;
            }
            from = comma + 1;
        }
        return columns;
    }

    /** The rows of a question; none when it cannot be read. */
    private static List<String> rows(Node question, int number) {
        if (!(question instanceof Node.Fields fields)) {
            return List.of();
        }
        for (String list : NUMBERS) {
            if (fields.values().get(list) instanceof Node.Items numbers) {
                return List.of(joined(numbers));
            }
        }
        if (fields.values().get("discs") instanceof Node.Items discs) {
            return discs.values().stream().map(disc -> number + "," + row(disc)).toList();
        }
        return List.of();
    }

    private static String joined(Node.Items numbers) {
        StringJoiner row = new StringJoiner(",");
        numbers.values().forEach(number -> row.add(cell(number)));
        return row.toString();
    }

    private static String row(Node disc) {
        return String.join(
                ",",
                DISC.stream()
                        .map(
                                column ->
                                        disc instanceof Node.Fields fields
                                                        && fields.values().containsKey(column)
                                                ? cell(fields.values().get(column))
                                                : "")
                        .toList());
    }

    /** One cell: a comma in a text must not split it in two. */
    private static String cell(Node value) {
        return value.shown().replace(',', ';');
    }
}
