package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.SchockenEvent.Decision;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenEvent.PlayerDisqualified;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenEvent.PlayerWithdrew;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings.EarlyLift;
import org.pubgames.schocken.SchockenSettings.Finalists;
import org.pubgames.schocken.SchockenSettings.Format;
import org.pubgames.schocken.SchockenSettings.OverThrow;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.UnneededThrow;
import org.pubgames.schocken.SchockenState.Stage;

/** Looks at a table after every event: what holds at every moment of every match. */
final class TableWatch implements PlayedMatch.Watch {

    private final SchockenSettings settings;
    private final Oracle oracle;
    private final PaperWatch paper;
    private boolean takenAway;

    /** What was seen, so that a test can tell that it saw something. */
    final Set<String> seen = new TreeSet<>();

    TableWatch(Variant variant) {
        this.settings = Schocken.settings(variant);
        this.oracle = new Oracle(settings);
        this.paper = new PaperWatch(settings, oracle, seen);
    }

    private static void hold(boolean condition, String what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }

    @Override
    public void saw(
            Match<SchockenState, SchockenEvent> before,
            SchockenEvent event,
            Verdict<SchockenState, SchockenEvent> verdict) {
        SchockenState then = before.state();
        SchockenState now = verdict.match().state();
        try {
            if (verdict.accepted()) {
                verdict.rulings().forEach(ruling -> seen.add(ruling.rule()));
            } else {
                hold(now.equals(then), "a refusal changes nothing");
            }
            takenAway |=
                    event instanceof OrganizerDecided decided
                            && decided.decision() == Decision.DEDUCT;
            discsAreConserved(then, now);
            partsAreThoseOfTheRules(now);
            halvesHaveOneLoserEach(then, now);
            theLeaderPlays(now);
            dice(then, event, verdict);
            round(then, event, verdict);
            if (verdict.accepted()) {
                paper.saw(then, event, verdict);
            }
        } catch (AssertionError e) {
            throw new AssertionError(
                    e.getMessage()
                            + "\nbefore "
                            + then
                            + "\nevent "
                            + event
                            + "\nrulings "
                            + verdict.rulings().stream().map(ruling -> ruling.rule()).toList()
                            + "\nafter "
                            + now
                            + "\nlog "
                            + new PlayedMatch(before),
                    e);
        }
    }

    private void discsAreConserved(SchockenState then, SchockenState now) {
        boolean begins = then.game() != now.game() || then.half() != now.half();
        boolean early =
                now.stage() == Stage.STARTER
                        || (now.stage() == Stage.FIRST_THROWS
                                && now.round() == 1
                                && now.stock() == now.discs());
        int due = settings.discsFor((int) present(now), now.finale());
        hold(
                now.discs() == (begins ? due : then.discs()) || (early && now.discs() == due),
                "no disc is lost or made");
        hold(now.stock() >= 0 && now.returned() >= 0, "no pile is negative");
        hold(
                now.players().stream().allMatch(player -> player.discs() >= 0),
                "nobody has fewer than no discs");
        hold(
                now.returned() == 0
                        || present(now) < now.players().size()
                        || (takenAway && now.stock() == 0)
                        || (settings.secondPhase() == SchockenSettings.SecondPhase.RETURN
                                && now.stockEmptied()),
                "discs go to the middle only in the second phase");
    }

    private static long present(SchockenState now) {
        return now.players().stream()
                .filter(player -> player.part() != Part.GONE && player.part() != Part.SENT_OFF)
                .count();
    }

    private void partsAreThoseOfTheRules(SchockenState now) {
        for (SchockenPlayer player : now.players()) {
            seen.add(player.part().name());
            switch (player.part()) {
                case SAFE -> {
                    hold(now.stock() == 0 && now.stockEmptied(), "safe needs an empty stock");
                    hold(
                            player.discs() == 0
                                    || settings.unneededThrow() == UnneededThrow.ONE_DISC,
                            "safe needs an empty hand");
                }
                case LEFT ->
                        hold(
                                settings.schockAus() == SchockAus.THROWER_LEAVES,
                                "nobody leaves with a Schock-Aus elsewhere");
                case GONE, SENT_OFF -> hold(player.discs() == 0, "who has gone has no discs");
                case WATCHING -> {
                    hold(now.finale(), "everybody plays the halves");
                    hold(player.discs() == 0, "who watches has no discs");
                }
                case PLAYING ->
                        hold(
                                !now.finale()
                                        || settings.unneededThrow() == UnneededThrow.JOINS_FINAL
                                        || now.halfLosers().contains(player.name()),
                                "only those who lost a half play the final");
            }
            hold(
                    player.playing() || player.hand().isEmpty() || settled(now),
                    "who is out has no dice");
        }
        hold(
                now.stage() == Stage.OVER
                        || now.players().stream().anyMatch(SchockenPlayer::playing),
                "somebody plays");
    }

