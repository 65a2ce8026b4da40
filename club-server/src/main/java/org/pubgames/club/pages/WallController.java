package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** The page on the wall, for everybody. */
@Controller
public class WallController {

    private final Evenings evenings;
    private final EveningLooks looks;
    private final PageLanguage languages;

    /** The page on the wall. */
    public WallController(Evenings evenings, EveningLooks looks, PageLanguage languages) {
        this.evenings = evenings;
        this.looks = looks;
        this.languages = languages;
    }

    @GetMapping("/wall")
    String newest() {
        Optional<Evening> newest =
                evenings.all().stream().filter(each -> !each.ended()).findFirst();
        return newest.map(each -> "redirect:/wall/" + each.id()).orElse("redirect:/");
    }

    @GetMapping("/wall/{id}")
    String wall(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        return show(request, model, id, "wall");
    }

    @GetMapping("/wall/{id}/part")
    String part(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        return show(request, model, id, "wall :: part");
    }

    private String show(HttpServletRequest request, Model model, String id, String view) {
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        model.addAttribute("evening", evening);
        model.addAttribute("look", looks.of(evening, languages.of(request)));
        return view;
    }
}
