package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.spi.Names;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.Origin;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;
import org.pubgames.sjoelen.rules.Worth;

/**
 * What the fields of events may hold in a state: for what is played a form for each player who may
 * play, by what lies on the board and what is left; for the card one form for all.
 */
final class SjoelenForms {

    private static final int ANY = Integer.MAX_VALUE;

    private static final String BOARD = "board";
    private static final String COMPARTMENT = "compartment";
    private static final String FATE = "fate";
    private static final String FROM = "from";
    private static final String FROM_COMPARTMENT = "fromCompartment";
    private static final String MAXIMUM_IN = "maximumIn";
    private static final String POINTS = "points";
    private static final String STOPPER_MOVED = "stopperMoved";
    private static final String TAKEN_OUT = "takenOut";
    private static final String TOUCHING = "touching";
    private static final String TURN = "turn";
    private static final String TURNS = "turns";

    private final Boards boards;
    private final BiPredicate<SjoelenState, SjoelenPlayer> mayPlay;
    private final PeopleForms people;

    /** Who may play in a state. */
    private record Playing(SjoelenState state, List<SjoelenPlayer> players) {}

    /** Six kinds of event ask the same about a state, one after the other. */
    private volatile @Nullable Playing last;

    /**
     * Forms for one variant.
     *
     * @param mayPlay whether the rules let a player play now
     */
    SjoelenForms(Boards boards, BiPredicate<SjoelenState, SjoelenPlayer> mayPlay) {
        this.boards = boards;
        this.mayPlay = mayPlay;
        this.people = new PeopleForms(boards.usual().settings());
    }

    /** Forms of one kind, of which every event that can be accepted fits one. */
    List<Form> of(SjoelenState state, Form any) {
        return switch (any.kind().kind()) {
            case "turn-started",
                    "sub-turn-played",
                    "bonus-played",
                    "shoved",
                    "displaced",
                    "score-noted" ->
                    played(state, any);
            case "time-called" -> timeCalled(state, any);
            case "threshold-set" -> thresholdSet(state, any);
            case "organizer-decided" -> decided(state, any);
            case "player-disqualified",
                    "player-absent",
                    "player-arrived",
                    "player-replaced",
                    "game-conceded",
                    "match-abandoned" ->
                    people.of(state, any);
            default -> ofCard(state, any);
        };
    }

    private List<Form> played(SjoelenState state, Form any) {
        List<Form> forms = new ArrayList<>();
        for (SjoelenPlayer player : playing(state)) {
            Form own = any.with("player", FieldValues.OneOf.players(List.of(player.name())));
            Boards.Board board = boards.playing(state, player);
            forms.addAll(played(state, player, board, own));
        }
        return forms;
    }

    private List<SjoelenPlayer> playing(SjoelenState state) {
        Playing known = last;
        if (known == null || !known.state().equals(state)) {
            known =
                    new Playing(
                            state,
                            state.players().stream()
                                    .filter(player -> mayPlay.test(state, player))
                                    .toList());
            last = known;
        }
        return known.players();
    }

    private static List<Form> played(
            SjoelenState state, SjoelenPlayer player, Boards.Board board, Form own) {
        SjoelenSettings settings = board.settings();
        TurnInPlay turn = player.running(settings.discs());
        boolean reported = player.turn().filter(TurnInPlay::reported).isPresent();
        return switch (own.kind().kind()) {
            case "turn-started" -> reported ? List.of() : turnStarted(state, player, settings, own);
            case "score-noted" -> reported ? List.of() : scoreNoted(turn, board, own);
            case "sub-turn-played" ->
                    turn.byDisc() || turn.bonusStage()
                            ? List.of()
                            : subTurnPlayed(turn, settings, own);
            case "bonus-played" ->
                    player.turn().isPresent() && turn.bonusStage() && !turn.byDisc()
                            ? List.of(layout(own, "bonus", turn.hand()).promised(true))
                            : List.of();
            case "shoved" -> turn.hand() == 0 ? List.of() : byFate(labelled(own, settings));
            default ->
                    turn.field() + turn.compartments().total() + turn.bonus().total() == 0
                            ? List.of()
                            : displaced(labelled(own, settings));
        };
    }

    private static List<Form> turnStarted(
            SjoelenState state, SjoelenPlayer player, SjoelenSettings settings, Form own) {
        boolean alone =
                state.players().stream()
                        .filter(other -> !other.name().equals(player.name()))
                        .allMatch(other -> other.turn().isEmpty());
        return List.of(
                own.with("counted", new Count(settings.discs(), settings.discs()))
                        .with(BOARD, new Count(1, ANY))
                        .promised(alone && !settings.differentBoards()));
    }

    /** A score without extra discs, and one for which the highest score is claimed. */
    private static List<Form> scoreNoted(TurnInPlay turn, Boards.Board board, Form own) {
        SjoelenSettings settings = board.settings();
        Worth worth = board.worth();
        int maximum =
                turn.discs() < settings.discs() ? worth.mostForTurn(turn.discs()) : worth.maximum();
        Form named = own.with(BOARD, new Count(1, ANY));
        Form plain =
                named.without(MAXIMUM_IN)
                        .with(POINTS, new Count(0, Math.min(maximum, worth.highestTurn())))
                        .promised(!settings.differentBoards());
        if (maximum < worth.highestTurn()) {
            return List.of(plain);
        }
        Form claimed =
                named.requiring(MAXIMUM_IN)
                        .with(MAXIMUM_IN, new Count(1, settings.subTurns()))
                        .with(POINTS, new Count(worth.highestTurn(), maximum));
        return List.of(plain, claimed);
    }

