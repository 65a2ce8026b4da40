package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Characters;
import org.pubgames.core.spi.picture.Style;

class WritableTest {

    record Inner(BigDecimal x) {}

    record Outer(String player, int points, Optional<String> why, List<Inner> places) {}

    private static List<String> told(Object value) {
        return Writable.problems(value, "").stream()
                .map(problem -> problem.where().path() + " " + problem.code())
                .toList();
    }

    private static Outer outer(String player, String why, BigDecimal x) {
        return new Outer(player, 1, Optional.of(why), List.of(new Inner(x)));
    }

    @Test
    void whatIsOrdinaryIsWritable() {
        String longest = "\uD83C\uDFB2".repeat(Writable.LONGEST_TEXT / 2);
        assertThat(told(outer("Zoë", longest, new BigDecimal("1.5")))).isEmpty();
        assertThat(told(outer("\"\\\u0000\u202E", "", BigDecimal.ONE.movePointLeft(60)))).isEmpty();
    }

    @Test
    void whatCouldNotBeReadAgainIsToldAtItsPlace() {
        assertThat(told(outer("\ud800", "x".repeat(4001), new BigDecimal("1e-150"))))
                .containsExactly(
                        "/player unreadable-character",
                        "/why text-too-long",
                        "/places/0/x number-too-long");
        assertThat(told(outer("a\udc00\ud800", "\uE0F4", new BigDecimal("1e61"))))
                .containsExactly(
                        "/player unreadable-character",
                        "/why unreadable-character",
                        "/places/0/x number-too-long");
        assertThat(told(new BigDecimal("1".repeat(61)))).containsExactly(" number-too-long");
    }

    /** For games whose constructors do not look. */
    @Test
    void whatIsMissingIsToldAtItsPlace() {
        Map<String, Object> values = new HashMap<>();
        values.put("player", null);
        values.put("points", 1);
        values.put("why", null);
        values.put("places", Collections.singletonList(null));
        assertThat(told(Records.make(Outer.class, values)))
                .containsExactly(
                        "/player missing-field", "/why missing-field", "/places/0 missing-field");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[\"\\ud800\"]", "{\"\\ue0f0\":1}", "[\"\uE0F4\"]", "[\"\\ue0f4\"]"})
    void aFileSaysNothingElse(String json) {
        assertThat(JsonText.read(json, Where.file("a")).problems())
                .extracting(Problem::code)
                .containsExactly("unreadable-character");
    }

    @Test
    void theMarksAreThoseOfTheStyles() {
        for (char c = Character.MIN_VALUE; c < Character.MAX_VALUE; c++) {
            assertThat(Characters.isMark(c)).isEqualTo(Style.isMark(c));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud800", "Bram ", " Bram", "\u2003Bram", "", " ", "\uE0F4"})
    void aNameIsOneThatCanBeWrittenAndTold(String name) {
        assertThat(Seats.problems(List.of("Anna", name), Where.UNKNOWN))
                .extracting(Problem::code)
                .containsExactly("bad-seat-name");
        assertThatThrownBy(() -> Seats.of("Anna", name))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void namesThatLookTheSameAreTheSame() {
        assertThat(Seats.of("Zoe\u0308")).isEqualTo(Seats.of("Zo\u00eb"));
        assertThat(Seats.problems(List.of("Zoe\u0308", "Zo\u00eb"), Where.UNKNOWN))
                .extracting(Problem::code)
                .containsExactly("seat-twice");
        assertThatThrownBy(() -> Seats.of("Zoe\u0308", "Zo\u00eb"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
