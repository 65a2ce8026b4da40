package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.rules.Agreement;
import org.pubgames.sjoelen.rules.BoardUse;
import org.pubgames.sjoelen.rules.CardScore;
import org.pubgames.sjoelen.rules.Correction;
import org.pubgames.sjoelen.rules.Deletion;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.LayoutOrder;
import org.pubgames.sjoelen.rules.Passing;
import org.pubgames.sjoelen.rules.SubTurnCount;
import org.pubgames.sjoelen.rules.Tampering;
import org.pubgames.sjoelen.rules.TurnResult;

/** Everything that happens to a match card. */
final class CardDesk {

    private final SjoelenSettings settings;
    private final LayoutPoints layouts;

    CardDesk(SjoelenSettings settings, LayoutPoints layouts) {
        this.settings = settings;
        this.layouts = layouts;
    }

    boolean handles(SjoelenEvent event) {
        return event instanceof SjoelenEvent.ScoreNoted
                || event instanceof SjoelenEvent.ScoreAgreed
                || event instanceof SjoelenEvent.ScoreDisputed
                || event instanceof SjoelenEvent.ScoreCorrected
                || event instanceof SjoelenEvent.ScoreStruck
                || event instanceof SjoelenEvent.CardPassed
                || event instanceof SjoelenEvent.CardHandedOver
                || event instanceof SjoelenEvent.TamperingProven;
    }

    PlayerState judge(PlayerState player, SjoelenEvent event, Judging judging) {
        if (event instanceof SjoelenEvent.ScoreNoted noted) {
            return noted(player, noted, judging);
        }
        if (event instanceof SjoelenEvent.ScoreCorrected corrected) {
            return corrected(player, corrected, judging);
        }
        if (event instanceof SjoelenEvent.ScoreStruck struck) {
            return struck(player, struck, judging);
        }
        if (event instanceof SjoelenEvent.TamperingProven proven) {
            return deducted(player, proven, judging);
        }
        if (event instanceof SjoelenEvent.CardHandedOver handed) {
            int needed = Math.min(settings.turns(), settings.turnsPerCard());
            Findings findings =
                    judging.put(
                            new Handover(
                                    judging.findings(),
                                    handed.part(),
                                    handed.to(),
                                    player.card().size(),
                                    needed));
            return player.handedOver(
                    findings.has(Effect.GIVE_COPY), findings.has(Effect.GIVE_ORIGINAL));
        }
        if (event instanceof SjoelenEvent.CardPassed passed) {
            judging.put(new Passing(judging.findings(), passed.toBoard(), player.card().size()));
            return player;
        }
        return agreed(player, event instanceof SjoelenEvent.ScoreDisputed, judging);
    }

    private PlayerState agreed(PlayerState player, boolean disputed, Judging judging) {
        int lines = player.card().size();
        Optional<CardLine> last =
                lines == 0 ? Optional.empty() : Optional.of(player.card().get(lines - 1));
        boolean open =
                last.filter(
                                line ->
                                        line.status() != CardLine.Status.AGREED
                                                && line.status() != CardLine.Status.DEDUCTED)
                        .isPresent();
        Findings findings =
                judging.put(
                        new Agreement(
                                judging.findings(),
                                open,
                                disputed,
                                lines,
                                last.map(CardLine::points).orElse(0)));
        if (last.isEmpty() || !(findings.has(Effect.AGREE) || findings.has(Effect.DISPUTE))) {
            return player;
        }
        CardLine.Status status =
                findings.has(Effect.AGREE) ? CardLine.Status.AGREED : CardLine.Status.DISPUTED;
        return player.withLine(lines, last.get().counting(last.get().points(), status));
    }

    static LayoutOrder inOrder(Compartments layout, SjoelenSettings settings, Findings findings) {
        return new LayoutOrder(
                findings,
                "/compartments",
                layout.toString(),
                settings.counting().inOrder(layout.total()).toString());
    }

    static BoardUse use(
            PlayerState player, int board, SjoelenSettings settings, Findings findings) {
        boolean used =
                player.card().stream()
                        .anyMatch(line -> line.board().filter(b -> b == board).isPresent());
        return new BoardUse(findings, board, settings.differentBoards(), used);
    }

    /** The turn is over: its points are counted by the rules and go onto the card. */
    PlayerState scored(PlayerState player, TurnInPlay turn, Judging judging) {
        int points = settings.countsSubTurns() ? turn.counted() : counted(turn, judging);
        CardLine line =
                new CardLine(
                        player.card().size() + 1,
                        turn.board(),
                        turn.discs(),
                        points,
                        points,
                        Optional.of(turn.compartments()),
                        turn.bonusStage() ? Optional.of(turn.bonus()) : Optional.empty(),
                        CardLine.Status.NOTED);
        return entered(player, line, true, turn.discs(), judging);
    }

