package org.pubgames.club.pages;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.club.evening.Codes;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.MatchCodes;
import org.springframework.stereotype.Service;

/** What an organizer decides that needs no rules: boards, pauses, free matches, confirmations. */
@Service
public class PlainDecisions {

    private static final int MOST_BOARDS = 32;

    private final Evenings evenings;
    private final MatchCodes codes;
    private final NewEvening maker;

    /** Decisions about evenings. */
    public PlainDecisions(Evenings evenings, MatchCodes codes, NewEvening maker) {
        this.evenings = evenings;
        this.codes = codes;
        this.maker = maker;
    }

    /** Decides, and tells what came of it. */
    ReportAnswer decide(Evening evening, Wish wish) {
        evenings.decide(evening.id(), now -> decisions(now, wish));
        return ReportAnswer.fine();
    }

    private List<Decision> decisions(Evening now, Wish wish) {
        return switch (wish.act()) {
            case "pause" ->
                    now.board(wish.board()).isEmpty()
                            ? List.of()
                            : List.of(new Decision.BoardPaused(wish.board(), wish.number() == 1));
            case "board" -> board(now);
            case "plan" -> plan(now, wish);
            case "cups" ->
                    Optional.ofNullable(now.calls().get(wish.fixture()))
                            .<List<Decision>>map(
                                    call -> List.of(new Decision.CupsTaken(call.match(), false)))
                            .orElse(List.of());
            case "cancel" ->
                    now.planned().containsKey(wish.fixture())
                            ? List.of(new Decision.MatchCancelled(wish.fixture()))
                            : List.of();
            case "clear" ->
                    now.calls().containsKey(wish.fixture())
                            ? List.of(new Decision.BoardCleared(wish.fixture()))
                            : List.of();
            case "code" -> codes.fresh(now, wish.fixture());
            case "handling" ->
                    List.of(
                            new Decision.HandlingChanged(
                                    wish.value().contains("accept"), wish.number() == 1));
            case "end" -> List.of(new Decision.EveningEnded());
            default -> throw new NoSuchPage();
        };
    }

    private List<Decision> board(Evening now) {
        int number = now.boards().size() + 1;
        return number > MOST_BOARDS
                ? List.of()
                : List.of(
                        new Decision.BoardAdded(
                                number,
                                String.valueOf(number),
                                maker.code(Codes.BOARD, taken(now))));
    }

    /** Codes that are given. */
    static Set<String> taken(Evening now) {
        Set<String> taken = new HashSet<>();
        now.boards().forEach(each -> taken.add(each.code()));
        now.players().forEach(each -> taken.add(each.code()));
        return taken;
    }

    private static List<Decision> plan(Evening now, Wish wish) {
        List<String> names = wish.players().stream().filter(now.present()::contains).toList();
        return names.isEmpty()
                ? List.of()
                : List.of(new Decision.MatchPlanned("f" + (now.number() + 1), names));
    }
}
