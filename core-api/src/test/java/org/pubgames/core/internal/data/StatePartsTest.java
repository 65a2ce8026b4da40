package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.Revised.Part;

/** Where two states differ. */
class StatePartsTest {

    @Test
    void equalStatesHaveNoDifferingParts() {
        assertThat(StateParts.differing("{\"a\":[1,2]}", "{\"a\":[1,2]}")).isEmpty();
    }

    @Test
    void namesTheSmallestPartsInTheirOrder() {
        assertThat(
                        StateParts.differing(
                                "{\"players\":[{\"name\":\"Anna\",\"discs\":1}],\"open\":true}",
                                "{\"players\":[{\"name\":\"Anna\",\"discs\":2}],\"open\":false}"))
                .containsExactly(
                        new Part("/players/0/discs", "1", "2"), new Part("/open", "true", "false"));
    }

    @Test
    void listsOfDifferentLengthDifferAsAWhole() {
        assertThat(StateParts.differing("{\"log\":[1]}", "{\"log\":[1,\"x\"]}"))
                .containsExactly(new Part("/log", "[1]", "[1,\"x\"]"));
    }

    @Test
    void aPartThatOneDoesNotHaveIsEmptyThere() {
        assertThat(StateParts.differing("{\"a\":1,\"turn\":{\"hand\":3}}", "{\"a\":1,\"b\":2.5}"))
                .containsExactly(new Part("/turn", "{\"hand\":3}", ""), new Part("/b", "", "2.5"));
    }

    @Test
    void aPathIsAJsonPointer() {
        assertThat(StateParts.differing("{\"x/y~z\":1}", "{\"x/y~z\":2}"))
                .containsExactly(new Part("/x~1y~0z", "1", "2"));
    }
}
