package org.pubgames.sjoelen.play;

import java.util.ArrayList;
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
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.NextTurn;

/** The phases of sjoelen: which step judges which event. */
public final class SjoelenReferee implements Referee<SjoelenState, SjoelenEvent> {

    private final SjoelenSettings settings;
    private final Seats seats;
    private final LayoutScoring scoring;
    private final Boards boards;
    private final Course<SjoelenState, SjoelenEvent> course;
    private final MatchPhase match;
    private final DistinguishingEvents distinguishing;
    private final SjoelenForms forms;

    /**
     * A referee of one variant and its seats.
     *
     * @param scoring the points of layouts under the variant
     */
    public SjoelenReferee(SjoelenSettings settings, Seats seats, LayoutScoring scoring) {
        this.settings = settings;
        this.seats = seats;
        this.scoring = scoring;
        this.boards = Boards.of(settings, scoring);
        this.match = new MatchPhase(settings, scoring.layouts());
        this.distinguishing = new DistinguishingEvents(settings);
        this.forms = new SjoelenForms(boards, this::mayPlay);
        CardPhase card = new CardPhase(boards);
        TurnPhase turn = new TurnPhase(boards, card);
        DiscPhase disc = new DiscPhase(boards);
        InterruptionPhase interruption = new InterruptionPhase(boards);
        PeoplePhase people = match.people();
        this.course =
                Course.<SjoelenState, SjoelenEvent>of(SjoelenEvent.class)
                        .on(SjoelenEvent.TrialPlayed.class, turn::trial)
                        .on(SjoelenEvent.TurnStarted.class, turn::started)
                        .on(SjoelenEvent.Shoved.class, disc::shoved)
                        .on(SjoelenEvent.Displaced.class, disc::displaced)
                        .on(SjoelenEvent.SubTurnEnded.class, turn::subTurnEnded)
                        .on(SjoelenEvent.SubTurnPlayed.class, turn::subTurnPlayed)
                        .on(SjoelenEvent.BonusPlayed.class, turn::bonusPlayed)
                        .on(SjoelenEvent.DiscBroken.class, interruption::discBroken)
                        .on(SjoelenEvent.DiscsFound.class, interruption::discsFound)
                        .on(SjoelenEvent.AlienDiscFound.class, interruption::alienDiscFound)
                        .on(SjoelenEvent.CountAsked.class, interruption::countAsked)
                        .on(SjoelenEvent.ConductReported.class, interruption::conductReported)
                        .on(SjoelenEvent.OrganizerDecided.class, interruption::organizerDecided)
                        .on(SjoelenEvent.TimeCalled.class, match::timeCalled)
                        .on(SjoelenEvent.ThresholdSet.class, match::thresholdSet)
                        .on(SjoelenEvent.PlayerWithdrew.class, match::withdrew)
                        .on(SjoelenEvent.PlayerDisqualified.class, people::disqualified)
                        .on(SjoelenEvent.PlayerAbsent.class, people::absent)
                        .on(SjoelenEvent.PlayerArrived.class, people::arrived)
                        .on(SjoelenEvent.PlayerReplaced.class, people::replaced)
                        .on(SjoelenEvent.MatchAbandoned.class, people::abandoned)
                        .on(SjoelenEvent.GameConceded.class, people::conceded)
                        .on(SjoelenEvent.ScoreNoted.class, card::noted)
                        .on(SjoelenEvent.ScoreAgreed.class, card::agreed)
                        .on(SjoelenEvent.ScoreDisputed.class, card::disputed)
                        .on(SjoelenEvent.ScoreCorrected.class, card::corrected)
                        .on(SjoelenEvent.ScoreStruck.class, card::struck)
                        .on(SjoelenEvent.CardPassed.class, card::passed)
                        .on(SjoelenEvent.CardHandedOver.class, card::handedOver)
                        .on(SjoelenEvent.TamperingProven.class, card::tamperingProven)
                        .build();
    }

    @Override
    public SjoelenState opening() {
        return SjoelenState.opening(seats.names().stream().map(SjoelenPlayer::seated).toList());
    }

    @Override
    public Optional<Positions<SjoelenState, ?>> positions() {
        return Optional.of(new CardPositions(this, settings, scoring, match, seats.names()));
    }

    @Override
    public SjoelenState judge(SjoelenState state, SjoelenEvent event, Judging judging) {
        SjoelenState next = course.judge(state, event, judging);
        return judging.findings().forbidden() ? state : match.decided(state, next, judging);
    }

    /**
     * Whoever the rules let play now; where nobody may and a score is open, an official settles it.
     */
    @Override
    public Turn turn(SjoelenState state) {
        if (state.ranking().isPresent()) {
            return new Turn.Over();
        }
        List<String> open = new ArrayList<>();
        for (SjoelenPlayer player : state.players()) {
            if (mayPlay(state, player)) {
                open.add(player.name());
            }
        }
        return switch (open.size()) {
            case 0 -> new Turn.Official();
            case 1 -> new Turn.Player(open.get(0));
            default -> new Turn.Several(open);
        };
    }

    private boolean mayPlay(SjoelenState state, SjoelenPlayer player) {
        try (Judging judging = scoring.open()) {
            return !judging.ask(new NextTurn(judging.findings(), state, player, settings))
                    .forbidden();
        }
    }

    @Override
    public Optional<List<Outcome.Place>> places(SjoelenState state) {
        return match.places(state);
    }

    @Override
    public List<String> kinds(SjoelenState state, Trial<SjoelenEvent> accepted) {
        return RandomEvents.kinds(state, boards.next(state).settings(), accepted);
    }

    @Override
    public List<Form> forms(SjoelenState state, Form any) {
        return forms.of(state, any);
    }

    @Override
    public Optional<SjoelenEvent> sample(
            SjoelenState state, RandomGenerator random, Trial<SjoelenEvent> accepted) {
        return RandomEvents.sample(state, boards.next(state).settings(), random, accepted);
    }

    @Override
    public List<SjoelenEvent> distinguishing(SjoelenState state) {
        return distinguishing.events(state);
    }

    @Override
    public Optional<SjoelenEvent> straight(SjoelenState state, int course) {
        return distinguishing.straight(state, course);
    }
}
