package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * Events in which variants differ, and simple courses through a match in which the host names all
 * dice. Whether they may happen is for the rules to say.
 */
final class DistinguishingEvents {

    private static final List<Integer> LOW = List.of(4, 3, 1);
    private static final List<Integer> MIDDLE = List.of(6, 5, 3);
    private static final List<Integer> HIGH = List.of(5, 1, 1);
    private static final List<Integer> HIGHEST = List.of(1, 1, 1);
    private static final List<Integer> SIXES = List.of(6, 6, 6);

    /** Throws of all three dice that some house treats in its own way. */
    private static final List<List<Integer>> THROWS =
            List.of(
                    LOW,
                    HIGH,
                    HIGHEST,
                    List.of(4, 2, 1),
                    List.of(2, 2, 1),
                    List.of(3, 2, 1),
                    List.of(6, 6, 1),
                    SIXES);

    private static final List<List<Integer>> STARTS =
            List.of(SIXES, HIGHEST, List.of(4, 2, 1), List.of(6, 5, 4), List.of(3, 2, 2));

    /**
     * What a course throws.
     *
     * @param first the first seat's dice
     * @param second the second seat's
     * @param others everybody else's
     * @param wandering whether seats change places from half to half
     * @param again whether everybody throws as often as he may
     */
    private record Course(
            List<Integer> first,
            List<Integer> second,
            List<Integer> others,
            boolean wandering,
            boolean again) {}

    private static final List<Course> COURSES =
            List.of(
                    new Course(HIGHEST, LOW, MIDDLE, false, false),
                    new Course(LOW, HIGHEST, MIDDLE, false, false),
                    new Course(HIGHEST, LOW, MIDDLE, true, false),
                    new Course(HIGH, LOW, MIDDLE, false, false),
                    new Course(LOW, HIGH, MIDDLE, false, false),
                    new Course(LOW, LOW, HIGH, false, false),
                    new Course(HIGH, HIGH, LOW, false, false),
                    new Course(HIGHEST, HIGHEST, HIGHEST, false, false),
                    new Course(HIGH, LOW, MIDDLE, false, true),
                    new Course(LOW, LOW, LOW, false, true),
                    new Course(HIGH, HIGH, LOW, false, true));

    /** Whoever sits down where the variants differ in whether one may. */
    private static final String NEWCOMER = "Zita";

    private final SchockenSettings settings;

    DistinguishingEvents(SchockenSettings settings) {
        this.settings = settings;
    }

    /** Events of whoever is to act, and of somebody else out of turn. */
    List<SchockenEvent> events(SchockenState state) {
        List<String> waiting = state.waitingFor();
        List<SchockenEvent> events = new ArrayList<>();
        if (waiting.isEmpty()) {
            return events;
        }
        String name = waiting.get(0);
        play(state, name, events);
        offences(name, events);
        state.players().stream()
                .map(SchockenPlayer::name)
                .filter(other -> !other.equals(name))
                .findFirst()
                .ifPresent(
                        other -> {
                            outOfTurn(state, other, events);
                            offences(other, events);
                        });
        events.add(new SchockenEvent.PlayerWithdrew(name));
        events.add(new SchockenEvent.MatchAbandoned(SchockenEvent.Cause.OTHER));
        if (!state.seats().contains(NEWCOMER)) {
            events.add(new SchockenEvent.PlayerJoined(NEWCOMER));
        }
        for (SchockenPlayer player : state.players()) {
            if (player.part() == SchockenPlayer.Part.SAFE) {
                events.add(new SchockenEvent.BoughtIn(player.name()));
            }
        }
        return events;
    }

    private void play(SchockenState state, String name, List<SchockenEvent> events) {
        if (state.stage() == Stage.STARTER) {
            for (List<Integer> dice : STARTS) {
                events.add(
                        new SchockenEvent.StarterThrown(
                                name, dice.subList(0, settings.gameStarter().dice())));
            }
            return;
        }
        if (state.stage() == Stage.ROLL_OFF) {
            STARTS.forEach(dice -> events.add(new SchockenEvent.RollOffThrown(name, dice)));
            return;
        }
        Hand hand = state.hand(name).orElseGet(Hand::fresh);
        for (List<Integer> dice : THROWS) {
            SchockenEvent thrown = SchockenEvent.Thrown.of(name, dice.subList(0, hand.cup()));
            if ((hand.due() || dice.equals(LOW)) && !events.contains(thrown)) {
                events.add(thrown);
            }
        }
        if (hand.due()) {
            return;
        }
        events.add(SchockenEvent.Uncovered.by(name));
        events.add(new SchockenEvent.Stood(name));
        aside(name, hand, events);
    }

