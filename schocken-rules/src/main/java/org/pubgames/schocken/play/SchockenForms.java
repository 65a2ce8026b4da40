package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.core.FieldValues;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.Dice;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.Form;
import org.pubgames.core.Seats;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * What the fields of events may hold in a state: for dice a form for each player, with those under
 * the cup and those set aside.
 */
final class SchockenForms {

    /** The pips of three dice together, at most. */
    private static final int MOST_PIPS = 18;

    private static final String DICE = "dice";
    private static final String PLAYER = "player";

    private final SchockenSettings settings;

    SchockenForms(SchockenSettings settings) {
        this.settings = settings;
    }

    /** Forms of one kind, of which every event that can be accepted fits one. */
    List<Form> of(SchockenState state, Form any) {
        if (state.stage() == Stage.OVER || state.players().size() < settings.leastPlayers()) {
            return List.of();
        }
        if (any.kind().kind().equals("match-abandoned")) {
            return List.of(any);
        }
        Form known = any.with(PLAYER, OneOf.players(state.there()));
        return switch (any.kind().kind()) {
            case "starter-thrown" ->
                    state.stage() == Stage.STARTER
                            ? waiting(state, any, settings.gameStarter().dice())
                            : List.of();
            case "roll-off-thrown" ->
                    state.stage() == Stage.ROLL_OFF ? waiting(state, any, Hand.DICE) : List.of();
            case "thrown", "uncovered", "set-aside" -> state.tied() ? List.of() : each(state, any);
            case "dice-dropped" ->
                    List.of(
                            known.with(DICE, new Count(1, 3))
                                    .with("pips", new Count(1, MOST_PIPS)));
            case "player-absent" -> about(state, any, player -> !player.isAbsent());
            case "player-arrived" -> about(state, any, SchockenPlayer::isAbsent);
            case "organizer-decided" ->
                    List.of(known.with("discs", new Count(1, Math.max(1, state.discs()))));
            case "player-joined" ->
                    joinable(state) ? List.of(any.with(PLAYER, new FieldValues.Text())) : List.of();
            case "player-replaced" -> replaceable(state) ? List.of(known) : List.of();
            default -> List.of(known);
        };
    }

    private boolean joinable(SchockenState state) {
        boolean open =
                switch (settings.joining()) {
                    case NOT_ALLOWED -> false;
                    case BETWEEN_GAMES -> state.between() && state.halfLosers().isEmpty();
                    case BETWEEN_HALVES -> state.between();
                };
        return open && state.players().size() < Seats.MOST;
    }

    private boolean replaceable(SchockenState state) {
        return switch (settings.substitution()) {
            case NOT_ALLOWED -> false;
            case BETWEEN_HALVES -> state.between();
            case ANY_TIME -> true;
        };
    }

    /** About those at the table of whom it can be said. */
    private static List<Form> about(SchockenState state, Form any, Predicate<SchockenPlayer> can) {
        List<String> names =
                state.players().stream()
                        .filter(player -> !player.away() && can.test(player))
                        .map(SchockenPlayer::name)
                        .toList();
        return names.isEmpty() ? List.of() : List.of(any.with(PLAYER, OneOf.players(names)));
    }

    private static List<Form> waiting(SchockenState state, Form any, int dice) {
        List<String> names =
                state.waitingFor().stream().filter(name -> !state.seat(name).isAbsent()).toList();
        return names.isEmpty()
                ? List.of()
                : List.of(
                        any.with(PLAYER, OneOf.players(names))
                                .with(DICE, new Dice(dice, dice, List.of())));
    }

    private List<Form> each(SchockenState state, Form any) {
        List<Form> forms = new ArrayList<>();
        for (SchockenPlayer player : state.players()) {
            if (player.away() || player.isAbsent()) {
                continue;
            }
            Form own = any.with(PLAYER, OneOf.players(List.of(player.name())));
            switch (any.kind().kind()) {
                case "thrown" -> forms.addAll(thrown(state, player, own));
                case "uncovered" ->
                        player.hand().flatMap(h -> uncovered(h, own)).ifPresent(forms::add);
                default -> player.hand().flatMap(h -> setAside(h, own)).ifPresent(forms::add);
            }
        }
        return forms;
    }

    /** With the dice that were thrown, and a throw that nobody has seen. */
    private static List<Form> thrown(SchockenState state, SchockenPlayer player, Form own) {
        int cup = player.hand().map(Hand::cup).orElse(Hand.DICE);
        boolean regular =
                state.waitsFor(player.name()) && player.hand().filter(Hand::due).isPresent();
        Form dice =
                own.requiring(DICE).with(DICE, new Dice(regular ? cup : 1, Hand.DICE, List.of()));
        return List.of(own.without(DICE), dice);
    }

    private static Optional<Form> uncovered(Hand hand, Form own) {
        return hand.covered()
                ? Optional.of(
                        own.with(
                                DICE,
                                new Dice(hand.cup(), hand.cup(), hand.dice().orElse(List.of()))))
                : Optional.empty();
    }

    /** Dice under the cup may be known to nobody: then they may be any. */
    private static Optional<Form> setAside(Hand hand, Form own) {
        if (hand.due() || hand.used() == 0) {
            return Optional.empty();
        }
        List<Integer> cup =
                hand.sight() == Hand.Sight.NOBODY ? List.of() : hand.dice().orElse(List.of());
        Form form =
                own.with(DICE, new Dice(0, hand.cup(), cup))
                        .with("turned", new Count(0, Hand.DICE - 1));
        return Optional.of(form.with("putBack", new Dice(0, hand.aside().size(), hand.aside())));
    }
}
