package org.pubgames.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class BecauseTest {

    private static Because fact(Object value) {
        return new Because("fact", value);
    }

    @Test
    void factsThatSayTheSameAreEqual() {
        assertThat(fact(5L)).isEqualTo(fact(5)).hasSameHashCodeAs(fact(5));
        assertThat(fact(new BigDecimal("5"))).isEqualTo(fact(5)).hasSameHashCodeAs(fact(5));
        assertThat(fact(Ruling.Kind.AWARDS))
                .isEqualTo(fact(new Constant("awards")))
                .hasSameHashCodeAs(fact(new Constant("awards")));
        assertThat(fact(List.of(1, Pinning.HELD)))
                .isEqualTo(fact(List.of(1L, new Constant("held"))));
    }

    @Test
    void factsThatSaySomethingElseAreNot() {
        assertThat(fact("5")).isNotEqualTo(fact(5));
        assertThat(fact("awards")).isNotEqualTo(fact(Ruling.Kind.AWARDS));
        assertThat(fact(new BigDecimal("5.0"))).isNotEqualTo(fact(5));
        assertThat(fact(5)).isNotEqualTo(new Because("other", 5)).isNotEqualTo(fact(6));
        assertThat(fact(List.of(1))).isNotEqualTo(fact(1));
    }
}
