package org.pubgames.club.evening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * An evening after its decisions. Immutable; nothing in it is kept anywhere else.
 *
 * @param id of the evening: six small letters and digits
 * @param number of the last decision
 * @param plan what it began with
 * @param boards the boards
 * @param players everybody who came, in that order
 * @param gone who went home
 * @param paused boards that get no new match
 * @param tablets the tablet that writes, by board
 * @param planned free matches: who plays, by fixture
 * @param calls matches that were called, by fixture
 * @param attempts how often each was called, by fixture
 * @param reopened matches that were opened again and wait for somebody to confirm them
 * @param byHand matches whose result the organizer gave himself
 * @param matches every match that was called to a board, also those that left it before they were
 *     over
 * @param left matches that left their board before they were over, by fixture
 * @param cups matches in which phones are the cups
 * @param codes codes of matches, also those that are used up, by code, in the order in which they
 *     were given
 * @param writers the tablet that writes in a match since it has opened it by its code, by match
 * @param competition where the competition is kept; empty where there is none
 * @param autoAccept whether results count without a confirmation
 * @param autoAssign whether free boards are filled
 * @param ended whether it is over
 */
public record Evening(
        String id,
        int number,
        EveningPlan plan,
        List<EveningPlan.Board> boards,
        List<EveningPlan.Player> players,
        Set<String> gone,
        Set<Integer> paused,
        Map<Integer, String> tablets,
        Map<String, List<String>> planned,
        Map<String, Call> calls,
        Map<String, Integer> attempts,
        Set<String> reopened,
        Set<String> byHand,
        Set<String> matches,
        Map<String, Call> left,
        Set<String> cups,
        Map<String, MatchCode> codes,
        Map<String, String> writers,
        Optional<String> competition,
        boolean autoAccept,
        boolean autoAssign,
        boolean ended) {

    /** An evening that has just begun, or has just been read in. */
    public static Evening opening(String id, EveningPlan plan) {
        Evening evening = begun(id, plan);
        for (Decision decision : plan.before()) {
            evening = evening.after(decision);
        }
        return evening;
    }

    /** Decisions are counted from 1 behind those that were read in. */
    private static Evening begun(String id, EveningPlan plan) {
        return new Evening(
                id,
                -plan.before().size(),
                plan,
                plan.boards(),
                plan.players(),
                Set.of(),
                Set.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                Set.of(),
                Set.of(),
                Set.of(),
                Map.of(),
                Set.of(),
                Map.of(),
                Map.of(),
                plan.competes() ? Optional.of(competitionMatch(id, 1)) : Optional.empty(),
                plan.autoAccept(),
                plan.autoAssign(),
                false);
    }

    /** Where the competition of an evening is kept. */
    public static String competitionMatch(String id, int part) {
        return id + "-competition-" + part;
    }

    /** The board of a number. */
    public Optional<EveningPlan.Board> board(int wanted) {
        return boards.stream().filter(each -> each.number() == wanted).findFirst();
    }

    /** The player of a name. */
    public Optional<EveningPlan.Player> player(String name) {
        return players.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** Who is there, in the order in which they came. */
    public List<String> present() {
        return players.stream()
                .map(EveningPlan.Player::name)
                .filter(name -> !gone.contains(name))
                .toList();
    }

    /** What was called to a board and has not left it. */
    public Optional<Call> at(int board) {
        return calls.values().stream()
                .filter(call -> call.board() == board && call.holdsBoard())
                .findFirst();
    }

    /**
     * The match that was played at a board last and counts, as long as nobody has begun another.
     */
    public Optional<Call> before(int board) {
        return calls.values().stream()
                .filter(call -> call.board() == board && !call.holdsBoard())
                .reduce((first, second) -> second);
    }

    /** The call that a stored match belongs to, if it is the last one of its fixture. */
    public Optional<Call> callOf(String match) {
        return calls.values().stream().filter(call -> call.match().equals(match)).findFirst();
    }

    /** The code of a match: the last one that it was given. */
    public Optional<MatchCode> codeOf(Call call) {
        return codes.values().stream()
                .filter(each -> each.match().equals(call.first()))
                .reduce((first, second) -> second);
    }

    /** The match on a board that a tablet has opened by its code, the last one of them. */
    public Optional<Call> openedBy(String tablet) {
        return calls.values().stream()
                .filter(Call::holdsBoard)
                .filter(
                        call ->
                                codeOf(call)
                                        .flatMap(MatchCode::tablet)
                                        .filter(tablet::equals)
                                        .isPresent())
                .reduce((first, second) -> second);
    }

    /**
     * Where a fixture is played that is called now: where it was, when it left its board before it
     * was over and the same play it, otherwise somewhere new.
     */
    public String nextMatch(String fixture, List<String> sides) {
        Call before = left.get(fixture);
        if (before != null && before.players().equals(sides)) {
            return before.match();
        }
        return nextGame(fixture);
    }

    /** Where one more game of a fixture is kept. */
    public String nextGame(String fixture) {
        return id + "-" + fixture + "-" + (attempts.getOrDefault(fixture, 0) + 1);
    }

    /** The evening after one decision more. */
    public Evening after(Decision decision) {
        Draft draft = new Draft(this);
        draft.take(decision);
        return draft.evening();
    }

    /** The parts of an evening while one decision changes them. */
    private static final class Draft {
        private final Evening was;
        private final List<EveningPlan.Board> boards;
        private final List<EveningPlan.Player> players;
        private final Set<String> gone;
        private final Set<Integer> paused;
        private final Map<Integer, String> tablets;
        private final Map<String, List<String>> planned;
        private final Map<String, Call> calls;
        private final Map<String, Integer> attempts;
        private final Set<String> reopened;
        private final Set<String> byHand;
        private final Set<String> matches;
        private final Map<String, Call> left;
        private final Set<String> cups;
        private final Map<String, MatchCode> codes;
        private final Map<String, String> writers;
        private Optional<String> competition;
        private boolean autoAccept;
        private boolean autoAssign;
        private boolean ended;

        Draft(Evening was) {
            this.was = was;
            this.boards = new ArrayList<>(was.boards);
            this.players = new ArrayList<>(was.players);
            this.gone = new TreeSet<>(was.gone);
            this.paused = new TreeSet<>(was.paused);
            this.tablets = new LinkedHashMap<>(was.tablets);
            this.planned = new LinkedHashMap<>(was.planned);
            this.calls = new LinkedHashMap<>(was.calls);
            this.attempts = new LinkedHashMap<>(was.attempts);
            this.reopened = new TreeSet<>(was.reopened);
            this.byHand = new TreeSet<>(was.byHand);
            this.matches = new TreeSet<>(was.matches);
            this.left = new LinkedHashMap<>(was.left);
            this.cups = new TreeSet<>(was.cups);
            this.codes = new LinkedHashMap<>(was.codes);
            this.writers = new LinkedHashMap<>(was.writers);
            this.competition = was.competition;
            this.autoAccept = was.autoAccept;
            this.autoAssign = was.autoAssign;
            this.ended = was.ended;
        }

        void take(Decision decision) {
            if (decision instanceof Decision.PlayerCame it) {
                gone.remove(it.name());
                if (was.player(it.name()).isEmpty()) {
                    players.add(new EveningPlan.Player(it.name(), it.code()));
                }
            } else if (decision instanceof Decision.PlayerWent it) {
                gone.add(it.name());
            } else if (decision instanceof Decision.BoardAdded it) {
                boards.add(new EveningPlan.Board(it.number(), it.name(), it.code()));
            } else if (decision instanceof Decision.BoardPaused it) {
                if (it.paused()) {
                    paused.add(it.board());
                } else {
                    paused.remove(it.board());
                }
            } else if (decision instanceof Decision.TabletBound it) {
                tablets.put(it.board(), it.tablet());
            } else if (decision instanceof Decision.CompetitionMoved it) {
                competition = Optional.of(it.match());
            } else if (decision instanceof Decision.HandlingChanged it) {
                autoAccept = it.autoAccept();
                autoAssign = it.autoAssign();
            } else if (decision instanceof Decision.EveningEnded) {
                ended = true;
            } else {
                takeOfMatch(decision);
            }
        }

        private void takeOfMatch(Decision decision) {
            if (decision instanceof Decision.MatchPlanned it) {
                planned.put(it.fixture(), it.players());
            } else if (decision instanceof Decision.MatchCancelled it) {
                planned.remove(it.fixture());
                calls.remove(it.fixture());
            } else if (decision instanceof Decision.BoardGiven it) {
                calls.remove(it.fixture());
                calls.put(
                        it.fixture(),
                        new Call(
                                it.fixture(),
                                it.board(),
                                it.match(),
                                it.players(),
                                gamesBefore(it),
                                Call.Stage.PLAYED));
                reopened.remove(it.fixture());
                kept(it.fixture(), it.match());
            } else if (decision instanceof Decision.BoardCleared it) {
                Call call = calls.remove(it.fixture());
                if (call != null) {
                    left.put(it.fixture(), call);
                }
            } else if (decision instanceof Decision.GameCounted it) {
                reopened.remove(it.fixture());
                calls.computeIfPresent(it.fixture(), (same, call) -> call.nextGame(it.next()));
                kept(it.fixture(), it.next());
            } else if (decision instanceof Decision.GameReopened it) {
                reopened.add(it.fixture());
                calls.computeIfPresent(it.fixture(), (same, call) -> call.gameBefore());
            } else if (decision instanceof Decision.CupsTaken it) {
                if (it.taken()) {
                    cups.add(it.match());
                } else {
                    cups.remove(it.match());
                }
            } else if (decision instanceof Decision.ResultAgreed it) {
                reopened.remove(it.fixture());
                stage(it.fixture(), Call.Stage.AGREED);
            } else if (decision instanceof Decision.ResultDisputed it) {
                stage(it.fixture(), Call.Stage.DISPUTED);
            } else if (decision instanceof Decision.ResultReopened it) {
                byHand.remove(it.fixture());
                reopened.add(it.fixture());
                makeRoom(it.fixture());
                stage(it.fixture(), Call.Stage.PLAYED);
            } else if (decision instanceof Decision.ResultByHand it) {
                if (it.given()) {
                    byHand.add(it.fixture());
                } else {
                    byHand.remove(it.fixture());
                }
            } else {
                takeOfCode(decision);
            }
        }

        private void takeOfCode(Decision decision) {
            if (decision instanceof Decision.MatchCodeGiven it) {
                codes.put(it.code(), new MatchCode(it.match(), it.code(), Optional.empty()));
                writers.remove(it.match());
            } else if (decision instanceof Decision.MatchOpened it) {
                MatchCode used =
                        codes.computeIfPresent(
                                it.code(),
                                (same, code) ->
                                        new MatchCode(
                                                code.match(), same, Optional.of(it.tablet())));
                if (used != null) {
                    writers.put(used.match(), it.tablet());
                }
            } else if (decision instanceof Decision.MatchTaken it) {
                writers.remove(it.match());
            }
        }

        /** A match of several games that left its board goes on with those that count. */
        private List<String> gamesBefore(Decision.BoardGiven it) {
            Call before = left.get(it.fixture());
            return before != null && before.match().equals(it.match()) ? before.games() : List.of();
        }

        /** In one decision: in between the other match could be called to another board. */
        private void makeRoom(String fixture) {
            Optional<Call> back = Optional.ofNullable(calls.get(fixture));
            back.flatMap(call -> was.at(call.board()))
                    .filter(other -> !other.fixture().equals(fixture))
                    .ifPresent(other -> left.put(other.fixture(), calls.remove(other.fixture())));
        }

        private void kept(String fixture, String match) {
            if (matches.add(match)) {
                attempts.merge(fixture, 1, Integer::sum);
            }
        }

        private void stage(String fixture, Call.Stage stage) {
            calls.computeIfPresent(fixture, (same, call) -> call.at(stage));
        }

        Evening evening() {
            return new Evening(
                    was.id,
                    was.number + 1,
                    was.plan,
                    List.copyOf(boards),
                    List.copyOf(players),
                    Set.copyOf(gone),
                    Set.copyOf(paused),
                    Map.copyOf(tablets),
                    new LinkedHashMap<>(planned),
                    new LinkedHashMap<>(calls),
                    Map.copyOf(attempts),
                    Set.copyOf(reopened),
                    Set.copyOf(byHand),
                    Set.copyOf(matches),
                    Map.copyOf(left),
                    Set.copyOf(cups),
                    new LinkedHashMap<>(codes),
                    Map.copyOf(writers),
                    competition,
                    autoAccept,
                    autoAssign,
                    ended);
        }
    }
}
