package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Dice;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.core.Lang;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** A player's phone: his matches, his board, what only he may see. */
@Controller
public class PlayerController {

    private final Visitor visitor;
    private final Evenings evenings;
    private final Fixtures fixtures;
    private final MatchLooks looks;
    private final EveningLooks eveningLooks;
    private final Dice dice;
    private final PageLanguage languages;

    /** Phones. */
    public PlayerController(
            Visitor visitor,
            Evenings evenings,
            Fixtures fixtures,
            MatchLooks looks,
            EveningLooks eveningLooks,
            Dice dice,
            PageLanguage languages) {
        this.visitor = visitor;
        this.evenings = evenings;
        this.fixtures = fixtures;
        this.looks = looks;
        this.eveningLooks = eveningLooks;
        this.dice = dice;
        this.languages = languages;
    }

    private record Me(String name, Evening evening) {}

    private Optional<Me> me(HttpServletRequest request) {
        return visitor.player(request)
                .flatMap(
                        who ->
                                evenings.find(who.evening())
                                        .map(evening -> new Me(who.name(), evening)));
    }

    @GetMapping("/me")
    String phone(HttpServletRequest request, Model model) {
        Optional<Me> me = me(request);
        return me.isEmpty() ? "redirect:/" : show(request, model, me.get(), "me");
    }

    @GetMapping("/me/part")
    String part(HttpServletRequest request, Model model) {
        return show(request, model, me(request).orElseThrow(NotYours::new), "me :: part");
    }

    private String show(HttpServletRequest request, Model model, Me me, String view) {
        Lang lang = languages.of(request);
        List<Fixture> his =
                fixtures.of(me.evening()).stream()
                        .filter(each -> each.players().contains(me.name()))
                        .toList();
        Optional<Fixture> now = his.stream().filter(Fixture::onBoard).findFirst();
        model.addAttribute("evening", me.evening());
        model.addAttribute("name", me.name());
        model.addAttribute("fixtures", his);
        model.addAttribute("now", now.orElse(null));
        model.addAttribute("next", his.stream().filter(Fixture::waits).findFirst().orElse(null));
        model.addAttribute(
                "match",
                now.flatMap(Fixture::call)
                        .flatMap(
                                call ->
                                        looks.of(
                                                call.match(),
                                                Viewer.seat(Seats.normal(me.name())),
                                                lang))
                        .orElse(null));
        model.addAttribute("cup", me.evening().plan().hasHiddenParts());
        model.addAttribute("tables", eveningLooks.of(me.evening(), lang).tables());
        return view;
    }

    /** Throws this player's dice, if that is what he may do now. */
    @PostMapping("/me/roll")
    ResponseEntity<String> roll(
            HttpServletRequest request,
            @RequestParam("match") String match,
            @RequestParam("kind") String kind,
            @RequestParam("number") int number) {
        Me me = me(request).orElseThrow(NotYours::new);
        boolean his = me.evening().callOf(match).filter(Call::holdsBoard).isPresent();
        if (!his || me.evening().ended()) {
            throw new NotYours();
        }
        evenings.decide(
                me.evening().id(),
                now ->
                        now.cups().contains(match)
                                ? List.of()
                                : List.of(new Decision.CupsTaken(match, true)));
        return dice.thrown(match, Seats.normal(me.name()), kind, Math.max(0, number))
                ? ResponseEntity.ok("done")
                : ResponseEntity.status(HttpStatus.CONFLICT).body("not now");
    }
}
