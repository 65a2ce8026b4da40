package org.pubgames.shuffleboard.play;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues.Count;
import org.pubgames.core.FieldValues.ListOf;
import org.pubgames.core.FieldValues.Measure;
import org.pubgames.core.FieldValues.Named;
import org.pubgames.core.FieldValues.OneOf;
import org.pubgames.core.FieldValues.Parts;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndResult;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardSettings.Handicap;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Stage;

/** What the fields of events may hold in a state; the same for the four games. */
final class ShuffleboardForms {

    private static final int ANY = Integer.MAX_VALUE;

    /** The largest handicap where no target bounds it, and the largest penalty. */
    private static final int MOST_POINTS = 100;

    /** What can be reported while it is open who begins. */
    private static final Set<String> BEFORE_PLAY =
            Set.of(
                    "tossed",
                    "lagged",
                    "handicap-agreed",
                    "conceded",
                    "player-withdrew",
                    "player-disqualified",
                    "player-absent",
                    "player-arrived",
                    "player-replaced",
                    "organizer-decided",
                    "match-abandoned");

    /** The least that a side scores in an end. */
    private static final int LEAST_SCORE = -1000;

    /** A disc off the board has no rank. */
    private static final FieldLimit RANKED_ON_THE_BOARD =
            new FieldLimit.Without(List.of("depth"), "at", List.of(Place.OFF));

    private static final String AT = "at";
    private static final String DEPTH = "depth";
    private static final String DISC = "disc";
    private static final String MOVED = "moved";
    private static final String ON = "on";
    private static final String OUT_OF_TURN = "outOfTurn";
    private static final String PLAYER = "player";
    private static final String POINTS = "points";

    private final ShuffleboardSettings settings;
    private final List<String> seats;
    private final PlaceFields places;
    private final PeopleForms people;

    ShuffleboardForms(PlayedGame game, List<String> seats) {
        this.settings = game.settings();
        this.seats = seats;
        this.places = PlaceFields.of(game.board());
        this.people = new PeopleForms(settings);
    }

    /** Forms of one kind, of which every event that can be accepted fits one. */
    List<Form> of(ShuffleboardState state, Form any) {
        String kind = any.kind().kind();
        boolean now =
                switch (state.stage()) {
                    case START -> BEFORE_PLAY.contains(kind);
                    case OVER -> kind.equals("end-corrected");
                    default -> !kind.equals("tossed") && !kind.equals("lagged");
                };
        boolean pairs = seats.size() == 2 || seats.size() == 4;
        return now && pairs
                ? people.of(state, any).orElseGet(() -> possible(state, any))
                : List.of();
    }

    private List<Form> possible(ShuffleboardState state, Form any) {
        return switch (any.kind().kind()) {
            case "tossed" -> List.of(any.with("winner", OneOf.players(seats)));
            case "lagged" -> List.of(any.with("shots", lag(any)));
            case "handicap-agreed" -> handicap(state, any);
            case "shot" ->
                    state.stage() == Stage.SHOOTING
                                    && state.current().shooters().stream()
                                            .anyMatch(player -> !state.absent(player))
                            ? shot(state, any)
                            : List.of();
            case "end-played" ->
                    state.stage() == Stage.SHOOTING
                                    && state.current().shooters().stream().noneMatch(state::absent)
                            ? whole(state, any)
                            : List.of();
            case "judged" -> judged(state, any);
            case "hang-tested" -> {
                OneOf discs = discs(state.end().map(End::lying).orElse(List.of()));
                yield discs.names().isEmpty() ? List.of() : List.of(any.with(DISC, discs));
            }
            case "foul-called" -> fouls(state, any);
            case "penalised" -> List.of(any.with(POINTS, new Count(1, MOST_POINTS)));
            case "counted" -> state.stage() == Stage.COUNTING ? counted(any) : List.of();
            case "end-corrected" -> corrected(state, any);
            default -> List.of(any);
        };
    }

    /** Who plays the next disc. */
    private static String shooter(ShuffleboardState state) {
        return state.current().shooter(state.current().shooting());
    }