    private int counted(TurnInPlay turn, Judging judging) {
        return judging.put(
                        layouts.ended(
                                judging.findings(),
                                turn.compartments(),
                                turn.bonus(),
                                turn.subTurn()))
                .points();
    }

    private PlayerState entered(
            PlayerState player, CardLine line, boolean byDiscs, int discs, Judging judging) {
        Findings findings =
                judging.put(
                        new TurnResult(
                                judging.findings(),
                                line.turn(),
                                line.points(),
                                player.total() + line.points(),
                                layouts.highestTurn(),
                                line.points() >= layouts.highestTurn(),
                                byDiscs,
                                discs,
                                settings.discs(),
                                layouts.mostForTurn(discs)));
        return findings.has(Effect.ENTER_SCORE) ? player.noted(line) : player;
    }

    private CardScore score(
            int points,
            Optional<Integer> maximumIn,
            boolean running,
            int maximum,
            Findings findings) {
        int extra = settings.bonusDiscsAfter(maximumIn.orElse(0));
        return new CardScore(
                findings,
                "/points",
                points,
                maximum,
                layouts.highestTurn(),
                maximumIn.isPresent(),
                maximumIn.orElse(0),
                settings.subTurns(),
                extra,
                layouts.highestTurn() + extra * settings.highestGate(),
                points(maximumIn),
                layouts.highestTurn() + points(maximumIn),
                running);
    }

    private int points(Optional<Integer> maximumIn) {
        return settings.bonusPointsAfter(maximumIn.orElse(0));
    }

    /** The most a turn can be worth: less than usual when it was played with fewer discs. */
    private int most(Optional<Integer> discs) {
        return discs.filter(some -> some < settings.discs())
                .map(layouts::mostForTurn)
                .orElse(layouts.maximum());
    }

    private PlayerState noted(PlayerState player, SjoelenEvent.ScoreNoted noted, Judging judging) {
        List<Situation> situations = new ArrayList<>();
        Findings findings = judging.findings();
        boolean running = player.turn().filter(TurnInPlay::reported).isPresent();
        situations.add(
                score(
                        noted.points(),
                        noted.maximumIn(),
                        running,
                        most(player.turn().map(TurnInPlay::discs)),
                        findings));
        noted.board().ifPresent(board -> situations.add(use(player, board, settings, findings)));
        if (judging.put(situations.toArray(Situation[]::new)).forbidden()) {
            return player;
        }
        CardLine line =
                new CardLine(
                        player.card().size() + 1,
                        noted.board().or(() -> player.turn().flatMap(TurnInPlay::board)),
                        player.turn().map(TurnInPlay::discs).orElse(settings.discs()),
                        noted.points(),
                        noted.points(),
                        Optional.empty(),
                        Optional.empty(),
                        CardLine.Status.NOTED);
        return entered(player, line, false, settings.discs(), judging);
    }

    private PlayerState corrected(
            PlayerState player, SjoelenEvent.ScoreCorrected corrected, Judging judging) {
        Optional<CardLine> line = line(player, corrected.turn());
        Findings findings = judging.findings();
        boolean recounted = corrected.compartments().isPresent() || corrected.bonus().isPresent();
        Compartments layout =
                corrected
                        .compartments()
                        .or(() -> line.flatMap(CardLine::layout))
                        .orElse(Compartments.EMPTY);
        int judged =
                recounted && !settings.countsSubTurns()
                        ? recount(corrected, layout, line, judging)
                        : line.map(CardLine::written).orElse(0);
        boolean byDiscs =
                !settings.countsSubTurns()
                        && (recounted || line.flatMap(CardLine::layout).isPresent());
        List<Situation> situations = new ArrayList<>();
        boolean uncountable = recounted && settings.countsSubTurns();
        situations.add(correction(player, corrected, line, byDiscs, judged, uncountable, findings));
        if (!byDiscs) {
            int most = most(line.map(CardLine::discs));
            situations.add(score(corrected.points(), corrected.maximumIn(), false, most, findings));
        }
        judging.put(situations.toArray(Situation[]::new));
        if (line.isEmpty() || !findings.has(Effect.CORRECT_SCORE)) {
            return player;
        }
        CardLine right = line.get().counting(corrected.points(), CardLine.Status.CORRECTED);
        return player.withLine(
                corrected.turn(),
                recounted ? right.recounted(layout, corrected.bonus(), judged) : right);
    }