    /** What lies there after it, and the same with discs that were taken out. */
    private static List<Form> subTurnPlayed(TurnInPlay turn, SjoelenSettings settings, Form own) {
        int most = turn.discs() - turn.lost();
        Form layout = layout(own, "compartments", most);
        Form plain = layout.without(TAKEN_OUT).promised(settings.compartmentOrder().isEmpty());
        Form takenOut = layout.requiring(TAKEN_OUT).with(TAKEN_OUT, new Count(0, most));
        return List.of(plain, takenOut);
    }

    /** So many discs at most in all compartments together. */
    private static Form layout(Form own, String field, int most) {
        FieldValues.Parts parts = (FieldValues.Parts) own.field(field).values();
        List<FormField> counts =
                parts.fields().stream()
                        .map(part -> new FormField(part.name(), new Count(0, most), true))
                        .toList();
        List<String> names = counts.stream().map(FormField::name).toList();
        FieldLimit all = new FieldLimit.Sum(names, 0, most);
        return own.with(field, new FieldValues.Parts(counts, List.of(all), parts.array()));
    }

    private static Form labelled(Form own, SjoelenSettings settings) {
        List<Integer> labels = settings.gateValues();
        return own.with(COMPARTMENT, new Count(Collections.min(labels), Collections.max(labels)));
    }

    /** A disc from the field, and one from a compartment that is named. */
    private static List<Form> displaced(Form own) {
        Form fromField = own.without(FROM_COMPARTMENT).with(FROM, choice(List.of(Origin.FIELD)));
        Form fromCompartment =
                own.requiring(FROM_COMPARTMENT).with(FROM, choice(Origin.IN_COMPARTMENTS));
        List<Form> forms = new ArrayList<>(byFate(fromField));
        forms.addAll(byFate(fromCompartment));
        return forms;
    }

    /** What may be told of a disc differs by its fate. */
    private static List<Form> byFate(Form own) {
        List<Fate> plain = new ArrayList<>(List.of(Fate.values()));
        plain.removeAll(Fate.OF_COMPARTMENTS);
        List<Fate> labelled = new ArrayList<>(Fate.OF_COMPARTMENTS);
        labelled.removeAll(Fate.ON_A_WALL);
        labelled.removeAll(Fate.IN_A_GATE);
        Form untouched = own.without(TOUCHING);
        Form unmoved = own.without(STOPPER_MOVED);
        return List.of(
                unmoved.without(TOUCHING).without(COMPARTMENT).with(FATE, choice(plain)),
                unmoved.without(TOUCHING).with(FATE, choice(labelled)),
                untouched.with(FATE, choice(Fate.IN_A_GATE)),
                unmoved.with(FATE, choice(Fate.ON_A_WALL)));
    }

    private static FieldValues choice(List<? extends Enum<?>> constants) {
        return new FieldValues.OneOf(
                FieldValues.Named.CHOICE, constants.stream().map(Names::written).toList());
    }

    private List<Form> timeCalled(SjoelenState state, Form any) {
        int minutes = boards.next(state).settings().matchMinutes();
        boolean none = minutes == 0 || state.stopped() || state.ranking().isPresent();
        return none ? List.of() : List.of(any.with("minutes", new Count(minutes, ANY)));
    }

    private List<Form> thresholdSet(SjoelenState state, Form any) {
        boolean used = boards.next(state).settings().byThreshold();
        return used && state.ranking().isEmpty()
                ? List.of(any.with(POINTS, new Count(0, ANY)).with(TURNS, new Count(1, ANY)))
                : List.of();
    }

    /** Without points, and one that says how many. */
    private static List<Form> decided(SjoelenState state, Form any) {
        Form named = any.with(TURN, new Count(1, longest(state)));
        return List.of(
                named.without(POINTS), named.requiring(POINTS).with(POINTS, new Count(1, 10_000)));
    }

    private static int longest(SjoelenState state) {
        return state.players().stream().mapToInt(player -> player.card().size()).max().orElse(0);
    }

    /** Turns that are named are on somebody's card. */
    private List<Form> ofCard(SjoelenState state, Form any) {
        int lines = longest(state);
        Count turns = new Count(1, lines);
        return switch (any.kind().kind()) {
            case "trial-played" ->
                    List.of(
                            any.with(
                                    "discs",
                                    new Count(1, boards.next(state).settings().trialDiscs())));
            case "discs-found" -> List.of(any.with("discs", new Count(1, ANY)).with(TURN, turns));
            case "score-disputed", "score-agreed" -> List.of(any.with(TURN, turns));
            case "score-corrected" ->
                    lines == 0
                            ? List.of()
                            : List.of(any.with(TURN, turns).with(POINTS, new Count(0, ANY)));
            case "score-struck" ->
                    lines == 0
                            ? List.of()
                            : List.of(any.with(TURN, turns).with("legible", some(0, ANY)));
            case "tampering-proven" ->
                    lines == 0 ? List.of() : List.of(any.with(TURNS, some(1, lines)));
            case "card-passed" -> List.of(any.with("toBoard", new Count(1, ANY)));
            default -> List.of(any);
        };
    }

    private static FieldValues some(int least, int most) {
        return new FieldValues.ListOf(new Count(least, most), 1, ANY);
    }
}
