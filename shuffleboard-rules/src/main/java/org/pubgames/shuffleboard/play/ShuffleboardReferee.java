package org.pubgames.shuffleboard.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.Form;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.spi.Course;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Positions;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.Trial;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.Counted;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndVoided;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardEvent.GameConceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.HangTested;
import org.pubgames.shuffleboard.ShuffleboardEvent.Judged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.MatchAbandoned;
import org.pubgames.shuffleboard.ShuffleboardEvent.OrganizerDecided;
import org.pubgames.shuffleboard.ShuffleboardEvent.Penalised;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerAbsent;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerArrived;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerDisqualified;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerWithdrew;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.ShuffleboardState.Ending;
import org.pubgames.shuffleboard.SideState;

/** The course of play; the same for the four games. */
public final class ShuffleboardReferee implements Referee<ShuffleboardState, ShuffleboardEvent> {

    private final ShuffleboardSettings settings;
    private final List<String> seats;
    private final StartPhase start;
    private final PlayedGame game;
    private final int mostPoints;
    private final Course<ShuffleboardState, ShuffleboardEvent> course;
    private final RandomEvents random;
    private final DistinguishingEvents distinguishing;
    private final ShuffleboardForms forms;

    /**
     * A referee.
     *
     * @param tablePoints the most that a disc can score by a table of the house, 0 without one
     */
    public ShuffleboardReferee(PlayedGame game, Seats seats, int tablePoints) {
        this.settings = game.settings();
        this.seats = seats.names();
        ReportPhase report = new ReportPhase(this.seats);
        this.game = game;
        this.mostPoints = Math.max(game.mostPoints(), tablePoints);
        MatchPhase match = new MatchPhase(game, mostPoints);
        PlacePhase places = new PlacePhase(game);
        NextShotPhase next = new NextShotPhase();
        DiscChanges discs = new DiscChanges(game);
        ShotPhase shot = new ShotPhase(game, places, discs, next, match);
        CallPhase call = new CallPhase(game, places, discs);
        FoulPhase foul = new FoulPhase(game, discs, next);
        CountPhase count = new CountPhase(game, places, match);
        PeoplePhase people = new PeoplePhase(settings, match);
        start = new StartPhase(settings, match);
        course =
                Course.<ShuffleboardState, ShuffleboardEvent>of(ShuffleboardEvent.class)
                        .first(report::reported)
                        .on(Tossed.class, start::tossed)
                        .on(Lagged.class, start::lagged)
                        .on(HandicapAgreed.class, start::handicap)
                        .on(Shot.class, shot::played)
                        .on(EndPlayed.class, count::endPlayed)
                        .on(Judged.class, call::judged)
                        .on(HangTested.class, call::hangTested)
                        .on(FoulCalled.class, foul::called)
                        .on(Penalised.class, foul::penalised)
                        .on(Counted.class, count::counted)
                        .on(EndVoided.class, match::voided)
                        .on(EndCorrected.class, match::corrected)
                        .on(Conceded.class, match::conceded)
                        .on(GameConceded.class, people::gameConceded)
                        .on(PlayerWithdrew.class, people::withdrew)
                        .on(PlayerDisqualified.class, people::disqualified)
                        .on(PlayerAbsent.class, people::absent)
                        .on(PlayerArrived.class, people::arrived)
                        .on(PlayerReplaced.class, people::replaced)
                        .on(MatchAbandoned.class, people::abandoned)
                        .on(OrganizerDecided.class, people::decided)
                        .build();
        random = new RandomEvents(game, this.seats);
        distinguishing = new DistinguishingEvents(game, this.seats);
        forms = new ShuffleboardForms(game, this.seats);
    }

    @Override
    public ShuffleboardState opening() {
        return start.opening(seats);
    }

    @Override
    public Optional<Positions<ShuffleboardState, ?>> positions() {
        return Optional.of(new BoardPositions(game, mostPoints, opening(), seats));
    }

    @Override
    public ShuffleboardState judge(
            ShuffleboardState state, ShuffleboardEvent event, Judging judging) {
        return course.judge(state, event, judging);
    }

    @Override
    public Turn turn(ShuffleboardState state) {
        return switch (state.stage()) {
            case START ->
                    settings.lagDue(state.game())
                            ? new Turn.Several(seats)
                            : new Turn.Chance(seats);
            case SHOOTING ->
                    new Turn.Player(state.end().map(end -> end.shooter(end.shooting())).orElse(""));
            case COUNTING -> new Turn.Official();
            case OVER -> new Turn.Over();
        };
    }

    /**
     * Partners share a place; the score is the total of the last game. Nobody has a place in a
     * match of which nothing counts.
     */
    @Override
    public Optional<List<Outcome.Place>> places(ShuffleboardState state) {
        return state.ending()
                .map(ending -> ending.countsNothing() ? List.of() : places(state, ending));
    }

    private static List<Outcome.Place> places(ShuffleboardState state, Ending ending) {
        List<Outcome.Place> places = new ArrayList<>();
        for (SideState side : state.sides()) {
            boolean first = ending.winner().map(side.side()::equals).orElse(true);
            for (String player : side.players()) {
                int rank = first ? 1 : 1 + state.sides().get(0).players().size();
                places.add(new Outcome.Place(rank, player, side.points()));
            }
        }
        places.sort(Comparator.comparingInt(Outcome.Place::rank));
        return places;
    }

    @Override
    public List<String> kinds(ShuffleboardState state, Trial<ShuffleboardEvent> accepted) {
        return random.kinds(state, accepted);
    }

    @Override
    public List<Form> forms(ShuffleboardState state, Form any) {
        return forms.of(state, any);
    }

    @Override
    public Optional<ShuffleboardEvent> sample(
            ShuffleboardState state, RandomGenerator generator, Trial<ShuffleboardEvent> accepted) {
        return random.sample(state, generator, accepted);
    }

    @Override
    public List<ShuffleboardEvent> distinguishing(ShuffleboardState state) {
        return distinguishing.events(state);
    }

    @Override
    public Optional<ShuffleboardEvent> straight(ShuffleboardState state, int course) {
        return distinguishing.straight(state, course);
    }
}
