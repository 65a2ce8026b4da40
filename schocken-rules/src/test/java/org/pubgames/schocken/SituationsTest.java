package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every situation of research/schocken.md §5 has a test of its number, or a reason why not. */
class SituationsTest {

    private static final Set<Integer> ALL =
            Set.of(
                    1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29,
                    30, 32, 33, 34, 36, 37, 38, 40, 41, 42, 44, 45, 46, 48, 49, 50, 52, 53, 54, 56,
                    57, 58, 60, 61, 62, 64, 65, 66, 68, 69, 70, 72, 73, 74, 76, 77, 78, 80, 81, 82,
                    84, 85);

    private static final Map<Integer, String> ELSEWHERE =
            Map.of(
                    84, "how many are admitted is a matter of the tournament, not of a match",
                    85, "how tables are filled is a matter of the tournament, not of a match");

    private static Set<Integer> tested() {
        Set<Integer> numbers = new TreeSet<>();
        for (Class<?> topic :
                Set.of(
                        RankingSituationsTest.class,
                        ThrowSituationsTest.class,
                        TieSituationsTest.class,
                        DiscSituationsTest.class,
                        HalfSituationsTest.class,
                        OffenceSituationsTest.class)) {
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
    void everySituationIsTestedOrBelongsElsewhere() {
        assertThat(ELSEWHERE.values()).allMatch(reason -> !reason.isBlank());
        assertThat(tested()).doesNotContainAnyElementsOf(ELSEWHERE.keySet());
        Set<Integer> covered = new TreeSet<>(tested());
        covered.addAll(ELSEWHERE.keySet());
        assertThat(covered).isEqualTo(new TreeSet<>(ALL));
    }
}
