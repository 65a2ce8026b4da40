package org.pubgames.competition.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.EveningScored;
import org.pubgames.competition.CompetitionEvent.LogCorrected;
import org.pubgames.competition.CompetitionEvent.LogReported;
import org.pubgames.competition.CompetitionEvent.LotsDrawn;
import org.pubgames.competition.CompetitionEvent.MatchAbandoned;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.Standing;
import org.pubgames.competition.rules.Call;
import org.pubgames.core.Form;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.spi.Course;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.Trial;

/** The phases of a competition: which step judges which event. */
public final class CompetitionReferee implements Referee<CompetitionState, CompetitionEvent> {

    private final Seats seats;
    private final Course<CompetitionState, CompetitionEvent> course;
    private final Stage stage;
    private final LikelyEvents ofGroups;
    private final LikelyEvents ofTree;

    /** A referee for one competition. */
    public CompetitionReferee(CompetitionSettings settings, Seats seats) {
        this.seats = seats;
        this.stage = new Stage(settings);
        this.ofGroups = LikelyEvents.of(stage.settings(CompetitionState.opening()), seats);
        this.ofTree = LikelyEvents.of(stage.tree(), seats);
        TablePhase table = new TablePhase(stage);
        SwissPhase swiss = new SwissPhase(settings, table);
        GroupPhase groups = new GroupPhase(stage, table);
        EntryPhase entry = new EntryPhase(stage, table);
        DrawPhase draw = new DrawPhase(stage, table, swiss, groups);
        SeriesPhase series = new SeriesPhase(settings, table);
        LadderPhase ladder = new LadderPhase(settings, table);
        ResultPhase result = new ResultPhase(stage, table, ladder);
        PeoplePhase people = new PeoplePhase(stage, table);
        this.course =
                Course.<CompetitionState, CompetitionEvent>of(CompetitionEvent.class)
                        .first(this::call)
                        .on(Entered.class, entry::entered)
                        .on(Withdrew.class, entry::withdrew)
                        .on(Drawn.class, draw::drawn)
                        .on(RoundDrawn.class, stage.grouped() ? groups::tree : swiss::drawn)
                        .on(AbsenceAnnounced.class, swiss::absent)
                        .on(Challenged.class, ladder::challenged)
                        .on(WentIdle.class, ladder::idle)
                        .on(EveningScored.class, series::scored)
                        .on(EveningCorrected.class, series::corrected)
                        .on(ResultReported.class, result::reported)
                        .on(ResultCorrected.class, result::corrected)
                        .on(LogReported.class, result::logged)
                        .on(LogCorrected.class, result::relogged)
                        .on(ResultAnnulled.class, result::annulled)
                        .on(WalkedOver.class, result::walkedOver)
                        .on(Postponed.class, result::postponed)
                        .on(OrganizerDecided.class, people::decided)
                        .on(LotsDrawn.class, people::lotsDrawn)
                        .on(Closed.class, people::closed)
                        .on(MatchAbandoned.class, people::abandoned)
                        .build();
    }

    @Override
    public CompetitionState opening() {
        return CompetitionState.opening();
    }

    @Override
    public CompetitionState judge(CompetitionState state, CompetitionEvent event, Judging judging) {
        return course.judge(state, event, judging);
    }

    private CompetitionState call(CompetitionState state, CompetitionEvent event, Judging judging) {
        judging.put(new Call(judging.findings(), event, state, seats));
        return state;
    }

    @Override
    public Turn turn(CompetitionState state) {
        return switch (state.phase()) {
            case ENTRY -> new Turn.Official();
            case PLAY -> new Turn.Several(waitedFor(state));
            case BETWEEN -> new Turn.Official();
            case LOTS -> new Turn.Chance(state.playing());
            case OVER -> new Turn.Over();
        };
    }

    /** Who has a match to play, in the order of entry. */
    private static List<String> waitedFor(CompetitionState state) {
        Set<String> waited = new HashSet<>();
        state.open().forEach(each -> waited.addAll(each.sides()));
        return state.playing().stream().filter(waited::contains).toList();
    }

    @Override
    public Optional<List<Outcome.Place>> places(CompetitionState state) {
        return state.ending()
                .map(ending -> ending == Ending.ABANDONED ? List.of() : places(state.standings()));
    }

    private static List<Outcome.Place> places(List<Standing> standings) {
        return standings.stream()
                .map(each -> new Outcome.Place(each.rank(), each.player(), each.points()))
                .toList();
    }

    private LikelyEvents likely(CompetitionState state) {
        return state.tree().isEmpty() ? ofGroups : ofTree;
    }

    @Override
    public List<String> kinds(CompetitionState state, Trial<CompetitionEvent> accepted) {
        return likely(state).random().kinds(state, accepted);
    }

    @Override
    public List<Form> forms(CompetitionState state, Form any) {
        return likely(state).forms().of(state, any);
    }

    @Override
    public Optional<CompetitionEvent> sample(
            CompetitionState state, RandomGenerator chance, Trial<CompetitionEvent> accepted) {
        return likely(state).random().sample(state, chance, accepted);
    }

    @Override
    public List<CompetitionEvent> distinguishing(CompetitionState state) {
        return likely(state).distinguishing().events(state);
    }

    @Override
    public Optional<CompetitionEvent> straight(CompetitionState state, int course) {
        return likely(state).distinguishing().straight(state, course);
    }

    /** What may happen next in one stage. */
    private record LikelyEvents(
            RandomEvents random, DistinguishingEvents distinguishing, CompetitionForms forms) {

        static LikelyEvents of(CompetitionSettings settings, Seats seats) {
            LikelyGames games = new LikelyGames(settings);
            return new LikelyEvents(
                    new RandomEvents(settings, seats, games),
                    new DistinguishingEvents(settings, seats, games),
                    new CompetitionForms(settings));
        }
    }
}
