package org.pubgames.conformance.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Suites are written in the plain part of YAML only. */
class AuthoredSuitesTest {

    private static final Path FOLDER =
            Path.of("src/main/resources/org/pubgames/conformance/vectors");

    @Test
    void everySuiteIsPlain() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(FOLDER)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        assertThat(files)
                .hasSizeGreaterThan(50)
                .allMatch(file -> file.toString().endsWith(".yaml"));
        for (Path file : files) {
            // decoding strictly: anything that is not UTF-8 throws
            String text =
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                            .toString();
            assertThat(AuthoredSuite.mistakes(text)).as(file.toString()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: &b 1\n",
                "a: !!int 1\n",
                "a: 1\na: 2\n",
                "a: 1\r\n",
                "a: 1",
                "a:\t1\n",
                "\uFEFFa: 1\n",
                "a: 1.5\n",
                "vectors: [{then: {points: 1.5}}]\n",
                "vectors: [{when: {dice: [1.5]}}]\n",
            })
    void whatParsersReadDifferentlyIsRefused(String text) {
        assertThat(AuthoredSuite.mistakes(text)).as(text).isNotEmpty();
    }

    @Test
    void measuresMayHaveFractions() {
        assertThat(
                        AuthoredSuite.mistakes(
                                "vectors: [{when: {discs: [{x: 0.5, y: -1.25}]}, variant: {set: {lineWidth:"
                                        + " 1.5}}}]\n"))
                .isEmpty();
    }
}
