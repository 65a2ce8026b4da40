package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pubgames.schocken.SchockenEvent.Askew;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenEvent.Cause;
import org.pubgames.schocken.SchockenEvent.Decision;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenEvent.Nudge;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenEvent.PlayerWithdrew;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/**
 * Events as they are told at the table: player, verb, dice.
 *
 * <pre>
 * A starts 6          A throws 6-6-3       A throws          A lifts        A lifts 6-6-3
 * A keeps 4-2         A turns 1            A turns 1 3       A returns 4    A keeps 1 returns 4
 * A stands            A rolls 6-5-3        A drops           A drops 2 7
 * A stacks            A tilts              A knocks flat     A blows        A nudges
 * </pre>
 *
 * The second number of {@code turns} are dice set aside as they are; the second one of {@code
 * drops} are the pips they show. Whoever abandons the match, it is so at closing time.
 */
final class Notation {

    private Notation() {}

    static SchockenEvent event(String told) {
        List<String> words = Arrays.asList(told.split(" ", -1));
        String player = words.get(0);
        Optional<String> first = words.size() > 2 ? Optional.of(words.get(2)) : Optional.empty();
        Optional<String> second = words.size() > 3 ? Optional.of(words.get(3)) : Optional.empty();
        boolean flat = first.filter("flat"::equals).isPresent();
        return switch (words.get(1)) {
            case "starts" -> new StarterThrown(player, dice(first.orElseThrow()));
            case "throws" -> new Thrown(player, first.map(Notation::dice));
            case "lifts" ->
                    first.map(dice -> Uncovered.of(player, dice(dice)))
                            .orElse(Uncovered.by(player));
            case "keeps" -> {
                Optional<String> back =
                        words.size() > 4 ? Optional.of(words.get(4)) : Optional.empty();
                yield new SetAside(
                        player,
                        dice(first.orElseThrow()),
                        Optional.empty(),
                        back.map(Notation::dice));
            }
            case "turns" ->
                    SetAside.of(player, second.map(Notation::dice).orElse(List.of()))
                            .turned(Integer.parseInt(first.orElseThrow()));
            case "returns" -> SetAside.of(player).putBack(dice(first.orElseThrow()));
            case "stands" -> new Stood(player);
            case "rolls" -> new RollOffThrown(player, dice(first.orElseThrow()));
            case "drops" ->
                    new DiceDropped(
                            player, first.map(Integer::valueOf), second.map(Integer::valueOf));
            case "joins" -> new PlayerJoined(player);
            case "leaves" -> new PlayerWithdrew(player);
            case "swaps" -> new PlayerReplaced(player, words.get(2));
            case "gets" -> decided(player, Decision.AWARD, first.map(Integer::valueOf));
            case "gives-back" -> decided(player, Decision.DEDUCT, first.map(Integer::valueOf));
            case "annulled" -> decided(player, Decision.ANNUL, Optional.empty());
            case "decided" -> decided(player, Decision.DECIDE, Optional.empty());
            case "abandons" -> new MatchAbandoned(Cause.CLOSING_TIME);
            case "buys" -> new BoughtIn(player);
            case "stacks" -> new DiceAskew(player, Askew.STACKED);
            case "tilts" -> new DiceAskew(player, Askew.TILTED);
            case "knocks" -> new DiceNudged(player, Nudge.KNOCK, flat);
            case "blows" -> new DiceNudged(player, Nudge.BLOW, flat);
            case "nudges" -> new DiceNudged(player, Nudge.OTHER, flat);
            default -> throw new IllegalArgumentException(told);
        };
    }

    private static SchockenEvent decided(
            String player, Decision decision, Optional<Integer> discs) {
        return new OrganizerDecided(player, decision, discs, "a quarrel");
    }

    private static List<Integer> dice(String written) {
        return Arrays.stream(written.split("-", -1)).map(Integer::valueOf).toList();
    }

    /**
     * A round after a Schuss, the leader's hand first: {@code schuss("A 6-6-5", "B 2-2-1")}. It
     * ends with the last cup.
     */
    static List<String> schuss(String... hands) {
        List<String> told = new ArrayList<>();
        List<String> names = Arrays.stream(hands).map(hand -> hand.split(" ", 2)[0]).toList();
        for (String hand : hands) {
            told.add(hand.replace(" ", " throws "));
        }
        for (String name : names) {
            told.add(name + " lifts");
            if (name.equals(names.get(0))) {
                told.add(name + " stands");
            }
        }
        return told;
    }

    /** Everybody's first throw, the leader's first. */
    static List<String> lay(String... hands) {
        return Arrays.stream(hands).map(hand -> hand.replace(" ", " throws ")).toList();
    }
}