    private static void aside(String name, Hand hand, List<SchockenEvent> events) {
        events.add(SchockenEvent.SetAside.of(name));
        List<Integer> cup = hand.dice().orElse(List.of());
        for (int pips : cup.stream().distinct().toList()) {
            events.add(SchockenEvent.SetAside.of(name, pips));
        }
        if (cup.size() > 1) {
            events.add(SchockenEvent.SetAside.of(name, cup.get(0), cup.get(1)));
        }
        for (int sixes = 1; sixes <= 2; sixes++) {
            events.add(SchockenEvent.SetAside.turning(name, sixes));
        }
        if (!hand.aside().isEmpty()) {
            events.add(SchockenEvent.SetAside.of(name, List.of()).putBack(hand.aside()));
        }
    }

    private static void outOfTurn(SchockenState state, String name, List<SchockenEvent> events) {
        Hand hand = state.hand(name).orElseGet(Hand::fresh);
        events.add(SchockenEvent.Thrown.of(name, LOW.subList(0, hand.cup())));
        events.add(SchockenEvent.Uncovered.by(name));
        events.add(SchockenEvent.Uncovered.by(name).open(true));
        events.add(new SchockenEvent.Stood(name));
    }

    private static void offences(String name, List<SchockenEvent> events) {
        events.add(SchockenEvent.DiceDropped.one(name));
        events.add(SchockenEvent.DiceDropped.one(name).dice(2).pips(7));
        for (SchockenEvent.Askew how : SchockenEvent.Askew.values()) {
            events.add(new SchockenEvent.DiceAskew(name, how));
        }
        for (SchockenEvent.Nudge means : SchockenEvent.Nudge.values()) {
            events.add(new SchockenEvent.DiceNudged(name, means, false));
            events.add(new SchockenEvent.DiceNudged(name, means, true));
        }
    }

    /** Everybody throws the dice of the course, looks, and stands or throws again. */
    Optional<SchockenEvent> straight(SchockenState state, int course) {
        List<String> waiting = state.waitingFor();
        if (course >= COURSES.size() || waiting.isEmpty()) {
            return Optional.empty();
        }
        String name = waiting.get(0);
        int seat = state.seats().indexOf(name);
        if (state.stage() == Stage.STARTER) {
            List<Integer> dice = seat == 0 ? STARTS.get(3) : STARTS.get(4);
            return Optional.of(
                    new SchockenEvent.StarterThrown(
                            name, dice.subList(0, settings.gameStarter().dice())));
        }
        if (state.stage() == Stage.ROLL_OFF) {
            return Optional.of(
                    new SchockenEvent.RollOffThrown(name, STARTS.get(seat == 0 ? 3 : 4)));
        }
        Course plan = COURSES.get(course);
        Hand hand = state.playedHand(name);
        List<Integer> dice = left(dice(plan, state, seat), hand.aside());
        if (hand.due()) {
            return Optional.of(SchockenEvent.Thrown.of(name, dice.subList(0, hand.cup())));
        }
        boolean covered = hand.sight() == Hand.Sight.NOBODY;
        if (covered || state.stage() == Stage.SHOWDOWN || hand.open()) {
            return Optional.of(SchockenEvent.Uncovered.by(name));
        }
        // the lowest die: a one where there is one, which every house lets a player keep
        return Optional.of(
                plan.again() && hand.cup() > 1
                        ? SchockenEvent.SetAside.of(name, dice.get(dice.size() - 1))
                        : new SchockenEvent.Stood(name));
    }

    private static List<Integer> dice(Course plan, SchockenState state, int seat) {
        int players = state.players().size();
        int place = plan.wandering() ? (seat + state.half()) % players : seat;
        return switch (place) {
            case 0 -> plan.first();
            case 1 -> plan.second();
            default -> plan.others();
        };
    }

    private static List<Integer> left(List<Integer> dice, List<Integer> aside) {
        List<Integer> left = new ArrayList<>(dice);
        aside.forEach(left::remove);
        return left;
    }
}
