package org.pubgames.conformance.comparison;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Testee;

/** Asks every question of a domain and counts the answers. */
final class CensusTaker {

    /** Questions that are asked at a time. */
    private static final int AT_A_TIME = 1000;

    /** The value that is counted for a column that an answer does not have. */
    private static final String NOTHING = "–";

    private final Testee testee;
    private final Map<String, Long> histogram = new HashMap<>();
    private final Map<String, Long> divide = new HashMap<>();
    private final Map<String, Long> numbers = new HashMap<>();
    private final List<String> branches = new ArrayList<>();
    private final List<String> questions = new ArrayList<>();

    CensusTaker(Testee testee) {
        this.testee = testee;
    }

    List<Difference> differences(Vector.Census census) {
        census.domain()
                .visit(
                        (branch, question) -> {
                            branches.add(branch);
                            questions.add(question);
                            if (questions.size() == AT_A_TIME) {
                                ask(census);
                            }
                        });
        ask(census);
        List<Difference> differences = new ArrayList<>();
        compare("", census.histogram(), histogram, differences);
        compare("divide ", census.divide(), divide, differences);
        return differences;
    }

    private void ask(Vector.Census census) {
        List<Map<String, String>> answers = testee.ask(questions);
        for (int i = 0; i < questions.size(); i++) {
            Map<String, String> answer = i < answers.size() ? answers.get(i) : Map.of();
            histogram.merge(counted(census.count(), answer), 1L, Long::sum);
            String added = answer.getOrDefault(census.sum(), "");
            divide.merge(
                    branches.get(i),
                    numbers.computeIfAbsent(added, CensusTaker::number),
                    Long::sum);
        }
        questions.clear();
        branches.clear();
    }

    private static String counted(List<String> columns, Map<String, String> answer) {
        if (columns.size() == 1) {
            return answer.getOrDefault(columns.get(0), NOTHING);
        }
        StringJoiner counted = new StringJoiner(" ");
        columns.forEach(column -> counted.add(answer.getOrDefault(column, NOTHING)));
        return counted.toString();
    }

    private static long number(String text) {
        // an answer that is no number, or far too large a one, adds nothing
        return text.matches("-?\\d{1,9}") ? Long.parseLong(text) : 0;
    }

    private static void compare(
            String what,
            Map<String, Long> expected,
            Map<String, Long> got,
            List<Difference> differences) {
        Map<String, Long> wanted = new TreeMap<>(expected);
        if (wanted.equals(got)) {
            return;
        }
        TreeMap<String, Long> keys = new TreeMap<>(wanted);
        got.forEach(keys::putIfAbsent);
        for (String key : keys.keySet()) {
            long should = wanted.getOrDefault(key, 0L);
            long is = got.getOrDefault(key, 0L);
            if (should != is) {
                differences.add(new Difference(What.COUNT, what + key, should + "", is + ""));
            }
        }
    }
}
