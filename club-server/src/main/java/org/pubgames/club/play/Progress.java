package org.pubgames.club.play;

import jakarta.annotation.PreDestroy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Decision;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.evening.Evenings;
import org.pubgames.club.evening.HouseFiles;
import org.pubgames.competition.Competition;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.store.OpenResult;
import org.pubgames.store.Opening;
import org.pubgames.store.StoredMatches;
import org.pubgames.store.SubmitResult;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/**
 * Carries an evening on: opens matches at boards, takes results to the competition, fills free
 * boards. Each step is written under a name of its own, so that one that a crash has broken off is
 * done once when the server is back.
 */
@Service
public class Progress {

    private static final Logger LOG = LoggerFactory.getLogger(Progress.class);

    private final StoredMatches matches;
    private final Evenings evenings;
    private final Competitions competitions;
    private final Fixtures fixtures;
    private final HouseFiles house;
    private final JsonMapper json;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final Map<String, SubmitResult> refused = new ConcurrentHashMap<>();
    private volatile boolean closing;
    private final ExecutorService hand =
            Executors.newSingleThreadExecutor(
                    task -> {
                        Thread thread = new Thread(task, "club-progress");
                        thread.setDaemon(true);
                        return thread;
                    });

    /** Progress of evenings. */
    public Progress(
            StoredMatches matches,
            Evenings evenings,
            Competitions competitions,
            Fixtures fixtures,
            HouseFiles house,
            JsonMapper json) {
        this.matches = matches;
        this.evenings = evenings;
        this.competitions = competitions;
        this.fixtures = fixtures;
        this.house = house;
        this.json = json;
        // an entry in the middle of a match changes nothing here
        matches.listen(
                (match, line) -> {
                    boolean drawn = match.game().key().equals(Competition.KEY);
                    if (drawn || match.match().outcome().isPresent()) {
                        later(eveningOf(match.id()));
                    }
                });
    }

    /** The evening that a stored match belongs to. */
    public static String eveningOf(String match) {
        int end = match.indexOf('-');
        return end < 0 ? match : match.substring(0, end);
    }

    /** What a crash has broken off is done now. */
    @EventListener(ApplicationReadyEvent.class)
    public void back() {
        for (Evening evening : evenings.all()) {
            if (!evening.ended()) {
                try {
                    if (evening.plan().competes()) {
                        competitions.begin(first(evening));
                    }
                } catch (RuntimeException e) {
                    LOG.warn("the competition of evening {} cannot be opened", evening.id(), e);
                }
                later(evening.id());
            }
        }
    }

    private static Evening first(Evening evening) {
        return Evening.opening(evening.id(), evening.plan().after(List.of()));
    }

    /** Looks after an evening soon. */
    public void later(String evening) {
        if (!closing && waiting.add(evening)) {
            hand.execute(
                    () -> {
                        waiting.remove(evening);
                        try {
                            evenings.find(evening)
                                    .filter(each -> !each.ended())
                                    .ifPresent(each -> settle(each.id()));
                        } catch (RuntimeException e) {
                            LOG.warn("evening {} could not be carried on", evening, e);
                        }
                    });
        }
    }

    /** Takes what is over, reports it, and fills the boards. */
    public synchronized void settle(String id) {
        Evening evening =
                evenings.decide(
                        id,
                        now ->
                                fixtures.idle(now).stream()
                                        .<Decision>map(
                                                call -> new Decision.BoardCleared(call.fixture()))
                                        .toList());
        if (evening.autoAccept()) {
            for (Fixture fixture : fixtures.of(evening)) {
                if (fixture.stage() == Fixture.Stage.TO_CONFIRM
                        && !evening.reopened().contains(fixture.id())) {
                    evening = agree(evening, fixture.id(), "auto");
                }
            }
        }
        reportAgreed(evening);
        evening = evenings.find(id).orElseThrow();
        if (evening.autoAssign()) {
            fill(evening);
        }
    }

    /** The result of a match counts from now on. */
    public Evening agree(Evening evening, String fixture, String by) {
        return evenings.decide(
                evening.id(),
                now ->
                        fixtures.find(now, fixture)
                                .filter(
                                        each ->
                                                each.stage() == Fixture.Stage.TO_CONFIRM
                                                        || each.stage() == Fixture.Stage.DISPUTED)
                                .<List<Decision>>map(
                                        each -> List.of(new Decision.ResultAgreed(fixture, by)))
                                .orElse(List.of()));
    }

