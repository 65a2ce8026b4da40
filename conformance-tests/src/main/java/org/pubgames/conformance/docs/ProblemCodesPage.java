package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.BundledTexts;

/** The codes of problems that vectors ask for: where each of them comes, and what it says. */
public final class ProblemCodesPage {

    private static final BundledTexts TEXTS = new BundledTexts("problems");

    /** Said of a row of numbers by the scoring itself, which has no texts. */
    private static final String COLUMNS = "wrong-number-of-columns";

    private final Map<String, TreeSet<String>> places = new TreeMap<>();
    private final Map<String, TreeSet<String>> games = new TreeMap<>();

    private ProblemCodesPage() {}

    /** The page. */
    public static String of(List<Vector> vectors) {
        ProblemCodesPage page = new ProblemCodesPage();
        vectors.forEach(page::read);
        return page.text();
    }

    private void read(Vector vector) {
        if (vector.task() instanceof Vector.Question question) {
            question.answers().stream()
                    .filter(answer -> answer.containsKey("problem"))
                    .forEach(answer -> add(vector, "answer to `ask`", answer.get("problem")));
        } else if (vector.task() instanceof Vector.Document document) {
            document.problems().forEach(found -> add(vector, "variant file", found.code()));
        }
        for (Vector.Step step : vector.play().map(Vector.Play::steps).orElse(List.of())) {
            for (Vector.Complaint found : step.then().problems()) {
                add(vector, place(found, step), found.code());
            }
        }
    }

    private static String place(Vector.Complaint found, Vector.Step step) {
        if (found.at().startsWith("/position")) {
            return "position";
        }
        return step.when().json().contains("\"revise\"") ? "revision" : "event";
    }

    private void add(Vector vector, String place, String code) {
        places.computeIfAbsent(code, none -> new TreeSet<>()).add(place);
        games.computeIfAbsent(code, none -> new TreeSet<>()).add(vector.game());
    }

    private String text() {
        List<String> lines = new ArrayList<>();
        lines.add("# Problem codes");
        lines.add("");
        lines.add(
                "Generated; do not edit. Every code that a vector asks for, for [implementers](implementing.md)");
        lines.add(
                "who claim `problems` or `documents`: where it comes, in which games, and what we say of it.");
        lines.add(
                "`{value}` is what was written, `{allowed}` what may be written. Texts are not compared, codes are,");
        lines.add("and each with the place as a JSON pointer.");
        lines.add("");
        lines.add("| code | comes in | of | says |");
        lines.add("|---|---|---|---|");
        places.forEach(
                (code, where) ->
                        lines.add(
                                "| `%s` | %s | %s | %s |"
                                        .formatted(
                                                code,
                                                String.join(", ", where),
                                                String.join(
                                                        ", ",
                                                        games.getOrDefault(code, new TreeSet<>())),
                                                PageText.cell(says(code)))));
        return String.join("\n", lines) + "\n";
    }

    private static String says(String code) {
        if (code.equals(COLUMNS)) {
            return "The question has more or fewer values than it needs.";
        }
        return TEXTS.find(code, Lang.EN)
                .orElseThrow(() -> new IllegalStateException("no text says what " + code + " is"))
                .replace("\n", " ");
    }
}
