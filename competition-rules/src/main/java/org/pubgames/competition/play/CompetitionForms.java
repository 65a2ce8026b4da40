package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionSettings.OpenMatches;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;

/** What the fields of events may hold in a state: a form for each match that may be reported. */
final class CompetitionForms {

    private static final String PLAYER = "player";
    private static final String GAMES = "games";

    private final CompetitionSettings settings;

    CompetitionForms(CompetitionSettings settings) {
        this.settings = settings;
    }

    /** Forms of one kind, of which every event that can be accepted fits one. */
    List<Form> of(CompetitionState state, Form any) {
        String kind = any.kind().kind();
        boolean over = state.phase() == CompetitionPhase.OVER;
        boolean correction = kind.endsWith("-corrected");
        if (over && (!correction || state.abandoned().isPresent())) {
            return List.of();
        }
        return switch (kind) {
            case "withdrew" -> about(state.playing(), any);
            case "organizer-decided" ->
                    settings.format() == Format.KNOCK_OUT || ladder()
                            ? List.of()
                            : about(
                                    entrants(state),
                                    any.with("points", new FieldValues.Count(1, MOST)));
            case "drawn" -> state.begun() || series() ? List.of() : List.of(any);
            case "evening-scored" ->
                    series() && state.held() < settings.evenings()
                            ? evening(state.held() + 1, state.playing(), any)
                            : List.of();
            case "evening-corrected" ->
                    state.evenings().isEmpty() ? List.of() : corrections(state, any);
            case "challenged" -> ladder() ? challenges(state, any) : List.of();
            case "went-idle" ->
                    ladder() && settings.idleDays() > 0
                            ? about(
                                    state.numbers(),
                                    any.with(
                                            "days",
                                            new FieldValues.Count(
                                                    settings.idleDays(), Integer.MAX_VALUE)))
                            : List.of();
            case "result-reported" -> matches(state, each -> open(state, each), games(any));
            case "result-corrected" ->
                    matches(state, each -> each.result().isPresent(), games(any));
            case "log-reported" -> logs(state, each -> open(state, each), any);
            case "log-corrected" -> logs(state, each -> each.result().isPresent(), any);
            case "result-annulled" ->
                    ladder()
                            ? List.of()
                            : matches(
                                    state,
                                    each -> each.result().isPresent() && state.playable(each),
                                    any);
            case "walked-over" -> walkOvers(state, any);
            case "postponed" -> settings.postponements() == 0 ? List.of() : sides(state, any);
            case "round-drawn" -> swissGoesOn(state) ? List.of(any) : List.of();
            case "absence-announced" -> absences(state, any);
            case "lots-drawn" -> state.phase() == CompetitionPhase.LOTS ? List.of(any) : List.of();
            default -> List.of(any);
        };
    }

    private static final int MOST = CompetitionSettings.MOST_SCORE;

    /**
     * Whether the next round may be due: matches that were put off need not be played before it.
     */
    private boolean swissGoesOn(CompetitionState state) {
        boolean more = settings.format() == Format.SWISS || !state.groups().isEmpty();
        return (state.phase() == CompetitionPhase.BETWEEN && more)
                || (state.phase() == CompetitionPhase.PLAY
                        && state.rounds().size() < state.planned()
                        && settings.openMatches() == OpenMatches.COUNT_AS_DRAWN);
    }

    private static List<String> entrants(CompetitionState state) {
        return state.entrants().stream().map(CompetitionEntrant::player).toList();
    }

    /** A form for each evening, with those who took part then. */
    private static List<Form> corrections(CompetitionState state, Form any) {
        return state.evenings().stream()
                .flatMap(each -> evening(each.number(), each.entrants(), any).stream())
                .toList();
    }

    private boolean series() {
        return settings.format() == Format.SERIES;
    }

    /** The points of some of these, for an evening; no form where nobody could have any. */
    private static List<Form> evening(int number, List<String> names, Form any) {
        FieldValues.ListOf all = (FieldValues.ListOf) any.field("scores").values();
        FieldValues.Parts parts = (FieldValues.Parts) all.each();
        List<FormField> fields =
                List.of(
                        new FormField(PLAYER, FieldValues.OneOf.players(names), true),
                        new FormField("points", new FieldValues.Count(0, MOST), true));
        return names.isEmpty()
                ? List.of()
                : List.of(
                        any.with("evening", exactly(number))
                                .with(
                                        "scores",
                                        new FieldValues.ListOf(
                                                new FieldValues.Parts(
                                                        fields, parts.limits(), parts.array()),
                                                1,
                                                names.size())));
    }

