package org.pubgames.club.pages;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Codes;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.play.Competitions;
import org.pubgames.club.play.Fixture;
import org.pubgames.club.play.Fixtures;
import org.pubgames.club.play.Progress;
import org.pubgames.club.play.Results;
import org.pubgames.competition.Competition;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.Where;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.Submission;
import org.pubgames.store.SubmitResult;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/** What an organizer does in an evening. Whether the competition takes it, its rules say. */
@Service
public class Organizing {

    private static final Pattern GAME = Pattern.compile("(\\d{1,4})\\s*[-–:]\\s*(\\d{1,4})");

    /** Games behind one another, and nothing else. */
    private static final Pattern RESULT =
            Pattern.compile(GAME.pattern() + "([,;\\s]+" + GAME.pattern() + ")*");

    private static final int MOST_PLAYERS = 200;

    private final Evenings evenings;
    private final Competitions competitions;
    private final Fixtures fixtures;
    private final Progress progress;
    private final Results results;
    private final StoredMatches matches;
    private final PlainDecisions plain;
    private final NewEvening maker;
    private final JsonMapper json;
    private final SecureRandom random = new SecureRandom();

    /** What an organizer does. */
    public Organizing(
            Evenings evenings,
            Competitions competitions,
            Fixtures fixtures,
            Progress progress,
            Results results,
            StoredMatches matches,
            PlainDecisions plain,
            NewEvening maker,
            JsonMapper json) {
        this.evenings = evenings;
        this.competitions = competitions;
        this.fixtures = fixtures;
        this.progress = progress;
        this.results = results;
        this.matches = matches;
        this.plain = plain;
        this.maker = maker;
        this.json = json;
    }

    ReportAnswer act(Evening evening, Wish wish) {
        ReportAnswer told =
                switch (wish.act()) {
                    case "come" -> come(evening, wish);
                    case "go" -> go(evening, wish);
                    case "draw" -> report(evening, wish, seeded("drawn"));
                    case "round" -> report(evening, wish, Map.of("event", "round-drawn"));
                    case "challenge" -> report(evening, wish, challenge(wish));
                    case "lots" -> report(evening, wish, seeded("lots-drawn"));
                    case "close" -> report(evening, wish, Map.of("event", "closed"));
                    case "points" -> report(evening, wish, points(wish));
                    case "result" -> result(evening, wish);
                    case "walkover" -> walkover(evening, wish);
                    case "reopen" -> reopen(evening, wish);
                    case "withdraw" -> withdraw(evening, wish);
                    case "agree" -> agree(evening, wish);
                    case "call" ->
                            problems(progress.call(evening, wish.fixture(), wish.board()), wish);
                    default -> plain.decide(evening, wish);
                };
        progress.settle(evening.id());
        return told;
    }

    private ReportAnswer agree(Evening evening, Wish wish) {
        progress.agree(evening, wish.fixture(), "organizer");
        return ReportAnswer.fine();
    }

    private static ReportAnswer problems(List<Problem> problems, Wish wish) {
        return problems.isEmpty() ? ReportAnswer.fine() : ReportAnswer.wrong(problems, wish.lang());
    }

    private static ReportAnswer problem(String code, Object value, Wish wish) {
        return ReportAnswer.wrong(
                List.of(Problem.of(code, Where.UNKNOWN).withValue(value)), wish.lang());
    }

    /** How many matches at the boards have an entry, in a competition that would be drawn anew. */
    private int lost(Evening evening) {
        return competitions.drawsAnew(evening)
                ? (int)
                        evening.calls().values().stream()
                                .filter(Call::holdsBoard)
                                .filter(
                                        call ->
                                                matches.read(call.match())
                                                        .fold(
                                                                held -> held.number() > 0,
                                                                problems -> false))
                                .count()
                : 0;
    }

    private ReportAnswer come(Evening evening, Wish wish) {
        String name = wish.player();
        if (!PlayerNames.visible(name)) {
            return problem("club-player", name, wish);
        }
        List<String> all = new ArrayList<>(evening.present());
        all.add(name);
        List<Problem> problems =
                all.size() > MOST_PLAYERS ? List.of() : Seats.problems(all, Where.UNKNOWN);
        if (!problems.isEmpty()) {
            return ReportAnswer.wrong(problems, wish.lang());
        }
        if (evening.plan().competes()) {
            Optional<ReportAnswer> no =
                    competitions
                            .refusal(evening, name)
                            .map(
                                    verdict ->
                                            new ReportAnswer(
                                                    false,
                                                    MatchLooks.said(
                                                            Games.game(Competition.KEY),
                                                            verdict,
                                                            wish.lang()),
                                                    List.of()));
            if (no.isPresent()) {
                return no.get();
            }
            int lost = lost(evening);
            if (lost > 0 && !wish.value().equals("sure")) {
                return problem("club-begun", lost, wish);
            }
            Evening seated = competitions.seat(evenings, evening, name);
            ReportAnswer told = report(seated, wish, Map.of("event", "entered", "player", name));
            if (!told.accepted()) {
                return told;
            }
        }
        evenings.decide(
                evening.id(),
                now ->
                        now.present().contains(name)
                                ? List.of()
                                : List.of(
                                        new Decision.PlayerCame(
                                                name,
                                                maker.code(
                                                        Codes.PLAYER, PlainDecisions.taken(now)))));
        return ReportAnswer.fine();
    }

