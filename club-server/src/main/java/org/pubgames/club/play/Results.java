package org.pubgames.club.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.competition.Result;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Ruling;
import org.pubgames.store.SubmitResult;
import org.springframework.stereotype.Service;

/**
 * Takes results to the competition: of one game or, where a match has several, of all of them.
 * Whether it is decided after so many games the competition is asked; it is not decided here.
 */
@Service
public class Results {

    private static final String NOT_FINISHED = "competition.result.not-finished";

    private final Competitions competitions;
    private final Fixtures fixtures;
    private final Map<String, SubmitResult> refused = new ConcurrentHashMap<>();

    /** Results of stored matches. */
    public Results(Competitions competitions, Fixtures fixtures) {
        this.competitions = competitions;
        this.fixtures = fixtures;
    }

    /** Reports each result that counts, if the competition has none or another one. */
    void report(Evening evening) {
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
                                        && !evening.byHand().contains(call.fixture())
                                        && report(evening, state, all, call)) {
                                    all = fixtures.of(evening);
                                }
                            }
                        });
    }

    private boolean report(Evening evening, CompetitionState state, List<Fixture> all, Call call) {
        return all.stream()
                .filter(each -> each.id().equals(call.fixture()))
                .findFirst()
                .filter(each -> report(evening, state, each, call))
                .isPresent();
    }

    /** Whether something was reported; it is when the competition has no result or another one. */
    private boolean report(Evening evening, CompetitionState state, Fixture fixture, Call call) {
        Optional<List<PlayedLog>> logs = logs(call);
        if (logs.isEmpty() || counted(state, fixture, logs.get())) {
            return false;
        }
        SubmitResult result = competitions.reportOnce(evening, event(state, fixture, logs.get()));
        String key = evening.id() + "/" + fixture.id();
        if (result instanceof SubmitResult.Rejected) {
            refused.put(key, result);
        } else {
            refused.remove(key);
        }
        return true;
    }

    private static Optional<Result> result(CompetitionState state, Fixture fixture) {
        return state.pairing(fixture.round(), fixture.table()).flatMap(Pairing::result);
    }

    private static boolean counted(CompetitionState state, Fixture fixture, List<PlayedLog> logs) {
        List<String> names = logs.stream().map(PlayedLog::digest).toList();
        return result(state, fixture).filter(each -> each.logs().equals(names)).isPresent();
    }

    private static Map<String, Object> event(
            CompetitionState state, Fixture fixture, List<PlayedLog> logs) {
        boolean again = result(state, fixture).isPresent();
        return Map.of(
                "event",
                again ? "log-corrected" : "log-reported",
                "round",
                fixture.round(),
                "board",
                fixture.table(),
                "logs",
                logs);
    }

    /**
     * {@return whether a match whose game is over goes on with another game} Where anything else is
     * wrong with its result the organizer is told when it is reported.
     */
    boolean goesOn(Evening evening, Fixture fixture, Call call) {
        Optional<CompetitionState> state = competitions.state(evening);
        Optional<List<PlayedLog>> logs = logs(call);
        if (fixture.round() == 0 || state.isEmpty() || logs.isEmpty()) {
            return false;
        }
        JsonMatch.Answer answer =
                competitions.asked(evening, event(state.get(), fixture, logs.get()));
        List<String> because =
                answer.rulings().stream()
                        .filter(each -> each.kind() == Ruling.Kind.FORBIDS)
                        .map(Ruling::rule)
                        .distinct()
                        .toList();
        return because.equals(List.of(NOT_FINISHED));
    }

    /** Why the competition did not take a result, if it did not. */
    public Optional<SubmitResult> refusal(Evening evening, String fixture) {
        return Optional.ofNullable(refused.get(evening.id() + "/" + fixture));
    }

    /** The logs of all its games; empty as long as the last one goes on. */
    private Optional<List<PlayedLog>> logs(Call call) {
        List<String> played = new ArrayList<>(call.games());
        played.add(call.match());
        List<PlayedLog> logs = fixtures.logs(played);
        return Optional.of(logs).filter(each -> each.size() == played.size());
    }
}
