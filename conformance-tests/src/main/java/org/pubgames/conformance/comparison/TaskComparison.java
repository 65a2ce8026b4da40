package org.pubgames.conformance.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.Vector.Complaint;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;

/** Compares answers and complaints with those of the vector. */
record TaskComparison(Claim claim) {

    /** An answer may have more columns than are asked for, but not other values. */
    List<Difference> question(Vector.Question question, List<Map<String, String>> answers) {
        List<Difference> differences = new ArrayList<>();
        for (int i = 0; i < question.asks().size(); i++) {
            Map<String, String> wanted = new TreeMap<>(question.answers().get(i));
            Map<String, String> got = i < answers.size() ? answers.get(i) : Map.of();
            Map<String, String> seen = new TreeMap<>();
            wanted.keySet()
                    .forEach(
                            column -> {
                                if (got.containsKey(column)) {
                                    seen.put(column, got.get(column));
                                }
                            });
            // the code of a refusal is compared only when the implementation claims our codes
            if (wanted.containsKey("problem")
                    && got.containsKey("problem")
                    && !claim.can(Feature.PROBLEMS)) {
                continue;
            }
            if (!wanted.containsKey("problem") && got.containsKey("problem")) {
                seen.put("problem", got.get("problem"));
            }
            if (!seen.equals(wanted)) {
                if (seen.isEmpty()) {
                    // a wrong answer is reported otherwise than a missing one
                    seen.putAll(got);
                }
                differences.add(
                        new Difference(
                                What.ANSWER, question.asks().get(i), wanted + "", seen + ""));
            }
        }
        return differences;
    }

    /** Exactly the problems, in any order. */
    List<Difference> document(Vector.Document document, List<Complaint> found) {
        return complaints(document.problems(), found, "");
    }

    static List<Difference> complaints(List<Complaint> wanted, List<Complaint> got, String place) {
        TreeSet<Complaint> expected = new TreeSet<>(wanted);
        TreeSet<Complaint> found = new TreeSet<>(got);
        return expected.equals(found)
                ? List.of()
                : List.of(new Difference(What.PROBLEMS, place, expected + "", found + ""));
    }
}