    private void reportAgreed(Evening evening) {
        if (!evening.plan().competes()) {
            return;
        }
        competitions
                .state(evening)
                .ifPresent(
                        state -> {
                            // found out again only when a result has changed something
                            List<Fixture> all = fixtures.of(evening);
                            for (Call call : evening.calls().values()) {
                                if (call.stage() == Call.Stage.AGREED
                                        && reportAgreed(evening, all, call)) {
                                    all = fixtures.of(evening);
                                }
                            }
                        });
    }

    private boolean reportAgreed(Evening evening, List<Fixture> all, Call call) {
        return all.stream()
                .filter(each -> each.id().equals(call.fixture()))
                .findFirst()
                .filter(each -> reportAgreed(evening, each, call))
                .isPresent();
    }

    /** Reported when the competition has no result, or another one: by its list it is done once. */
    private boolean reportAgreed(Evening evening, Fixture fixture, Call call) {
        Optional<Map<String, Object>> game = game(fixture, call);
        if (game.isEmpty() || evening.byHand().contains(fixture.id())) {
            return false;
        }
        String counted = game.get().get("first") + " – " + game.get().get("second");
        boolean again = !fixture.counted().isEmpty();
        if (again && fixture.counted().equals(counted)) {
            return false;
        }
        Map<String, Object> event =
                Map.of(
                        "event", again ? "result-corrected" : "result-reported",
                        "round", fixture.round(),
                        "board", fixture.table(),
                        "games", List.of(game.get()));
        SubmitResult result = competitions.reportOnce(evening, event);
        String key = evening.id() + "/" + fixture.id();
        if (result instanceof SubmitResult.Rejected) {
            refused.put(key, result);
        } else {
            refused.remove(key);
        }
        return true;
    }

    /** Why the competition did not take a result, if it did not. */
    public Optional<SubmitResult> refusal(Evening evening, String fixture) {
        return Optional.ofNullable(refused.get(evening.id() + "/" + fixture));
    }

    private Optional<Map<String, Object>> game(Fixture fixture, Call call) {
        Optional<Outcome> outcome =
                matches.read(call.match())
                        .fold(held -> held.match().outcome(), problems -> Optional.empty());
        return outcome.flatMap(each -> Competitions.game(each, fixture.players()));
    }

    private void fill(Evening evening) {
        Evening now = evening;
        for (EveningPlan.Board board : evening.boards()) {
            if (now.paused().contains(board.number()) || now.at(board.number()).isPresent()) {
                continue;
            }
            List<Fixture> next = fixtures.callable(now);
            if (next.isEmpty()) {
                return;
            }
            call(now, next.get(0).id(), board.number());
            now = evenings.find(evening.id()).orElseThrow();
        }
    }

    /**
     * Calls a match to a board.
     *
     * @return what keeps it from being played; empty when it is called
     */
    public List<Problem> call(Evening evening, String fixture, int board) {
        Optional<Fixture> wanted =
                fixtures.callable(evening).stream()
                        .filter(each -> each.id().equals(fixture))
                        .findFirst();
        if (wanted.isEmpty() || evening.board(board).isEmpty()) {
            return List.of();
        }
        house.bring(evening.plan());
        String match = evening.nextMatch(fixture, wanted.get().players());
        String header =
                json.writeValueAsString(
                        new Head(
                                evening.plan().game(),
                                evening.plan().variant(),
                                wanted.get().players()));
        OpenResult opened = matches.open(Opening.of(header).withId(match).withKey(match));
        if (opened instanceof OpenResult.Refused refusal) {
            return refusal.problems();
        }
        evenings.decide(
                evening.id(),
                now -> {
                    Set<String> callable = new TreeSet<>();
                    fixtures.callable(now).forEach(each -> callable.add(each.id()));
                    boolean free = now.at(board).isEmpty() && !now.ended();
                    return free
                                    && callable.contains(fixture)
                                    && now.nextMatch(fixture, wanted.get().players()).equals(match)
                            ? List.of(
                                    new Decision.BoardGiven(
                                            fixture, board, match, wanted.get().players()))
                            : List.of();
                });
        return List.of();
    }

    /** Ends the work. */
    @PreDestroy
    public void close() throws InterruptedException {
        closing = true;
        hand.shutdown();
        // what is under way is finished while the store is open
        hand.awaitTermination(10, TimeUnit.SECONDS);
    }
}