    private Correction correction(
            PlayerState player,
            SjoelenEvent.ScoreCorrected corrected,
            Optional<CardLine> line,
            boolean byDiscs,
            int judged,
            boolean uncountable,
            Findings findings) {
        return new Correction(
                findings,
                corrected.turn(),
                player.card().size(),
                line.isPresent(),
                line.filter(found -> found.status() == CardLine.Status.DEDUCTED).isPresent(),
                corrected.points(),
                corrected.initials(),
                settings.cardInitials(),
                corrected.boardInitials().filter(who -> who == settings.cardInitials()).isPresent(),
                settings.boardNumberInitials(),
                byDiscs,
                judged,
                uncountable);
    }

    /** What the discs were really worth, by the same rules as at the end of a turn. */
    private int recount(
            SjoelenEvent.ScoreCorrected corrected,
            Compartments layout,
            Optional<CardLine> line,
            Judging judging) {
        Findings findings = judging.findings();
        Compartments bonus = corrected.bonus().orElse(Compartments.EMPTY);
        int discs = line.map(CardLine::discs).orElse(settings.discs());
        judging.put(count(findings, "/compartments", layout, discs, false, false));
        if (!findings.forbidden() && !settings.compartmentOrder().isEmpty()) {
            judging.put(inOrder(layout, settings, findings));
        }
        if (!findings.forbidden() && !bonus.equals(Compartments.EMPTY)) {
            boolean highest = layouts.points(layout) == layouts.highestScore();
            int extra =
                    corrected
                            .maximumIn()
                            .map(settings::bonusDiscsAfter)
                            .orElse(settings.mostBonusDiscs());
            judging.put(count(findings, "/bonus", bonus, highest ? extra : 0, highest, true));
        }
        // Impossible counts are refused for what they are, not for the points they do not make.
        return findings.forbidden()
                ? corrected.points()
                : judging.put(
                                layouts.ended(
                                        findings, layout, bonus, corrected.maximumIn().orElse(0)))
                        .points();
    }

    private static SubTurnCount count(
            Findings findings,
            String pointer,
            Compartments counts,
            int most,
            boolean bonusStage,
            boolean bonusReport) {
        return new SubTurnCount(
                findings,
                pointer,
                counts.least(),
                counts.total(),
                most,
                0,
                bonusStage,
                bonusReport,
                false,
                most,
                false);
    }

    private PlayerState struck(
            PlayerState player, SjoelenEvent.ScoreStruck struck, Judging judging) {
        Optional<CardLine> line = line(player, struck.turn());
        int lowest = struck.legible().stream().mapToInt(Integer::intValue).min().orElse(0);
        Findings findings =
                judging.put(
                        new Deletion(
                                judging.findings(),
                                struck.turn(),
                                player.card().size(),
                                line.isPresent(),
                                line.filter(found -> found.status() == CardLine.Status.DEDUCTED)
                                        .isPresent(),
                                struck.legible().size(),
                                lowest,
                                Math.max(
                                        layouts.highestTurn(),
                                        line.map(CardLine::written).orElse(0)),
                                line.flatMap(CardLine::layout).isPresent(),
                                line.map(CardLine::written).orElse(0)));
        return line.isPresent() && findings.has(Effect.LOWEST_LEGIBLE)
                ? player.withLine(
                        struck.turn(), line.get().counting(lowest, CardLine.Status.STRUCK))
                : player;
    }

    private PlayerState deducted(
            PlayerState player, SjoelenEvent.TamperingProven proven, Judging judging) {
        int lines = player.card().size();
        Findings findings =
                judging.put(
                        new Tampering(
                                judging.findings(),
                                proven.onTheSpot(),
                                proven.turns().stream().distinct().toList(),
                                !proven.turns().isEmpty(),
                                proven.turns().stream()
                                        .allMatch(turn -> turn >= 1 && turn <= lines),
                                lines));
        PlayerState next = player;
        if (findings.has(Effect.DEDUCT) && !findings.forbidden()) {
            for (int turn : proven.turns()) {
                CardLine line = next.card().get(turn - 1);
                next = next.withLine(turn, line.counting(0, CardLine.Status.DEDUCTED));
            }
        }
        return next;
    }

    private static Optional<CardLine> line(PlayerState player, int turn) {
        return turn >= 1 && turn <= player.card().size()
                ? Optional.of(player.card().get(turn - 1))
                : Optional.empty();
    }
}
