package org.pubgames.club.pages;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubgames.club.Addresses;
import org.pubgames.club.access.Visitor;
import org.pubgames.club.archive.Archives;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.evening.MatchCode;
import org.pubgames.club.play.Competitions;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.spring.CurrentCatalogue;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.multipart.MultipartFile;

/** The organizer's pages: making an evening, its codes. Nobody else sees them. */
@Controller
public class OrganizerController {

    /** Of a zip that is altogether wrong the first ones are enough. */
    private static final int MOST_PROBLEMS = 10;

    private final Visitor visitor;
    private final Evenings evenings;
    private final NewEvening maker;
    private final Archives archives;
    private final CurrentCatalogue catalogue;
    private final PageLanguage languages;

    /** The organizer's pages. */
    public OrganizerController(
            Visitor visitor,
            Evenings evenings,
            NewEvening maker,
            Archives archives,
            CurrentCatalogue catalogue,
            PageLanguage languages) {
        this.visitor = visitor;
        this.evenings = evenings;
        this.maker = maker;
        this.archives = archives;
        this.catalogue = catalogue;
        this.languages = languages;
    }

    /**
     * A game with its variants, to choose from.
     *
     * @param id of the game
     * @param title of the game
     * @param variants id and title of each
     */
    public record Choice(String id, String title, List<Named> variants) {}

    /**
     * A variant to choose.
     *
     * @param id of the variant
     * @param title of the variant
     */
    public record Named(String id, String title) {}

    /** Refuses everybody else. */
    void check(HttpServletRequest request) {
        if (!visitor.organizes(request)) {
            throw new NotYours();
        }
    }

    @GetMapping("/organizer")
    String overview(HttpServletRequest request, Model model) {
        check(request);
        NewEvening.Form form =
                new NewEvening.Form(
                        "", "sjoelen/club-evening", "", "club-round-robin", 3, "", true, true);
        return overview(request, model, form, List.of());
    }

    private String overview(
            HttpServletRequest request, Model model, NewEvening.Form form, List<Problem> problems) {
        Lang lang = languages.of(request);
        model.addAttribute("form", form);
        model.addAttribute("problems", problems.stream().map(each -> each.text(lang)).toList());
        model.addAttribute("evenings", evenings.all());
        model.addAttribute("games", games(lang));
        model.addAttribute("competitions", competitions(lang));
        return "organizer";
    }

    private List<Choice> games(Lang lang) {
        return Games.installed().stream()
                .filter(game -> !game.key().id().equals("competition"))
                .filter(game -> !game.key().id().equals("schocken-tournament"))
                .map(
                        game ->
                                new Choice(
                                        game.key().id(),
                                        game.title().in(lang),
                                        variants(game, lang)))
                .toList();
    }

    /** Those in which the draw, the rounds or challenges say who meets whom. */
    private List<Named> competitions(Lang lang) {
        return named(
                catalogue.of(Games.find("competition").orElseThrow()).all().stream()
                        .filter(Competitions::hasMatches),
                lang);
    }

    private List<Named> variants(Game<?, ?> game, Lang lang) {
        return named(catalogue.of(game).all().stream(), lang);
    }

    private static List<Named> named(Stream<Variant> variants, Lang lang) {
        return variants.filter(each -> !each.id().isEmpty())
                .map((Variant each) -> new Named(each.id(), each.title().in(lang)))
                .toList();
    }

    @PostMapping("/organizer/evenings")
    String make(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @RequestParam(name = "name", defaultValue = "") String name,
            @RequestParam(name = "variant", defaultValue = "") String variant,
            @RequestParam(name = "house", defaultValue = "") String house,
            @RequestParam(name = "competition", defaultValue = "") String competition,
            @RequestParam(name = "boards", defaultValue = "0") String boards,
            @RequestParam(name = "players", defaultValue = "") String players,
            @RequestParam(name = "accept", defaultValue = "false") boolean accept,
            @RequestParam(name = "assign", defaultValue = "false") boolean assign) {
        check(request);
        int many = boards.matches("\\d{1,3}") ? Integer.parseInt(boards) : 0;
        NewEvening.Form form =
                new NewEvening.Form(
                        name, variant, house, competition, many, players, accept, assign);
        return maker.make(form)
                .fold(
                        evening -> "redirect:/organizer/" + evening.id(),
                        problems -> {
                            response.setStatus(422);
                            return overview(request, model, form, problems);
                        });
    }

