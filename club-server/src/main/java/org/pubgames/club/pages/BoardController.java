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

/** The tablet at a board: who plays there, what was entered last, and the end of a match. */
@Controller
public class BoardController {

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

    private record Here(Visitor.AtBoard at, Evening evening, EveningPlan.Board board) {
        boolean writes() {
            return ClubAccess.writes(at, evening, at.board()) && !evening.ended();
        }

        Optional<Call> call() {
            return evening.at(at.board());
        }
    }

    private Optional<Here> here(HttpServletRequest request) {
        return visitor.board(request)
                .flatMap(
                        at ->
                                evenings.find(at.evening())
                                        .flatMap(
                                                evening ->
                                                        evening.board(at.board())
                                                                .map(
                                                                        board ->
                                                                                new Here(
                                                                                        at, evening,
                                                                                        board))));
    }

    @GetMapping("/board")
    String board(HttpServletRequest request, Model model) {
        Optional<Here> here = here(request);
        return here.isEmpty() ? "redirect:/" : show(request, model, here.get(), "board");
    }

    @GetMapping("/board/part")
    String part(HttpServletRequest request, Model model) {
        return show(request, model, here(request).orElseThrow(NotYours::new), "board :: part");
    }

    private String show(HttpServletRequest request, Model model, Here here, String view) {
        Lang lang = languages.of(request);
        Optional<Fixture> fixture =
                here.call().flatMap(call -> fixtures.find(here.evening(), call.fixture()));
        model.addAttribute("evening", here.evening());
        model.addAttribute("board", here.board());
        model.addAttribute("writes", here.writes());
        model.addAttribute("paused", here.evening().paused().contains(here.board().number()));
        model.addAttribute("fixture", fixture.orElse(null));
        model.addAttribute(
                "match",
                here.call()
                        .flatMap(call -> looks.of(call.match(), Viewer.table(), lang))
                        .orElse(null));
        model.addAttribute(
                "before",
                before(here.evening(), here.at().board())
                        .flatMap(call -> fixtures.find(here.evening(), call.fixture()))
                        .orElse(null));
        model.addAttribute("next", fixtures.callable(here.evening()).stream().limit(2).toList());
        return view;
    }

    /** This tablet writes from now on; the other one only shows. */
    @PostMapping("/board/take")
    String take(HttpServletRequest request) {
        Here here = here(request).orElseThrow(NotYours::new);
        evenings.decide(
                here.evening().id(),
                now -> List.of(new Decision.TabletBound(here.at().board(), here.at().tablet())));
        return "redirect:/board";
    }

    /** Takes the last entry back, if it is still the last one. */
    @PostMapping("/board/undo")
    ResponseEntity<String> undo(
            HttpServletRequest request,
            @RequestParam("match") String match,
            @RequestParam("number") int number) {
        Here here = writing(request, match);
        if (!here.evening().competition().map(match::equals).orElse(false)) {
            SubmitResult result =
                    matches.revise(
                            match,
                            Submission.of(
                                            "{\"revise\":\"undo\",\"by\":\"board "
                                                    + here.at().board()
                                                    + "\"}")
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
    @PostMapping("/board/agree")
    String agree(HttpServletRequest request, @RequestParam("match") String match) {
        Here here = writing(request, match);
        progress.agree(
                here.evening(), here.call().orElseThrow().fixture(), "board " + here.at().board());
        progress.settle(here.evening().id());
        return "redirect:/board";
    }

    /** The match before is open again: its last entry was wrong. */
    @PostMapping("/board/reopen")
    String reopen(HttpServletRequest request, @RequestParam("fixture") String fixture) {
        Here here = here(request).filter(Here::writes).orElseThrow(NotYours::new);
        evenings.decide(
                here.evening().id(),
                now -> {
                    Optional<Call> before = before(now, here.at().board());
                    if (before.filter(call -> call.fixture().equals(fixture)).isEmpty()) {
                        return List.of();
                    }
                    List<Decision> decisions = new ArrayList<>();
                    now.at(here.at().board())
                            .ifPresent(
                                    call ->
                                            decisions.add(
                                                    new Decision.BoardCleared(call.fixture())));
                    decisions.add(
                            new Decision.ResultReopened(fixture, "board " + here.at().board()));
                    return decisions;
                });
        return "redirect:/board";
    }

    /** The match before, while nothing is entered in the next one. */
    private Optional<Call> before(Evening evening, int board) {
        boolean begun =
                evening.at(board)
                        .filter(
                                call ->
                                        matches.read(call.match())
                                                .fold(held -> held.number() > 0, problems -> true))
                        .isPresent();
        return begun || evening.ended() ? Optional.empty() : evening.before(board);
    }

    /** Somebody says that it is wrong: the organizer comes. */
    @PostMapping("/board/dispute")
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
                                                                fixture,
                                                                "board " + here.at().board())))
                                .orElse(List.of()));
        return "redirect:/board";
    }
}
