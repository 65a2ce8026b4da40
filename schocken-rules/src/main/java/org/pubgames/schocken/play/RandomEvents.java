package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.pubgames.core.spi.Names;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.Joining;
import org.pubgames.schocken.SchockenSettings.ReEntry;
import org.pubgames.schocken.SchockenState;

/**
 * Likely events and events drawn at random, for finding out what may happen next. Whether they may
 * is for the rules to say.
 */
final class RandomEvents {

    private static final int TRIES = 20;

    /** One event in so many ends the match early, so that most matches are played to their end. */
    private static final int SELDOM = 1_000;

    /** One event in so many is a mishap that ends nothing. */
    private static final int RARELY = 200;

    private RandomEvents() {}

    static List<String> kinds(
            SchockenState state, SchockenSettings settings, Predicate<SchockenEvent> accepted) {
        Set<String> kinds = new LinkedHashSet<>();
        for (SchockenPlayer player : state.players()) {
            for (SchockenEvent each : likely(player, settings)) {
                String kind = Names.written(each.getClass().getSimpleName());
                if (!kinds.contains(kind) && accepted.test(each)) {
                    kinds.add(kind);
                }
            }
            // Not among those that are likely: matches are to be played to their end.
            List<SchockenEvent> mishaps = new ArrayList<>(people(player));
            mishaps.add(joined(state));
            mishaps.addAll(leavings(player));
            for (SchockenEvent each : mishaps) {
                String kind = Names.written(each.getClass().getSimpleName());
                if (!kinds.contains(kind) && accepted.test(each)) {
                    kinds.add(kind);
                }
            }
        }
        return List.copyOf(kinds);
    }

    /** What brings a match, or a player's part in it, to an early end. */
    private static List<SchockenEvent> leavings(SchockenPlayer player) {
        return List.of(
                new SchockenEvent.PlayerWithdrew(player.name()),
                new SchockenEvent.PlayerDisqualified(player.name(), "?"),
                decided(player.name(), SchockenEvent.Decision.DECIDE, Optional.empty()),
                new SchockenEvent.MatchAbandoned(SchockenEvent.Cause.OTHER));
    }

    /** Who is not there, comes, or lets somebody else play, and what is decided about him. */
    private static List<SchockenEvent> people(SchockenPlayer player) {
        String name = player.name();
        return List.of(
                decided(name, SchockenEvent.Decision.ANNUL, Optional.empty()),
                decided(name, SchockenEvent.Decision.DEDUCT, Optional.of(1)),
                decided(name, SchockenEvent.Decision.AWARD, Optional.of(1)),
                new SchockenEvent.PlayerArrived(name),
                new SchockenEvent.PlayerReplaced(
                        name, player.standIn().isEmpty() ? name + " 2" : name),
                new SchockenEvent.PlayerAbsent(name));
    }

    /** Somebody with a name that nobody has. */
    private static SchockenEvent joined(SchockenState state) {
        int number = state.players().size();
        Predicate<String> taken =
                name ->
                        state.players().stream()
                                .anyMatch(
                                        player ->
                                                player.name().equals(name)
                                                        || player.standIn()
                                                                .filter(name::equals)
                                                                .isPresent());
        String name;
        do {
            number++;
            name = "Nr. " + number;
        } while (taken.test(name));
        return new SchockenEvent.PlayerJoined(name);
    }

    private static SchockenEvent decided(
            String name, SchockenEvent.Decision decision, Optional<Integer> discs) {
        return new SchockenEvent.OrganizerDecided(name, decision, discs, "?");
    }

    /** For each kind of event the form that is most likely to be accepted. */
    private static List<SchockenEvent> likely(SchockenPlayer player, SchockenSettings settings) {
        String name = player.name();
        Hand hand = player.hand().orElseGet(Hand::fresh);
        List<SchockenEvent> likely = new ArrayList<>();
        int starterDice = settings.gameStarter().dice();
        if (starterDice > 0) {
            likely.add(
                    new SchockenEvent.StarterThrown(
                            name, List.of(1, 1, 1).subList(0, starterDice)));
        }
        likely.add(SchockenEvent.Thrown.unseen(name));
        likely.add(SchockenEvent.Uncovered.by(name));
        likely.add(SchockenEvent.Uncovered.of(name, List.of(1, 1, 1).subList(0, hand.cup())));
        likely.add(
                SchockenEvent.Uncovered.of(name, List.of(1, 1, 1).subList(0, hand.cup()))
                        .open(true));
        for (int pips = 1; pips <= 6; pips++) {
            likely.add(SchockenEvent.SetAside.of(name, pips));
        }
        likely.add(SchockenEvent.SetAside.turning(name, 1));
        likely.add(new SchockenEvent.Stood(name));
        likely.add(new SchockenEvent.RollOffThrown(name, List.of(1, 1, 1)));
        likely.add(SchockenEvent.DiceDropped.one(name));
        likely.add(new SchockenEvent.DiceAskew(name, SchockenEvent.Askew.TILTED));
        likely.add(new SchockenEvent.DiceNudged(name, SchockenEvent.Nudge.KNOCK, false));
        likely.add(new SchockenEvent.BoughtIn(name));
        return likely;
    }

