package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Conduct;
import org.pubgames.sjoelen.Contact;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * Events by which variants are told apart, and straight courses through a match. The rules say
 * whether they may happen.
 */
final class DistinguishingEvents {

    /** Everybody beyond the second seat plays like the second. */
    private static final int ASKED = 2;

    /**
     * Points that a course notes: for each course the turns of the first player and those of the
     * others, whose last number goes on. Nothing at all, a winner, then ties that only the best
     * turn or the second best tells apart.
     */
    private static final List<List<List<Integer>>> COURSES =
            List.of(
                    List.of(List.of(0), List.of(0)),
                    List.of(List.of(1), List.of(0)),
                    List.of(List.of(2, 0), List.of(1, 1, 0)),
                    List.of(List.of(3, 1, 1, 0), List.of(3, 2, 0)));

    private final SjoelenSettings settings;

    DistinguishingEvents(SjoelenSettings settings) {
        this.settings = settings;
    }

    List<SjoelenEvent> events(SjoelenState state) {
        List<SjoelenEvent> events = new ArrayList<>();
        List<SjoelenPlayer> asked =
                state.players().subList(0, Math.min(ASKED, state.players().size()));
        for (SjoelenPlayer player : asked) {
            scores(player, events);
            if (player.equals(asked.get(0)) || !player.card().isEmpty()) {
                turn(player, events);
                discs(player, events);
                card(player, events);
                hall(player, events);
            }
        }
        return events;
    }

    private void scores(SjoelenPlayer player, List<SjoelenEvent> events) {
        String name = player.name();
        events.add(SjoelenEvent.ScoreNoted.of(name, 0));
        events.add(SjoelenEvent.ScoreNoted.of(name, 1));
        for (int points :
                new int[] {settings.counting().highestTurn(), settings.counting().maximum()}) {
            events.add(SjoelenEvent.ScoreNoted.of(name, points));
            events.add(SjoelenEvent.ScoreNoted.of(name, points + 1));
            for (int subTurn = 1; subTurn <= settings.bonusDiscs().size(); subTurn++) {
                events.add(SjoelenEvent.ScoreNoted.of(name, points).maximumIn(subTurn));
            }
        }
        events.add(SjoelenEvent.ScoreNoted.of(name, 0).board(1));
    }

    private void turn(SjoelenPlayer player, List<SjoelenEvent> events) {
        String name = player.name();
        TurnInPlay turn = inPlay(player);
        Compartments lying = turn.compartments();
        events.add(SjoelenEvent.SubTurnPlayed.of(name, lying));
        if (turn.bonusStage()) {
            events.add(new SjoelenEvent.BonusPlayed(name, Compartments.EMPTY));
            int highest = settings.compartment(settings.highestGate());
            events.add(new SjoelenEvent.BonusPlayed(name, Compartments.EMPTY.plus(highest, 1)));
            events.add(
                    new SjoelenEvent.BonusPlayed(
                            name, Compartments.EMPTY.plus(highest, turn.hand())));
        } else {
            events.add(
                    SjoelenEvent.SubTurnPlayed.of(
                            name, DistinguishingLayouts.best(settings, lying, turn.hand())));
            events.add(SjoelenEvent.SubTurnPlayed.of(name, lying).takenOut(1));
        }
        events.add(new SjoelenEvent.SubTurnEnded(name));
        events.add(SjoelenEvent.TurnStarted.of(name));
        events.add(SjoelenEvent.TurnStarted.on(name, 1));
        for (int more = -1; more <= 1; more++) {
            int counted = settings.discs() + more;
            events.add(SjoelenEvent.TurnStarted.of(name).counted(counted));
            events.add(SjoelenEvent.DiscsFound.now(name, counted));
        }
        for (int discs : new int[] {1, settings.trialDiscs(), settings.trialDiscs() + 1}) {
            events.add(new SjoelenEvent.TrialPlayed(name, discs));
        }
    }

    private TurnInPlay inPlay(SjoelenPlayer player) {
        return player.turn().orElseGet(() -> TurnInPlay.fresh(Optional.empty(), settings.discs()));
    }

