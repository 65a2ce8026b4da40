package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.VariantFile;
import org.pubgames.core.rules.RuledGames;

/** A list of the house takes the place of the shipped ranking and prices, and says so. */
class HouseTablesTest {

    private static final boolean[] HOWS = {true, false};

    private static final Variant LIST = Lists.example("house-ranking.yaml");

    @Test
    void theUsualListWrittenOutIsTheUsualGame() {
        Variant house = Lists.house("hattersheim", Lists.RANKING + Lists.DISCS);
        same(house, Shipped.variant("hattersheim"));
    }

    @Test
    void theHandOnlyListWrittenOutIsTheGameOfTheLowerRhine() {
        Variant house =
                Lists.house(
                        "niederrhein",
                        """
                          throw-ranking:
                            because: As usual there.
                            hit: first
                            rows:
                              - {when: {figure: schock-aus}, then: {level: 9}}
                              - {when: {figure: schock, high: {from: 3}}, then: {level: 8}}
                              - {when: {figure: drei-dicke, from-hand: true}, then: {level: 7}}
                              - {when: {figure: schock}, then: {level: 6}}
                              - {when: {figure: strasse, from-hand: true}, then: {level: 5}}
                              - {then: {level: 1}}
                          throw-discs:
                            because: As usual there.
                            hit: first
                            rows:
                              - {when: {figure: schock-aus}, then: {discs: all}}
                              - {when: {figure: schock, high: 2}, then: {discs: 2}}
                              - {when: {figure: schock, high: 3}, then: {discs: 3}}
                              - {when: {figure: schock, high: 4}, then: {discs: 4}}
                              - {when: {figure: schock, high: 5}, then: {discs: 5}}
                              - {when: {figure: schock}, then: {discs: 6}}
                              - {when: {figure: drei-dicke, from-hand: true}, then: {discs: 3}}
                              - {when: {figure: strasse, from-hand: true}, then: {discs: 2}}
                              - {then: {discs: 1}}
                        """);
        same(house, Shipped.variant("niederrhein"));
    }

    /** At the bar 2-2-1 and 3-3-1 are simple throws like any other, unless a row says otherwise. */
    @Test
    void aSimpleThrowInAListTakesInTwoTwoOneAndThreeThreeOne() {
        String rows =
                "  throw-discs:\n    because: Our list.\n    hit: first\n    otherwise: shipped\n"
                        + "    rows:\n%s"
                        + "      - {when: {figure: einfach}, then: {discs: 7}}\n";
        Variant plain = Lists.house("hattersheim", rows.formatted(""));
        Variant named =
                Lists.house(
                        "hattersheim",
                        rows.formatted(
                                "      - {when: {figure: zwei-zwei-eins}, then: {discs: 4}}\n"));
        assertThat(discs(plain, 2, 2, 1)).isEqualTo(7);
        assertThat(discs(plain, 3, 3, 1)).isEqualTo(7);
        assertThat(discs(plain, 6, 5, 3)).isEqualTo(7);
        assertThat(discs(named, 2, 2, 1)).isEqualTo(4);
        assertThat(discs(named, 3, 3, 1)).isEqualTo(7);
    }

    private static int discs(Variant house, int... dice) {
        return Shipped.GAME.scoring(house).rank(Arrays.stream(dice).boxed().toList(), true).discs();
    }

    /** Where everybody throws once, nothing is put together from several throws. */
    @Test
    void aRowForSeveralThrowsNeverFitsWhereOneIsAllowed() {
        String row =
                """
                  throw-discs:
                    because: Our list.
                    otherwise: shipped
                    rows:
                      - {when: {figure: strasse, from-hand: false}, then: {discs: 1}}
                """;
        String once =
                """
                changes:
                  throwsPerRound: {to: 1, because: x}
                  distributionThrows: {to: 1, because: x}
                  openingThrows: {to: 0, because: x}
                """;
        assertThat(codes(row)).isEmpty();
        assertThat(codes(row + once)).containsExactly("row-never-fits");
    }

    private static List<String> codes(String body) {
        String pinned = Shipped.variant("hattersheim").pinned();
        return Shipped.GAME
                .variants()
                .read(
                        "variant: 2\ngame: schocken\nid: house\ntitle: {en: House}\nextends: "
                                + pinned
                                + "\ntables:\n"
                                + body,
                        "house.yaml")
                .problems()
                .stream()
                .map(Problem::code)
                .toList();
    }

