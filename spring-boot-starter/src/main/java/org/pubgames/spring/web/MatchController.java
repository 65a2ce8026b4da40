package org.pubgames.spring.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Moves;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.OpenResult;
import org.pubgames.store.Opening;
import org.pubgames.store.StoredMatch;
import org.pubgames.store.StoredMatches;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Opens matches, takes lines, shows matches. Whoever is not the host sees views alone. */
@RestController
@RequestMapping("${pubgames.web.path:}/matches")
public final class MatchController {

    // not a form, nor a body of no kind: those can come from the pages of others
    private static final String JSON = MediaType.APPLICATION_JSON_VALUE;

    /** As many matches as one page may look at. */
    private static final int PAGE = 100;

    private final StoredMatches matches;
    private final Reporting reporting;
    private final Requests requests;

    /**
     * A controller.
     *
     * @param matches the matches
     * @param reporting takes lines
     * @param requests who may what
     */
    public MatchController(StoredMatches matches, Reporting reporting, Requests requests) {
        this.matches = matches;
        this.reporting = reporting;
        this.requests = requests;
    }

    @PostMapping(consumes = JSON)
    ResponseEntity<byte[]> open(HttpServletRequest request) throws IOException {
        requests.hook();
        String header = requests.body(request);
        requests.checkMayOpen(request, header);
        Lang lang = requests.language(request);
        Opening plain = Opening.of(header);
        OpenResult result = matches.open(Requests.key(request).map(plain::withKey).orElse(plain));
        if (result instanceof OpenResult.Opened opened) {
            return Reply.json(201, opened(opened.match()), lang, 0);
        }
        if (result instanceof OpenResult.Replayed replayed) {
            HeldMatch<?, ?> match = replayed.match();
            return Reply.json(200, opened(match), lang, match.number());
        }
        return Reply.problems(422, ((OpenResult.Refused) result).problems(), lang);
    }

    private static String opened(HeldMatch<?, ?> match) {
        return Json.object("id", Json.quoted(match.id()), "header", match.json().header());
    }

    @GetMapping
    ResponseEntity<byte[]> list(
            HttpServletRequest request,
            @RequestParam(name = "after", defaultValue = "") String after) {
        requests.hook();
        List<StoredMatch> page = matches.store().list(after, PAGE);
        List<String> seen =
                page.stream()
                        .filter(match -> requests.asked(request, match.id()).reads())
                        .map(MatchController::listed)
                        .toList();
        String next = page.size() < PAGE ? "null" : Json.quoted(page.get(PAGE - 1).id());
        return Reply.json(
                Json.object("matches", Json.array(seen), "next", next), requests.language(request));
    }

    private static String listed(StoredMatch match) {
        return Json.object(
                "id", Json.quoted(match.id()),
                "number", String.valueOf(match.number()),
                "opened", Json.quoted(match.opened().toString()),
                "header", match.header());
    }

    @PostMapping(path = "/{id}/lines", consumes = JSON)
    ResponseEntity<byte[]> report(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @RequestParam(name = "role", required = false) @Nullable String role)
            throws IOException {
        String body =
                requests.body(request); // before anybody asks for parameters, which may read it
        MatchRights rights = requests.rights(request, id);
        Optional<Role> as = Roles.of(Optional.ofNullable(role));
        Sender sender = new Sender(rights, as, requests.language(request));
        Optional<Integer> after = Requests.after(request);
        Optional<String> key = Requests.key(request);
        return reporting.submit(id, body, after, key, sender);
    }

    @GetMapping("/{id}/view")
    ResponseEntity<byte[]> view(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat) {
        MatchRights rights = requests.rights(request, id);
        Viewer viewer = Requests.viewer(rights, normal(seat));
        HeldMatch<?, ?> held = read(id);
        Lang lang = requests.language(request);
        String view = held.json().view(seated(held, viewer, seat), lang);
        return Reply.json(200, view, lang, held.number());
    }