    /** Whether all cups have been lifted, so that somebody may just have left. */
    private static boolean settled(SchockenState now) {
        return now.stage() == Stage.ROLL_OFF || now.stage() == Stage.OVER;
    }

    private void halvesHaveOneLoserEach(SchockenState then, SchockenState now) {
        List<String> losers = now.halfLosers();
        boolean over =
                now.stage() == Stage.OVER
                        && now.abandoned().isEmpty()
                        && present(now) >= settings.leastPlayers();
        hold(losers.size() == now.half() - (over ? 0 : 1), "each half that is over has one loser");
        if (now.game() == then.game()) {
            hold(
                    losers.size() - then.halfLosers().size() <= 1
                            && losers.subList(0, then.halfLosers().size())
                                    .equals(then.halfLosers()),
                    "one event loses one half");
        }
        hold(
                now.marker().equals(losers.stream().findFirst()),
                "the marker is with who lost the first half");
        if (now.finale()) {
            hold(settings.format() == Format.FINAL, "only some formats have a final");
            hold(
                    now.half() == settings.halves() + 1
                            && new HashSet<>(losers.subList(0, settings.halves())).size() > 1,
                    "a final needs two different losers");
        }
        if (over && settings.format() == Format.FINAL && present(now) == now.players().size()) {
            int from =
                    settings.finalists() == Finalists.LAST_TWO_LOSERS
                            ? Math.max(0, settings.halves() - 2)
                            : 0;
            boolean one = new HashSet<>(losers.subList(from, settings.halves())).size() == 1;
            hold(one != now.finale(), "who lost every half plays no final, anybody else does");
            hold(
                    now.gameLosers()
                            .get(now.gameLosers().size() - 1)
                            .equals(losers.get(losers.size() - 1)),
                    "the last half or the final loses the game");
            seen.add(one ? "durchmarsch" : "final");
        }
        hold(now.gameLosers().size() >= now.game() - (over ? 0 : 1), "a game has a loser");
    }

    private static void theLeaderPlays(SchockenState now) {
        if (now.stage() != Stage.STARTER && !settled(now)) {
            Optional<SchockenPlayer> leader = now.leader().flatMap(now::player);
            hold(
                    leader.filter(SchockenPlayer::playing)
                            .flatMap(SchockenPlayer::hand)
                            .isPresent(),
                    "the leader plays");
        }
    }

    private static Optional<Hand> hand(SchockenState state, String player) {
        return state.player(player).flatMap(SchockenPlayer::hand);
    }

    private static boolean sameRound(SchockenState then, SchockenState now) {
        return then.game() == now.game()
                && then.half() == now.half()
                && then.round() == now.round();
    }

    private void dice(
            SchockenState then,
            SchockenEvent event,
            Verdict<SchockenState, SchockenEvent> verdict) {
        SchockenState now = verdict.match().state();
        boolean leaves = event instanceof PlayerWithdrew || event instanceof PlayerDisqualified;
        boolean anew =
                event instanceof OrganizerDecided decided && decided.decision() == Decision.ANNUL;
        anew |= event instanceof PlayerJoined;
        if (!verdict.accepted() || !sameRound(then, now) || leaves || anew) {
            return;
        }
        boolean repeats =
                event instanceof DiceDropped
                        || event instanceof DiceAskew
                        || event instanceof DiceNudged;
        for (SchockenPlayer player : now.players()) {
            String name = player.name();
            Hand old = hand(then, name).orElseGet(Hand::fresh);
            Hand fresh = player.hand().orElseGet(Hand::fresh);
            hold(
                    fresh.used()
                            <= Math.max(
                                    settings.openingThrows(),
                                    Math.max(
                                            settings.throwsPerRound(),
                                            settings.distributionThrows())),
                    "nobody has more throws than there are");
            hold(
                    fresh.surplus()
                            || fresh.used() <= now.limit().orElse(fresh.used())
                            || fresh.used() == old.used(),
                    "nobody throws beyond the limit");
            hold(fresh.aside().size() + fresh.cup() == Hand.DICE, "a player has three dice");
            hold(
                    fresh.dice().isEmpty() || fresh.dice().get().size() == fresh.cup(),
                    "what lies under the cup is what was in it");
            hold(
                    name.equals(event.player())
                            || old.equals(fresh)
                            || settled(old).equals(fresh)
                            || settled(old).equals(settled(fresh)),
                    "nobody touches another's dice");
            boolean first =
                    settings.overThrow() == OverThrow.FIRST_THROW
                            || settings.earlyLift() == EarlyLift.FIRST_THROW;
            if (old.settled() && !repeats && !old.due() && !first) {
                hold(
                        fresh.used() == old.used() && fresh.aside().equals(old.aside()),
                        "who stood throws no more");
            }
            if (!settings.putBack() && !first) {
                List<Integer> left = new ArrayList<>(fresh.aside());
                hold(
                        settings.turnAsideSixes() || old.aside().stream().allMatch(left::remove),
                        "a die once aside stays aside");
            }
        }
        outOfTurn(then, event, verdict);
    }

