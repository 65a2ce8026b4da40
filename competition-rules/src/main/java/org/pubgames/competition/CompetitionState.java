package org.pubgames.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.pubgames.core.GameState;

/**
 * A competition after its log.
 *
 * @param entrants everybody who entered, in the order of entry
 * @param rounds the rounds, once they are drawn
 * @param standings everybody's place now, best first; empty before the draw
 * @param numbers who has the first number of the draw, the second and so on; empty before. On a
 *     ladder everybody who is on it, from the top
 * @param planned how many rounds there will be; 0 before the draw, and on a ladder, where each
 *     challenge is a round
 * @param groups the groups that come before a knock-out, once they are drawn; otherwise empty
 * @param tree every match of a knock-out, each after those it follows from; otherwise empty
 * @param evenings the evenings that have been played, where many of them make one table
 * @param lots the order in which lots were drawn, best first; empty before
 * @param ending what decided the places, once it is over
 * @param abandoned why it was abandoned, when it was
 */
public record CompetitionState(
        List<CompetitionEntrant> entrants,
        List<CompetitionRound> rounds,
        List<Standing> standings,
        List<String> numbers,
        int planned,
        List<GroupTable> groups,
        List<TreeMatch> tree,
        List<PlayedEvening> evenings,
        List<String> lots,
        Optional<Ending> ending,
        Optional<CompetitionEvent.Cause> abandoned)
        implements GameState {

    /** How a competition ended. */
    public enum Ending {
        /** With its last match. */
        PLAYED_OUT,
        /** Before it: the organizer ended it, and what was played decides. */
        CLOSED_EARLY,
        /** Nobody has a place. */
        ABANDONED
    }

    public CompetitionState {
        entrants = List.copyOf(entrants);
        rounds = List.copyOf(rounds);
        standings = List.copyOf(standings);
        numbers = List.copyOf(numbers);
        groups = List.copyOf(groups);
        tree = List.copyOf(tree);
        evenings = List.copyOf(evenings);
        lots = List.copyOf(lots);
    }

    /** A competition that nobody has entered. */
    public static CompetitionState opening() {
        return new CompetitionState(
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** How far the competition has got. */
    public CompetitionPhase phase() {
        if (ending.isPresent()) {
            return CompetitionPhase.OVER;
        }
        if (!begun()) {
            return CompetitionPhase.ENTRY;
        }
        if (!open().isEmpty()) {
            return CompetitionPhase.PLAY;
        }
        boolean lotsOfGroups = tree.isEmpty() && groups.stream().anyMatch(GroupTable::lotsDue);
        return !lotsOfGroups && (planned == 0 || held() < planned)
                ? CompetitionPhase.BETWEEN
                : CompetitionPhase.LOTS;
    }

    /** Whether there has been a draw, or a first evening; also when nobody is left since. */
    public boolean begun() {
        return !(numbers.isEmpty() && standings.isEmpty());
    }

    /** Whether it is a ladder that has begun. */
    public boolean ladder() {
        return begun() && planned == 0;
    }

    /** How many rounds have been drawn, or evenings have been played, from 0. */
    public int held() {
        return Math.max(rounds.size(), evenings.size());
    }

    /** The same with one evening more, or with other points of one. */
    public CompetitionState with(PlayedEvening evening) {
        List<PlayedEvening> all = new ArrayList<>(evenings);
        if (evening.number() <= evenings.size()) {
            all.set(evening.number() - 1, evening);
        } else {
            all.add(evening);
        }
        return new CompetitionState(
                entrants, rounds, standings, numbers, planned, groups, tree, all, lots, ending,
                abandoned);
    }

    /** Somebody who entered. */
    public Optional<CompetitionEntrant> entrant(String player) {
        return entrants.stream().filter(entrant -> entrant.player().equals(player)).findFirst();
    }

    /** The names of those who are still in the competition, in the order of entry. */
    public List<String> playing() {
        return entrants.stream()
                .filter(CompetitionEntrant::plays)
                .map(CompetitionEntrant::player)
                .toList();
    }

    /** The pairing at a board of a round. */
    public Optional<Pairing> pairing(int round, int board) {
        return round >= 1 && round <= rounds.size()
                ? rounds.get(round - 1).pairing(board)
                : Optional.empty();
    }

    /** All pairings of all rounds. */
    public List<Pairing> pairings() {
        return rounds.stream().flatMap(round -> round.pairings().stream()).toList();
    }

    /** Those of them that have no result and can still be played. */
    public List<Pairing> open() {
        Set<String> playing = Set.copyOf(playing());
        return pairings().stream()
                .filter(each -> each.result().isEmpty() && playing.containsAll(each.sides()))
                .toList();
    }

    /** Those in a round that have no result and can still be played. */
    public List<Pairing> open(CompetitionRound round) {
        return round.pairings().stream()
                .filter(each -> each.result().isEmpty() && playable(each))
                .toList();
    }

    /** All pairings of an entrant. */
    public List<Pairing> pairings(String player) {
        return pairings().stream().filter(each -> each.sides().contains(player)).toList();
    }

    /** Whether both sides are still in the competition. */
    public boolean playable(Pairing pairing) {
        return playing().containsAll(pairing.sides());
    }

    /** Whether the results of both sides count. */
    public boolean counts(Pairing pairing) {
        return pairing.sides().stream()
                .allMatch(side -> entrant(side).filter(CompetitionEntrant::counts).isPresent());
    }

    /** How many matches of an entrant have a result, from 0. */
    public int reported(String player) {
        return (int) pairings(player).stream().filter(each -> each.result().isPresent()).count();
    }

    /** Whether some match has a result, or an evening has been played. */
    public boolean started() {
        return !evenings.isEmpty()
                || pairings().stream().anyMatch(each -> each.result().isPresent());
    }

    /**
     * The same with somebody more; whatever was drawn is to be drawn again, among those who are
     * still in it.
     */
    public CompetitionState entered(String player) {
        List<CompetitionEntrant> all =
                new ArrayList<>(entrants.stream().filter(CompetitionEntrant::plays).toList());
        all.add(CompetitionEntrant.entered(player));
        return new CompetitionState(
                all, List.of(), List.of(), List.of(), 0, List.of(), List.of(), List.of(), List.of(),
                ending, abandoned);
    }

    /**
     * The same with somebody more, behind all others in the draw.
     *
     * @param points what each round drawn before is worth to the newcomer
     * @param all how many rounds there will be now
     */
    public CompetitionState joined(String player, int points, int all) {
        List<CompetitionEntrant> everybody = new ArrayList<>(entrants);
        everybody.add(CompetitionEntrant.entered(player));
        List<String> order = new ArrayList<>(numbers);
        order.add(player);
        Unpaired missed = new Unpaired(player, Unpaired.Reason.NOT_YET_ENTERED, points);
        List<CompetitionRound> before = rounds.stream().map(round -> round.with(missed)).toList();
        return new CompetitionState(
                everybody, before, standings, order, all, groups, tree, evenings, lots, ending,
                abandoned);
    }

    /** The same with somebody more, last of all, without a round that was drawn before. */
    public CompetitionState enteredLast(String player) {
        List<CompetitionEntrant> everybody = new ArrayList<>(entrants);
        everybody.add(CompetitionEntrant.entered(player));
        List<String> order = new ArrayList<>(numbers);
        order.add(player);
        return entrants(everybody).numbered(order, planned);
    }

    /** The same with one challenge more on the ladder. */
    public CompetitionState challenged(String player, String opponent) {
        List<Pairing> match = List.of(Pairing.open(1, player, opponent));
        return with(new CompetitionRound(rounds.size() + 1, match, Optional.empty(), List.of()));
    }

    /** The same with an entrant who will not be there in a round. */
    public CompetitionState absent(String player, int round) {
        return changed(player, entrant -> entrant.absent(round));
    }

    /** The same with the numbers of the draw, and so many rounds to come. */
    public CompetitionState numbered(List<String> order, int all) {
        return new CompetitionState(
                entrants, rounds, standings, order, all, groups, tree, evenings, lots, ending,
                abandoned);
    }

    /** The same with a knock-out of these matches, none of which is played, behind all rounds. */
    public CompetitionState knockout(List<TreeMatch> all) {
        List<CompetitionRound> more = new ArrayList<>(rounds);
        int last = all.stream().mapToInt(TreeMatch::round).max().orElse(0);
        while (more.size() < last) {
            int round = more.size() + 1;
            more.add(new CompetitionRound(round, List.of(), Optional.empty(), List.of()));
        }
        return new CompetitionState(
                entrants, more, standings, numbers, last, groups, all, evenings, lots, ending,
                abandoned);
    }

    /** The same with groups, and places in them. */
    public CompetitionState grouped(List<GroupTable> tables) {
        return new CompetitionState(
                entrants, rounds, standings, numbers, planned, tables, tree, evenings, lots, ending,
                abandoned);
    }

    /** One of its groups, as a competition of its own. */
    public CompetitionState ofGroup(GroupTable group) {
        List<String> in = group.players();
        List<CompetitionRound> own = new ArrayList<>();
        for (CompetitionRound round : rounds) {
            if (!ofTree(round.number())) {
                own.add(round.of(in));
            }
        }
        List<CompetitionEntrant> members =
                entrants.stream().filter(each -> in.contains(each.player())).toList();
        return opening().entrants(members).numbered(in, own.size()).drawn(own).lots(lots);
    }

    /** The same with the places in it. */
    public CompetitionState table(GroupTable group) {
        return ofGroup(group).placed(group.standings(), Optional.empty());
    }

    /** Who has no opponent in a round because the number, or that of its group, is odd. */
    public List<String> resting(CompetitionRound round) {
        return groups.isEmpty()
                ? round.resting().stream().toList()
                : groups.stream()
                        .flatMap(group -> round.of(group.players()).resting().stream())
                        .toList();
    }

    /** Whether a round belongs to the tree behind groups, or to a knock-out. */
    public boolean ofTree(int round) {
        return tree.stream().anyMatch(each -> each.round() == round);
    }

    /** Those who go on from the groups, as a competition that nobody has drawn. */
    public static CompetitionState goingOn(List<String> players) {
        return opening().entrants(players.stream().map(CompetitionEntrant::entered).toList());
    }

    /** Whether it is a knock-out in which two defeats put somebody out. */
    public boolean twoDefeats() {
        return tree.stream().anyMatch(each -> each.part() == TreeMatch.Part.FINAL);
    }

    /** The group of somebody; empty where there are none. */
    public Optional<GroupTable> group(String player) {
        return groups.stream().filter(each -> each.players().contains(player)).findFirst();
    }

    /** The same with one round more. */
    public CompetitionState with(CompetitionRound next) {
        List<CompetitionRound> all = new ArrayList<>(rounds);
        all.add(next);
        return drawn(all);
    }

    /** The same without somebody, before the draw. */
    public CompetitionState without(String player) {
        return entrants(
                entrants.stream().filter(entrant -> !entrant.player().equals(player)).toList());
    }

    /** The same with an entrant gone. */
    public CompetitionState left(String player, CompetitionEntrant.Status how) {
        return changed(player, entrant -> entrant.left(how));
    }

    /** The same with points given to an entrant, or taken where there are less than 0. */
    public CompetitionState decided(String player, int points) {
        return changed(player, entrant -> entrant.decided(points));
    }

    /** The same with a match put off once more, by one of its sides. */
    public CompetitionState postponedBy(String player, int round, Pairing pairing) {
        CompetitionState later = changed(round, pairing.later());
        return later.changed(player, CompetitionEntrant::postponing);
    }

    /** The same with these rounds. */
    public CompetitionState drawn(List<CompetitionRound> all) {
        return new CompetitionState(
                entrants, all, standings, numbers, planned, groups, tree, evenings, lots, ending,
                abandoned);
    }

    /** The same with another result, or none, at a board of a round. */
    public CompetitionState with(int round, Pairing pairing, Optional<Result> result) {
        return changed(round, pairing.with(result));
    }

    private CompetitionState changed(int round, Pairing pairing) {
        return drawn(
                rounds.stream()
                        .map(each -> each.number() == round ? each.with(pairing) : each)
                        .toList());
    }

    /** The same with lots drawn. */
    public CompetitionState lots(List<String> order) {
        return new CompetitionState(
                entrants, rounds, standings, numbers, planned, groups, tree, evenings, order,
                ending, abandoned);
    }

    /** The same with places, over or not. */
    public CompetitionState placed(List<Standing> places, Optional<Ending> how) {
        return new CompetitionState(
                entrants, rounds, places, numbers, planned, groups, tree, evenings, lots, how,
                abandoned);
    }

    /** The same, abandoned. */
    public CompetitionState abandoned(CompetitionEvent.Cause cause, Ending how) {
        return new CompetitionState(
                entrants,
                rounds,
                standings,
                numbers,
                planned,
                groups,
                tree,
                evenings,
                lots,
                Optional.of(how),
                Optional.of(cause));
    }

    private CompetitionState changed(String player, UnaryOperator<CompetitionEntrant> change) {
        return entrants(
                entrants.stream()
                        .map(each -> each.player().equals(player) ? change.apply(each) : each)
                        .toList());
    }

    private CompetitionState entrants(List<CompetitionEntrant> all) {
        return new CompetitionState(
                all, rounds, standings, numbers, planned, groups, tree, evenings, lots, ending,
                abandoned);
    }
}
