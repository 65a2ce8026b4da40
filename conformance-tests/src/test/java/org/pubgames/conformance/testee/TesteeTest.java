package org.pubgames.conformance.testee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/** What an implementation does not answer is skipped, by the name of the feature. */
class TesteeTest {

    private static final Testee BARE =
            new Testee() {
                @Override
                public Claim claim() {
                    return new OwnGames(Games.installed()).claim();
                }

                @Override
                public Optional<String> variant(Variant variant) {
                    return Optional.empty();
                }

                @Override
                public void close() {}
            };

    private static void skips(String feature, ThrowingCallable question) {
        TesteeException thrown = catchThrowableOfType(TesteeException.class, question);
        assertThat(thrown.why()).isEqualTo(TesteeException.Why.SKIPPED);
        assertThat(thrown).hasMessage(feature);
    }

    @Test
    void whatIsNotAnsweredIsSkipped() {
        Vector.Play play =
                new Vector.Play(List.of("Anna"), Optional.empty(), List.of(), List.of(), List.of());
        Vector.Document document = new Vector.Document("variant: 2", List.of());
        skips("play", () -> BARE.play(play));
        skips("score", () -> BARE.ask(List.of("{}")));
        skips("documents", () -> BARE.check("sjoelen", document));
    }
}
