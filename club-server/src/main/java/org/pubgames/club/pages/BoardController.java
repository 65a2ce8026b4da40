package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.club.access.ClubAccess;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.club.play.Progress;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

/**
 * The tablet at a board, or of a match that was opened by its code: who plays there, what was
 * entered last, and the end of the match.
 */
@Controller
public class BoardController {

    private static final String BOARD = "/board";
    private static final String MATCH = "/match";

    private final Visitor visitor;
    private final Evenings evenings;
    private final Fixtures fixtures;
    private final MatchLooks looks;
    private final Progress progress;
    private final StoredMatches matches;
    private final PageLanguage languages;

    /** Tablets. */
    public BoardController(
            Visitor visitor,
            Evenings evenings,
            Fixtures fixtures,
            MatchLooks looks,
            Progress progress,
            StoredMatches matches,
            PageLanguage languages) {
        this.visitor = visitor;
        this.evenings = evenings;
        this.fixtures = fixtures;
        this.looks = looks;
        this.progress = progress;
        this.matches = matches;
        this.languages = languages;
    }

    /**
     * Where a tablet is.
     *
     * @param writes whether it is the one that writes there
     * @param base what its addresses begin with: it stands at a board, or has opened a match
     * @param by as whom it decides
     */
    private record Here(
            Evening evening, EveningPlan.Board board, boolean writes, String base, String by) {

        Optional<Call> call() {
            return evening.at(board.number());
        }

        boolean ofMatch() {
            return base.equals(MATCH);
        }
    }

    private Optional<Here> here(HttpServletRequest request) {
        return request.getRequestURI().startsWith(MATCH) ? match(request) : board(request);
    }

    private Optional<Here> board(HttpServletRequest request) {
        Optional<Visitor.AtBoard> at = visitor.board(request);
        Optional<Evening> evening = at.flatMap(each -> evenings.find(each.evening()));
        return evening.flatMap(each -> each.board(at.get().board()))
                .map(
                        board ->
                                new Here(
                                        evening.get(),
                                        board,
                                        ClubAccess.writes(at.get(), evening.get(), board.number())
                                                && !evening.get().ended(),
                                        BOARD,
                                        "board " + board.number()));
    }

    /** Only as long as the match is on a board: then the tablet is free for the next code. */
    private Optional<Here> match(HttpServletRequest request) {
        String tablet = visitor.tablet(request);
        Optional<Evening> evening =
                visitor.match(request).flatMap(evenings::find).filter(each -> !each.ended());
        Optional<Call> call = evening.flatMap(each -> each.openedBy(tablet));
        return call.flatMap(each -> evening.get().board(each.board()))
                .map(
                        board ->
                                new Here(
                                        evening.get(),
                                        board,
                                        ClubAccess.writes(tablet, evening.get(), call.get()),
                                        MATCH,
                                        "match code"));
    }

    @GetMapping({BOARD, MATCH})
    String page(HttpServletRequest request, Model model) {
        Optional<Here> here = here(request);
        return here.isEmpty() ? "redirect:/" : show(request, model, here.get(), "board");
    }

    @GetMapping({BOARD + "/part", MATCH + "/part"})
    String part(HttpServletRequest request, Model model) {
        return show(request, model, here(request).orElseThrow(NotYours::new), "board :: part");
    }

    private String show(HttpServletRequest request, Model model, Here here, String view) {
        Lang lang = languages.of(request);
        Optional<Fixture> fixture =
                here.call().flatMap(call -> fixtures.find(here.evening(), call.fixture()));
        model.addAttribute("evening", here.evening());
        model.addAttribute("board", here.board());
        model.addAttribute("base", here.base());
        model.addAttribute("as", here.base().substring(1));
        model.addAttribute("writes", here.writes());
        model.addAttribute("paused", here.evening().paused().contains(here.board().number()));
        model.addAttribute("fixture", fixture.orElse(null));
        model.addAttribute(
                "match",
                here.call()
                        .flatMap(call -> looks.of(call.match(), Viewer.table(), lang))
                        .orElse(null));
        model.addAttribute("before", before(here.evening(), here).orElse(null));
        model.addAttribute("next", fixtures.callable(here.evening()).stream().limit(2).toList());
        return view;
    }

    /** This tablet writes from now on; the other one only shows. */
    @PostMapping(BOARD + "/take")
    String take(HttpServletRequest request) {
        Visitor.AtBoard at = visitor.board(request).orElseThrow(NotYours::new);
        Here here = here(request).orElseThrow(NotYours::new);
        evenings.decide(
                here.evening().id(),
                now -> {
                    List<Decision> decisions = new ArrayList<>();
                    decisions.add(new Decision.TabletBound(at.board(), at.tablet()));
                    now.at(at.board())
                            .filter(call -> now.writers().containsKey(call.first()))
                            .ifPresent(
                                    call -> decisions.add(new Decision.MatchTaken(call.first())));
                    return decisions;
                });
        return "redirect:" + BOARD;
    }