    private ListOf lag(Form any) {
        Parts shot = (Parts) ((ListOf) any.field("shots").values()).each();
        Measure distance =
                new Measure(
                        Optional.of(BigDecimal.ZERO),
                        Optional.of(BigDecimal.valueOf(Point.FARTHEST)));
        List<FormField> fields =
                List.of(
                        new FormField(PLAYER, OneOf.players(seats), true),
                        new FormField("distance", distance, true));
        return new ListOf(new Parts(fields, shot.limits(), shot.array()), 2, 2);
    }

    private List<Form> handicap(ShuffleboardState state, Form any) {
        int target = settings.target(state.doubles());
        int most = target > 0 ? target - 1 : MOST_POINTS;
        return settings.handicap() == Handicap.NONE || !state.results().isEmpty()
                ? List.of()
                : List.of(any.with(POINTS, new Count(1, most)));
    }

    /**
     * At a place that has a name, with nothing else moved; the same with more; measured. While who
     * is due is absent, only out of turn.
     */
    private List<Form> shot(ShuffleboardState state, Form any) {
        End end = state.current();
        List<Disc> lying = end.lying();
        Form own =
                any.with(PLAYER, OneOf.players(end.shooters()))
                        .with(DEPTH, new Count(1, ANY))
                        .with(ON, discs(end.discs()))
                        .with(MOVED, places.moved(any.field(MOVED), lying, discs(end.discs())));
        Form called = own.without("x").without("y").with(AT, places.words()).requiring(AT);
        Form measured =
                own.without(AT)
                        .with("x", places.extent().across())
                        .with("y", places.extent().along())
                        .requiring("y");
        Form anywhere = places.needsAcross() ? measured.requiring("x") : measured;
        Form anyhow = called.limited(PlaceFields.OFF_THE_BOARD);
        if (state.absent(shooter(state))) {
            return List.of(anyhow.requiring(OUT_OF_TURN), anywhere.requiring(OUT_OF_TURN));
        }
        return List.of(
                called.with(PLAYER, OneOf.players(List.of(end.shooter(end.shooting()))))
                        .without(ON)
                        .without(MOVED)
                        .without(OUT_OF_TURN)
                        .limited(RANKED_ON_THE_BOARD)
                        .promised(true),
                anyhow.limited(new FieldLimit.Some(List.of(ON, MOVED, OUT_OF_TURN))),
                anywhere);
    }

    private static List<Form> fouls(ShuffleboardState state, Form any) {
        return state.end()
                .map(end -> List.of(any.without(DISC), any.with(DISC, discs(end.discs()))))
                .orElse(List.of(any.without(DISC)));
    }

    private List<Form> whole(ShuffleboardState state, Form any) {
        if (state.current().shots() > 0) {
            return List.of();
        }
        ListOf discs = (ListOf) any.field("discs").values();
        int most = 2 * settings.discs(state.doubles());
        Parts each = places.laid((Parts) discs.each());
        return List.of(any.with("discs", new ListOf(each, 0, most)));
    }

    private List<Form> judged(ShuffleboardState state, Form any) {
        OneOf discs = discs(state.end().map(End::judgeable).orElse(List.of()));
        if (discs.names().isEmpty()) {
            return List.of();
        }
        Form named = any.with(DISC, discs).with(AT, places.words());
        Form ranked = named.requiring(DEPTH).with(DEPTH, new Count(1, ANY));
        return List.of(named.without(DEPTH), ranked.limited(RANKED_ON_THE_BOARD));
    }

    private static List<Form> counted(Form any) {
        return List.of(
                any.without("a").without("b"), any.limited(new FieldLimit.Some(List.of("a", "b"))));
    }

    private static List<Form> corrected(ShuffleboardState state, Form any) {
        int last = state.lastResult().map(EndResult::number).orElse(0);
        Count score = new Count(LEAST_SCORE, ANY);
        return last == 0
                ? List.of()
                : List.of(any.with("number", new Count(1, last)).with("a", score).with("b", score));
    }

    private static OneOf discs(List<Disc> discs) {
        return new OneOf(Named.DISC, discs.stream().map(Disc::name).toList());
    }
}