    private static void same(Variant house, Variant shipped) {
        SchockenScoring own = Shipped.GAME.scoring(house);
        SchockenScoring usual = Shipped.GAME.scoring(shipped);
        assertThat(house.digest()).isNotEqualTo(shipped.digest());
        for (boolean hand : HOWS) {
            for (String one : Oracle.all()) {
                List<Integer> dice = Oracle.dice(one);
                assertThat(own.rank(dice, hand))
                        .as(one + " " + hand)
                        .isEqualTo(usual.rank(dice, hand));
                for (String two : Oracle.all()) {
                    List<Integer> others = Oracle.dice(two);
                    assertThat(Integer.signum(own.compare(dice, hand, others, true)))
                            .as(one + " " + hand + " against " + two)
                            .isEqualTo(Integer.signum(usual.compare(dice, hand, others, true)));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4 2 1, 1, JULE, ALL",
        "1 1 1, 2, SCHOCK_AUS, 10",
        "4 2 1 built, 2, JULE, 8",
        "6 1 1, 3, SCHOCK, 6",
        "6 6 6, 7, DREI_DICKE, 4",
        "4 4 4, 9, DREI_DICKE, 3",
        "2 1 1, 12, SCHOCK, 2",
        "6 5 4, 13, STRASSE, 2",
        "6 5 4 built, 19, STRASSE, 2",
        "6 6 5, 17, EINFACH, 1",
        "2 2 1, 56, EINFACH, 1",
    })
    void theListBehindTheBar(String dice, int rank, String category, String discs) {
        Score score = Shipped.GAME.scoring(LIST).score(List.of(dice)).orElseThrow();
        assertThat(score.cells())
                .containsEntry("rank", String.valueOf(rank))
                .containsEntry("category", category)
                .containsEntry("discs", discs);
    }

    @Test
    void batchesReadTheSameList() {
        StringBuilder rows = new StringBuilder();
        var batch = Shipped.GAME.scoring(LIST).batch(row -> rows.append(row).append('\n'));
        batch.row("4,2,1");
        batch.row("1,1,1");
        assertThat(rows).hasToString("4,2,1,1,JULE,ALL,\n1,1,1,2,SCHOCK_AUS,10,\n");
    }

    @Test
    void everyRowIsExplainedInThreeLanguages() {
        List<Ruling> rulings =
                Shipped.GAME.scoring(LIST).score(List.of("4 2 1 built")).orElseThrow().rulings();

        assertThat(rulings)
                .extracting(Ruling::rule)
                .containsExactly(
                        "schocken.rank.jule",
                        "schocken.house.throw-discs",
                        "schocken.house.throw-ranking");
        Ruling discs = rulings.get(1);
        assertThat(discs.kind()).isEqualTo(Ruling.Kind.OVERRIDES);
        assertThat(discs.fact("overrides")).contains(List.of("schocken.rank.jule"));
        assertThat(discs.fact("row")).contains(2);
        assertThat(discs.citations())
                .extracting(citation -> citation.clause())
                .containsExactly("pubgames.house.list-counts");
        assertThat(say(discs))
                .containsExactly(
                        "House list, row 2: 4-2-1, worth 8 discs instead of 7. The same list,"
                                + " right-hand column.",
                        "Huislijst, rij 2: 4-2-1, 8 schijven waard in plaats van 7. The same list,"
                                + " right-hand column.",
                        "Hausliste, Zeile 2: 4-2-1, 8 Scheiben wert statt 7. The same list,"
                                + " right-hand column.");
        Ruling all =
                Shipped.GAME.scoring(LIST).score(List.of("4 2 1")).orElseThrow().rulings().get(1);
        assertThat(say(all).get(2))
                .startsWith("Hausliste, Zeile 1: 4-2-1, sämtliche Scheiben wert statt 7.");
        assertThat(say(rulings.get(2)).get(0))
                .isEqualTo(
                        "House ranking, row 3: 4-2-1 stands on level 7. The list behind the bar, as"
                                + " it has always hung there.");
        Ruling own =
                Shipped.GAME.scoring(LIST).score(List.of("4 2 1")).orElseThrow().rulings().get(2);
        assertThat(say(own).get(0)).endsWith("level 9. A Jule in one throw beats everything.");
    }

    private static List<String> say(Ruling ruling) {
        return List.of(Lang.values()).stream()
                .map(lang -> Shipped.GAME.rulebook().say(ruling, lang))
                .toList();
    }

    @Test
    void whereNoRowFitsTheShippedRulesHold() {
        List<Ruling> rulings =
                Shipped.GAME.scoring(LIST).score(List.of("6 5 4")).orElseThrow().rulings();
        assertThat(rulings)
                .extracting(Ruling::rule)
                .containsExactly("schocken.rank.straight", "schocken.house.throw-ranking");
    }

    @Test
    void aTableOfTheParentHoldsUntilTheChildBringsItsOwn() {
        Variant parent = Lists.house("hattersheim", Lists.RANKING + Lists.DISCS);
        VariantBook book =
                Shipped.GAME
                        .variants()
                        .with(
                                List.of(
                                        file(
                                                "house",
                                                Lists.file(
                                                        "hattersheim",
                                                        Lists.RANKING + Lists.DISCS)),
                                        child("same", ""),
                                        child("other", ten()),
                                        child(
                                                "back",
                                                "tables: {throw-discs: {because: x, otherwise: shipped, rows: []}}")));
        assertThat(book.problems()).isEmpty();
        assertThat(book.get("same").tables()).isEqualTo(book.get("house").tables());
        assertThat(book.get("same").digest()).isEqualTo(parent.digest());
        assertThat(book.get("other").table("throw-ranking")).isPresent();
        assertThat(book.get("other").table("throw-discs").orElseThrow().rows()).hasSize(1);
        assertThat(book.get("other").digest()).isNotEqualTo(parent.digest());
        assertThat(rank(book.get("other"), 1, 1, 1).discs()).isEqualTo(10);
        assertThat(book.get("back").tables()).hasSize(1);
        assertThat(rank(book.get("back"), 1, 1, 1).all()).isTrue();
    }

    private static String ten() {
        return "tables: {throw-discs: {because: x, rows: [{then: {discs: 10}}]}}";
    }

    private static SchockenScoring.Ranked rank(Variant variant, int... dice) {
        return Shipped.GAME.scoring(variant).rank(List.of(dice[0], dice[1], dice[2]), true);
    }

    private static VariantFile file(String name, String text) {
        return new VariantFile(name + ".yaml", text);
    }

    private static VariantFile child(String id, String rest) {
        return file(
                id,
                "variant: 2\ngame: schocken\nid: "
                        + id
                        + "\ntitle: {en: Child}\nextends: house@1\n"
                        + rest
                        + "\n");
    }

    @Test
    void aMixInBringsItsTable() {
        VariantBook book =
                Shipped.GAME
                        .variants()
                        .with(
                                List.of(
                                        file(
                                                "ten",
                                                "variant: 2\nkind: mixin\ngame: schocken\nid: ten\ntitle: {en: Ten}\n"
                                                        + ten()),
                                        file(
                                                "both",
                                                "variant: 2\ngame: schocken\nid: both\ntitle: {en: Both}\nextends: hattersheim@4\nwith: [ten@1]\n")));
        assertThat(book.problems()).isEmpty();
        assertThat(rank(book.get("both"), 6, 5, 3).discs()).isEqualTo(10);
        assertThat(book.get("both").table("throw-discs").orElseThrow().setBy()).isEqualTo("ten");
    }

    @Test
    void reasonsAreNoRules() {
        Variant one = Lists.house("hattersheim", Lists.DISCS);
        Variant two = Lists.house("hattersheim", Lists.DISCS.replace("As usual.", "Always so."));
        assertThat(one.digest()).isEqualTo(two.digest());
        assertThat(reason(one)).isEqualTo("As usual.");
        assertThat(reason(two)).isEqualTo("Always so.");
    }

    private static Object reason(Variant variant) {
        return Shipped.GAME
                .scoring(variant)
                .score(List.of("1 1 1"))
                .orElseThrow()
                .rulings()
                .get(1)
                .fact("reason")
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "level: 10}}|level: 10}, when: {figure: einfach, high: {from: 3}}}|table-gap",
                "  - {then: {level: 10}}|  - {when: {pips: 3}, then: {level: 1}}, {then: {level: 10}}|not-yaml",
                "figure: strasse|figure: schock, high: 1|row-never-fits",
                "{level: 40}|{level: 100}|too-large",
                "{level: 40}|{levl: 40}|unknown-column",
                "throw-ranking|throw-rankings|unknown-table",
                "because: As usual.|because: ''|no-reason",
                "because: As usual.|otherwise: shipped, because: x|not-yaml",
            })
    void mistakesAreTold(String right, String wrong, String code) {
        List<Problem> problems = Lists.problems(Lists.RANKING.replace(right, wrong));
        assertThat(problems).extracting(Problem::code).contains(code);
    }

    @Test
    void tableAndSettingsAreToldTogetherInTheOrderOfTheFile() {
        String file =
                Lists.file("hattersheim", Lists.RANKING.replace("{figure: jule}", "{figure: jul}"))
                        + "changes:\n  discs: {to: 0, because: x}\n";
        assertThat(Shipped.GAME.variants().read(file, "house.yaml").problems())
                .extracting(Problem::code)
                .containsExactly("unknown-value", "too-small");
    }

    @Test
    void theDiscsOfARoundComeFromTheList() {
        assertThat(loserGets(LIST, List.of(4, 2, 1), "schocken.house.throw-discs")).isEqualTo(13);
        assertThat(loserGets(LIST, List.of(1, 1, 1), "schocken.house.throw-discs")).isEqualTo(10);
        assertThat(loserGets(LIST, List.of(6, 5, 4), "schocken.house.throw-ranking")).isEqualTo(2);
    }

    /** What Bram gets with a poor throw when Anna leads with this one. */
    private static int loserGets(Variant variant, List<Integer> dice, String rule) {
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, PlayedMatch.seats(2));
        List<Ruling> rulings = List.of();
        for (SchockenEvent event :
                List.of(
                        new SchockenEvent.StarterThrown("Anna", List.of(6)),
                        new SchockenEvent.StarterThrown("Bram", List.of(1)),
                        SchockenEvent.Thrown.of("Anna", dice),
                        SchockenEvent.Thrown.of("Bram", List.of(2, 2, 1)),
                        SchockenEvent.Uncovered.by("Anna"),
                        new SchockenEvent.Stood("Anna"),
                        SchockenEvent.Uncovered.by("Bram"))) {
            var accepted = match.judge(event).orElseThrow();
            match = accepted.match();
            rulings = accepted.rulings();
        }
        assertThat(rulings).extracting(Ruling::rule).contains(rule);
        return match.state().lastRound().orElseThrow().discs();
    }

