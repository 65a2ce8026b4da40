package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent.ScoreNoted;
import org.pubgames.sjoelen.rules.Worth;

/** What facts are made of, at the values at which rules change their mind. */
final class Facts {

    static final SjoelenSettings ANS = Shipped.settings("ans-pre2016");

    private Facts() {}

    /** A fact that waits for its sink. */
    interface Maker<T extends Situation> extends Function<Findings, T> {}

    /** Puts each fact before the rules, alone. */
    static <T extends Situation> void each(
            RuleBase rules, List<Maker<? extends T>> facts, BiConsumer<T, Findings> action) {
        for (Maker<? extends T> maker : facts) {
            try (Judging judging = rules.open()) {
                T fact = maker.apply(judging.findings());
                action.accept(fact, judging.put(fact));
            }
        }
    }

    /** An older ANS game with changes. */
    static SjoelenSettings house(String... changes) {
        return Sjoelen.settings(Shipped.house(changes));
    }

    /** Every choice of every setting that is no number, and the numbers that rules look at. */
    static List<SjoelenSettings> settings() {
        List<SjoelenSettings> all = new ArrayList<>();
        Shipped.variants().forEach(variant -> all.add(Sjoelen.settings(variant)));
        Shipped.houses().forEach(variant -> all.add(Sjoelen.settings(variant)));
        all.add(house("differentBoards: true", "discsOnStartBar: true"));
        all.add(house("bonusDiscs: [2, 1]", "bonusPlay: all-at-once"));
        return all;
    }

    /** What layouts are worth under some settings, by arithmetic alone. */
    static Worth worth(SjoelenSettings settings) {
        Counting counting = settings.counting();
        return new Worth() {
            @Override
            public int points(Compartments layout) {
                int sets = Math.max(0, layout.least());
                return sets * settings.setPoints()
                        + IntStream.range(0, Compartments.COUNT)
                                .map(i -> (layout.at(i) - sets) * settings.gateValue(i))
                                .sum();
            }

            @Override
            public int highestScore() {
                return counting.highestScore();
            }

            @Override
            public int mostForTurn(int discs) {
                return counting.mostFor(discs) * settings.timesCounted();
            }

            @Override
            public int highestTurn() {
                return counting.highestTurn();
            }

            @Override
            public int maximum() {
                return counting.maximum();
            }
        };
    }

    /** A turn in a sub-turn, with discs in compartments, on the field and taken out. */
    static TurnInPlay turn(
            SjoelenSettings settings, int subTurn, Compartments layout, int field, int takenOut) {
        int rest = settings.discs() - layout.total() - field - takenOut;
        return new TurnInPlay(
                Optional.empty(),
                settings.discs(),
                subTurn,
                0,
                layout,
                field,
                takenOut,
                rest,
                0,
                Compartments.EMPTY,
                0,
                0,
                0,
                false,
                0);
    }

    /** A turn with extra discs in hand. */
    static TurnInPlay extra(SjoelenSettings settings, int subTurn, int reachedIn, int returned) {
        return new TurnInPlay(
                Optional.empty(),
                settings.discs(),
                subTurn,
                1,
                Compartments.of(7, 7, 9, 7),
                0,
                0,
                0,
                returned,
                Compartments.EMPTY,
                Math.max(0, returned - 1),
                reachedIn,
                0,
                false,
                0);
    }

    static CardLine line(int turn, int points, CardLine.Status status, boolean byDiscs) {
        return new CardLine(
                turn,
                Optional.of(turn),
                30,
                points,
                points,
                byDiscs ? Optional.of(Compartments.of(0, 0, 3, 0)) : Optional.empty(),
                Optional.empty(),
                byDiscs ? 2 : 0,
                0,
                status,
                Optional.empty(),
                List.of());
    }

    /** A player with so many turns on the card. */
    static SjoelenPlayer played(String name, int lines, CardLine.Status last, boolean byDiscs) {
        List<CardLine> card = new ArrayList<>();
        for (int i = 1; i <= lines; i++) {
            card.add(line(i, 12, i == lines ? last : CardLine.Status.NOTED, byDiscs));
        }
        return SjoelenPlayer.seated(name).withCard(card);
    }

    /** A player in every condition. */
    static List<SjoelenPlayer> players(String name, SjoelenSettings settings) {
        TurnInPlay fresh = TurnInPlay.fresh(Optional.of(1), settings.discs());
        int some = Math.min(3, settings.discs());
        List<SjoelenPlayer> all = new ArrayList<>();
        for (int lines : new int[] {0, 1, 3, 10}) {
            for (CardLine.Status status :
                    lines == 1
                            ? CardLine.Status.values()
                            : new CardLine.Status[] {CardLine.Status.NOTED}) {
                SjoelenPlayer player = played(name, lines, status, lines == 1);
                all.add(player);
                if (lines == 1 && status == CardLine.Status.DISPUTED) {
                    all.add(player.left());
                }
                if (status == CardLine.Status.NOTED) {
                    all.add(player.withTurn(fresh));
                    all.add(player.withTrial(2));
                    all.add(
                            player.withTurn(
                                    turn(
                                            settings,
                                            1,
                                            Compartments.of(some, 0, 0, 0),
                                            settings.discs() - some,
                                            0)));
                    all.add(
                            player.withTurn(
                                    fresh.with(
                                                    settings.discs() - 1,
                                                    Compartments.of(1, 0, 0, 0),
                                                    0,
                                                    0,
                                                    Compartments.EMPTY)
                                            .reportedByDisc()));
                    all.add(player.withTurn(extra(settings, 2, 1, 1)));
                    all.add(
                            player.withTurn(
                                    fresh.foundWith(Math.max(1, settings.discs() - 1))
                                            .reportedByDisc()));
                }
            }
        }
        return all;
    }

    /**
     * Matches in which a player sits, open and decided; in the last one nobody of the name does.
     */
    static List<SjoelenState> matches(SjoelenPlayer anna, SjoelenSettings settings) {
        TurnInPlay fresh = TurnInPlay.fresh(Optional.empty(), settings.discs());
        SjoelenPlayer bram = SjoelenPlayer.seated("Bram");
        List<GameResult> two =
                List.of(GameResult.of(1, List.of("Anna"), 2), GameResult.of(2, List.of("Bram"), 2));
        List<SjoelenState> all = new ArrayList<>();
        for (SjoelenPlayer other :
                List.of(
                        bram.withTurn(fresh),
                        bram.withTurn(fresh.reportedByDisc()),
                        bram.withTurn(TurnInPlay.fresh(Optional.of(9), settings.discs())),
                        played("Bram", 2, CardLine.Status.NOTED, false))) {
            SjoelenState open = SjoelenState.opening(List.of(other, anna));
            all.add(open);
            all.add(open.after(two));
        }
        SjoelenState first = SjoelenState.opening(List.of(bram, anna));
        all.add(first);
        all.add(first.ranked(Optional.of(SjoelenState.Ranking.BY_TOTAL)));
        all.add(SjoelenState.opening(List.of(bram)));
        return all;
    }

    /** A score noted. */
    static ScoreNoted noted(int points, Optional<Integer> board, Optional<Integer> maximumIn) {
        return new ScoreNoted("Anna", points, board, maximumIn);
    }
}
