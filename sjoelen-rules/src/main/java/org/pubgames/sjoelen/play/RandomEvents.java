package org.pubgames.sjoelen.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.spi.Names;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.Conduct;
import org.pubgames.sjoelen.Contact;
import org.pubgames.sjoelen.Fate;
import org.pubgames.sjoelen.Origin;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * Events drawn at random, and one of each kind, for finding out what may happen next. The rules say
 * whether they may happen.
 */
final class RandomEvents {

    private static final int TRIES = 40;

    /** One event in so many is a mishap, so that most matches are played to their end. */
    private static final int RARELY = 200;

    private RandomEvents() {}

    static List<String> kinds(
            SjoelenState state, SjoelenSettings settings, Predicate<SjoelenEvent> accepted) {
        Set<String> kinds = new LinkedHashSet<>();
        for (SjoelenPlayer player : state.players()) {
            for (SjoelenEvent event : likely(player, settings)) {
                String kind = Names.written(event.getClass().getSimpleName());
                if (!kinds.contains(kind) && accepted.test(event)) {
                    kinds.add(kind);
                }
            }
            // Not among those that are drawn: matches are to be played to their end.
            for (SjoelenEvent ending :
                    List.of(
                            new SjoelenEvent.TimeCalled(player.name(), settings.matchMinutes()),
                            new SjoelenEvent.PlayerWithdrew(player.name()),
                            new SjoelenEvent.PlayerDisqualified(player.name(), "?"),
                            new SjoelenEvent.MatchAbandoned(SjoelenEvent.Cause.OTHER))) {
                String kind = Names.written(ending.getClass().getSimpleName());
                if (!kinds.contains(kind) && accepted.test(ending)) {
                    kinds.add(kind);
                }
            }
        }
        return List.copyOf(kinds);
    }

    /** For each kind of event the form that is most likely to be accepted. */
    private static List<SjoelenEvent> likely(SjoelenPlayer player, SjoelenSettings settings) {
        String name = player.name();
        int lines = player.card().size();
        List<SjoelenEvent> likely = new ArrayList<>();
        if (settings.byThreshold() && player.threshold().isEmpty()) {
            likely.add(new SjoelenEvent.ThresholdSet(name, settings.discs(), 1));
        }
        for (CardLine line : player.card()) {
            if (!line.settled(settings.agreement())) {
                likely.add(SjoelenEvent.ScoreAgreed.last(name).turn(line.turn()));
            }
        }
        likely.add(new SjoelenEvent.TrialPlayed(name, 1));
        likely.add(SjoelenEvent.TurnStarted.of(name));
        likely.add(SjoelenEvent.Shoved.to(name, Fate.FIELD));
        likely.add(SjoelenEvent.Displaced.fromField(name, Fate.FIELD));
        for (int label : settings.gateValues()) {
            likely.add(SjoelenEvent.Displaced.outOf(name, label, Fate.REBOUNDED));
        }
        likely.add(new SjoelenEvent.AlienDiscFound(name));
        likely.add(new SjoelenEvent.SubTurnEnded(name));
        Compartments lying = player.turn().map(TurnInPlay::compartments).orElse(Compartments.EMPTY);
        Compartments possible =
                settings.compartmentOrder().isEmpty()
                        ? lying
                        : settings.counting().inOrder(lying.total());
        likely.add(SjoelenEvent.SubTurnPlayed.of(name, possible));
        likely.add(new SjoelenEvent.BonusPlayed(name, Compartments.EMPTY));
        likely.add(new SjoelenEvent.DiscBroken(name));
        likely.add(
                SjoelenEvent.DiscsFound.now(
                        name, player.turn().map(TurnInPlay::discs).orElse(settings.discs())));
        likely.add(new SjoelenEvent.CountAsked(name));
        likely.add(SjoelenEvent.ConductReported.of(name, Conduct.DRANK));
        likely.add(SjoelenEvent.OrganizerDecided.now(name, SjoelenEvent.Decision.PLAY_ON, ""));
        if (player.away()) {
            likely.add(new SjoelenEvent.PlayerArrived(name));
        }
        likely.add(new SjoelenEvent.PlayerAbsent(name));
        likely.add(
                new SjoelenEvent.PlayerReplaced(
                        name, player.standIn().isEmpty() ? name + " 2" : name));
        likely.add(new SjoelenEvent.GameConceded(name));
        likely.add(SjoelenEvent.ScoreAgreed.last(name));
        likely.add(SjoelenEvent.ScoreDisputed.last(name));
        likely.add(SjoelenEvent.ScoreNoted.of(name, 0));
        for (int turn = 1; turn <= lines; turn++) {
            CardLine line = player.card().get(turn - 1);
            likely.add(
                    SjoelenEvent.ScoreCorrected.of(
                                    name,
                                    turn,
                                    line.layout().isPresent() ? line.written() : 0,
                                    settings.cardInitials())
                            .boardInitials(settings.cardInitials()));
            likely.add(new SjoelenEvent.ScoreStruck(name, turn, List.of(0)));
        }
        likely.add(new SjoelenEvent.CardPassed(name, 1));
        likely.add(
                new SjoelenEvent.CardHandedOver(
                        name, SjoelenEvent.CardPart.COPY, SjoelenEvent.Recipient.PLAYER));
        likely.add(new SjoelenEvent.TamperingProven(name, List.of(1), true));
        return likely;
    }

