package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Variant;

/** Equal throws that a house's list prices differently: from the hand one way, built another. */
class HouseTiesTest {

    private static final String THREE_ALIKE =
            """
              throw-discs:
                because: x
                otherwise: shipped
                rows:
                  - {when: {figure: drei-dicke, from-hand: true}, then: {discs: HAND}}
                  - {when: {figure: drei-dicke, from-hand: false}, then: {discs: BUILT}}
            """;

    private static Evening threeAlike(String hand, String built) {
        String file =
                Lists.file("hattersheim", THREE_ALIKE.replace("HAND", hand).replace("BUILT", built))
                        + "changes:\n"
                        + "  tieHigh: {to: [hand-first, earlier-better], because: x}\n"
                        + "  gameStarter: {to: first-seat, because: x}\n";
        Variant house = Shipped.GAME.variants().read(file, "house.yaml").orElseThrow();
        return Evening.in(house, "Carl", "Bram", "Anna");
    }

    /** Carl leads and loses; the others make 4-4-4, one from the hand, the other in two throws. */
    private static RoundResult tied(Evening evening, String fromHand) {
        evening.lay(
                        "Carl 5-3-2",
                        "Bram 4-4-" + (fromHand.equals("Bram") ? 4 : 6),
                        "Anna 4-4-" + (fromHand.equals("Anna") ? 4 : 6))
                .play("Carl lifts", "Carl throws 3-2-2", "Carl lifts", "Carl stands");
        for (String name : List.of("Bram", "Anna")) {
            evening.play(name + " lifts");
            if (name.equals(fromHand)) {
                evening.play(name + " stands");
            } else {
                evening.play(name + " keeps 4-4", name + " throws 4");
                evening.play(name + " lifts", name + " stands");
            }
        }
        RoundResult round = evening.finish().lastRound();
        assertThat(round.loser()).contains("Carl");
        return round;
    }

    @ParameterizedTest
    @CsvSource({
        "9, 2, Bram, 9",
        "9, 2, Anna, 9",
        "2, 9, Bram, 9",
        "2, 9, Anna, 9",
        "all, 2, Bram, 13",
        "all, 2, Anna, 13",
        "2, 2, Anna, 2",
    })
    void fromTheStockTheDearerOfEqualThrowsCounts(
            String hand, String built, String fromHand, int discs) {
        assertThat(tied(threeAlike(hand, built), fromHand).discs()).isEqualTo(discs);
    }

    @ParameterizedTest
    @CsvSource({
        "5, 2, Bram, 5",
        "5, 2, Anna, 5",
        "2, 5, Bram, 2",
        "2, 5, Anna, 2",
        "2, all, Bram, 2",
        "2, all, Anna, 2"
    })
    void whoWinsTheTieGivesWhatHisThrowCosts(
            String hand, String built, String fromHand, int discs) {
        Evening evening =
                threeAlike(hand, built)
                        .deal("Anna", 6, "Bram")
                        .deal("Bram", 6, "Carl")
                        .deal("Carl", 1, "Bram");
        RoundResult round = tied(evening, fromHand);
        assertThat(round.giver()).contains(fromHand);
        assertThat(round.discs()).isEqualTo(discs);
    }
}