    /** The same dice of somebody who throws no more. */
    private static Hand settled(Hand hand) {
        return new Hand(
                hand.used(),
                hand.aside(),
                hand.cup(),
                hand.dice(),
                hand.sight(),
                hand.due(),
                true,
                false,
                hand.blind(),
                hand.lifted(),
                hand.locked(),
                hand.surplus(),
                hand.fined(),
                hand.askew(),
                hand.knocked(),
                hand.turned());
    }

    private static void outOfTurn(
            SchockenState then,
            SchockenEvent event,
            Verdict<SchockenState, SchockenEvent> verdict) {
        boolean turn = then.waitingFor().contains(event.player());
        if (event instanceof Thrown && !turn) {
            boolean offence =
                    verdict.rulings().stream()
                            .map(Ruling::rule)
                            .allMatch(
                                    rule ->
                                            rule.startsWith("schocken.offence.")
                                                    || rule.startsWith("schocken.throw.last-"));
            hold(offence, "a throw out of turn is an offence or nothing");
        }
    }

    /**
     * What the highest throw is worth, as far as the stock or, once it is empty, the giver has it.
     */
    private void handedOut(SchockenState then, RoundResult result, String loser) {
        Oracle.Listed best = null;
        for (RoundResult.Shown shown : result.shown()) {
            Hand hand = hand(then, shown.player()).orElseThrow();
            Oracle.Listed listed = oracle.listed(shown.dice(), hand.fromHand());
            best = best == null || listed.place() < best.place() ? listed : best;
        }
        if (best == null) {
            return;
        }
        int had = then.player(loser).map(SchockenPlayer::discs).orElse(0);
        int giver = result.giver().flatMap(then::player).map(SchockenPlayer::discs).orElse(0);
        int source = then.stock() > 0 ? then.stock() : giver;
        int due = best.all() ? then.discs() - had : Math.min(best.discs(), source);
        hold(result.discs() == due, "the loser gets " + due);
        seen.add("handed out");
    }

    /** The end of a round, told from what everybody showed. */
    private void round(
            SchockenState then,
            SchockenEvent event,
            Verdict<SchockenState, SchockenEvent> verdict) {
        SchockenState now = verdict.match().state();
        if (event instanceof MatchAbandoned) {
            hold(now.lastRound().equals(then.lastRound()), "closing time ends no round");
            return;
        }
        if (now.lastRound().isEmpty() || (sameRound(then, now) && now.stage() != Stage.OVER)) {
            return;
        }
        RoundResult result = now.lastRound().get();
        if (then.lastRound().equals(now.lastRound())) {
            return;
        }
        Set<String> offenders = new TreeSet<>();
        for (SchockenPlayer player : then.players()) {
            if (player.hand().filter(Hand::surplus).isPresent()) {
                offenders.add(player.name());
            }
        }
        if (verdict.rulings().stream()
                .map(Ruling::rule)
                .anyMatch(
                        rule ->
                                rule.equals("schocken.offence.over-throw")
                                        || rule.equals("schocken.offence.thrown-too-early"))) {
            offenders.add(event.player());
        }
        String loser = result.loser().orElse("");
        if (!offenders.isEmpty() && !loser.isEmpty()) {
            hold(offenders.contains(loser), "who threw too often loses the round");
            seen.add("offender lost");
        } else if (!loser.isEmpty() && settings.schockAus() != SchockAus.THROWER_LEAVES) {
            int lowest = 0;
            int his = -1;
            for (RoundResult.Shown shown : result.shown()) {
                Hand hand = hand(then, shown.player()).orElseThrow();
                int place = oracle.listed(shown.dice(), hand.fromHand()).place();
                lowest = Math.max(lowest, place);
                his = shown.player().equals(loser) ? place : his;
            }
            hold(his == lowest, "the lowest throw loses");
            if (settings.secondPhase() == SchockenSettings.SecondPhase.GIVE
                    && settings.shortStock() == SchockenSettings.ShortStock.SOURCE_ONLY
                    && settings.roundPrice() == SchockenSettings.RoundPrice.HIGHEST_THROW
                    && settings.blind() != SchockenSettings.Blind.DOUBLES) {
                handedOut(then, result, loser);
            }
            seen.add("lowest lost");
        }
        hold(
                result.discs() >= 0
                        || settings.secondPhase() == SchockenSettings.SecondPhase.RETURN
                        || loser.isEmpty(),
                "a loser does not get rid of discs");
    }
}
