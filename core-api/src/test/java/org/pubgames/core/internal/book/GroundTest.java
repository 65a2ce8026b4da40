package org.pubgames.core.internal.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Citation;
import org.pubgames.core.Ground;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.Settings;
import org.pubgames.core.Variant;
import org.pubgames.core.Variant.Basis;
import org.pubgames.core.Where;

/** What rulings rest on: the book of a made-up game and variants of it. */
class GroundTest {

    private static final OrderedBook BOOK = YamlRuleBook.read(GroundTest.class);
    private static final String RINGER = "quoits.throw.ringer";
    private static final String LEANER = "quoits.throw.leaner";
    private static final String HOBBER = "quoits.throw.hobber";
    private static final String GUESSED = "quoits.throw.guessed";

    private record Quoits(boolean leaners, int distance) implements Settings {}

    private static Variant variant(
            List<String> sources, List<String> borrows, Variant.Layer... layers) {
        return new Variant(
                "green",
                1,
                "quoits",
                LocalText.same("The Green"),
                Variant.Status.COMPLETE,
                Variant.Confidence.HIGH,
                LocalText.NONE,
                sources,
                borrows,
                Optional.of("standard@1"),
                List.of("long-lane@1"),
                new Quoits(true, 18),
                List.of(layers),
                List.of(),
                "digest");
    }

    private static Variant.Layer layer(String setting, String by, String clause, Basis basis) {
        return new Variant.Layer(
                setting, "x", by, Where.UNKNOWN, LocalText.same("because of " + by), clause, basis);
    }

    private static List<String> clauses(Ground ground) {
        return ground.citations().stream().map(Citation::clause).toList();
    }

    @Test
    void theFirstDocumentOfTheVariantCountsThenThoseItBorrowsFromThenOurOwn() {
        Ground league = BOOK.ground(RINGER, "", variant(List.of("league"), List.of("pub")));
        assertThat(clauses(league)).containsExactly("league.throw.one", "league.throw.two");
        assertThat(league.borrowedFrom()).isEmpty();
        assertThat(league.level()).isEqualTo(Rule.Level.REQUIRED);

        Ground borrowed = BOOK.ground(LEANER, "", variant(List.of("pub"), List.of("league")));
        assertThat(clauses(borrowed)).containsExactly("league.throw.one");
        assertThat(borrowed.borrowedFrom()).contains("league");

        Ground ours = BOOK.ground(RINGER, "", variant(List.of(), List.of()));
        assertThat(clauses(ours)).containsExactly("pubgames.throw.one");
        assertThat(ours.borrowedFrom()).isEmpty();
    }

    @Test
    void aReadingIsToldForTheDocumentThatIsReadSo() {
        Ground pub = BOOK.ground(RINGER, "", variant(List.of("pub"), List.of()));
        assertThat(pub.level()).isEqualTo(Rule.Level.INTERPRETATION);
        assertThat(pub.reading().nl()).isEqualTo("Pub is vaag.");
        assertThat(clauses(pub)).containsExactly("pub.throw.one");
    }

    @Test
    void aCaseHasClausesOfItsOwn() {
        Ground twice = BOOK.ground(RINGER, "twice", variant(List.of("pub"), List.of("league")));
        assertThat(clauses(twice)).containsExactly("league.throw.two");
        assertThat(twice.borrowedFrom()).contains("league");
        assertThat(BOOK.rule(RINGER).orElseThrow().cases().get(0).when())
                .containsEntry("ringers", List.of("2", "3"))
                .containsEntry("settings.leaners", List.of("true"));
    }

    @Test
    void theClauseOfTheValueThatWasSetNearestComesFirst() {
        Variant.Layer root = layer("leaners", "standard", "league.throw.two", Basis.PRINTED);
        Variant.Layer far = layer("distance", "standard", "league.throw.one", Basis.PRINTED);
        Variant.Layer near = layer("distance", "green", "pub.throw.two", Basis.INTERPRETATION);
        Ground printed =
                BOOK.ground(LEANER, "", variant(List.of("pub"), List.of("league"), root, far));
        assertThat(clauses(printed)).containsExactly("league.throw.two", "league.throw.one");
        Ground read =
                BOOK.ground(
                        LEANER, "", variant(List.of("pub"), List.of("league"), root, far, near));
        assertThat(clauses(read)).startsWith("pub.throw.two");
        assertThat(read.level()).isEqualTo(Rule.Level.INTERPRETATION);
        assertThat(read.reading().en()).isEqualTo("because of green");
        Variant.Layer mixed = layer("leaners", "long-lane", "pub.throw.one", Basis.PRINTED);
        assertThat(
                        clauses(
                                BOOK.ground(
                                        LEANER,
                                        "",
                                        variant(List.of("pub"), List.of(), root, mixed, far))))
                .startsWith("pub.throw.one");
    }

    @Test
    void theReadingOfTheSituationComesBeforeTheReasonOfTheStandard() {
        Variant.Layer root = layer("leaners", "standard", "pub.throw.one", Basis.INTERPRETATION);
        Ground standard = BOOK.ground(HOBBER, "", variant(List.of("pub"), List.of(), root));
        assertThat(standard.level()).isEqualTo(Rule.Level.INTERPRETATION);
        assertThat(standard.reading().en()).isEqualTo("Pub may mean near hobbers only.");

        Variant.Layer set = layer("leaners", "green", "pub.throw.one", Basis.INTERPRETATION);
        Ground house = BOOK.ground(HOBBER, "", variant(List.of("pub"), List.of(), root, set));
        assertThat(house.reading().en()).isEqualTo("because of green");

        Ground unread = BOOK.ground(LEANER, "", variant(List.of("pub"), List.of(), root));
        assertThat(unread.reading().en()).isEqualTo("because of standard");

        Ground guessed = BOOK.ground(GUESSED, "", variant(List.of("pub"), List.of(), root));
        assertThat(guessed.reading().en()).isEqualTo("It could also count two.");
    }

    @Test
    void aHouseWithoutAClauseGivesItsReason() {
        Variant.Layer house = layer("leaners", "green", "", Basis.PRINTED);
        Ground ground = BOOK.ground(LEANER, "", variant(List.of("league"), List.of(), house));
        assertThat(ground.citations()).isEmpty();
        assertThat(ground.ofHouse()).isTrue();
        assertThat(ground.house().de()).isEqualTo("because of green");
        assertThat(ground.level()).isEqualTo(Rule.Level.HOUSE);
    }

    @Test
    void aRuleThatIsNotThereRestsOnNothing() {
        assertThat(BOOK.ground("quoits.none", "", variant(List.of(), List.of())))
                .isEqualTo(Ground.NONE);
    }

    @Test
    void aLocatorIsMadeOfPhrases() {
        assertThat(BOOK.clause("league.throw.one").orElseThrow().locator())
                .isEqualTo(new LocalText("§4, sentence 2", "§4, zin 2", "§4, Satz 2"));
        assertThat(BOOK.clause("pub.throw.two").orElseThrow().locator())
                .isEqualTo(
                        new LocalText("Throwing; item 3a", "Werpen; punt 3a", "Werfen; Punkt 3a"));
    }

    @Test
    void theCompactFormKeepsCasesAndReadings() {
        OrderedBook packed =
                OrderedBook.unpack(OrderedBook.pack(GroundTest.class, GroundTest.class));
        assertThat(packed.rules()).isEqualTo(BOOK.rules());
        assertThat(packed.clauses()).isEqualTo(BOOK.clauses());
    }
}
