package org.pubgames.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;

/** The language and the variants of a mapper. */
public abstract class OptionsContract {

    private static final Problem PROBLEM =
            Problem.of("unknown-field", Where.UNKNOWN).withValue("x");

    private static final String HOUSE =
            """
            variant: 2
            game: schocken
            id: house-mats
            title: {en: "As in the Stag"}
            extends: hattersheim@4
            changes:
              discs: {to: 15, because: "We own fifteen beer mats."}
            """;

    private static final String HEADER =
            "{\"format\":1,\"game\":\"schocken\",\"variant\":\"house-mats\","
                    + "\"seats\":[\"Anna\",\"Bram\"]}";

    /** Mappers with a module of these options: alone, before and behind the one that is found. */
    protected abstract List<Mapper> mappers(JsonOptions options);

    private static String written(Lang lang) {
        return Evenings.sjoelen().answers(lang).writeProblem(PROBLEM);
    }

    @Test
    void aChosenModuleTakesThePlaceOfTheOneThatIsFound() throws Exception {
        for (Mapper mapper : mappers(JsonOptions.standard().in(Lang.NL))) {
            assertThat(mapper.write(PROBLEM)).isEqualTo(written(Lang.NL));
            assertThat(mapper.write(PROBLEM, Lang.EN)).isEqualTo(written(Lang.EN));
        }
    }

    @Test
    void theLanguageIsAskedForEachTime() throws Exception {
        AtomicReference<Lang> lang = new AtomicReference<>(Lang.DE);
        for (Mapper mapper : mappers(JsonOptions.standard().in(lang::get))) {
            lang.set(Lang.DE);
            assertThat(mapper.write(PROBLEM)).isEqualTo(written(Lang.DE));
            lang.set(Lang.NL);
            assertThat(mapper.write(PROBLEM)).isEqualTo(written(Lang.NL));
        }
    }

    @Test
    void headersNameTheVariantsOfAHouse() throws Exception {
        Catalogue catalogue = Games.catalogue().with(List.of(new VariantFile("house.yaml", HOUSE)));
        assertThat(catalogue.problems()).isEmpty();
        for (Mapper mapper : mappers(JsonOptions.standard().with(() -> catalogue, Pinning.HELD))) {
            MatchHeader header = (MatchHeader) mapper.read(HEADER, MatchHeader.class);
            assertThat(header.variant().id()).isEqualTo("house-mats");
        }
        for (Mapper mapper : mappers(JsonOptions.standard())) {
            Throwable thrown = catchThrowable(() -> mapper.read(HEADER, MatchHeader.class));
            assertThat(mapper.problems(thrown))
                    .extracting(Problem::code)
                    .contains("unknown-variant");
        }
    }
}
