package org.pubgames.schocken.tournament.play;

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
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Closed;
import org.pubgames.schocken.tournament.TournamentEvent.Drawn;
import org.pubgames.schocken.tournament.TournamentEvent.Entered;
import org.pubgames.schocken.tournament.TournamentEvent.MatchAbandoned;
import org.pubgames.schocken.tournament.TournamentEvent.OrganizerDecided;
import org.pubgames.schocken.tournament.TournamentEvent.PlayOffPlayed;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerAbsent;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerArrived;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerDisqualified;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerJoined;
import org.pubgames.schocken.tournament.TournamentEvent.PlayerReplaced;
import org.pubgames.schocken.tournament.TournamentEvent.ResultCorrected;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentEvent.Withdrew;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.TournamentState.Ending;
import org.pubgames.schocken.tournament.rules.Call;

/** The phases of a tournament: which step judges which event. */
public final class TournamentReferee implements Referee<TournamentState, TournamentEvent> {

    private final TournamentSettings settings;
    private final Seats seats;
    private final Course<TournamentState, TournamentEvent> course;
    private final RandomEvents random;
    private final DistinguishingEvents distinguishing;
    private final TournamentForms forms;

    /** A referee for one evening. */
    public TournamentReferee(TournamentSettings settings, Seats seats) {
        this.settings = settings;
        this.seats = seats;
        this.random = new RandomEvents(settings, seats);
        this.distinguishing = new DistinguishingEvents(settings, seats);
        this.forms = new TournamentForms(settings);
        EntryPhase entry = new EntryPhase(settings, seats);
        DrawPhase draw = new DrawPhase(settings);
        MatchPhase match = new MatchPhase(settings);
        TablePhase table = new TablePhase(settings, match);
        PeoplePhase people = new PeoplePhase(settings, match, table);
        this.course =
                Course.<TournamentState, TournamentEvent>of(TournamentEvent.class)
                        .first(this::call)
                        .on(Entered.class, entry::entered)
                        .on(Withdrew.class, entry::withdrew)
                        .on(Drawn.class, draw::drawn)
                        .on(TablePlayed.class, table::played)
                        .on(ResultCorrected.class, table::corrected)
                        .on(PlayOffPlayed.class, match::playedOff)
                        .on(Closed.class, match::closed)
                        .on(PlayerDisqualified.class, people::disqualified)
                        .on(PlayerReplaced.class, people::replaced)
                        .on(PlayerAbsent.class, people::absent)
                        .on(PlayerArrived.class, people::arrived)
                        .on(PlayerJoined.class, entry::joined)
                        .on(OrganizerDecided.class, people::decided)
                        .on(MatchAbandoned.class, people::abandoned)
                        .build();
    }

    @Override
    public TournamentState opening() {
        return TournamentState.opening();
    }

    @Override
    public Optional<Positions<TournamentState, ?>> positions() {
        return Optional.of(new StandingPositions(settings, seats.names()));
    }

    @Override
    public TournamentState judge(TournamentState state, TournamentEvent event, Judging judging) {
        return course.judge(state, event, judging);
    }

    private TournamentState call(TournamentState state, TournamentEvent event, Judging judging) {
        judging.put(new Call(judging.findings(), event, state, seats));
        return state;
    }

    @Override
    public Turn turn(TournamentState state) {
        return switch (state.phase()) {
            case ENTRY -> new Turn.Official();
            case ROUND -> round(waitedFor(state));
            case BETWEEN -> draw(state.present());
            case PLAY_OFF ->
                    new Turn.Several(state.playOff().map(PlayOff::players).orElse(List.of()));
            case OVER -> new Turn.Over();
        };
    }

    /** Where nobody is there, the organizer says who has come, or ends the tournament. */
    private static Turn draw(List<String> present) {
        return present.isEmpty() ? new Turn.Official() : new Turn.Chance(present);
    }

    /** A table at which nobody is left or there is reported by the organizer. */
    private static Turn round(List<String> waited) {
        return waited.isEmpty() ? new Turn.Official() : new Turn.Several(waited);
    }

    /** Who sits at a table that has not reported, is still in the tournament and there. */
    private static List<String> waitedFor(TournamentState state) {
        return state.round().map(Round::tables).orElse(List.of()).stream()
                .filter(table -> !table.played())
                .flatMap(table -> state.there(table).stream())
                .toList();
    }

    @Override
    public Optional<List<Outcome.Place>> places(TournamentState state) {
        return state.ending()
                .map(ending -> ending == Ending.NOTHING_COUNTS ? List.of() : state.standings());
    }

    @Override
    public List<String> seated(TournamentState state, List<String> names) {
        return state.seated(names);
    }

    @Override
    public List<String> kinds(TournamentState state, Trial<TournamentEvent> accepted) {
        return random.kinds(state, accepted);
    }

    @Override
    public List<Form> forms(TournamentState state, Form any) {
        return forms.of(state, any);
    }

    @Override
    public Optional<TournamentEvent> sample(
            TournamentState state, RandomGenerator chance, Trial<TournamentEvent> accepted) {
        return random.sample(state, chance, accepted);
    }

    @Override
    public List<TournamentEvent> distinguishing(TournamentState state) {
        return distinguishing.events(state);
    }

    @Override
    public Optional<TournamentEvent> straight(TournamentState state, int course) {
        return distinguishing.straight(state, course);
    }
}