    /** An evening that was taken away as a zip is here again, or it is told why not. */
    @PostMapping("/organizer/zip")
    String zip(
            HttpServletRequest request,
            HttpServletResponse response,
            Model model,
            @RequestParam(name = "zip", required = false) @Nullable MultipartFile zip)
            throws IOException {
        check(request);
        Lang lang = languages.of(request);
        return archives.read(zip == null ? InputStream.nullInputStream() : zip.getInputStream())
                .fold(
                        evening -> "redirect:/organizer/" + evening.id(),
                        problems -> {
                            response.setStatus(422);
                            model.addAttribute(
                                    "zipProblems",
                                    problems.stream()
                                            .limit(MOST_PROBLEMS)
                                            .map(each -> each.text(lang))
                                            .toList());
                            return overview(request, model);
                        });
    }

    /** What is wrong with a variant file, while it is typed. */
    @PostMapping("/organizer/house")
    String house(
            HttpServletRequest request,
            Model model,
            @RequestParam(name = "house", defaultValue = "") String house) {
        check(request);
        Lang lang = languages.of(request);
        var reading = maker.house(house);
        model.addAttribute(
                "problems", reading.problems().stream().map(each -> each.line(lang)).toList());
        model.addAttribute(
                "houseTitle", reading.fold(each -> each.title().in(lang), problems -> ""));
        return "organizer :: house";
    }

    @GetMapping("/organizer/{id}/codes")
    String codes(
            HttpServletRequest request,
            Model model,
            @PathVariable("id") String id,
            @RequestParam(name = "of", defaultValue = "boards") String of) {
        check(request);
        Evening evening = evenings.find(id).orElseThrow(NoSuchPage::new);
        String address = Addresses.of(request.getServerPort()).get(0);
        model.addAttribute("evening", evening);
        model.addAttribute("address", address);
        model.addAttribute(
                "cards",
                switch (of) {
                    case "players" -> people(evening, address);
                    case "matches" -> matches(evening, address);
                    default -> boards(evening, address);
                });
        return "codes";
    }

    private static List<Card> boards(Evening evening, String address) {
        return evening.boards().stream()
                .map(
                        (EveningPlan.Board each) ->
                                new Card(
                                        each.name(),
                                        "",
                                        each.code(),
                                        QrCode.svg(address + "/b/" + each.code())))
                .toList();
    }

    /** Of the matches on the boards, as long as nobody has used them. */
    private static List<Card> matches(Evening evening, String address) {
        List<Card> cards = new ArrayList<>();
        for (EveningPlan.Board board : evening.boards()) {
            evening.at(board.number())
                    .flatMap(
                            call ->
                                    evening.codeOf(call)
                                            .filter(each -> each.tablet().isEmpty())
                                            .map(each -> card(board, call, each, address)))
                    .ifPresent(cards::add);
        }
        return cards;
    }

    private static Card card(EveningPlan.Board board, Call call, MatchCode code, String address) {
        return new Card(
                board.name(),
                String.join(" – ", call.players()),
                code.code(),
                QrCode.svg(address + "/m/" + code.code()));
    }

    private static List<Card> people(Evening evening, String address) {
        return evening.players().stream()
                .map(
                        (EveningPlan.Player each) ->
                                new Card(
                                        "",
                                        each.name(),
                                        each.code(),
                                        QrCode.svg(address + "/p/" + each.code())))
                .toList();
    }

    /**
     * A card to cut out.
     *
     * @param board of which board; empty for a player
     * @param name whose it is; empty for a board
     * @param code to type
     * @param qr to scan
     */
    public record Card(String board, String name, String code, String qr) {}

    /** {@return the evening of an address} */
    Optional<Evening> evening(String id) {
        return evenings.find(id);
    }
}