    private ReportAnswer go(Evening evening, Wish wish) {
        String name = wish.player();
        if (evening.plan().competes()) {
            ReportAnswer told = report(evening, wish, Map.of("event", "withdrew", "player", name));
            if (!told.accepted()) {
                return told;
            }
        }
        evenings.decide(
                evening.id(),
                now -> {
                    List<Decision> decisions = new ArrayList<>();
                    for (Fixture each : fixtures.of(now)) {
                        if (each.onBoard() && each.players().contains(name)) {
                            decisions.add(new Decision.BoardCleared(each.id()));
                        }
                    }
                    if (now.present().contains(name)) {
                        decisions.add(new Decision.PlayerWent(name));
                    }
                    return decisions;
                });
        return ReportAnswer.fine();
    }

    private Map<String, Object> seeded(String event) {
        return Map.of("event", event, "seed", random.nextInt(1_000_000));
    }

    private static Map<String, Object> challenge(Wish wish) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("event", "challenged");
        event.put("player", wish.player());
        event.put("opponent", Seats.normal(wish.value()));
        return event;
    }

    private static Map<String, Object> points(Wish wish) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("event", "organizer-decided");
        event.put("player", wish.player());
        event.put("decision", wish.number() < 0 ? "deduct" : "award");
        event.put("matter", wish.value());
        event.put("points", Math.abs(wish.number()));
        return event;
    }

    private ReportAnswer result(Evening evening, Wish wish) {
        Fixture fixture = fixture(evening, wish);
        if (!RESULT.matcher(wish.value()).matches()) {
            return problem("club-result", wish.value(), wish);
        }
        List<Map<String, Integer>> games = new ArrayList<>();
        Matcher found = GAME.matcher(wish.value());
        while (found.find()) {
            games.add(
                    Map.of(
                            "first", Integer.parseInt(found.group(1)),
                            "second", Integer.parseInt(found.group(2))));
        }
        Map<String, Object> event =
                at(fixture, counted(fixture) ? "result-corrected" : "result-reported");
        event.put("games", games);
        return andClear(evening, wish, event);
    }

    private static boolean counted(Fixture fixture) {
        return !fixture.counted().isEmpty();
    }

    private ReportAnswer walkover(Evening evening, Wish wish) {
        Map<String, Object> event = at(fixture(evening, wish), "walked-over");
        event.put("absent", wish.players());
        return andClear(evening, wish, event);
    }

    /** The match leaves its board when its result is there without it. */
    private ReportAnswer andClear(Evening evening, Wish wish, Map<String, Object> event) {
        byHand(evening, wish, true);
        ReportAnswer told = report(evening, wish, event);
        if (!told.accepted()) {
            byHand(evening, wish, false);
        } else {
            evenings.decide(
                    evening.id(),
                    now ->
                            Optional.ofNullable(now.calls().get(wish.fixture()))
                                    .filter(Call::holdsBoard)
                                    .<List<Decision>>map(
                                            call ->
                                                    List.of(
                                                            new Decision.BoardCleared(
                                                                    wish.fixture())))
                                    .orElse(List.of()));
        }
        return told;
    }

    private void byHand(Evening evening, Wish wish, boolean given) {
        evenings.decide(
                evening.id(), now -> List.of(new Decision.ResultByHand(wish.fixture(), given)));
    }

    private ReportAnswer reopen(Evening evening, Wish wish) {
        Fixture fixture = fixture(evening, wish);
        Optional<Call> call = fixture.call();
        if (call.isPresent() && evening.at(call.get().board()).isPresent()) {
            return ReportAnswer.wrong(
                    List.of(
                            Problem.of("club-board-taken", Where.UNKNOWN)
                                    .withValue(call.get().board())),
                    wish.lang());
        }
        if (call.isPresent()) {
            evenings.decide(
                    evening.id(),
                    now -> List.of(new Decision.ResultReopened(wish.fixture(), wish.value())));
        }
        return ReportAnswer.fine();
    }

    /** Takes any entry of a match back; what then cannot stand any more is told. */
    private ReportAnswer withdraw(Evening evening, Wish wish) {
        Fixture fixture = fixture(evening, wish);
        String match = fixture.call().map(Call::match).orElseThrow(NoSuchPage::new);
        Map<String, Object> revision = new LinkedHashMap<>();
        revision.put("revise", "withdraw");
        revision.put("event", wish.number());
        revision.put("by", "organizer");
        SubmitResult result =
                matches.revise(match, Submission.of(json.writeValueAsString(revision)));
        return ReportAnswer.of(
                result, Games.find(evening.plan().game()).orElseThrow(), wish.lang());
    }

    private Fixture fixture(Evening evening, Wish wish) {
        return fixtures.find(evening, wish.fixture()).orElseThrow(NoSuchPage::new);
    }

    private static Map<String, Object> at(Fixture fixture, String event) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("event", event);
        report.put("round", fixture.round());
        report.put("board", fixture.table());
        return report;
    }

    private ReportAnswer report(Evening evening, Wish wish, Map<String, ?> event) {
        if (!evening.plan().competes()) {
            throw new NoSuchPage();
        }
        return ReportAnswer.of(
                competitions.reportOnce(evening, event),
                Games.find("competition").orElseThrow(),
                wish.lang());
    }

    /** {@return why the competition did not take a result that was confirmed, by fixture} */
    Map<String, ReportAnswer> refusals(EveningLook look, Lang lang) {
        Map<String, ReportAnswer> refusals = new LinkedHashMap<>();
        for (Fixture fixture : look.fixtures()) {
            if (fixture.stage() == Fixture.Stage.DONE && !counted(fixture)) {
                results.refusal(look.evening(), fixture.id())
                        .ifPresent(
                                result ->
                                        refusals.put(
                                                fixture.names(),
                                                ReportAnswer.of(
                                                        result,
                                                        Games.find("competition").orElseThrow(),
                                                        lang)));
            }
        }
        return refusals;
    }
}