    private boolean ladder() {
        return settings.format() == Format.LADDER;
    }

    /** A form for everybody who has somebody above to challenge. */
    private static List<Form> challenges(CompetitionState state, Form any) {
        List<Form> forms = new ArrayList<>();
        for (int i = 1; i < state.numbers().size(); i++) {
            forms.add(
                    any.with(PLAYER, FieldValues.OneOf.players(List.of(state.numbers().get(i))))
                            .with(
                                    "opponent",
                                    FieldValues.OneOf.players(state.numbers().subList(0, i))));
        }
        return forms;
    }

    private List<Form> absences(CompetitionState state, Form any) {
        int next = state.rounds().size() + 1;
        boolean possible =
                settings.format() == Format.SWISS
                        && settings.absences() > 0
                        && next <= settings.swissRounds();
        return possible
                ? about(
                        state.playing(),
                        any.with("round", new FieldValues.Count(next, settings.swissRounds())))
                : List.of();
    }

    private static List<Form> about(List<String> names, Form any) {
        return names.isEmpty()
                ? List.of()
                : List.of(any.with(PLAYER, FieldValues.OneOf.players(names)));
    }

    /** As many games as a match may have, each with scores that there can be. */
    private Form games(Form any) {
        FieldValues.ListOf all = (FieldValues.ListOf) any.field(GAMES).values();
        FieldValues.Parts parts = (FieldValues.Parts) all.each();
        FieldValues.Count points = new FieldValues.Count(0, MOST);
        List<FormField> fields =
                List.of(
                        new FormField("first", points, true),
                        new FormField("second", points, true));
        return any.with(
                GAMES, played(new FieldValues.Parts(fields, parts.limits(), parts.array())));
    }

    /** As many as a match may have games. */
    private FieldValues.ListOf played(FieldValues each) {
        int most = settings.matchGames();
        int fewest = settings.allGamesPlayed() ? most : most / 2 + 1;
        return new FieldValues.ListOf(each, Math.min(fewest, most), most);
    }

    /** A form for each match, with the logs of its games, in which its two sides have places. */
    private List<Form> logs(CompetitionState state, Predicate<Pairing> spokenOf, Form any) {
        FieldValues.ListOf all = (FieldValues.ListOf) any.field("logs").values();
        FieldValues.Parts log = (FieldValues.Parts) all.each();
        List<Form> forms = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (spokenOf.test(each)) {
                    FieldValues side = FieldValues.OneOf.players(each.sides());
                    FieldValues.Parts better = with(log, "better", side);
                    FieldValues.Parts ofBoth = with(better, "other", side);
                    forms.add(at(round, each, any).with("logs", played(ofBoth)));
                }
            }
        }
        return forms;
    }

    private static FieldValues.Parts with(
            FieldValues.Parts parts, String name, FieldValues values) {
        List<FormField> fields =
                parts.fields().stream()
                        .map(
                                each ->
                                        each.name().equals(name)
                                                ? new FormField(name, values, each.required())
                                                : each)
                        .toList();
        return new FieldValues.Parts(fields, parts.limits(), parts.array());
    }

    /** Whether a match has no result and can still be played. */
    private static boolean open(CompetitionState state, Pairing pairing) {
        return pairing.result().isEmpty() && state.playable(pairing);
    }

    private static List<Form> matches(
            CompetitionState state, Predicate<Pairing> spokenOf, Form any) {
        List<Form> forms = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (spokenOf.test(each)) {
                    forms.add(at(round, each, any));
                }
            }
        }
        return forms;
    }

    private static Form at(CompetitionRound round, Pairing pairing, Form any) {
        return any.with("round", exactly(round.number())).with("board", exactly(pairing.board()));
    }

    private static List<Form> walkOvers(CompetitionState state, Form any) {
        List<Form> forms = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (open(state, each)) {
                    forms.add(
                            at(round, each, any)
                                    .with(
                                            "absent",
                                            new FieldValues.ListOf(
                                                    FieldValues.OneOf.players(each.sides()),
                                                    1,
                                                    2)));
                }
            }
        }
        return forms;
    }

    private static List<Form> sides(CompetitionState state, Form any) {
        List<Form> forms = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing each : round.pairings()) {
                if (open(state, each)) {
                    forms.add(
                            at(round, each, any)
                                    .with(PLAYER, FieldValues.OneOf.players(each.sides()))
                                    .with("hours", new FieldValues.Count(0, Integer.MAX_VALUE)));
                }
            }
        }
        return forms;
    }

    private static FieldValues.Count exactly(int number) {
        return new FieldValues.Count(number, number);
    }
}
