package org.pubgames.schocken.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.Form;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Viewer;
import org.pubgames.core.spi.Course;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Positions;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.Trial;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenEvent.PlayerAbsent;
import org.pubgames.schocken.SchockenEvent.PlayerArrived;
import org.pubgames.schocken.SchockenEvent.PlayerDisqualified;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenEvent.PlayerWithdrew;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Call;
import org.pubgames.schocken.rules.HalfLost;
import org.pubgames.schocken.rules.Owes;

/**
 * Carries facts to the rules and applies what they conclude; the course of play, phase by phase.
 */
public final class SchockenReferee implements Referee<SchockenState, SchockenEvent> {

    private final SchockenSettings settings;
    private final Seats seats;
    private final StartPhase start;
    private final RollOffPhase rollOffs;
    private final HalfPhase halves;
    private final StagePhase stages;
    private final Standings standings;
    private final Course<SchockenState, SchockenEvent> course;
    private final DistinguishingEvents distinguishing;
    private final SchockenForms forms;

    /** A referee for one table. */
    public SchockenReferee(SchockenSettings settings, Seats seats, ThrowRanks ranks) {
        this.settings = settings;
        this.seats = seats;
        this.halves = new HalfPhase(settings);
        RoundPhase rounds = new RoundPhase(settings, ranks, halves);
        this.start = new StartPhase(settings, ranks, rounds);
        this.rollOffs = new RollOffPhase(rounds);
        this.stages = new StagePhase(settings, rounds);
        this.standings = new Standings(ranks.rules());
        this.distinguishing = new DistinguishingEvents(settings);
        this.forms = new SchockenForms(settings);
        ThrowPhase throwing = new ThrowPhase(settings);
        PeoplePhase people = new PeoplePhase(settings);
        DecisionPhase decisions = new DecisionPhase(rounds);
        OffencePhase offences = new OffencePhase(settings, throwing);
        this.course =
                Course.<SchockenState, SchockenEvent>of(SchockenEvent.class)
                        .first(this::call)
                        .on(StarterThrown.class, start::thrown)
                        .on(Thrown.class, throwing::thrown)
                        .on(Uncovered.class, throwing::uncovered)
                        .on(SetAside.class, throwing::setAside)
                        .on(Stood.class, throwing::stood)
                        .on(RollOffThrown.class, rollOffs::thrown)
                        .on(DiceDropped.class, offences::dropped)
                        .on(DiceAskew.class, offences::askew)
                        .on(DiceNudged.class, offences::nudged)
                        .on(BoughtIn.class, throwing::boughtIn)
                        .on(PlayerWithdrew.class, people::departed)
                        .on(PlayerDisqualified.class, people::departed)
                        .on(PlayerAbsent.class, people::attending)
                        .on(PlayerArrived.class, people::attending)
                        .on(PlayerJoined.class, people::joined)
                        .on(PlayerReplaced.class, people::replaced)
                        .on(OrganizerDecided.class, decisions::decided)
                        .on(MatchAbandoned.class, people::abandoned)
                        .last(this::goOn);
    }

    @Override
    public SchockenState opening() {
        SchockenState opening = NextState.opening(seats.names(), settings);
        return settings.gameStarter().dice() > 0
                ? opening
                : NextState.after(opening).firstRound(seats.names().get(0)).done();
    }

    @Override
    public Optional<Positions<SchockenState, ?>> positions() {
        return Optional.of(new TablePositions(settings, seats.names()));
    }

    @Override
    public SchockenState judge(SchockenState state, SchockenEvent event, Judging judging) {
        return course.judge(state, event, judging);
    }

    private SchockenState call(SchockenState state, SchockenEvent event, Judging judging) {
        judging.put(new Call(judging.findings(), event, state, settings));
        return state;
    }

    /** What follows once the event itself is judged: debts, a half lost by it, the next stage. */
    private SchockenState goOn(SchockenState state, SchockenEvent event, Judging judging) {
        Findings found = judging.findings();
        Optional<Owes> owes = found.effect(Owes.class);
        SchockenState next =
                owes.isPresent() ? NextState.after(state).owe(owes.get()).done() : state;
        Optional<HalfLost> forfeit = found.effect(HalfLost.class);
        if (forfeit.isPresent()) {
            return halves.close(next, forfeit.get().player(), judging);
        }
        if (!next.stageOver()) {
            return next;
        }
        return switch (next.stage()) {
            case STARTER -> start.decide(next, judging);
            case ROLL_OFF -> rollOffs.decide(next, judging);
            default -> stages.goOn(next, judging);
        };
    }

    @Override
    public Turn turn(SchockenState state) {
        List<String> waiting = state.waitingFor();
        if (waiting.isEmpty() || state.players().size() < settings.leastPlayers()) {
            return new Turn.Over();
        }
        boolean chance = state.tied() || state.hand(waiting.get(0)).map(Hand::due).orElse(false);
        return chance ? new Turn.Chance(waiting) : new Turn.Player(waiting.get(0));
    }

    @Override
    public Optional<List<Outcome.Place>> places(SchockenState state) {
        return state.stage() == Stage.OVER ? standings.of(state) : Optional.empty();
    }

    @Override
    public List<String> seated(SchockenState state, List<String> seats) {
        return state.seats();
    }

    @Override
    public SchockenState view(SchockenState state, Viewer viewer) {
        return state.seenBy(viewer);
    }

    @Override
    public SchockenEvent view(SchockenState before, SchockenEvent event, Viewer viewer) {
        return Views.of(before, event, viewer);
    }

    @Override
    public List<String> kinds(SchockenState state, Trial<SchockenEvent> accepted) {
        return RandomEvents.kinds(state, settings, accepted);
    }

    @Override
    public List<Form> forms(SchockenState state, Form any) {
        return forms.of(state, any);
    }

    @Override
    public Optional<SchockenEvent> sample(
            SchockenState state, RandomGenerator random, Trial<SchockenEvent> accepted) {
        return RandomEvents.sample(state, settings, random, accepted);
    }

    @Override
    public List<SchockenEvent> distinguishing(SchockenState state) {
        return distinguishing.events(state);
    }

    @Override
    public Optional<SchockenEvent> straight(SchockenState state, int course) {
        return distinguishing.straight(state, course);
    }
}
