package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LastWordsTest {

    private final LastWords words = new LastWords();

    private void written(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        words.add(bytes, bytes.length);
    }

    @Test
    void whatWasToldIsForgotten() {
        written("one");
        assertThat(words.tell()).isEqualTo("one");
        assertThat(words.tell()).as("of the same question").isEqualTo("one");
        words.next();
        assertThat(words.tell()).isEmpty();
    }

    @Test
    void whatCameAfterItWasToldIsNot() {
        written("one");
        assertThat(words.tell()).isEqualTo("one");
        written("two");
        words.next();
        assertThat(words.tell()).isEqualTo("two");
    }

    @Test
    void atTheEndTheQuestionBeforeIsToldToo() {
        written("one ");
        assertThat(words.tell()).isEqualTo("one");
        words.next();
        written("two");
        assertThat(words.tell()).isEqualTo("two");
        assertThat(words.tellOfTheEnd()).isEqualTo("one two");
        words.another();
        assertThat(words.tellOfTheEnd()).isEmpty();
        written("three");
        assertThat(words.tellOfTheEnd()).isEqualTo("three");
    }

    @Test
    void ofManyWordsTheLastAreKept() {
        written("é".repeat(LastWords.KEPT) + "x");
        assertThat(words.tell()).hasSize(LastWords.KEPT / 2).endsWith("éx").startsWith("é");
    }
}
