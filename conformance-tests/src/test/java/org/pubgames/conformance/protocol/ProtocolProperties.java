package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.TesteeException;

/** Damaged lines break neither side. */
class ProtocolProperties {

    private static final List<Vector> VECTORS = Sample.oneIn(60);
    private static final DirectTestee SOUND = new DirectTestee(UnaryOperator.identity());
    private static final Claim CLAIM = SOUND.claim();
    private static final Schema REPLY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(ProtocolSchema.text("reply"));
    private static final List<String> REQUESTS = requests();

    private static final List<String> WORDS =
            List.of(
                    "null",
                    "true",
                    "-1",
                    "1e999999999",
                    "0.5",
                    "\"\"",
                    "[]",
                    "{}",
                    "\\",
                    "\"",
                    ",",
                    ":",
                    "{",
                    "}",
                    "[",
                    "]",
                    "\"seq\":1,",
                    "\u0000",
                    "\ud83c",
                    "99999999999",
                    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[");

    private static List<String> requests() {
        Examiner examiner = new Examiner(SOUND, CLAIM);
        VECTORS.forEach(examiner::examine);
        return List.copyOf(SOUND.sent());
    }

    private static String damaged(String line, long seed) {
        Random random = new Random(seed);
        String damaged = line;
        for (int times = 0; times <= random.nextInt(3) && !damaged.isEmpty(); times++) {
            int from = random.nextInt(damaged.length());
            int to = Math.min(damaged.length(), from + random.nextInt(8));
            String word = WORDS.get(random.nextInt(WORDS.size()));
            damaged =
                    switch (random.nextInt(4)) {
                        case 0 -> damaged.substring(0, from) + damaged.substring(to);
                        case 1 -> damaged.substring(0, from) + word + damaged.substring(to);
                        case 2 -> damaged.substring(0, to);
                        default -> replaced(damaged, word, random);
                    };
        }
        return damaged;
    }

    /** Another value in the place of a whole number or text. */
    private static String replaced(String line, String word, Random random) {
        List<java.util.regex.MatchResult> values =
                java.util.regex.Pattern.compile(
                                "(?<=[:,\\[])(-?\\d+|\"[^\"]*\"|true|false|null)(?=[,\\]}])")
                        .matcher(line)
                        .results()
                        .toList();
        if (values.isEmpty()) {
            return line + word;
        }
        var value = values.get(random.nextInt(values.size()));
        return line.substring(0, value.start()) + word + line.substring(value.end());
    }

    @Property(tries = 1500)
    void aDamagedAnswerIsAResult(@ForAll @IntRange(max = 1 << 16) int which, @ForAll long seed) {
        Vector vector = VECTORS.get(which % VECTORS.size());
        try (DirectTestee testee = new DirectTestee(line -> damaged(line, seed))) {
            VectorResult result = new Examiner(testee, CLAIM).examine(vector);
            assertThat(result.status()).isNotNull();
            assertThat(result.why()).hasSizeLessThan(1_000_000);
        }
    }

    @Property(tries = 500)
    void aDamagedIntroductionIsAClaimOrGarbage(@ForAll long seed) {
        try (DirectTestee testee = new DirectTestee(line -> damaged(line, seed))) {
            assertThat(testee.claim().features()).isNotNull();
        } catch (TesteeException e) {
            assertThat(e.why()).isIn(TesteeException.Why.GARBAGE, TesteeException.Why.ERRORED);
        }
    }

    @Property(tries = 1500)
    void aDamagedRequestIsAnswered(@ForAll @IntRange(max = 1 << 16) int which, @ForAll long seed) {
        String line = damaged(REQUESTS.get(which % REQUESTS.size()), seed);
        String answer = ProtocolServer.ofInstalledGames().answer(line).orElseThrow();
        assertThat(REPLY.validate(answer, InputFormat.JSON)).as(line + " → " + answer).isEmpty();
        assertThat(answer).doesNotContain("Exception").doesNotContain("\tat ");
    }

    @Property(tries = 200)
    void anyBytesAreAnsweredLineByLine(@ForAll byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProtocolServer.ofInstalledGames().serve(new ByteArrayInputStream(bytes), out);
        long lines = 0;
        for (int i = 0; i < bytes.length; i++) {
            lines += bytes[i] == '\n' || i == bytes.length - 1 ? 1 : 0;
        }
        assertThat(out.toString(StandardCharsets.UTF_8).lines().count()).isEqualTo(lines);
    }
}
