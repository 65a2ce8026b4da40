package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Hearing;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.rules.Agreement;
import org.pubgames.sjoelen.rules.BoardUse;
import org.pubgames.sjoelen.rules.CardScore;
import org.pubgames.sjoelen.rules.Correction;
import org.pubgames.sjoelen.rules.Deletion;
import org.pubgames.sjoelen.rules.Effect;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.Passing;
import org.pubgames.sjoelen.rules.Tampering;
import org.pubgames.sjoelen.rules.TurnResult;

/** Everything that happens to a match card. */
final class CardDesk {

    private final SjoelenSettings settings;

    CardDesk(SjoelenSettings settings) {
        this.settings = settings;
    }

    boolean handles(SjoelenEvent event) {
        return event instanceof SjoelenEvent.ScoreNoted
                || event instanceof SjoelenEvent.ScoreAgreed
                || event instanceof SjoelenEvent.ScoreCorrected
                || event instanceof SjoelenEvent.ScoreStruck
                || event instanceof SjoelenEvent.CardPassed
                || event instanceof SjoelenEvent.CardHandedOver
                || event instanceof SjoelenEvent.TamperingProven;
    }

    PlayerState judge(PlayerState player, SjoelenEvent event, Hearing hearing) {
        if (event instanceof SjoelenEvent.ScoreNoted noted) {
            return noted(player, noted, hearing);
        }
        if (event instanceof SjoelenEvent.ScoreCorrected corrected) {
            return corrected(player, corrected, hearing);
        }
        if (event instanceof SjoelenEvent.ScoreStruck struck) {
            return struck(player, struck, hearing);
        }
        if (event instanceof SjoelenEvent.TamperingProven proven) {
            return deducted(player, proven, hearing);
        }
        if (event instanceof SjoelenEvent.CardHandedOver handed) {
            int needed = Math.min(settings.turns(), settings.turnsPerCard());
            Findings findings =
                    hearing.hear(
                            new Handover(
                                    hearing.findings(),
                                    handed.part(),
                                    handed.to(),
                                    player.card().size(),
                                    needed));
            return player.handedOver(
                    findings.has(Effect.GIVE_COPY), findings.has(Effect.GIVE_ORIGINAL));
        }
        if (event instanceof SjoelenEvent.CardPassed passed) {
            hearing.hear(new Passing(hearing.findings(), passed.toBoard(), player.card().size()));
            return player;
        }
        return agreed(player, hearing);
    }

    private PlayerState agreed(PlayerState player, Hearing hearing) {
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
                hearing.hear(
                        new Agreement(
                                hearing.findings(),
                                open,
                                lines,
                                last.map(CardLine::points).orElse(0)));
        return last.isPresent() && findings.has(Effect.AGREE)
                ? player.withLine(
                        lines, last.get().counting(last.get().points(), CardLine.Status.AGREED))
                : player;
    }

    static BoardUse use(
            PlayerState player, int board, SjoelenSettings settings, Findings findings) {
        boolean used =
                player.card().stream()
                        .anyMatch(line -> line.board().filter(b -> b == board).isPresent());
        return new BoardUse(findings, board, settings.differentBoards(), used);
    }

    /** The turn is over: its points are counted by the rules and go onto the card. */
    PlayerState scored(PlayerState player, TurnInPlay turn, Hearing hearing) {
        int points =
                hearing.hear(
                                LayoutPoints.counted(
                                        hearing.findings(),
                                        settings,
                                        turn.compartments(),
                                        turn.bonus()))
                        .points();
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
        return entered(player, line, true, turn.discs(), hearing);
    }

