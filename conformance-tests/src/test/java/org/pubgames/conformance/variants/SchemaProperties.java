package org.pubgames.conformance.variants;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.variant.VariantSchema;

/** The published schema finds the same mistakes as the reader. */
class SchemaProperties {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    /**
     * The codes of mistakes that a schema cannot find: unknown variants and conditions between
     * settings.
     */
    private static final Set<String> BEYOND_A_SCHEMA =
            Set.of(
                    "unknown-parent",
                    "unknown-mixin",
                    "other-edition",
                    // across settings: sjoelen
                    "bonus-steps",
                    "too-many-bonus-discs",
                    "gate-values-alike",
                    "sub-turn-weights",
                    "order-of-labels",
                    "own-number-points-too-low",
                    "bonus-point-steps",
                    "bonus-twice",
                    "bonus-out-of-reach",
                    "needs-games",
                    "needs-threshold",
                    "one-team",
                    "needs-teams",
                    "needs-total",
                    "threshold-without-points",
                    "more-than-turns",
                    "level-above-win",
                    "target-out-of-reach",
                    "more-than-discs",
                    "extra-discs-alone",
                    // Schocken
                    "tie-break-unreachable",
                    "tie-chain-open",
                    "discs-of-no-final",
                    "jule-not-played",
                    "sixes-not-turned",
                    "more-discs-than-stock",
                    "throws-owed-without-dice",
                    "starter-pays-three-dice",
                    "throw-named-twice",
                    // tournaments
                    "tournament-smallest-table",
                    "tournament-largest-table",
                    "tournament-places",
                    "tournament-entrants",
                    "tournament-place-points",
                    "tournament-place-order",
                    "tournament-lost-game",
                    // competitions
                    "competition-even-games",
                    "competition-format",
                    "competition-nothing-again",
                    "competition-points-order",
                    "competition-third-place",
                    "competition-tie-breaks",
                    // shuffleboards
                    "game-without-end",
                    "best-of-even",
                    "decimals",
                    "foul-of-the-court",
                    "foul-of-the-table",
                    "foul-costs-both",
                    "lines-too-near",
                    "lines-out-of-order",
                    "foul-line-off-board",
                    "odd-half",
                    "decider-too-long");

    @Provide
    Arbitrary<Game<?, ?>> games() {
        return Arbitraries.of(Games.installed());
    }

    private static List<Error> said(Game<?, ?> game, String json) {
        return SCHEMAS.computeIfAbsent(
                        game.key().id(), id -> REGISTRY.getSchema(VariantSchema.of(game, Lang.EN)))
                .validate(json, InputFormat.JSON);
    }

    /** The reader's problems; that a mix-in is no variant is not one of them. */
    private static List<String> found(Game<?, ?> game, String json) {
        return game.variants().read(json, "house.yaml").problems().stream()
                .map(Problem::code)
                .filter(code -> !code.equals("mixin-alone"))
                .toList();
    }

    @Property(tries = 2500)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void theSchemaTakesWhatTheReaderTakes(
            @ForAll @From("games") Game<?, ?> game, @ForAll long seed) {
        String json = BorderDocument.drawn(game, seed);
        List<String> problems = found(game, json);
        List<Error> errors = said(game, json);
        boolean beyond =
                !problems.isEmpty() && BEYOND_A_SCHEMA.containsAll(problems) && errors.isEmpty();
        if (!beyond) {
            assertThat(errors.isEmpty())
                    .as("%s%nreader: %s%nschema: %s", json, problems, errors)
                    .isEqualTo(problems.isEmpty());
        }
        String outcome = beyond ? "set aside" : problems.isEmpty() ? "taken" : "refused";
        Statistics.collect(outcome);
        Statistics.coverage(
                coverage -> {
                    coverage.check("set aside").percentage(share -> share < 8);
                    coverage.check("taken").percentage(share -> share > 20);
                    coverage.check("refused").percentage(share -> share > 30);
                });
    }
}
