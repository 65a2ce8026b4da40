package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Progress;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** Real reports: of our own games, and of games that go wrong. Each is made once. */
final class SampleReports {

    /** A text with the signs that end texts in HTML, XML, Markdown and CSV. */
    static final String HOSTILE =
            "\"'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;]]>\u0000\u001b[31m\u202e"
                    + "\ud800|`*_[a](javascript:alert(1))\n# x @all {0} {name} [[name:x]]";

    private static final int SEVERAL = 4;

    /** Every fourth vector and one census are enough for reports; another test runs all. */
    private static final int EVERY = 4;

    private static final String MORE =
            """
            suite: {game: schocken, format: 1}
            vectors:
              - id: schocken.rank.jule/90
                title: "Every throw of three dice"
                rule: schocken.rank.jule
                polarity: positive
                variant: hattersheim
                census:
                  throws: 3
                  count: [category]
                  sum: rank
                  histogram: {EINFACH: 165, STRASSE: 24, SCHOCK: 15, DREI_DICKE: 5, JULE: 6, SCHOCK_AUS: 1}
                  divide: {"1": 909, "2": 1217, "3": 1224, "4": 1108, "5": 1118, "6": 844}
              - id: schocken.variant.unknown-setting/90
                title: "A file with a setting that there is none of"
                rule: schocken.rank.jule
                polarity: negative
                document:
                  file: |
                    variant: 2
                    game: schocken
                    id: broken
                    title: {en: a, nl: b, de: c}
                    extends: hattersheim@4
                    changes:
                      stonk: {to: 13, because: "<script>"}
                  problems:
                    - {code: unknown-setting, at: /changes/stonk}
            """;

    private static final List<Vector> VECTORS = vectors();

    private SampleReports() {}

    private static final class Made {
        static final Report OWN =
                run(new OwnGames(Games.installed()), KnownFailures.NONE, List.of(), VECTORS);
        static final Report WRONG = wrongAsListed();
        static final Report FEW = few(WRONG);
        static final Report HOSTILE_ONE = hostile(WRONG, FEW);
    }

    /** Our own games, which conform. */
    static Report own() {
        return Made.OWN;
    }

    /** Games that go wrong in every way, with some failures known and some listed wrongly. */
    static Report wrong() {
        return Made.WRONG;
    }

    /**
     * The same with only a few results of each kind, so that a browser shows all cards and lists.
     */
    static Report fewOfEach() {
        return Made.FEW;
    }

    private static Report few(Report wrong) {
        Map<String, Integer> counts = new TreeMap<>();
        List<Result> few = new ArrayList<>();
        for (Result result : wrong.results()) {
            String kind = result.game() + result.outcome() + result.task();
            if (counts.merge(kind, 1, Integer::sum) <= SEVERAL) {
                few.add(result);
            }
        }
        return new Report(wrong.head(), few, wrong.foot());
    }

    /** A report with {@link #HOSTILE} in every text. */
    static Report hostile() {
        return Made.HOSTILE_ONE;
    }

    private static Report hostile(Report wrong, Report fewOfEach) {
        Claim claim =
                new Claim(
                        HOSTILE,
                        HOSTILE,
                        HOSTILE,
                        "javascript:alert(1)",
                        "https://example.org/\"onclick=\"alert(1)",
                        Map.of(HOSTILE, List.of(HOSTILE), "sjoelen", List.of(HOSTILE)),
                        wrong.head().claim().features());
        List<Result> results = new ArrayList<>();
        for (Result result : fewOfEach.results()) {
            results.add(hostile(result));
        }
        results.add(unknown(results.get(0)));
        return new Report(
                new Report.Head(HOSTILE, HOSTILE, claim, List.of("sh", "-c", HOSTILE), HOSTILE),
                results,
                new Report.Foot(false, List.of(HOSTILE)));
    }

    private static Result hostile(Result result) {
        List<Difference> differences =
                result.differences().stream()
                        .map(
                                one ->
                                        new Difference(
                                                one.what(),
                                                one.place() + HOSTILE,
                                                one.expected() + HOSTILE,
                                                HOSTILE + one.got()))
                        .toList();
        return new Result(
                result.id() + HOSTILE,
                result.game(),
                result.variant(),
                Map.of(HOSTILE, HOSTILE),
                result.rule(),
                HOSTILE,
                HOSTILE,
                result.task(),
                HOSTILE,
                HOSTILE,
                HOSTILE,
                1,
                result.outcome(),
                differences,
                HOSTILE.repeat(100),
                result.vector());
    }

    /** A result of a game, a variant and a rule that nobody knows, with an invalid vector. */
    private static Result unknown(Result like) {
        return new Result(
                HOSTILE,
                HOSTILE,
                HOSTILE,
                Map.of(),
                HOSTILE,
                "",
                "",
                "",
                HOSTILE,
                "",
                "",
                0,
                Outcome.FAIL,
                like.differences(),
                "",
                Optional.of("]}" + HOSTILE));
    }

    private static Report wrongAsListed() {
        CrookedGames crooked = new CrookedGames(Games.installed());
        List<String> command = List.of("./crooked", "--table", "Anna's pub");
        Report plain = run(crooked, KnownFailures.NONE, command, VECTORS);
        List<String> listed =
                Stream.concat(ids(plain, Outcome.FAIL).limit(3), ids(plain, Outcome.PASS).limit(2))
                        .toList();
        KnownFailures known =
                KnownFailures.read(String.join("\n", listed) + "\n", "known.txt").orElseThrow();
        List<Vector> again =
                VECTORS.stream().filter(vector -> listed.contains(vector.id())).toList();
        List<Result> results = new ArrayList<>(run(crooked, known, command, again).results());
        plain.results().stream()
                .filter(result -> !listed.contains(result.id()))
                .forEach(results::add);
        return new Report(
                plain.head(), results, new Report.Foot(true, List.of("sjoelen.no-such-rule/01")));
    }

    private static Stream<String> ids(Report report, Outcome outcome) {
        return report.results().stream()
                .filter(result -> result.outcome() == outcome)
                .map(Result::id);
    }

    private static Report run(
            Testee testee, KnownFailures known, List<String> command, List<Vector> vectors) {
        Report.Head head = new Report.Head("0.1.0", "2026-11-21", testee.claim(), command, "");
        return new ConformanceRun(testee, known, Progress.SILENT).run(vectors, head);
    }

    /** Some shipped vectors of every topic, and two of kinds of which not all games have one. */
    private static List<Vector> vectors() {
        List<Vector> vectors = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            List<Vector> all =
                    ShippedVectors.of(game.key().id()).stream()
                            .filter(vector -> !(vector.task() instanceof Vector.Census))
                            .toList();
            for (int i = 0; i < all.size(); i += EVERY) {
                vectors.add(all.get(i));
            }
        }
        vectors.addAll(VectorFiles.read(MORE, "more.yaml").orElseThrow());
        return vectors;
    }
}
