package org.pubgames.club.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredMatches;
import org.springframework.stereotype.Service;

/** The matches of an evening, found out from its decisions and from the competition. */
@Service
public class Fixtures {

    private final StoredMatches matches;
    private final Competitions competitions;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /**
     * What the matches of an evening follow from.
     *
     * @param decision the number of the last one
     * @param competition where it is kept; empty where there is none
     * @param line the number of its last line
     * @param over the matches at boards that are over
     */
    private record Basis(int decision, String competition, int line, Set<String> over) {}

    private record Kept(Basis basis, List<Fixture> all) {}

    /**
     * Matches of evenings.
     *
     * @param matches where they are kept
     * @param competitions who meets whom
     */
    public Fixtures(StoredMatches matches, Competitions competitions) {
        this.matches = matches;
        this.competitions = competitions;
    }

    /** {@return all matches of an evening, in the order in which they are called} */
    public List<Fixture> of(Evening evening) {
        // every page asks after every entry, and few entries change anything here
        Basis basis = basis(evening);
        Kept known = kept.get(evening.id());
        if (known != null && known.basis().equals(basis)) {
            return known.all();
        }
        List<Fixture> all = found(evening);
        if (basis(evening).equals(basis)) {
            kept.put(evening.id(), new Kept(basis, all));
        }
        return all;
    }

    private Basis basis(Evening evening) {
        Set<String> over = new TreeSet<>();
        for (Call call : evening.calls().values()) {
            if (call.stage() == Call.Stage.PLAYED && over(call)) {
                over.add(call.match());
            }
        }
        int line = competitions.held(evening).map(HeldMatch::number).orElse(0);
        return new Basis(evening.number(), evening.competition().orElse(""), line, over);
    }

    private List<Fixture> found(Evening evening) {
        List<Fixture> all = new ArrayList<>();
        competitions.state(evening).ifPresent(state -> all.addAll(drawn(evening, state)));
        evening.planned().forEach((id, players) -> all.add(planned(evening, id, players)));
        return List.copyOf(all);
    }

    /** {@return one of them} */
    public Optional<Fixture> find(Evening evening, String id) {
        return of(evening).stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** Those that can be called now: nobody of them stands at a board. */
    public List<Fixture> callable(Evening evening) {
        List<Fixture> all = of(evening);
        Set<String> busy = new TreeSet<>(evening.gone());
        all.stream().filter(Fixture::onBoard).forEach(each -> busy.addAll(each.players()));
        return all.stream()
                .filter(Fixture::waits)
                .filter(each -> each.players().stream().noneMatch(busy::contains))
                .toList();
    }

    /** Calls that hold a board for nothing: drawn anew, or somebody has left. */
    List<Call> idle(Evening evening) {
        List<Fixture> all = of(evening);
        Optional<CompetitionState> state = competitions.state(evening);
        return evening.calls().values().stream()
                .filter(Call::holdsBoard)
                .filter(
                        call ->
                                all.stream()
                                        .noneMatch(
                                                each ->
                                                        each.call().equals(Optional.of(call))
                                                                && each.onBoard()
                                                                && stands(state, each)))
                .toList();
    }

    private static boolean stands(Optional<CompetitionState> state, Fixture fixture) {
        return fixture.round() == 0
                || state.flatMap(each -> each.pairing(fixture.round(), fixture.table()))
                        .filter(
                                pairing ->
                                        pairing.result().isPresent()
                                                || state.orElseThrow().playable(pairing))
                        .isPresent();
    }

    private List<Fixture> drawn(Evening evening, CompetitionState state) {
        List<Fixture> all = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing pairing : round.pairings()) {
                all.add(drawn(evening, state, round.number(), pairing));
            }
        }
        return all;
    }

    private Fixture drawn(Evening evening, CompetitionState state, int round, Pairing pairing) {
        String id = id(round, pairing.board());
        Optional<Call> call =
                Optional.ofNullable(evening.calls().get(id))
                        .filter(each -> each.players().equals(pairing.sides()));
        Fixture.Stage stage;
        if (pairing.result().isPresent() && call.filter(Call::holdsBoard).isEmpty()) {
            stage = Fixture.Stage.DONE;
        } else if (call.isPresent()) {
            stage = stage(call.get());
        } else {
            stage =
                    state.playable(pairing) && state.ending().isEmpty()
                            ? Fixture.Stage.WAITING
                            : Fixture.Stage.DROPPED;
        }
        String counted = pairing.result().map(Fixtures::counted).orElse("");
        return new Fixture(id, round, pairing.board(), pairing.sides(), stage, call, counted);
    }

    /** The short name of a pairing. */
    static String id(int round, int board) {
        return "r" + round + "b" + board;
    }

    private static String counted(Result result) {
        if (result.kind() == Result.Kind.WALKED_OVER) {
            return result.firstPoints() + " – " + result.secondPoints() + " *";
        }
        return result.games().size() == 1
                ? result.firstScore() + " – " + result.secondScore()
                : result.firstGames() + " – " + result.secondGames();
    }

    private Fixture planned(Evening evening, String id, List<String> players) {
        Optional<Call> call = Optional.ofNullable(evening.calls().get(id));
        Fixture.Stage stage =
                call.map(this::stage)
                        .orElse(evening.ended() ? Fixture.Stage.DROPPED : Fixture.Stage.WAITING);
        return new Fixture(id, 0, 0, players, stage, call, "");
    }

    private Fixture.Stage stage(Call call) {
        return switch (call.stage()) {
            case AGREED -> Fixture.Stage.DONE;
            case DISPUTED -> Fixture.Stage.DISPUTED;
            case PLAYED -> over(call) ? Fixture.Stage.TO_CONFIRM : Fixture.Stage.PLAYED;
        };
    }

    private boolean over(Call call) {
        return matches.read(call.match())
                .fold(held -> held.match().outcome().isPresent(), problems -> false);
    }
}
