package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.core.Lang;
import org.pubgames.core.Viewer;
import org.springframework.context.MessageSource;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** Pages for paper, one sheet each; they show what the wall shows. */
@Controller
public class PrintController {

    private final Evenings evenings;
    private final Fixtures fixtures;
    private final EveningLooks looks;
    private final MatchLooks matchLooks;
    private final PageLanguage languages;
    private final MessageSource texts;

    /** Pages for paper. */
    public PrintController(
            Evenings evenings,
            Fixtures fixtures,
            EveningLooks looks,
            MatchLooks matchLooks,
            PageLanguage languages,
            MessageSource texts) {
        this.evenings = evenings;
        this.fixtures = fixtures;
        this.looks = looks;
        this.matchLooks = matchLooks;
        this.languages = languages;
        this.texts = texts;
    }

    @GetMapping("/print/{id}/standings")
    String standings(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        Lang lang = languages.of(request);
        EveningLook look = looks.of(evening, lang);
        head(model, look, "print.standings", lang);
        model.addAttribute("look", look);
        return "print";
    }

    /** The whole tree, also the rounds for which the wall has no room. */
    @GetMapping("/print/{id}/tree")
    String tree(HttpServletRequest request, Model model, @PathVariable("id") String id) {
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        Lang lang = languages.of(request);
        EveningLook look = looks.of(evening, lang);
        head(model, look, "print.tree", lang);
        model.addAttribute("tree", look.tree().orElseThrow(NoSuchPage::new));
        return "print";
    }

    private void head(Model model, EveningLook look, String title, Lang lang) {
        model.addAttribute("evening", look.evening());
        model.addAttribute(
                "title",
                texts.getMessage(
                        title,
                        new Object[] {look.evening().plan().name()},
                        Locale.forLanguageTag(lang.code())));
        model.addAttribute(
                "under", look.game() + " · " + look.variant() + " · " + look.competition());
    }

    @GetMapping("/print/{id}/card/{fixture}")
    String card(
            HttpServletRequest request,
            Model model,
            @PathVariable("id") String id,
            @PathVariable("fixture") String wanted) {
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        Fixture fixture = fixtures.find(evening, wanted).orElseThrow(NoSuchPage::new);
        Call call = fixture.call().orElseThrow(NoSuchPage::new);
        MatchLook match =
                matchLooks
                        .whole(call.match(), Viewer.table(), languages.of(request))
                        .orElseThrow(NoSuchPage::new);
        model.addAttribute("evening", evening);
        model.addAttribute("fixture", fixture);
        model.addAttribute("match", match);
        model.addAttribute("nl", "\n");
        model.addAttribute("title", fixture.names());
        model.addAttribute(
                "under", evening.plan().name() + " · " + match.game() + " · " + match.variant());
        return "print";
    }
}
