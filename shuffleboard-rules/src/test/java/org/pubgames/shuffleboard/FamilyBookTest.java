package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Clause;
import org.pubgames.core.Games;
import org.pubgames.core.MixIn;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;
import org.pubgames.shuffleboard.court.CourtShuffleboard;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;
import org.pubgames.shuffleboard.table.TableShuffleboard;

/** What the four rulebooks are together: a shared rule may be left out of some of them. */
class FamilyBookTest {

    private static final List<Shuffleboard> GAMES =
            List.of(
                    Games.game(CourtShuffleboard.KEY),
                    Games.game(DeckShuffleboard.KEY),
                    Games.game(Shovelboard.KEY),
                    Games.game(TableShuffleboard.KEY));

    @Test
    void everyClauseOfTheFamilyIsRealisedInSomeGame() {
        Set<String> clauses = new TreeSet<>();
        Set<String> realised = new TreeSet<>();
        for (Shuffleboard game : GAMES) {
            RuleBook book = game.rulebook();
            for (Clause clause : book.clauses()) {
                if (clause.source().equals("pubgames") && clause.testable()) {
                    clauses.add(clause.id());
                    if (!book.realising(clause.id()).isEmpty()) {
                        realised.add(clause.id());
                    }
                }
            }
        }
        assertThat(clauses).hasSizeGreaterThan(50).isEqualTo(realised);
    }

    /** Every variant can take up every mix-in, and plays by it. */
    @Test
    void everyMixInFitsEveryVariant() {
        for (Shuffleboard game : GAMES) {
            assertThat(game.variants().mixIns()).as(game.key().id()).hasSizeGreaterThan(1);
            for (MixIn mixIn : game.variants().mixIns()) {
                for (Variant variant : game.variants().all()) {
                    Variant house =
                            game.variants()
                                    .read(taking(variant, mixIn), "house.yaml")
                                    .orElseThrow();
                    Map<String, Object> values = Records.values(house.settings());
                    assertThat(values)
                            .as(variant.id() + mixIn.id())
                            .containsAllEntriesOf(mixIn.values());
                }
            }
        }
    }

    private static String taking(Variant variant, MixIn mixIn) {
        return """
               variant: 2
               game: %s
               id: house
               title: {en: House}
               extends: %s@%d
               with: [%s@%d]
               """
                .formatted(
                        variant.game(),
                        variant.id(),
                        variant.edition(),
                        mixIn.id(),
                        mixIn.edition());
    }

    @Test
    void theStandardIsMasters() {
        assertThat(GAMES)
                .extracting(game -> game.variants().standard().id())
                .containsOnly("masters");
    }

    @Test
    void eachGameHasItsOwnNameAndVariants() {
        assertThat(GAMES)
                .extracting(game -> game.key().id())
                .containsExactly(
                        "court-shuffleboard",
                        "deck-shuffleboard",
                        "shovelboard",
                        "table-shuffleboard");
        assertThat(GAMES)
                .allSatisfy(
                        game ->
                                assertThat(game.variants().all())
                                        .allMatch(
                                                variant -> variant.game().equals(game.key().id())));
    }
}
