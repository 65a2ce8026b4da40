package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.SecondPhase;
import org.pubgames.schocken.SchockenSettings.ShortStock;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.DiscsDue;
import org.pubgames.schocken.rules.Distribution;
import org.pubgames.schocken.rules.Distribution.Due;
import org.pubgames.schocken.rules.Dues;
import org.pubgames.schocken.rules.Givers;
import org.pubgames.schocken.rules.Handing;
import org.pubgames.schocken.rules.Showing;

/** Where the discs of a round come from, for every stock, every hand and every debt. */
class DiscsAloneTest {

    private static final int DISCS = 13;
    private static final int HELD = 4;

    /** Anna holds some discs, Bram and the stock have so many. */
    private static SchockenState table(int stock, int bram) {
        return new SchockenState(
                Stage.SHOWDOWN,
                1,
                1,
                false,
                2,
                stock,
                0,
                stock == 0,
                List.of(holder("Anna", HELD), holder("Bram", bram)),
                Optional.of("Anna"),
                Optional.of(1),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    private static SchockenPlayer holder(String name, int discs) {
        return new SchockenPlayer(name, discs, SchockenPlayer.Part.PLAYING, 0, Optional.empty());
    }

    private static Object[] tables() {
        return IntStream.rangeClosed(0, DISCS)
                .boxed()
                .flatMap(
                        stock ->
                                IntStream.rangeClosed(0, DISCS)
                                        .mapToObj(held -> table(stock, held)))
                .toArray();
    }

    private static Object[] dues() {
        return IntStream.rangeClosed(0, DISCS + 1)
                .boxed()
                .flatMap(
                        discs ->
                                Stream.of(
                                        new Due(discs, false, false),
                                        new Due(discs, false, true),
                                        new Due(discs, true, false),
                                        new Due(discs, true, true)))
                .toArray();
    }

    private static Object[] houses() {
        return Stream.of("source-only", "top-up")
                .flatMap(
                        shortStock ->
                                Stream.of("give", "return")
                                        .map(
                                                second ->
                                                        settings(
                                                                "shortStock: " + shortStock,
                                                                "secondPhase: " + second)))
                .toArray();
    }

    private static SchockenSettings settings(String... changes) {
        return Schocken.settings(Evening.house(changes));
    }

    @Test
    void exactlyOneRuleHandsOutTheDiscsWhateverThereIs() {
        AtomicInteger situations = new AtomicInteger();
        Grid.of(Distribution.class)
                .with("loser", "Anna")
                .with("givers", Givers.chosen("Bram"))
                .with("price", dues())
                .with("state", tables())
                .with("settings", houses())
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

    /** Whatever is due: where it is open who gives, discs move only when nobody has to give. */
    @Test
    void whereTheGiverIsOpenAPlayerGivesNothing() {
        Grid.of(Distribution.class)
                .with("loser", "Anna")
                .with("givers", new Givers(List.of("Bram", "Cees"), "5-1-1", false))
                .with("price", dues())
                .with("state", tables())
                .with("settings", houses())
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            boolean open =
                                    !situation.all()
                                            && (situation.stock() == 0
                                                    || (situation.stock() < situation.due()
                                                            && situation.settings().shortStock()
                                                                    == ShortStock.TOP_UP));
                            assertThat(Grid.fired(findings).contains("round.highest-tied"))
                                    .as(situation::toString)
                                    .isEqualTo(open);
                            assertThat(findings.effect(Handing.class).isEmpty()).isEqualTo(open);
                        });
    }

    private static String rule(Distribution discs) {
        if (discs.all()) {
            return "schock-aus-all";
        }
        if (discs.stock() >= discs.due() && discs.stock() > 0) {
            return "from-stock";
        }
        if (discs.stock() > 0) {
            return discs.settings().shortStock() == ShortStock.TOP_UP && discs.giverDiscs() > 0
                    ? "topped-up"
                    : "stock-short";
        }
        if (discs.settings().secondPhase() == SecondPhase.RETURN) {
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
        boolean fromWinner = stock == 0 || discs.settings().shortStock() == ShortStock.TOP_UP;
        for (int given = 0; given < discs.due(); given++) {
            if (stock > 0) {
                stock--;
            } else if (fromWinner && winner > 0) {
                winner--;
            }
        }
        boolean toMiddle =
                discs.stock() == 0 && discs.settings().secondPhase() == SecondPhase.RETURN;
        return new Handing(discs.stock() - stock, discs.giverDiscs() - winner, toMiddle, false);
    }

    /** Nobody gives what he has not, and what is awarded is what the loser gets. */
    private static void sound(Distribution discs, Handing handing, Findings findings) {
        int gets = handing.fromStock() + (handing.toMiddle() ? 0 : handing.fromGiver());
        assertThat(handing.fromStock()).isBetween(0, discs.stock());
        assertThat(handing.fromGiver()).isBetween(0, discs.giverDiscs());
        assertThat(gets).isBetween(0, discs.due());
        assertThat(findings.points()).isEqualTo(discs.all() ? discs.total() - HELD : gets);
    }

    @Test
    void aBlindWinCountsDoubleOnlyWhereTheHouseSaysSoAndNeverForSchockAus() {
        AtomicInteger situations = new AtomicInteger();
        Grid.of(Dues.class)
                .with("highest", laid(false), laid(true))
                .with("worth", worths())
                .with(
                        "settings",
                        settings("blind: not-allowed"),
                        settings("blind: allowed"),
                        settings("blind: doubles"))
                .each(
                        RuledGames.of(Shipped.GAME).rules(),
                        (situation, findings) -> {
                            boolean doubles =
                                    situation.blind()
                                            && !situation.worth().all()
                                            && situation.worth().category() != Category.SCHOCK_AUS
                                            && situation.settings().blind() == Blind.DOUBLES;
                            assertThat(findings.effect(DiscsDue.class))
                                    .isEqualTo(
                                            doubles
                                                    ? Optional.of(
                                                            new DiscsDue(
                                                                    2 * situation.worth().discs()))
                                                    : Optional.empty());
                            assertThat(findings.rules()).hasSize(doubles ? 1 : 0);
                            situations.incrementAndGet();
                        });
        assertThat(situations).hasValue(2 * 2 * 14 * 2 * 3);
    }

    private static List<Showing.Laid> laid(boolean blind) {
        return List.of(new Showing.Laid("Anna", List.of(5, 1, 1), blind, Worth.nothing("Anna")));
    }

    private static Object[] worths() {
        return IntStream.rangeClosed(0, DISCS)
                .boxed()
                .flatMap(
                        discs ->
                                Stream.of(Category.SCHOCK_AUS, Category.SCHOCK)
                                        .flatMap(
                                                category ->
                                                        Stream.of(true, false)
                                                                .map(
                                                                        all ->
                                                                                new Worth(
                                                                                        "",
                                                                                        category,
                                                                                        all, discs,
                                                                                        0, 0))))
                .toArray();
    }
}
