package org.pubgames.conformance.wrong;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.wrong.WrongRound.Shown;

/** The bugs of Schocken programs that come from wrong settings, ranks, ties and throws, by name. */
final class SchockenBugs {

    private static final Comparator<Shown> LAST_SEAT = Comparator.comparingInt(one -> -one.seat());

    private SchockenBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        ranks(bugs);
        ties(bugs);
        throwing(bugs);
        bugs.put("accepts-out-of-turn", Bug.ignores("schocken.report.throw-turn"));
        bugs.put("scores-after-the-end", Bug.ignores("schocken.report.match-over"));
        return bugs;
    }

    private static void ranks(Map<String, Bug> bugs) {
        bugs.put("432-no-straight", Bug.always("straights", "\"low-and-high\""));
        bugs.put(
                "straight-123-below-621",
                new MisreadDice(dice -> dice.equals(List.of(3, 2, 1)) ? List.of(5, 5, 4) : dice));
        bugs.put("dead-toggles-schock-two", Bug.always("generalOverSchockTwo", "false"));
        bugs.put("dead-toggles-straight", Bug.always("straightDiscs", "2"));
        bugs.put("hand-is-first-throw", SchockenBugs::builtUnlessFirst);
        bugs.put("only-123-hand-checked", SchockenBugs::only123Checked);
        bugs.put(
                "lower-schock-ties",
                new MisreadDice(dice -> schock(dice) ? List.of(6, 1, 1) : dice));
        bugs.put("third-die-ignored", new MisreadDice(SchockenBugs::withoutThirdDie));
        bugs.put("six-six-six-best", Bug.misreports(WrongRound.loser(SchockenBugs::sixesBest)));
        bugs.put(
                "111-is-jule",
                Bug.plays(
                        game -> game.under("schockAus", "\"flat\"").under("schockAusDiscs", "7")));
    }

    private static void ties(Map<String, Bug> bugs) {
        bugs.put("dead-toggles-hand-first", Bug.plays(game -> ties(game, "hand-first", "")));
        bugs.put(
                "dead-toggles-schock-aus",
                Bug.plays(
                        game ->
                                game.under(
                                        "tieSchockAus",
                                        game.setting("tieSchockAus")
                                                .replace("later-better", "earlier-better"))));
        bugs.put("throws-never-compared", Bug.plays(game -> ties(game, "fewer-throws", "")));
        bugs.put("later-wins-with-one-throw", SchockenBugs::laterWinsAtOnce);
        bugs.put("ties-by-seat", Bug.misreports(WrongRound.loserOfEquals(LAST_SEAT)));
        bugs.put(
                "more-throws-rank-higher",
                Bug.misreports(WrongRound.loserOfEquals(Comparator.comparingInt(Shown::used))));
        bugs.put(
                "throws-decide-everywhere",
                Bug.plays(
                        game ->
                                game.under(
                                        "tieLow",
                                        game.setting("tieLow")
                                                .replaceFirst("\\[", "[\"fewer-throws\","))));
        bugs.put(
                "first-of-equals-loses",
                Bug.plays(game -> ties(game, "earlier-better", "later-better")));
        bugs.put(
                "equal-throws-have-an-order",
                Bug.plays(game -> ties(game, "roll-off-sum", "earlier-better")));
        bugs.put(
                "equal-schock-aus-unordered",
                Bug.misreports(WrongRound.loserOfEquals(LAST_SEAT.reversed())));
        bugs.put(
                "earlier-schock-aus-loses",
                Bug.plays(game -> game.under("tieSchockAus", "[\"later-better\"]")));
    }

    private static void throwing(Map<String, Bug> bugs) {
        bugs.put("dead-toggles-way-back", Bug.always("unneededThrow", "\"ignore\""));
        bugs.put("followers-throw-freely", Bug.always("throwLimit", "\"free\""));
        bugs.put(
                "one-throw-a-round",
                Bug.plays(
                        game ->
                                game.under("throwsPerRound", "1")
                                        .under("distributionThrows", "1")
                                        .under("openingThrows", "0")));
        bugs.put(
                "only-all-three-again",
                Bug.misreports(
                        step ->
                                step.event().is("/event", "set-aside") && step.accepted()
                                        ? step.asRefused()
                                        : step));
        bugs.put("sixes-never-turned", Bug.misreads(SchockenBugs::unturned));
        bugs.put("three-sixes-give-one", Bug.always("onesForThreeSixes", "1"));
    }

    /** Every step of the ways to decide a tie replaced by another, or left out. */
    private static RightGame ties(RightGame game, String step, String other) {
        RightGame changed = game;
        for (String setting : List.of("tieLow", "tieHigh", "tieSchockAus")) {
            String steps = game.setting(setting);
            String wrong =
                    other.isEmpty()
                            ? steps.replace("\"" + step + "\",", "")
                            : steps.replace(step, other);
            changed = changed.under(setting, wrong);
        }
        return changed;
    }

    private static Course laterWinsAtOnce(Vector.Play play, RightGame right) {
        boolean once =
                play.given().stream()
                        .noneMatch(event -> Draft.of(event.json()).is("/event", "set-aside"));
        return (once ? ties(right, "earlier-better", "later-better") : right).play(play);
    }

    /** What counts only from the hand counts only in a player's first throw of a round. */
    private static Course builtUnlessFirst(Vector.Play play, RightGame right) {
        boolean later =
                play.given().stream()
                                .map(event -> Draft.of(event.json()))
                                .filter(event -> event.is("/event", "thrown"))
                                .filter(event -> event.size("/dice") == 3)
                                .map(event -> event.text("/player"))
                                .distinct()
                                .count()
                        < play.given().stream()
                                .map(event -> Draft.of(event.json()))
                                .filter(event -> event.is("/event", "thrown"))
                                .count();
        Bug simple =
                new MisreadDice(
                        dice ->
                                dice.get(0).equals(dice.get(2)) && later
                                        ? List.of(
                                                dice.get(0), dice.get(0), dice.get(0) == 2 ? 1 : 2)
                                        : dice);
        return right.setting("handOnly").contains("drei-dicke")
                ? simple.play(play, right)
                : right.play(play);
    }

    /** Distinguishes a straight from the hand and one in several throws only for 1-2-3. */
    private static Course only123Checked(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        boolean other =
                course.steps().stream()
                        .flatMap(observed -> observed.state().stream())
                        .map(Draft::of)
                        .anyMatch(
                                state -> {
                                    for (int i = 0; i < state.size("/lastRound/shown"); i++) {
                                        String dice = "/lastRound/shown/" + i + "/dice";
                                        if (state.numbers(dice).contains(4)
                                                && state.numbers(dice).contains(5)) {
                                            return true;
                                        }
                                    }
                                    return false;
                                });
        return other
                ? right.under("handOnly", right.setting("handOnly").replace("\"strasse\",", ""))
                        .play(play)
                : course;
    }

    private static boolean schock(List<Integer> dice) {
        return dice.get(0) > 1 && dice.get(1) == 1;
    }

    /** Simple throws that share their two higher dice become equal. */
    private static List<Integer> withoutThirdDie(List<Integer> dice) {
        if (WrongRound.worth(dice) > 1) {
            return dice;
        }
        List<Integer> lowest = List.of(dice.get(0), dice.get(1), 1);
        return WrongRound.worth(lowest) > 1 ? List.of(dice.get(0), dice.get(1), 2) : lowest;
    }

    /** A player who showed three sixes does not lose; the next one does. */
    private static String sixesBest(ReportedStep step) {
        String loser = step.after().text("/lastRound/loser");
        List<Shown> shown = WrongRound.shown(step);
        boolean sixes =
                shown.stream()
                        .anyMatch(one -> one.player().equals(loser) && one.fell(List.of(6, 6, 6)));
        return sixes
                ? shown.stream()
                        .filter(one -> !one.player().equals(loser))
                        .map(Shown::player)
                        .reduce((one, next) -> next)
                        .orElse(loser)
                : loser;
    }

    /** Sixes to be turned are set aside as they are. */
    private static void unturned(Draft event) {
        int turned = event.number("/turned");
        if (event.is("/event", "set-aside") && turned > 0) {
            List<Integer> aside = new java.util.ArrayList<>(event.numbers("/dice"));
            for (int i = 0; i < turned; i++) {
                aside.add(6);
            }
            event.set("/dice", aside).remove("/turned");
        }
    }
}
