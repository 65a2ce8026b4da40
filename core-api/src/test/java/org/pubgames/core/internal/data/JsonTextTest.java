package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

class JsonTextTest {

    private static final Where LINE_7 = new Where("f.jsonl", 7, 0, "");

    private static Problem problem(String json) {
        Reading<Node> reading = JsonText.read(json, LINE_7);
        assertThat(reading.problems()).hasSize(1);
        return reading.problems().get(0);
    }

    @Test
    void knowsWhereEverythingStands() {
        Node.Fields fields =
                (Node.Fields) JsonText.read("{\"a\": [1, \"x\"]}", LINE_7).orElseThrow();
        assertThat(fields.keys().get("a")).isEqualTo(new Node.Mark(7, 2));
        Node.Items items = (Node.Items) Objects.requireNonNull(fields.values().get("a"));
        assertThat(items.values().get(1).mark()).isEqualTo(new Node.Mark(7, 11));
    }

    @Test
    void refusesWhatIsNotOneJsonValue() {
        assertThat(problem("{\"a\":1").code()).isEqualTo("not-json");
        assertThat(problem("{\"a\":1} x").code()).isIn("not-json", "text-after-json");
        assertThat(problem("{} {}").code()).isEqualTo("text-after-json");
        assertThat(problem("{\"a\":1,\"a\":2}").code()).isEqualTo("duplicate-field");
        assertThat(problem("{\"a\":1,\"a\":2}").value()).isEqualTo("a");
        assertThat(problem("").code()).isEqualTo("empty-line");
        assertThat(problem("[".repeat(10_000)).code()).isEqualTo("not-json");
        assertThat(problem("{\"a\": 1e9999999990}").code()).isEqualTo("not-json");
        assertThat(problem("[1e9999999999999999999]").where().column()).isGreaterThan(1);
        assertThat(problem("{\"a\":01}").where().line()).isEqualTo(7);
    }

    @Property(tries = 500)
    void neverThrowsAtText(@ForAll String text) {
        JsonText.read(text, LINE_7);
        YamlText.read(text, "f.yaml");
    }
}