    /**
     * Draws events until one is accepted; sub-turns are drawn most often, so that matches come to
     * an end.
     */
    static Optional<SjoelenEvent> sample(
            SjoelenState state,
            SjoelenSettings settings,
            RandomGenerator random,
            Predicate<SjoelenEvent> accepted) {
        for (int i = 0; i < TRIES; i++) {
            SjoelenPlayer player = state.players().get(random.nextInt(state.players().size()));
            SjoelenEvent event = draw(player, settings, random);
            if (accepted.test(event)) {
                return Optional.of(event);
            }
        }
        for (SjoelenPlayer player : state.players()) {
            for (SjoelenEvent event : likely(player, settings)) {
                if (accepted.test(event)) {
                    return Optional.of(event);
                }
            }
        }
        return Optional.empty();
    }

    private static SjoelenEvent draw(
            SjoelenPlayer player, SjoelenSettings settings, RandomGenerator random) {
        String name = player.name();
        if (random.nextInt(RARELY) == 0) {
            return mishap(player, random);
        }
        TurnInPlay turn =
                player.turn().orElseGet(() -> TurnInPlay.fresh(Optional.empty(), settings.discs()));
        int kind = random.nextInt(20);
        if (turn.byDisc() ? kind < 18 : kind < 3) {
            return disc(name, turn, settings, random);
        }
        if (kind < 16 && turn.bonusStage()) {
            return new SjoelenEvent.BonusPlayed(
                    name, scatter(Compartments.EMPTY, turn.hand(), random));
        }
        if (kind < 16) {
            Compartments scattered = scatter(turn.compartments(), turn.hand(), random);
            return SjoelenEvent.SubTurnPlayed.of(
                    name,
                    settings.compartmentOrder().isEmpty()
                            ? scattered
                            : settings.counting().inOrder(scattered.total()));
        }
        List<SjoelenEvent> likely = likely(player, settings);
        return pick(likely, random);
    }

    /** What seldom happens; some of it ends a match for a player, or for all. */
    private static SjoelenEvent mishap(SjoelenPlayer player, RandomGenerator random) {
        String name = player.name();
        return switch (random.nextInt(12)) {
            case 0 -> new SjoelenEvent.PlayerWithdrew(name);
            case 1 -> new SjoelenEvent.PlayerDisqualified(name, "shouting");
            case 2 ->
                    new SjoelenEvent.MatchAbandoned(
                            pick(List.of(SjoelenEvent.Cause.values()), random));
            case 3 -> decision(name, SjoelenEvent.Decision.DECIDE, Optional.empty());
            case 4, 5 -> decision(name, SjoelenEvent.Decision.ANNUL, Optional.empty());
            case 6, 7 -> decision(name, SjoelenEvent.Decision.AWARD, Optional.of(5));
            case 8, 9 -> decision(name, SjoelenEvent.Decision.DEDUCT, Optional.of(5));
            default -> new SjoelenEvent.PlayerAbsent(name);
        };
    }

    private static SjoelenEvent decision(
            String name, SjoelenEvent.Decision decision, Optional<Integer> points) {
        return new SjoelenEvent.OrganizerDecided(name, decision, "house", Optional.empty(), points);
    }

    private static SjoelenEvent disc(
            String name, TurnInPlay turn, SjoelenSettings settings, RandomGenerator random) {
        if (turn.hand() == 0) {
            return new SjoelenEvent.SubTurnEnded(name);
        }
        Fate any = pick(List.of(Fate.values()), random);
        int label = settings.gateValue(random.nextInt(Compartments.COUNT));
        Contact contact = pick(List.of(Contact.values()), random);
        boolean displaced = turn.field() > 0 && random.nextInt(5) == 0;
        Fate fate = displaced || random.nextInt(3) == 0 ? any : Fate.IN;
        boolean moved = random.nextBoolean();
        Optional<Integer> compartment = told(Fate.OF_COMPARTMENTS, fate, label);
        Optional<Contact> touching = told(Fate.ON_A_WALL, fate, contact);
        Optional<Boolean> stopperMoved = told(Fate.IN_A_GATE, fate, moved);
        return displaced
                ? new SjoelenEvent.Displaced(
                        name,
                        Origin.FIELD,
                        Optional.empty(),
                        fate,
                        compartment,
                        touching,
                        stopperMoved)
                : new SjoelenEvent.Shoved(name, fate, compartment, touching, stopperMoved);
    }

    /** What is told of a disc with some fates alone. */
    private static <T> Optional<T> told(List<Fate> with, Fate fate, T value) {
        return with.contains(fate) ? Optional.of(value) : Optional.empty();
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Some of the discs in hand come to lie in compartments. */
    private static Compartments scatter(Compartments before, int hand, RandomGenerator random) {
        Compartments after = before;
        int going = hand == 0 ? 0 : random.nextInt(hand + 1);
        for (int i = 0; i < going; i++) {
            after = after.plus(random.nextInt(Compartments.COUNT), 1);
        }
        return after;
    }
}
