package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;

class YamlTextTest {

    private static Problem first(String yaml) {
        Reading<Node> reading = YamlText.read(yaml, "f.yaml");
        assertThat(reading.problems()).isNotEmpty();
        return reading.problems().get(0);
    }

    @Test
    void readsPlainDataOfYaml12() {
        Node.Fields fields =
                (Node.Fields)
                        YamlText.read("country: no\ncount: 3\nlist: [a, true]\n", "f")
                                .orElseThrow();
        assertThat(fields.values().get("country")).isInstanceOf(Node.Text.class);
        assertThat(fields.values().get("count")).isInstanceOf(Node.Decimal.class);
        assertThat(fields.keys().get("count")).isEqualTo(new Node.Mark(2, 1));
    }

    @Test
    void refusesWhatCanHurt() {
        assertThat(first("a: &x [1]\nb: *x\n").code()).isIn("not-yaml", "no-anchors");
        assertThat(first("a: !!java.net.URL [x]\n").code()).isIn("not-yaml", "no-tags");
        assertThat(first("a: !foo x\n").code()).isEqualTo("no-tags");
        assertThat(first("a: 1\na: 2\n").code()).isIn("not-yaml", "duplicate-field");
        assertThat(first("a: [\n").code()).isEqualTo("not-yaml");
        assertThat(first("").code()).isEqualTo("empty-file");
        assertThat(first("[".repeat(40) + "]".repeat(40)).code()).isIn("too-deep", "not-yaml");
        assertThat(first("x".repeat(YamlText.LONGEST + 10)).code()).isEqualTo("file-too-long");
        assertThat(first("a: \u0000\n").code()).isEqualTo("not-yaml");
    }
}
