package org.pubgames.core.internal.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** Gaps, overlaps and useless rows are found over everything that can happen. */
class TableCheckTest {

    private static final String THEN = "then: {points: 1, again: true}";

    private static String row(String when) {
        return "{when: {" + when + "}, " + THEN + "}";
    }

    @Test
    void aTableWithOneAnswerForEverything() {
        String halves = row("last: true") + ", " + row("last: false");
        assertThat(Darts.checked("first", halves)).isEmpty();
        assertThat(Darts.checked("unique", halves)).isEmpty();
        assertThat(Darts.checked("first", row("ring: 20") + ", " + row(""))).isEmpty();
    }

    @Test
    void aGapIsToldWithAnExample() {
        List<Problem> problems =
                Darts.checked("first", row("ring: [single, 20]") + ", " + row("number: {to: 3}"));

        assertThat(problems).extracting(Problem::code).containsExactly("table-gap");
        assertThat(problems.get(0).value()).isEqualTo("{ring: double, number: 4, last: false}");
        assertThat(problems.get(0).rule()).isEqualTo("darts.house.points");
        assertThat(problems.get(0).text(Lang.EN))
                .isEqualTo("dart-points: no row fits {ring: double, number: 4, last: false}.");
    }

    @Test
    void whatCannotHappenNeedsNoRow() {
        String all =
                row("ring: [single, 20]")
                        + ", "
                        + row("ring: double, number: {to: 3}")
                        + ", "
                        + row("ring: double, number: 4, last: false");
        assertThat(Darts.checked("unique", all)).isEmpty();
        List<Problem> problems =
                Darts.checked("first", row("ring: double, number: 4, last: true") + ", " + row(""));
        assertThat(problems).extracting(Problem::code).containsExactly("row-never-fits");
        assertThat(problems.get(0).value()).isEqualTo("{ring: double, number: 4, last: true}");
        assertThat(problems.get(0).where().path()).isEqualTo("/tables/dart-points/rows/0");
    }

    @Test
    void anOverlapNamesBothRowsAndAnExample() {
        List<Problem> problems =
                Darts.checked(
                        "unique",
                        row("last: true") + ", " + row("last: false") + ", " + row("ring: 20"));

        assertThat(problems).extracting(Problem::code).containsExactly("table-overlap");
        assertThat(problems.get(0).value())
                .isEqualTo("1, 2, 3: {ring: 20, number: 1, last: false}");
    }

    @Test
    void aRowBehindOthersIsNeverReached() {
        List<Problem> problems =
                Darts.checked(
                        "first",
                        row("last: true") + ", " + row("last: false") + ", " + row("ring: 20"));

        assertThat(problems).extracting(Problem::code).containsExactly("row-unreachable");
        assertThat(problems.get(0).value()).isEqualTo("1, 2");
    }

    @Test
    void aTwinIsATwinAndNothingElse() {
        for (String hit : List.of("first", "unique")) {
            List<Problem> problems =
                    Darts.checked(
                            hit,
                            row("last: true")
                                    + ", "
                                    + row("last: false")
                                    + ", "
                                    + row("last: true"));
            assertThat(problems).extracting(Problem::code).containsExactly("row-duplicate");
            assertThat(problems.get(0).value()).isEqualTo("1");
        }
    }

    /** A row as a publican writes it, beside what it says in plain sets. */
    record Drawn(Set<Integer> rings, Set<Integer> numbers, Set<Integer> lasts) {

        boolean fits(int[] inputs) {
            return rings.contains(inputs[0])
                    && numbers.contains(inputs[1])
                    && lasts.contains(inputs[2]);
        }

        String yaml() {
            String ring =
                    rings.stream()
                            .map(each -> List.of("single", "double", "20").get(each))
                            .collect(Collectors.joining(", "));
            String number = numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
            String last =
                    lasts.stream().map(each -> "" + (each == 1)).collect(Collectors.joining(", "));
            return row("ring: [" + ring + "], number: [" + number + "], last: [" + last + "]");
        }
    }

    @Provide
    Arbitrary<List<Drawn>> tables() {
        Arbitrary<Drawn> row =
                Combinators.combine(some(0, 2), some(1, 4), some(0, 1)).as(Drawn::new);
        return row.list().ofMinSize(1).ofMaxSize(7);
    }

    private static Arbitrary<Set<Integer>> some(int from, int to) {
        return Arbitraries.integers()
                .between(from, to)
                .set()
                .ofMinSize(1)
                .ofMaxSize(to - from + 1)
                .map(TreeSet::new);
    }

    @Property(tries = 500)
    void agreesWithACountByHand(@ForAll("tables") List<Drawn> rows, @ForAll boolean unique) {
        String yaml = rows.stream().map(Drawn::yaml).collect(Collectors.joining(", "));

        List<Problem> problems = Darts.checked(unique ? "unique" : "first", yaml);

        assertThat(problems.stream().map(TableCheckTest::told).collect(Collectors.toSet()))
                .isEqualTo(expected(rows, unique));
    }

    private static String told(Problem problem) {
        String path = problem.where().path();
        return problem.code() + " " + path.substring(path.lastIndexOf('/') + 1);
    }

    private static Set<String> expected(List<Drawn> rows, boolean unique) {
        Set<String> expected = new TreeSet<>();
        List<int[]> cases = Darts.cases();
        if (cases.stream().anyMatch(inputs -> rows.stream().noneMatch(row -> row.fits(inputs)))) {
            expected.add("table-gap dart-points");
        }
        for (int i = 0; i < rows.size(); i++) {
            Drawn row = rows.get(i);
            List<Drawn> before = rows.subList(0, i);
            List<int[]> own = new ArrayList<>();
            cases.stream().filter(row::fits).forEach(own::add);
            if (before.contains(row)) {
                expected.add("row-duplicate " + i);
            } else if (own.isEmpty()) {
                expected.add("row-never-fits " + i);
            } else if (unique) {
                if (own.stream().anyMatch(in -> before.stream().anyMatch(one -> one.fits(in)))) {
                    expected.add("table-overlap " + i);
                }
            } else if (own.stream().allMatch(in -> before.stream().anyMatch(one -> one.fits(in)))) {
                expected.add("row-unreachable " + i);
            }
        }
        return expected;
    }
}