    /** The same for a tablet that has opened the match. */
    @PostMapping(MATCH + "/take")
    String takeMatch(HttpServletRequest request) {
        Here here = here(request).orElseThrow(NotYours::new);
        String tablet = visitor.tablet(request);
        evenings.decide(
                here.evening().id(),
                now ->
                        now.openedBy(tablet)
                                .flatMap(now::codeOf)
                                .<List<Decision>>map(
                                        code ->
                                                List.of(
                                                        new Decision.MatchOpened(
                                                                code.code(), tablet)))
                                .orElse(List.of()));
        return "redirect:" + MATCH;
    }

    /** Takes the last entry back, if it is still the last one. */
    @PostMapping({BOARD + "/undo", MATCH + "/undo"})
    ResponseEntity<String> undo(
            HttpServletRequest request,
            @RequestParam("match") String match,
            @RequestParam("number") int number) {
        Here here = writing(request, match);
        if (!here.evening().competition().map(match::equals).orElse(false)) {
            SubmitResult result =
                    matches.revise(
                            match,
                            Submission.of("{\"revise\":\"undo\",\"by\":\"" + here.by() + "\"}")
                                    .after(Math.max(0, number)));
            if (!(result instanceof SubmitResult.Revised)) {
                return ResponseEntity.status(HttpStatus.CONFLICT).body("stale");
            }
        }
        return ResponseEntity.ok("done");
    }

    private Here writing(HttpServletRequest request, String match) {
        return here(request)
                .filter(Here::writes)
                .filter(at -> at.call().filter(call -> call.match().equals(match)).isPresent())
                .orElseThrow(NotYours::new);
    }

    /** Both sides say that the result is right. */
    @PostMapping({BOARD + "/agree", MATCH + "/agree"})
    String agree(HttpServletRequest request, @RequestParam("match") String match) {
        Here here = writing(request, match);
        progress.agree(here.evening(), here.call().orElseThrow().fixture(), here.by());
        progress.settle(here.evening().id());
        return "redirect:" + here.base();
    }

    /** The match or the game before is open again: its last entry was wrong. */
    @PostMapping({BOARD + "/reopen", MATCH + "/reopen"})
    String reopen(HttpServletRequest request, @RequestParam("fixture") String fixture) {
        Here here = here(request).filter(Here::writes).orElseThrow(NotYours::new);
        evenings.decide(
                here.evening().id(),
                now ->
                        before(now, here).filter(each -> each.fixture().equals(fixture)).isEmpty()
                                ? List.of()
                                : reopened(now, here, fixture));
        return "redirect:" + here.base();
    }

    private static List<Decision> reopened(Evening now, Here here, String fixture) {
        Optional<Call> call = now.at(here.board().number());
        if (call.filter(each -> each.fixture().equals(fixture)).isPresent()) {
            return List.of(new Decision.GameReopened(fixture, here.by()));
        }
        return List.of(new Decision.ResultReopened(fixture, here.by()));
    }

    /**
     * What was played before and can be put right.
     *
     * @param fixture of which match
     * @param names who played it
     * @param counted its result, or that of the game
     */
    public record Before(String fixture, String names, String counted) {}

    /** The match or the game before, while nothing is entered in the next one. */
    private Optional<Before> before(Evening evening, Here here) {
        Optional<Call> call = evening.at(here.board().number());
        boolean begun =
                call.filter(
                                each ->
                                        matches.read(each.match())
                                                .fold(held -> held.number() > 0, problems -> true))
                        .isPresent();
        if (begun || evening.ended()) {
            return Optional.empty();
        }
        Optional<Fixture> game =
                call.filter(each -> !each.games().isEmpty())
                        .flatMap(each -> fixtures.find(evening, each.fixture()))
                        .filter(each -> !each.games().isEmpty());
        if (game.isPresent()) {
            return game.map(each -> new Before(each.id(), each.names(), each.lastScore()));
        }
        return evening.before(here.board().number())
                .filter(each -> !here.ofMatch())
                .flatMap(each -> fixtures.find(evening, each.fixture()))
                .map(each -> new Before(each.id(), each.names(), each.counted()));
    }

    /** Somebody says that it is wrong: the organizer comes. */
    @PostMapping({BOARD + "/dispute", MATCH + "/dispute"})
    String dispute(HttpServletRequest request, @RequestParam("match") String match) {
        Here here = writing(request, match);
        String fixture = here.call().orElseThrow().fixture();
        evenings.decide(
                here.evening().id(),
                now ->
                        fixtures.find(now, fixture)
                                .filter(each -> each.stage() == Fixture.Stage.TO_CONFIRM)
                                .<List<Decision>>map(
                                        each ->
                                                List.of(
                                                        new Decision.ResultDisputed(
                                                                fixture, here.by())))
                                .orElse(List.of()));
        return "redirect:" + here.base();
    }
}
