package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ShapesTest {

    enum Colour {
        RED,
        PALE_BLUE
    }

    record Board(
            @Min(1) @Max(40) int turns,
            @DecimalMin("0.25") @DecimalMax("6") BigDecimal radius,
            @Size(min = 1, max = 5) List<@Min(2) @Max(100) Integer> lines,
            @Size(min = 4, max = 4) List<Colour> colours,
            Colour colour,
            boolean open) {}

    private static String allowed(String name) {
        return Shapes.allowed(Board.class, name);
    }

    @Test
    void tellsWhatAComponentMayBe() {
        assertThat(allowed("turns")).isEqualTo("1–40");
        assertThat(allowed("radius")).isEqualTo("0.25–6");
        assertThat(allowed("lines")).isEqualTo("1–5 × (2–100)");
        assertThat(allowed("colours")).isEqualTo("4 × (red, pale-blue)");
        assertThat(allowed("colour")).isEqualTo("red, pale-blue");
        assertThat(allowed("open")).isEqualTo("true, false");
        assertThat(Shapes.allowed(Board.class, "lines", true)).isEqualTo("2–100");
        assertThat(Shapes.allowed(Board.class, "lines", false)).isEqualTo("1–5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> allowed("colors"))
                .withMessageContaining("colors");
    }

    @Test
    void aSchemaTellsTheSame() {
        assertThat(JsonSchema.ofComponent(Board.class, "turns"))
                .isEqualTo(Map.of("type", "integer", "minimum", 1L, "maximum", 40L));
        assertThat(JsonSchema.ofComponent(Board.class, "radius"))
                .isEqualTo(
                        Map.of(
                                "type",
                                "number",
                                "minimum",
                                new BigDecimal("0.25"),
                                "maximum",
                                BigDecimal.valueOf(6)));
        assertThat(JsonSchema.ofComponent(Board.class, "lines"))
                .isEqualTo(
                        Map.of(
                                "type",
                                "array",
                                "items",
                                Map.of("type", "integer", "minimum", 2L, "maximum", 100L),
                                "minItems",
                                1,
                                "maxItems",
                                5));
    }

    @Test
    void aNumberBeyondAllMeasureIsNotWrittenOut() {
        assertThat(WrittenValue.of(new BigDecimal("1e999999999"))).isEqualTo("1E+999999999");
        assertThat(WrittenValue.of(new BigDecimal("1e-999999999"))).isEqualTo("1E-999999999");
        assertThat(WrittenValue.of(List.of(new BigDecimal("1.50"), Colour.PALE_BLUE)))
                .isEqualTo("[1.5, pale-blue]");
    }
}
