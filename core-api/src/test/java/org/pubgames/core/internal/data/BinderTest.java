package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Where;
import org.pubgames.core.spi.AsArray;
import org.pubgames.core.spi.Names;

class BinderTest {

    enum Colour {
        RED,
        DARK_BLUE
    }

    record Pair(int left, int right) implements AsArray {}

    record Thing(
            String name,
            int count,
            Optional<Integer> size,
            List<Colour> colours,
            Pair pair,
            BigDecimal weight) {}

    private static final String GOOD =
            "{\"name\":\"n\",\"count\":3,\"colours\":[\"red\",\"dark-blue\"],\"pair\":[1,2],\"weight\":20.50}";

    private static Binder binder(String json) {
        Binder binder = new Binder("f.json");
        binder.bind(Thing.class, JsonText.read(json, Where.UNKNOWN).orElseThrow(), "", List.of());
        return binder;
    }

    @Test
    void bindsAndWritesTheSame() {
        Node node = JsonText.read(GOOD, Where.UNKNOWN).orElseThrow();
        Thing thing =
                Objects.requireNonNull(new Binder("f").bind(Thing.class, node, "", List.of()));
        assertThat(thing)
                .isEqualTo(
                        new Thing(
                                "n",
                                3,
                                Optional.empty(),
                                List.of(Colour.RED, Colour.DARK_BLUE),
                                new Pair(1, 2),
                                new BigDecimal("20.50")));
        assertThat(JsonWriter.write(thing)).isEqualTo(GOOD);
        assertThat(JsonWriter.canonical(thing)).startsWith("{\"colours\"");
    }

    @Test
    void findsEveryMistakeInOnePass() {
        Binder binder =
                binder(
                        "{\"nmae\":\"n\",\"count\":1.5,\"size\":\"big\",\"colours\":[\"red\",\"drak-blue\"],"
                                + "\"pair\":[1],\"weight\":1}");
        assertThat(binder.problems())
                .extracting(problem -> problem.code() + " " + problem.where().path())
                .containsExactly(
                        "unknown-field /nmae",
                        "wrong-type /count",
                        "wrong-type /size",
                        "unknown-value /colours/1",
                        "wrong-type /pair");
        assertThat(binder.problems().get(0).suggestion()).isEqualTo("name");
        assertThat(binder.problems().get(3).suggestion()).isEqualTo("dark-blue");
        assertThat(binder.problems().get(4).allowed()).isEqualTo("[1, 1]");
    }

    @Test
    void refusesNumbersThatAreTooLargeWithoutUnfoldingThem() {
        assertThat(binder(GOOD.replace(":3", ":1e999999999")).problems())
                .extracting(problem -> problem.code())
                .containsExactly("number-out-of-range");
        assertThat(binder(GOOD.replace(":3", ":3.0")).problems()).isEmpty();
        assertThat(binder("[]").problems()).extracting(p -> p.code()).containsExactly("wrong-type");
    }

    @Test
    void namesAreWrittenInOneWay() {
        assertThat(Names.written("SubTurnPlayed")).isEqualTo("sub-turn-played");
        assertThat(Names.written(Colour.DARK_BLUE)).isEqualTo("dark-blue");
    }
}
