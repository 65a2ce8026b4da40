package org.pubgames.schocken;

import org.pubgames.core.rules.RuledGames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.SecondPhase;
import org.pubgames.schocken.SchockenSettings.ShortStock;
import org.pubgames.schocken.rules.Distribution;
import org.pubgames.schocken.rules.Dues;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Handing;

/** Where the discs of a round come from, for every stock, every hand and every debt. */
class DiscsAloneTest {

    private static final int DISCS = 13;
    private static final int HELD = 4;

    private static Object[] upTo(int most) {
        return IntStream.rangeClosed(0, most).boxed().toArray();
    }

    @Test
    void exactlyOneRuleHandsOutTheDiscsWhateverThereIs() {
        AtomicInteger situations = new AtomicInteger();
        Grid.of(Distribution.class)
                .with("loser", "Anna")
                .with("giver", "Bram")
                .with("total", DISCS)
                .with("held", HELD)
                .with("due", upTo(DISCS + 1))
                .with("stock", upTo(DISCS))
                .with("giverDiscs", upTo(DISCS))
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            assertThat(Grid.fired(findings))
                                    .as(situation::toString)
                                    .containsExactly("discs." + rule(situation));
                            Handing handing = findings.effect(Handing.class).orElseThrow();
                            assertThat(handing).as(situation::toString).isEqualTo(hands(situation));
                            sound(situation, handing, findings);
                            situations.incrementAndGet();
                        });
        assertThat(situations).hasValue(2 * 2 * 15 * 14 * 14 * 2 * 2);
    }

    private static String rule(Distribution discs) {
        if (discs.all()) {
            return "schock-aus-all";
        }
        if (discs.stock() >= discs.due() && discs.stock() > 0) {
            return "from-stock";
        }
        if (discs.stock() > 0) {
            return discs.shortStock() == ShortStock.TOP_UP && discs.giverDiscs() > 0
                    ? "topped-up"
                    : "stock-short";
        }
        if (discs.secondPhase() == SecondPhase.RETURN) {
            return "returned";
        }
        return discs.giverDiscs() < discs.due() ? "winner-short" : "from-winner";
    }

    /** Disc by disc, as hands do it. */
    private static Handing hands(Distribution discs) {
        if (discs.all()) {
            return new Handing(0, 0, false, true);
        }
        int stock = discs.stock();
        int winner = discs.giverDiscs();
        boolean fromWinner = stock == 0 || discs.shortStock() == ShortStock.TOP_UP;
        for (int given = 0; given < discs.due(); given++) {
            if (stock > 0) {
                stock--;
            } else if (fromWinner && winner > 0) {
                winner--;
            }
        }
        boolean toMiddle = discs.stock() == 0 && discs.secondPhase() == SecondPhase.RETURN;
        return new Handing(discs.stock() - stock, discs.giverDiscs() - winner, toMiddle, false);
    }

    /** Nobody gives what he has not, and what is awarded is what the loser gets. */
    private static void sound(Distribution discs, Handing handing, Findings findings) {
        int gets = handing.fromStock() + (handing.toMiddle() ? 0 : handing.fromGiver());
        assertThat(handing.fromStock()).isBetween(0, discs.stock());
        assertThat(handing.fromGiver()).isBetween(0, discs.giverDiscs());
        assertThat(gets).isBetween(0, discs.due());
        assertThat(findings.points()).isEqualTo(discs.all() ? DISCS - HELD : gets);
    }

    @Test
    void aBlindWinCountsDoubleOnlyWhereTheHouseSaysSoAndNeverForSchockAus() {
        AtomicInteger situations = new AtomicInteger();
        Grid.of(Dues.class)
                .with("highest", "Anna")
                .with("nobody", false)
                .with("discs", upTo(DISCS))
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            boolean doubles =
                                    situation.blind()
                                            && !situation.all()
                                            && !situation.schockAus()
                                            && situation.setting() == Blind.DOUBLES;
                            assertThat(findings.has(Effect.DOUBLE)).isEqualTo(doubles);
                            assertThat(findings.rules()).hasSize(doubles ? 1 : 0);
                            situations.incrementAndGet();
                        });
        assertThat(situations).hasValue(2 * 2 * 14 * 2 * 3);
    }
}
