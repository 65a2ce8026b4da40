package org.pubgames.schocken;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.contract.Played;

/** A match at some moment, shown as its file when a property fails. */
record PlayedMatch(Match<SchockenState, SchockenEvent> match)
        implements Played<SchockenState, SchockenEvent> {

    private static final List<String> NAMES = List.of("Anna", "Bram", "Cees", "Dora", "Emil");

    /**
     * No random match needs more events. A round takes at most some fifty, and every round in which
     * discs move brings a half nearer to its end: with the few discs that tests play for, a half is
     * over after some ten rounds, and the chance of so many more falls geometrically.
     */
    static final int LONGEST = 60_000;

    /** What a test sees of each event. */
    @FunctionalInterface
    interface Watch {
        void saw(
                Match<SchockenState, SchockenEvent> before,
                SchockenEvent event,
                Verdict<SchockenState, SchockenEvent> verdict);
    }

    /** So many seats. */
    static Seats seats(int players) {
        return new Seats(NAMES.subList(0, players));
    }

    /** So many seats, or as many as the variant needs. */
    static Seats seats(Variant variant, int players) {
        int needed = players;
        while (!Shipped.GAME
                .seatProblems(variant, seats(needed).names(), Where.UNKNOWN)
                .isEmpty()) {
            needed++;
        }
        return seats(needed);
    }

    /** So many legal events, then those of a list that are accepted. */
    static PlayedMatch of(
            Variant variant, int players, long seed, int legal, List<SchockenEvent> after) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, seats(variant, players));
        for (int i = 0; i < legal; i++) {
            Optional<SchockenEvent> event = match.legal().sample(random);
            if (event.isEmpty()) {
                break;
            }
            match = match.judge(event.get()).orElseThrow().match();
        }
        for (SchockenEvent event : after) {
            match = match.judge(event).match();
        }
        return new PlayedMatch(match);
    }

    /** A legal event of the game itself, such that matches come to their end. */
    static SchockenEvent played(Match<SchockenState, SchockenEvent> match, RandomGenerator random) {
        SchockenEvent event = match.legal().sample(random).orElseThrow();
        while (event instanceof SchockenEvent.PlayerWithdrew
                || event instanceof SchockenEvent.PlayerDisqualified
                || event instanceof SchockenEvent.PlayerReplaced
                || event instanceof SchockenEvent.PlayerAbsent
                || event instanceof SchockenEvent.OrganizerDecided
                || event instanceof SchockenEvent.MatchAbandoned) {
            event = match.legal().sample(random).orElseThrow();
        }
        return event;
    }

    /** Legal events until nobody has a turn left; each is shown, and a few that break rules. */
    static PlayedMatch whole(Variant variant, int players, long seed, Watch watch) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, seats(variant, players));
        while (!(match.turn() instanceof Turn.Over) && match.size() < LONGEST) {
            SchockenEvent event =
                    random.nextInt(12) == 0
                            ? mischief(match, random)
                            : match.legal().sample(random).orElseThrow();
            Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
            watch.saw(match, event, verdict);
            match = verdict.match();
        }
        return new PlayedMatch(match);
    }

    /** What somebody may well do at the wrong moment. */
    private static SchockenEvent mischief(
            Match<SchockenState, SchockenEvent> match, RandomGenerator random) {
        List<String> names = match.seated();
        String player = names.get(random.nextInt(names.size()));
        return switch (random.nextInt(9)) {
            case 0, 1, 2 -> SchockenEvent.Thrown.unseen(player);
            case 3, 4 -> SchockenEvent.Uncovered.by(player);
            case 5 -> new SchockenEvent.Stood(player);
            case 7 -> new SchockenEvent.BoughtIn(player);
            case 6 -> new SchockenEvent.DiceAskew(player, SchockenEvent.Askew.STACKED);
            default -> new SchockenEvent.DiceNudged(player, SchockenEvent.Nudge.KNOCK, true);
        };
    }

    /** What a house changed, and the match file. */
    @Override
    public String toString() {
        return match.header().variant().holding().stream()
                        .filter(layer -> layer.setBy().equals("house"))
                        .map(layer -> layer.setting() + ": " + layer.value())
                        .collect(Collectors.joining("; "))
                + "\n"
                + Shipped.GAME.codec().write(match);
    }
}