    /**
     * Draws events until one is accepted: mostly those the table waits for, so that matches come to
     * an end.
     */
    static Optional<SchockenEvent> sample(
            SchockenState state,
            SchockenSettings settings,
            RandomGenerator random,
            Predicate<SchockenEvent> accepted) {
        List<String> waiting = state.waitingFor();
        if (!waiting.isEmpty() && random.nextInt(SELDOM) == 0) {
            SchockenEvent leaving = pick(leavings(pick(state.players(), random)), random);
            if (accepted.test(leaving)) {
                return Optional.of(leaving);
            }
        }
        for (SchockenPlayer player : state.players()) {
            SchockenEvent comes = new SchockenEvent.PlayerArrived(player.name());
            if (player.isAbsent() && accepted.test(comes)) {
                return Optional.of(comes);
            }
        }
        if (!waiting.isEmpty() && random.nextInt(RARELY) == 0) {
            SchockenEvent mishap = pick(people(pick(state.players(), random)), random);
            if (accepted.test(mishap)) {
                return Optional.of(mishap);
            }
        }
        boolean open = settings.joining() != Joining.NOT_ALLOWED && state.between();
        if (open && !waiting.isEmpty() && random.nextInt(RARELY) == 0) {
            SchockenEvent newcomer = joined(state);
            if (accepted.test(newcomer)) {
                return Optional.of(newcomer);
            }
        }
        for (int i = 0; i < TRIES && !waiting.isEmpty(); i++) {
            if (settings.reEntry() != ReEntry.NOT_ALLOWED && random.nextInt(6) == 0) {
                SchockenEvent buysIn =
                        new SchockenEvent.BoughtIn(pick(state.players(), random).name());
                if (accepted.test(buysIn)) {
                    return Optional.of(buysIn);
                }
            }
            boolean anybody = random.nextInt(40) == 0;
            SchockenPlayer player =
                    anybody ? pick(state.players(), random) : state.seat(pick(waiting, random));
            SchockenEvent event =
                    anybody
                            ? pick(likely(player, settings), random)
                            : draw(state, player, settings, random);
            if (accepted.test(event)) {
                return Optional.of(event);
            }
        }
        for (SchockenPlayer player : state.players()) {
            for (SchockenEvent each : likely(player, settings)) {
                if (accepted.test(each)) {
                    return Optional.of(each);
                }
            }
        }
        return Optional.empty();
    }

    /** What the player may well do now. */
    private static SchockenEvent draw(
            SchockenState state,
            SchockenPlayer player,
            SchockenSettings settings,
            RandomGenerator random) {
        String name = player.name();
        Hand hand = player.hand().orElseGet(Hand::fresh);
        if (state.stage() == SchockenState.Stage.STARTER) {
            return new SchockenEvent.StarterThrown(
                    name, dice(settings.gameStarter().dice(), random));
        }
        if (state.stage() == SchockenState.Stage.ROLL_OFF) {
            return new SchockenEvent.RollOffThrown(name, dice(Hand.DICE, random));
        }
        if (hand.due()) {
            return SchockenEvent.Thrown.of(name, dice(hand.cup(), random));
        }
        if (state.stage() == SchockenState.Stage.SHOWDOWN || hand.open()) {
            return uncovered(name, hand, random);
        }
        if (hand.sight() == Hand.Sight.NOBODY && random.nextInt(8) > 0) {
            return uncovered(name, hand, random);
        }
        return decision(name, hand, random);
    }

    private static SchockenEvent decision(String name, Hand hand, RandomGenerator random) {
        List<Integer> cup = hand.dice().orElse(List.of());
        return switch (random.nextInt(6)) {
            case 0, 1 -> new SchockenEvent.Stood(name);
            case 2 -> SchockenEvent.SetAside.turning(name, 1 + random.nextInt(2));
            case 3 -> SchockenEvent.Thrown.of(name, dice(hand.cup(), random));
            case 4 ->
                    SchockenEvent.SetAside.of(name, List.of())
                            .putBack(hand.aside().isEmpty() ? List.of(1) : hand.aside());
            default -> {
                List<Integer> some = new ArrayList<>();
                for (int pips : cup) {
                    if (random.nextBoolean() && some.size() < hand.cup() - 1) {
                        some.add(pips);
                    }
                }
                yield SchockenEvent.SetAside.of(name, some.isEmpty() ? List.of(1) : some);
            }
        };
    }

    private static SchockenEvent uncovered(String name, Hand hand, RandomGenerator random) {
        return hand.dice().isPresent()
                ? SchockenEvent.Uncovered.by(name)
                : SchockenEvent.Uncovered.of(name, dice(hand.cup(), random));
    }

    private static List<Integer> dice(int number, RandomGenerator random) {
        List<Integer> dice = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            dice.add(1 + random.nextInt(6));
        }
        return dice;
    }

    private static <T> T pick(List<T> choices, RandomGenerator random) {
        return choices.get(random.nextInt(choices.size()));
    }
}