    @GetMapping("/{id}/state")
    ResponseEntity<byte[]> state(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat) {
        MatchRights rights = requests.rights(request, id);
        Viewer viewer = Requests.viewer(rights, normal(seat));
        HeldMatch<?, ?> held = read(id);
        String state =
                rights.host() && seat == null
                        ? held.wholeState()
                        : held.state(seated(held, viewer, seat));
        return Reply.json(200, state, requests.language(request), held.number());
    }

    /** A seat that is asked for by name must be there; one's own may be empty still. */
    private static Viewer seated(HeldMatch<?, ?> held, Viewer viewer, @Nullable String seat) {
        List<String> names = held.match().seated();
        if (seat != null && viewer.seat().isPresent() && !names.contains(viewer.seat().get())) {
            throw new Refused(
                    404,
                    Refused.problem("unknown-seat")
                            .withValue(seat)
                            .withAllowed(String.join(", ", names)));
        }
        return viewer.at(names);
    }

    @GetMapping("/{id}/moves")
    ResponseEntity<byte[]> moves(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @RequestParam(name = "role", required = false) @Nullable String role) {
        MatchRights rights = requests.rights(request, id);
        Optional<Role> asked = asked(rights, role);
        HeldMatch<?, ?> held = read(id);
        String moves =
                rights.host()
                        ? asked.map(held.json()::moves).orElseGet(held.json()::moves)
                        : seen(held, rights, asked, SeenMoves::of);
        return Reply.json(200, moves, requests.language(request), held.number());
    }

    @GetMapping("/{id}/forms")
    ResponseEntity<byte[]> forms(
            HttpServletRequest request,
            @PathVariable("id") String id,
            @RequestParam(name = "role", required = false) @Nullable String role) {
        MatchRights rights = requests.rights(request, id);
        Optional<Role> asked = asked(rights, role);
        HeldMatch<?, ?> held = read(id);
        String forms =
                rights.host()
                        ? Json.object("listed", "[]", "forms", held.json().forms(asked))
                        : seen(held, rights, asked, SeenMoves::forms);
        return Reply.json(200, forms, requests.language(request), held.number());
    }

    private static Optional<Role> asked(MatchRights rights, @Nullable String role) {
        Optional<Role> asked = Roles.of(Optional.ofNullable(role));
        if (asked.isPresent() && !rights.roles().contains(asked.get())) {
            throw new Refused(403, Sender.notHis(asked.get()));
        }
        return asked;
    }

    private static String seen(
            HeldMatch<?, ?> held, MatchRights rights, Optional<Role> asked, SeenMoves.Part part) {
        Optional<Role> as = asked.or(() -> rights.roles().stream().findFirst());
        return as.map(role -> seen(held, rights, role, part)).orElse(Json.NO_MOVES);
    }

    private static String seen(
            HeldMatch<?, ?> held, MatchRights rights, Role role, SeenMoves.Part part) {
        return held.use(
                new HeldMatch.Use<String>() {
                    @Override
                    public <S extends GameState, E extends GameEvent> String with(
                            HeldMatch<S, E> match) {
                        Moves<E> moves =
                                part.of(match.game(), match.match(), rights.viewer(), role);
                        return match.codec().writeMoves(moves);
                    }
                });
    }

    @GetMapping("/{id}/rulebook")
    ResponseEntity<byte[]> rulebook(HttpServletRequest request, @PathVariable("id") String id) {
        requests.rights(request, id);
        Lang lang = requests.language(request);
        return Reply.json(read(id).game().answers(lang).writeRulebook(), lang);
    }

    private HeldMatch<?, ?> read(String id) {
        return Refused.orElse(matches.read(id), Reporting::noMatch);
    }

    /** A seat's name as seats are compared. */
    static @Nullable String normal(@Nullable String seat) {
        return seat == null ? null : Seats.normal(seat);
    }
}
