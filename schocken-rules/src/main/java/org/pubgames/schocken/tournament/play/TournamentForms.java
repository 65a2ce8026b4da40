package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.ListOf;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Absence;
import org.pubgames.schocken.tournament.TournamentSettings.LateEntry;
import org.pubgames.schocken.tournament.TournamentSettings.Substitution;
import org.pubgames.schocken.tournament.TournamentState;

/** What the fields of events may hold in a state: a form for each table that may be reported. */
final class TournamentForms {

    private static final String PLAYER = "player";
    private static final String RESULTS = "results";

    private final TournamentSettings settings;

    TournamentForms(TournamentSettings settings) {
        this.settings = settings;
    }

    /** Forms of one kind, of which every event that can be accepted fits one. */
    List<Form> of(TournamentState state, Form any) {
        String kind = any.kind().kind();
        if (state.phase() == Phase.OVER && !kind.equals("result-corrected")) {
            return List.of();
        }
        return switch (kind) {
            case "entered" -> state.rounds().isEmpty() ? List.of(any) : List.of();
            case "withdrew" ->
                    List.of(
                            any.with(
                                    PLAYER,
                                    OneOf.players(
                                            state.entrants().stream()
                                                    .map(Entrant::player)
                                                    .toList())));
            case "player-disqualified" -> about(state, any, each -> each.sentOff().isEmpty());
            case "player-replaced" ->
                    settings.substitution() == Substitution.NOT_ALLOWED
                            ? List.of()
                            : about(state, any, Entrant::playing);
            case "player-absent" ->
                    settings.absence() == Absence.NOT_ALLOWED
                            ? List.of()
                            : about(state, any, each -> each.playing() && !each.isAbsent());
            case "player-arrived" -> about(state, any, Entrant::isAbsent);
            case "player-joined" ->
                    joinable(state) ? List.of(any.with(PLAYER, new FieldValues.Text())) : List.of();
            case "organizer-decided" -> decided(state, any);
            case "drawn" ->
                    state.phase() == Phase.ENTRY || state.openTables().isEmpty()
                            ? List.of(any)
                            : List.of();
            case "table-played" ->
                    state.round().map(round -> played(round, false, any)).orElse(List.of());
            case "result-corrected" ->
                    state.rounds().stream()
                            .flatMap(
                                    round ->
                                            played(
                                                    round,
                                                    true,
                                                    any.with("round", exactly(round.number())))
                                                    .stream())
                            .toList();
            case "play-off-played" -> state.playOff().map(off -> order(off, any)).orElse(List.of());
            default -> List.of(any);
        };
    }

    private boolean joinable(TournamentState state) {
        return settings.lateEntry() != LateEntry.NOT_ALLOWED
                && (state.phase() == Phase.ENTRY || state.phase() == Phase.BETWEEN);
    }

    /** About those of whom it can be said. */
    private static List<Form> about(TournamentState state, Form any, Predicate<Entrant> can) {
        List<String> names = state.entrants().stream().filter(can).map(Entrant::player).toList();
        return names.isEmpty() ? List.of() : List.of(any.with(PLAYER, OneOf.players(names)));
    }

    /** About points or the table of a player; with a result for each table. */
    private List<Form> decided(TournamentState state, Form any) {
        Form plain = any.with("points", new Count(1, TournamentSettings.MOST_POINTS));
        List<Form> forms =
                new ArrayList<>(
                        about(state, plain.without(RESULTS), each -> each.sentOff().isEmpty()));
        for (Table table : state.round().map(Round::tables).orElse(List.of())) {
            List<String> names =
                    table.players().stream()
                            .filter(
                                    player ->
                                            state.entrant(player)
                                                    .filter(each -> each.sentOff().isEmpty())
                                                    .isPresent())
                            .toList();
            if (!names.isEmpty()) {
                forms.add(
                        any.without("points")
                                .requiring(RESULTS)
                                .with(PLAYER, OneOf.players(names))
                                .with(RESULTS, results(table, any)));
            }
        }
        return forms;
    }

    private List<Form> played(Round round, boolean reported, Form any) {
        List<Form> forms = new ArrayList<>();
        for (Table table : round.tables()) {
            if (table.played() == reported) {
                forms.add(
                        any.with("table", exactly(table.number()))
                                .with(RESULTS, results(table, any)));
            }
        }
        return forms;
    }

    /** One for each player at the table, with the figure that counts. */
    private FieldValues results(Table table, Form any) {
        int seats = table.players().size();
        ListOf all = (ListOf) any.field(RESULTS).values();
        FieldValues.Parts parts = (FieldValues.Parts) all.each();
        String figure =
                switch (settings.counting()) {
                    case PLACES -> "place";
                    case LOST_GAMES -> "lost";
                    case POINTS -> "points";
                };
        Count figures =
                switch (settings.counting()) {
                    case PLACES -> new Count(1, seats);
                    case LOST_GAMES -> new Count(0, table.games());
                    case POINTS ->
                            new Count(
                                    -TournamentSettings.MOST_POINTS,
                                    TournamentSettings.MOST_POINTS);
                };
        List<FormField> fields =
                List.of(
                        new FormField(PLAYER, OneOf.players(table.players()), true),
                        new FormField(figure, figures, true));
        List<FieldLimit> limits = parts.limits();
        return new ListOf(new FieldValues.Parts(fields, limits, parts.array()), seats, seats);
    }

    private static List<Form> order(PlayOff playOff, Form any) {
        int players = playOff.players().size();
        return playOff.due()
                ? List.of(
                        any.with(
                                "order",
                                new ListOf(OneOf.players(playOff.players()), players, players)))
                : List.of();
    }

    private static Count exactly(int number) {
        return new Count(number, number);
    }
}
