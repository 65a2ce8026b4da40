package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.pubgames.schocken.SettingProof.CHAINS;
import static org.pubgames.schocken.SettingProof.told;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.rules.RuledGames;

/**
 * No setting is a dead switch: for each there are matches, told event by event, that go differently
 * under any two of its values. What differs is the table itself or what is accepted, not merely
 * which rule speaks. A new setting, or a new choice of one, fails here until it has its proof.
 */
class DeadSwitchTest {

    /** Every value of an enum, as files write it. */
    private static List<String> choices(String setting) {
        for (RecordComponent component : SchockenSettings.class.getRecordComponents()) {
            if (component.getName().equals(setting) && component.getType().isEnum()) {
                return Arrays.stream(component.getType().getEnumConstants())
                        .map(value -> value.toString().replace('_', '-').toLowerCase(Locale.ROOT))
                        .toList();
            }
        }
        return List.of();
    }

    /** What a match comes to: whether each event is accepted, and the table at the end. */
    private static String played(Variant variant, String seats, List<String> events) {
        Match<SchockenState, SchockenEvent> match =
                RuledGames.of(Evening.GAME)
                        .unasked(
                                variant,
                                new Seats(seats.chars().mapToObj(Character::toString).toList()));
        StringBuilder account = new StringBuilder();
        for (String told : events) {
            Verdict<SchockenState, SchockenEvent> verdict = match.judge(Notation.event(told));
            account.append(verdict.accepted() ? '+' : '-');
            match = verdict.match();
        }
        List<Outcome.Place> places = match.outcome().map(Outcome::places).orElse(List.of());
        return account + " " + Evening.GAME.codec().writeState(match.state()) + " " + places;
    }

    @TestFactory
    Stream<DynamicTest> everySettingMakesMatchesGoDifferently() {
        return SettingProofs.ALL.entrySet().stream()
                .map(
                        one ->
                                DynamicTest.dynamicTest(
                                        one.getKey(), () -> check(one.getKey(), one.getValue())));
    }

    private static void check(String setting, SettingProof proof) {
        List<String> values = proof.values().isEmpty() ? choices(setting) : proof.values();
        assertThat(values).as("values of " + setting).hasSizeGreaterThan(1);
        Map<String, String> seen = new HashMap<>();
        for (String value : values) {
            List<String> house = new ArrayList<>(proof.given());
            house.add(setting + ": " + value);
            Variant variant = Evening.house(house.toArray(String[]::new));
            List<String> accounts = new ArrayList<>();
            for (List<String> match : proof.matches()) {
                accounts.add(played(variant, proof.seats(), match));
            }
            String other = seen.put(String.join("\n", accounts), value);
            assertThat(other).as("%s %s goes like", setting, value).isNull();
        }
    }

    @Test
    void everySettingHasItsProof() {
        List<String> settings =
                Arrays.stream(SchockenSettings.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList();
        assertThat(SettingProofs.ALL.keySet()).containsExactlyInAnyOrderElementsOf(settings);
    }

    @Test
    void everyStepOfATieIsAmongTheChains() {
        HashSet<String> steps = new HashSet<>();
        for (String chain : CHAINS) {
            steps.addAll(Arrays.asList(chain.replaceAll("[\\[\\]]", "").split(", ", -1)));
        }
        assertThat(steps).hasSize(SchockenSettings.TieBreak.values().length);
    }
}