    private PlayerState entered(
            PlayerState player, CardLine line, boolean byDiscs, int discs, Hearing hearing) {
        Findings findings =
                hearing.hear(
                        new TurnResult(
                                hearing.findings(),
                                line.turn(),
                                line.points(),
                                player.total() + line.points(),
                                settings.highestScore(),
                                line.points() >= settings.highestScore(),
                                byDiscs,
                                discs,
                                settings.discs(),
                                settings.mostFor(discs)));
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
                settings.highestScore(),
                maximumIn.isPresent(),
                maximumIn.orElse(0),
                settings.subTurns(),
                extra,
                settings.highestScore() + extra * settings.highestGate(),
                running);
    }

    /** The most a turn can be worth: less than usual when it was played with fewer discs. */
    private int most(Optional<Integer> discs) {
        return discs.filter(some -> some < settings.discs())
                .map(settings::mostFor)
                .orElse(settings.maximum());
    }

    private PlayerState noted(PlayerState player, SjoelenEvent.ScoreNoted noted, Hearing hearing) {
        List<Situation> situations = new ArrayList<>();
        Findings findings = hearing.findings();
        boolean running = player.turn().filter(TurnInPlay::reported).isPresent();
        situations.add(
                score(
                        noted.points(),
                        noted.maximumIn(),
                        running,
                        most(player.turn().map(TurnInPlay::discs)),
                        findings));
        noted.board().ifPresent(board -> situations.add(use(player, board, settings, findings)));
        if (hearing.hear(situations.toArray(Situation[]::new)).forbidden()) {
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
        return entered(player, line, false, settings.discs(), hearing);
    }

    private PlayerState corrected(
            PlayerState player, SjoelenEvent.ScoreCorrected corrected, Hearing hearing) {
        Optional<CardLine> line = line(player, corrected.turn());
        Findings findings = hearing.findings();
        // match them anyway.
        boolean byDiscs = line.flatMap(CardLine::layout).isPresent();
        Correction correction =
                new Correction(
                        findings,
                        corrected.turn(),
                        player.card().size(),
                        line.isPresent(),
                        line.filter(found -> found.status() == CardLine.Status.DEDUCTED)
                                .isPresent(),
                        corrected.points(),
                        corrected.initials(),
                        settings.cardInitials(),
                        corrected
                                .boardInitials()
                                .filter(who -> who == settings.cardInitials())
                                .isPresent(),
                        settings.boardNumberInitials(),
                        byDiscs,
                        line.map(CardLine::written).orElse(0));
        if (byDiscs) {
            hearing.hear(correction);
        } else {
            hearing.hear(
                    correction,
                    score(
                            corrected.points(),
                            corrected.maximumIn(),
                            false,
                            most(line.map(CardLine::discs)),
                            findings));
        }
        return line.isPresent() && findings.has(Effect.CORRECT_SCORE)
                ? player.withLine(
                        corrected.turn(),
                        line.get().counting(corrected.points(), CardLine.Status.CORRECTED))
                : player;
    }

    private PlayerState struck(
            PlayerState player, SjoelenEvent.ScoreStruck struck, Hearing hearing) {
        Optional<CardLine> line = line(player, struck.turn());
        int lowest = struck.legible().stream().mapToInt(Integer::intValue).min().orElse(0);
        Findings findings =
                hearing.hear(
                        new Deletion(
                                hearing.findings(),
                                struck.turn(),
                                player.card().size(),
                                line.isPresent(),
                                line.filter(found -> found.status() == CardLine.Status.DEDUCTED)
                                        .isPresent(),
                                struck.legible().size(),
                                lowest,
                                Math.max(
                                        settings.highestScore(),
                                        line.map(CardLine::written).orElse(0)),
                                line.flatMap(CardLine::layout).isPresent(),
                                line.map(CardLine::written).orElse(0)));
        return line.isPresent() && findings.has(Effect.LOWEST_LEGIBLE)
                ? player.withLine(
                        struck.turn(), line.get().counting(lowest, CardLine.Status.STRUCK))
                : player;
    }

    private PlayerState deducted(
            PlayerState player, SjoelenEvent.TamperingProven proven, Hearing hearing) {
        int lines = player.card().size();
        Findings findings =
                hearing.hear(
                        new Tampering(
                                hearing.findings(),
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