    private void discs(SjoelenPlayer player, List<SjoelenEvent> events) {
        String name = player.name();
        int label = settings.gateValue(0);
        int other = settings.gateValue(1);
        Compartments lying = inPlay(player).compartments();
        events.add(SjoelenEvent.Shoved.into(name, label));
        for (Fate fate : Fate.values()) {
            if (fate != Fate.ON_WALL && fate != Fate.HALF_THROUGH) {
                events.add(SjoelenEvent.Shoved.to(name, fate));
                if (Fate.OF_COMPARTMENTS.contains(fate)) {
                    events.add(
                            SjoelenEvent.Shoved.to(name, fate)
                                    .compartment(fate == Fate.JUMPED_TO_OTHER ? other : label));
                }
            }
            if (inPlay(player).field() > 0) {
                events.add(SjoelenEvent.Displaced.fromField(name, fate));
            }
            if (lying.at(0) > 0) {
                events.add(SjoelenEvent.Displaced.outOf(name, label, fate));
            }
        }
        events.add(SjoelenEvent.Shoved.half(name, label, true));
        events.add(SjoelenEvent.Shoved.half(name, label, false));
        for (Contact contact : Contact.values()) {
            events.add(SjoelenEvent.Shoved.onWall(name, label, contact));
        }
        events.add(new SjoelenEvent.AlienDiscFound(name));
        events.add(new SjoelenEvent.DiscBroken(name));
    }

    private void card(SjoelenPlayer player, List<SjoelenEvent> events) {
        String name = player.name();
        events.add(SjoelenEvent.ScoreAgreed.last(name));
        events.add(SjoelenEvent.ScoreDisputed.last(name));
        int lines = player.card().size();
        if (lines > 0) {
            for (SjoelenSettings.Office office : SjoelenSettings.Office.values()) {
                events.add(corrected(name, lines, office, Optional.empty()));
                events.add(corrected(name, lines, office, Optional.of(office)));
            }
            events.add(new SjoelenEvent.ScoreStruck(name, lines, List.of()));
            events.add(new SjoelenEvent.ScoreStruck(name, lines, List.of(0)));
            events.add(new SjoelenEvent.TamperingProven(name, List.of(lines), true));
            events.add(new SjoelenEvent.TamperingProven(name, List.of(lines), false));
        }
        events.add(new SjoelenEvent.CardPassed(name, 1));
        for (SjoelenEvent.CardPart part : SjoelenEvent.CardPart.values()) {
            for (SjoelenEvent.Recipient to : SjoelenEvent.Recipient.values()) {
                events.add(new SjoelenEvent.CardHandedOver(name, part, to));
            }
        }
    }

    private static SjoelenEvent corrected(
            String name,
            int turn,
            SjoelenSettings.Office initials,
            Optional<SjoelenSettings.Office> boardInitials) {
        return new SjoelenEvent.ScoreCorrected(
                name,
                turn,
                1,
                initials,
                boardInitials,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * What is not about discs. Conduct is reported once; a second report would end no other way.
     */
    private static void hall(SjoelenPlayer player, List<SjoelenEvent> events) {
        String name = player.name();
        if (player.breaches().isEmpty()) {
            for (Conduct conduct : Conduct.values()) {
                events.add(SjoelenEvent.ConductReported.of(name, conduct));
            }
            events.add(new SjoelenEvent.CountAsked(name));
        }
        events.add(new SjoelenEvent.TimeCalled(name, 60));
        events.add(new SjoelenEvent.ThresholdSet(name, 1, 1));
        for (SjoelenEvent.Decision decision : SjoelenEvent.Decision.values()) {
            events.add(SjoelenEvent.OrganizerDecided.now(name, decision, ""));
        }
        events.add(new SjoelenEvent.PlayerAbsent(name));
        events.add(new SjoelenEvent.PlayerReplaced(name, name + " 2"));
        events.add(new SjoelenEvent.MatchAbandoned(SjoelenEvent.Cause.OTHER));
        events.add(new SjoelenEvent.GameConceded(name));
    }

    /** Turn after turn noted by its score. */
    Optional<SjoelenEvent> straight(SjoelenState state, int course) {
        if (course >= COURSES.size()) {
            return Optional.empty();
        }
        if (settings.byThreshold()) {
            for (SjoelenPlayer player : state.players()) {
                if (player.threshold().isEmpty()) {
                    return Optional.of(new SjoelenEvent.ThresholdSet(player.name(), 1, 1));
                }
            }
        }
        int next =
                IntStream.range(0, state.players().size())
                        .boxed()
                        .min(
                                (one, other) ->
                                        Integer.compare(lines(state, one), lines(state, other)))
                        .orElse(0);
        int line = lines(state, next);
        if (line >= settings.turns()) {
            return Optional.empty();
        }
        List<Integer> points = COURSES.get(course).get(Math.min(next, 1));
        return Optional.of(
                SjoelenEvent.ScoreNoted.of(
                        state.players().get(next).name(),
                        points.get(Math.min(line, points.size() - 1))));
    }

    private static int lines(SjoelenState state, int seat) {
        return state.players().get(seat).card().size();
    }
}
