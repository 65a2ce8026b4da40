package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.club.Addresses;
import org.pubgames.club.access.ClubAccess;
import org.pubgames.club.access.Guesses;
import org.pubgames.club.access.Keys;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.evening.Codes;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.MatchCodes;
import org.pubgames.core.Lang;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** The first page: a code opens the board, the phone page or the organizer's desk. */
@Controller
public class HomeController {

    private static final int TABLET = 12;

    private final Evenings evenings;
    private final Visitor visitor;
    private final Keys keys;
    private final Guesses guesses;
    private final Codes codes;
    private final MatchCodes matchCodes;

    /** The first page of these evenings. */
    public HomeController(
            Evenings evenings,
            Visitor visitor,
            Keys keys,
            Guesses guesses,
            Codes codes,
            MatchCodes matchCodes) {
        this.evenings = evenings;
        this.visitor = visitor;
        this.keys = keys;
        this.guesses = guesses;
        this.codes = codes;
        this.matchCodes = matchCodes;
    }

    @GetMapping("/")
    String home(HttpServletRequest request, Model model) {
        String address = Addresses.of(request.getServerPort()).get(0);
        model.addAttribute("address", address);
        model.addAttribute("qr", QrCode.svg(address));
        model.addAttribute(
                "evenings", evenings.all().stream().filter(each -> !each.ended()).toList());
        visitor.board(request)
                .flatMap(at -> evenings.find(at.evening()).flatMap(each -> each.board(at.board())))
                .ifPresent(board -> model.addAttribute("board", board));
        visitor.player(request).ifPresent(player -> model.addAttribute("player", player));
        visitor.match(request)
                .flatMap(evenings::find)
                .filter(each -> !each.ended())
                .flatMap(each -> each.openedBy(visitor.tablet(request)))
                .ifPresent(call -> model.addAttribute("opened", call));
        return "home";
    }

    /** A code that was scanned is not used up before somebody touches the button. */
    @GetMapping("/m/{code}")
    String match(HttpServletRequest request, Model model, @PathVariable("code") String code) {
        model.addAttribute("typed", Codes.meant(code));
        return home(request, model);
    }

    @PostMapping("/code")
    String code(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @RequestParam(name = "code", defaultValue = "") String typed) {
        return enter(request, response, model, Codes.meant(typed));
    }

    @GetMapping("/b/{code}")
    String board(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @PathVariable("code") String code) {
        return enter(request, response, model, Codes.meant(code));
    }

    @GetMapping("/p/{code}")
    String player(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @PathVariable("code") String code) {
        return enter(request, response, model, Codes.meant(code));
    }

    private String enter(
            HttpServletRequest request, HttpServletResponse response, Model model, String code) {
        String address = request.getRemoteAddr();
        Duration wait = guesses.wait(address);
        if (!wait.isZero()) {
            response.setStatus(429);
            response.setHeader("Retry-After", String.valueOf(wait.toSeconds() + 1));
            model.addAttribute("wait", wait.toSeconds() + 1);
            return home(request, model);
        }
        if (code.length() == Codes.MATCH) {
            return match(request, response, model, code);
        }
        Optional<String> page =
                keys.isOrganizer(code)
                        ? organizer(response)
                        : code.length() == Codes.BOARD
                                ? board(request, response, code)
                                : player(response, code);
        return page.isPresent() ? page.get() : refused(request, response, model, 404, "wrong");
    }

    /** It counts as a wrong one: whoever guesses is not told for nothing what others have used. */
    private String refused(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            int status,
            String why) {
        guesses.failed(request.getRemoteAddr());
        response.setStatus(status);
        model.addAttribute(why, true);
        return home(request, model);
    }

    private String match(
            HttpServletRequest request, HttpServletResponse response, Model model, String code) {
        MatchCodes.Opening opening = matchCodes.open(code, visitor.tablet(request));
        if (opening instanceof MatchCodes.Opened opened) {
            visitor.openMatch(response, opened.evening().id());
            return "redirect:/match";
        }
        return opening instanceof MatchCodes.UsedUp
                ? refused(request, response, model, 410, "used")
                : refused(request, response, model, 404, "wrong");
    }

    private Optional<String> organizer(HttpServletResponse response) {
        visitor.becomeOrganizer(response);
        return Optional.of("redirect:/organizer");
    }

    private Optional<String> board(
            HttpServletRequest request, HttpServletResponse response, String code) {
        for (Evening evening : evenings.all()) {
            for (EveningPlan.Board board : evening.boards()) {
                if (board.code().equals(code) && !evening.ended()) {
                    bind(request, response, evening, board.number());
                    return Optional.of("redirect:/board");
                }
            }
        }
        return Optional.empty();
    }

    /**
     * A tablet that comes back is the same; a second one at a board only looks, until it takes
     * over.
     */
    private void bind(
            HttpServletRequest request, HttpServletResponse response, Evening evening, int board) {
        String tablet =
                visitor.board(request)
                        .map(Visitor.AtBoard::tablet)
                        .orElseGet(() -> codes.code(TABLET, Set.of()));
        Visitor.AtBoard who = new Visitor.AtBoard(evening.id(), board, tablet);
        visitor.become(response, who);
        evenings.decide(
                evening.id(),
                now ->
                        now.tablets().containsKey(board) || ClubAccess.writes(who, now, board)
                                ? List.of()
                                : List.of(new Decision.TabletBound(board, tablet)));
    }

    private Optional<String> player(HttpServletResponse response, String code) {
        for (Evening evening : evenings.all()) {
            for (EveningPlan.Player player : evening.players()) {
                if (player.code().equals(code) && !evening.ended()) {
                    visitor.become(response, new Visitor.AsPlayer(evening.id(), player.name()));
                    return Optional.of("redirect:/me");
                }
            }
        }
        return Optional.empty();
    }

    @PostMapping("/leave")
    String leave(HttpServletResponse response) {
        visitor.leave(response);
        return "redirect:/";
    }

    @PostMapping("/language")
    String language(
            HttpServletResponse response,
            @RequestParam(name = "to", defaultValue = "en") String to,
            @RequestParam(name = "back", defaultValue = "/") String back) {
        Lang.of(to)
                .ifPresent(
                        lang ->
                                response.addHeader(
                                        "Set-Cookie",
                                        ResponseCookie.from(PageLanguage.COOKIE, lang.code())
                                                .path("/")
                                                .httpOnly(true)
                                                .sameSite("Lax")
                                                .maxAge(Duration.ofDays(365))
                                                .build()
                                                .toString()));
        boolean ours = back.matches("/[\\w/-]*");
        return "redirect:" + (ours && !back.startsWith("//") ? back : "/");
    }
}