    @Test
    void aMatchIsPinnedToItsList() {
        VariantBook whole = book("", "");
        VariantBook other = book("discs: 8", "discs: 9");
        VariantBook ranking = book("(?s)  # What the best.*", "");
        String match = begun(whole.get("house-ranking"));

        assertThat(match).contains("\"tables\":{\"throw-discs\":\"sha256:");
        assertThat(codes(whole, match)).isEmpty();
        assertThat(codes(other, match)).containsExactly("digest-mismatch", "table-changed");
        assertThat(codes(ranking, match)).containsExactly("digest-mismatch", "table-gone");
        assertThat(codes(whole, begun(ranking.get("house-ranking"))))
                .containsExactly("digest-mismatch", "table-added");
    }

    private static String begun(Variant variant) {
        return Shipped.GAME.codec().write(Shipped.GAME.open(variant, PlayedMatch.seats(2)));
    }

    private static VariantBook book(String right, String wrong) {
        String text = Lists.text("house-ranking.yaml").replaceAll(right, wrong);
        return Shipped.GAME.variants().with(List.of(new VariantFile("list.yaml", text)));
    }

    private static List<String> codes(VariantBook book, String match) {
        return Shipped.GAME.codec(book, Pinning.HELD).read(match, "match.jsonl").problems().stream()
                .map(Problem::code)
                .toList();
    }

    @Test
    void twoThreadsReadOneList() throws Exception {
        Schocken game = RuledGames.of(Games.game(Schocken.KEY)).anew().as(Schocken.class);
        List<Score> alone =
                scores(RuledGames.of(Games.game(Schocken.KEY)).anew().as(Schocken.class));
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Callable<List<Score>> all = () -> scores(game);
            for (Future<List<Score>> answer : threads.invokeAll(List.of(all, all, all, all))) {
                assertThat(answer.get()).isEqualTo(alone);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<Score> scores(Schocken game) {
        SchockenScoring scoring = game.scoring(LIST);
        return Oracle.all().stream()
                .flatMap(
                        dice ->
                                List.of("hand", "built").stream()
                                        .map(how -> Oracle.dice(dice) + " " + how))
                .map(
                        words ->
                                scoring.score(List.of(words.replaceAll("[\\[\\],]", "")))
                                        .orElseThrow())
                .toList();
    }
}
