package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.docs.WrongImplementationsPage;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;

/**
 * Every variant is distinguished from every other that is played instead of it, and every wrong
 * implementation is caught, by whatever vectors.
 */
@Tag("proof")
class SwappedVariantsProof {

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPairIsToldApartButThoseListed(Game<?, ?> game) throws IOException {
        List<SwappedVariants.Pair> pairs = WrongReports.pairs(game);
        long different =
                game.variants().all().stream().map(variant -> variant.digest()).distinct().count();
        assertThat(pairs).hasSizeGreaterThanOrEqualTo((int) (different * (different - 1)));
        assertThat(SwappedVariantsTest.open(game, pairs))
                .isEqualTo(SwappedVariantsTest.known(game.key().id()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverCatchesAWrongImplementationTellsWhatItDidWrong(Game<?, ?> game) {
        for (WrongRun run : WrongReports.runs(game)) {
            assertThat(run.catches()).as(run.implementation().name()).isNotEmpty();
            run.catches().forEach(WrongImplementationTest::readable);
        }
    }

    /** {@code -Dpubgames.write-docs=true} writes the pages anew. */
    @ParameterizedTest
    @EnumSource(Lang.class)
    void thePageIsCurrent(Lang lang) throws IOException {
        String page = WrongImplementationsPage.of(WrongReports.all()).in(lang);
        String code = lang == Lang.EN ? "" : "." + lang.code();
        Path file = Path.of("..", "docs", "zoo" + code + ".md");
        if (Boolean.getBoolean("pubgames.write-docs")) {
            Files.writeString(file, page);
        }
        assertThat(file).exists();
        assertThat(Files.readString(file)).isEqualTo(page);
    }
}
