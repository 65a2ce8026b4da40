package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every situation of research/sjoelen.md §7 has a test of its number, or a reason why not. */
class SituationsTest {

    private static final Set<Integer> ALL =
            Set.of(
                    1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29,
                    30, 32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56,
                    57, 58, 60, 61, 62, 64, 65, 66, 68, 69, 70, 72, 73, 74);

    private static final Map<Integer, String> NOT_MODELLED =
            Map.of(
                    61, "a WK knock-out is a contest of games; a match here adds up turns",
                    62, "a WK knock-out is a contest of games; a match here adds up turns",
                    65, "a ranking of series stands above the single match",
                    66, "classes come from averages of many matches",
                    68, "a start average comes from five evenings",
                    69, "Single and Triple Count pay every sub-turn; here a turn is paid once",
                    72, "Switch forbids compartments by the order of shots",
                    73, "Switch forbids compartments by the order of shots",
                    74, "in Koppel two players share the discs of one turn");

    private static Set<Integer> tested() {
        Set<Integer> numbers = new TreeSet<>();
        for (Class<?> topic :
                Set.of(
                        ScoringSituationsTest.class,
                        BonusSituationsTest.class,
                        DiscSituationsTest.class,
                        ConductSituationsTest.class,
                        CardSituationsTest.class)) {
            for (Method method : topic.getDeclaredMethods()) {
                Matcher name =
                        Pattern.compile("situation(\\d+(?:And\\d+)*).*").matcher(method.getName());
                if (name.matches()) {
                    for (String number : name.group(1).split("And", -1)) {
                        numbers.add(Integer.valueOf(number));
                    }
                }
            }
        }
        return numbers;
    }

    @Test
    void everySituationIsTestedOrNotModelledForAReason() {
        assertThat(NOT_MODELLED).isNotEmpty();
        assertThat(NOT_MODELLED.values()).allMatch(reason -> !reason.isBlank());
        assertThat(tested()).doesNotContainAnyElementsOf(NOT_MODELLED.keySet());
        Set<Integer> covered = new TreeSet<>(tested());
        covered.addAll(NOT_MODELLED.keySet());
        assertThat(covered).isEqualTo(new TreeSet<>(ALL));
    }
}
