package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Fixture;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** The organizer's page of one evening, where he decides. */
@Controller
public class EveningController {

    private final Visitor visitor;
    private final Evenings evenings;
    private final EveningLooks looks;
    private final MatchLooks matchLooks;
    private final Organizing organizing;
    private final PageLanguage languages;

    /** The organizer's page. */
    public EveningController(
            Visitor visitor,
            Evenings evenings,
            EveningLooks looks,
            MatchLooks matchLooks,
            Organizing organizing,
            PageLanguage languages) {
        this.visitor = visitor;
        this.evenings = evenings;
        this.looks = looks;
        this.matchLooks = matchLooks;
        this.organizing = organizing;
        this.languages = languages;
    }

    private Evening evening(HttpServletRequest request, String id) {
        if (!visitor.organizes(request)) {
            throw new NotYours();
        }
        return evenings.find(id).orElseThrow(NoSuchPage::new);
    }

    @GetMapping("/organizer/{id}")
    String show(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        return show(request, model, evening(request, id), "evening");
    }

    @GetMapping("/organizer/{id}/part")
    String part(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        return show(request, model, evening(request, id), "evening :: part");
    }

    private String show(HttpServletRequest request, Model model, Evening evening, String view) {
        Lang lang = languages.of(request);
        EveningLook look = looks.of(evening, lang);
        model.addAttribute("look", look);
        model.addAttribute("evening", evening);
        model.addAttribute("refusals", organizing.refusals(look, lang));
        return view;
    }

    /** One of the organizer's decisions. What comes of it is on the page, or why nothing did. */
    @PostMapping("/organizer/{id}/{act}")
    String act(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @PathVariable("id") String id,
            @PathVariable("act") String act,
            @RequestParam(name = "fixture", defaultValue = "") String fixture,
            @RequestParam(name = "player", defaultValue = "") List<String> players,
            @RequestParam(name = "board", defaultValue = "0") String board,
            @RequestParam(name = "value", defaultValue = "") String value,
            @RequestParam(name = "number", defaultValue = "0") String number) {
        Evening evening = evening(request, id);
        Lang lang = languages.of(request);
        Wish wish =
                new Wish(act, fixture, players, whole(board), value.strip(), whole(number), lang);
        ReportAnswer told = organizing.act(evening, wish);
        if (told.accepted()) {
            return act.equals("withdraw")
                    ? "redirect:/organizer/" + id + "/match/" + fixture
                    : "redirect:/organizer/" + id;
        }
        response.setStatus(422);
        model.addAttribute("told", told);
        return show(request, model, evenings.find(id).orElseThrow(), "evening");
    }

    private static int whole(String text) {
        return text.matches("-?\\d{1,6}") ? Integer.parseInt(text) : 0;
    }

    /** A match with all its entries, each of which the organizer can take back. */
    @GetMapping("/organizer/{id}/match/{fixture}")
    String match(
            HttpServletRequest request,
            Model model,
            @PathVariable("id") String id,
            @PathVariable("fixture") String wanted) {
        Evening evening = evening(request, id);
        Lang lang = languages.of(request);
        EveningLook look = looks.of(evening, lang);
        Fixture fixture =
                look.fixtures().stream()
                        .filter(each -> each.id().equals(wanted))
                        .findFirst()
                        .orElseThrow(NoSuchPage::new);
        model.addAttribute("evening", evening);
        model.addAttribute("fixture", fixture);
        model.addAttribute(
                "match",
                fixture.call()
                        .flatMap(call -> matchLooks.whole(call.match(), Viewer.table(), lang))
                        .orElseThrow(NoSuchPage::new));
        return "match";
    }
}
