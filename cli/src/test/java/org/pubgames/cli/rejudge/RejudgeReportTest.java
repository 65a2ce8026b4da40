package org.pubgames.cli.rejudge;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/** Reports that are put together say what one report of everything says. */
class RejudgeReportTest {

    private static final Path ZIP = Path.of("..", "examples", "season", "season.zip");

    private static List<MatchResult> results(Variant other, int most) {
        Rejudge judge = new Rejudge(Games.catalogue(), other);
        List<MatchResult> results = new ArrayList<>();
        Season.of(List.of(ZIP.toString()), Games.catalogue())
                .orElseThrow()
                .read(
                        InputStream.nullInputStream(),
                        new Season.Sink() {
                            private int taken;

                            @Override
                            public void match(PlayedMatch match) {
                                boolean own =
                                        match.place().file().endsWith(other.game() + ".jsonl");
                                if (own ? taken++ < most : match.place().line() == 1) {
                                    results.add(judge.judge(match));
                                }
                            }

                            @Override
                            public void unread(Problem problem) {
                                results.add(new MatchResult.Unread(problem));
                            }
                        });
        for (int i = 0; i < 300; i++) {
            results.add(
                    new MatchResult.Unread(
                            Problem.of("empty-file", Where.file("file-" + i % 150 + ".jsonl"))
                                    .withValue(i)));
        }
        return results;
    }

    private static List<String> written(RejudgeReport report) {
        List<String> written = new ArrayList<>(RejudgeLines.of(report, Lang.EN));
        written.add(RejudgeTables.rules(report));
        written.add(RejudgeTables.standings(report));
        written.add(RejudgePage.of(report, Lang.DE));
        return written;
    }

    private static RejudgeReport merged(List<MatchResult> results, Variant other, Random random) {
        List<RejudgeReport> parts = new ArrayList<>();
        int number = 1 + random.nextInt(9);
        for (int i = 0; i < number; i++) {
            parts.add(new RejudgeReport(other));
        }
        results.forEach(result -> parts.get(random.nextInt(number)).add(result));
        while (parts.size() > 1) {
            RejudgeReport last = parts.remove(parts.size() - 1);
            parts.get(random.nextInt(parts.size())).merge(last);
        }
        return parts.get(0);
    }

    @Test
    void itDoesNotMatterWhereAndInWhichOrderMatchesWereJudged() {
        for (String name : List.of("sjoelen/s240", "competition/club-groups", "schocken/bvb")) {
            Game<?, ?> game = Games.find(name.replaceFirst("/.*", "")).orElseThrow();
            Variant other = game.variants().get(name.replaceFirst(".*/", ""));
            List<MatchResult> results = results(other, 30);
            RejudgeReport whole = new RejudgeReport(other);
            results.forEach(whole::add);
            assertThat(whole.all().matches()).isEqualTo(30);
            assertThat(whole.shown()).isNotEmpty();
            for (int seed = 0; seed < 8; seed++) {
                Collections.shuffle(results, new Random(seed));
                RejudgeReport report = merged(results, other, new Random(seed));
                assertThat(written(report)).as(name + ", seed " + seed).isEqualTo(written(whole));
            }
        }
    }

    /** Where there are too many players, no part decides by itself which are told. */
    @Test
    void tooManyPlayersAreTooManyInAnyOrder() {
        Variant other = Games.find("sjoelen").orElseThrow().variants().get("s240");
        MatchResult.Compared one =
                (MatchResult.Compared)
                        results(other, 1).stream()
                                .filter(MatchResult.Compared.class::isInstance)
                                .findFirst()
                                .orElseThrow();
        RejudgeReport few = new RejudgeReport(other);
        RejudgeReport many = new RejudgeReport(other);
        for (int i = 0; i <= Standings.MOST / 2; i++) {
            (i % 2 == 0 ? few : many).add(inGroup(one, "group-" + i));
        }
        assertThat(few.standings().tooMany()).isFalse();
        assertThat(many.standings().tooMany()).isFalse();
        few.merge(many);
        assertThat(few.standings().tooMany()).isTrue();
        assertThat(few.standings().groups()).isEmpty();
        assertThat(RejudgePage.of(few, Lang.EN)).contains("too many players");
    }

    private static MatchResult inGroup(MatchResult.Compared one, String group) {
        MatchComparison match = one.comparison();
        MatchComparison moved =
                new MatchComparison(
                        new Place(group, 1),
                        group,
                        match.was(),
                        match.players(),
                        match.events(),
                        true,
                        Course.SAME,
                        0,
                        "",
                        List.of(),
                        List.of(),
                        MatchComparison.Known.AS_PLAYED,
                        0,
                        match.places(),
                        match.places(),
                        match.rules());
        return new MatchResult.Compared(moved, one.shown());
    }

    /** Who judges elsewhere needs neither the command line nor the console. */
    @Test
    void theReportKnowsNoCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("org.pubgames.cli.rejudge..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.pubgames.cli", "picocli..")
                .check(
                        new ClassFileImporter()
                                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                                .importPackages("org.pubgames.cli"));
    }
}
