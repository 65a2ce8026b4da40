package org.pubgames.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.competition.TreeMatch.Part;

/**
 * A knock-out with its results: who has come to which match, who is without an opponent there, and
 * how far everybody has come. What a result is worth has been decided; here it is followed up.
 */
public final class KnockoutTree {

    /** Who comes out of a match: somebody, nobody, or that is not known yet. */
    private record Way(boolean known, Optional<String> player) {

        static final Way OPEN = new Way(false, Optional.empty());
        static final Way NOBODY = new Way(true, Optional.empty());

        static Way of(String player) {
            return new Way(true, Optional.of(player));
        }
    }

    /** Both ways out of a match. */
    private record Ways(Way winner, Way loser) {

        static final Ways OPEN = new Ways(Way.OPEN, Way.OPEN);
    }

    private final CompetitionState state;

    /** The first round of the tree and the last, from 1: there may be groups before. */
    private final int first;

    private final int last;
    private final boolean twoDefeats;
    private final Map<TreeMatch, Ways> ways = new HashMap<>();
    private final Map<String, Integer> reached = new HashMap<>();
    private final List<List<Pairing>> pairings = new ArrayList<>();
    private final List<List<Unpaired>> byes = new ArrayList<>();
    private Optional<String> third = Optional.empty();

    private KnockoutTree(CompetitionState state) {
        this.state = state;
        this.last = state.planned();
        this.first = state.tree().stream().mapToInt(TreeMatch::round).min().orElse(1);
        this.twoDefeats = state.twoDefeats();
        for (int round = 1; round <= last; round++) {
            pairings.add(new ArrayList<>());
            byes.add(new ArrayList<>());
        }
        state.tree().forEach(this::firstRoundByes);
        state.tree().forEach(this::follow);
    }

    /** The tree of a knock-out that is drawn. */
    public static KnockoutTree of(CompetitionState state) {
        return new KnockoutTree(state);
    }

    private void firstRoundByes(TreeMatch match) {
        if (match.round() == first + 1) {
            match.first().player().ifPresent(player -> byeIn(first, player));
            match.second().player().ifPresent(player -> byeIn(first, player));
        }
    }

    private void byeIn(int round, String player) {
        byes.get(round - 1).add(new Unpaired(player, Unpaired.Reason.BYE, 0));
    }

    private void follow(TreeMatch match) {
        if (match.part() == Part.DECIDER && decided(match)) {
            Way winner = way(match.first());
            winner.player().ifPresent(player -> reached.put(player, champion()));
            return;
        }
        Way first = way(match.first());
        Way second = way(match.second());
        Optional<Pairing> met =
                state.pairing(match.round(), match.board())
                        .filter(each -> first.equals(Way.of(each.first())))
                        .filter(each -> second.equals(Way.of(each.second())));
        Ways out =
                met.flatMap(Pairing::result).isPresent()
                        ? played(match, met.get())
                        : unplayed(match, first, second, met);
        ways.put(match, out);
        if (match.forThirdPlace()) {
            third = out.winner().player();
            return;
        }
        // who comes to the final from the lower part has lost before, and in the decider both have
        boolean lower = match.part() == Part.LOWER || match.part() == Part.DECIDER;
        first.player()
                .filter(player -> comes(match.first(), player, met))
                .ifPresent(player -> reach(player, match, out, lower));
        second.player()
                .filter(player -> comes(match.second(), player, met))
                .ifPresent(
                        player -> reach(player, match, out, lower || match.part() == Part.FINAL));
    }

    /** Who has lost and left does not come into the lower part. */
    private boolean comes(TreeSide side, String player, Optional<Pairing> met) {
        return side.from() != TreeSide.From.LOSER || isThere(player) || met.isPresent();
    }

    /** The final decides, unless who had not lost before has lost it and is there to play again. */
    private boolean decided(TreeMatch decider) {
        Ways out =
                match(decider.first())
                        .map(each -> ways.getOrDefault(each, Ways.OPEN))
                        .orElse(Ways.OPEN);
        Way unbeaten = match(decider.first()).map(each -> way(each.first())).orElse(Way.OPEN);
        boolean again = out.loser().equals(unbeaten) && out.loser().player().isPresent();
        boolean called = state.pairing(decider.round(), decider.board()).isPresent();
        return out.winner().known() && !(again && (called || there(unbeaten).player().isPresent()));
    }

    private Way way(TreeSide side) {
        if (side.player().isPresent()) {
            return Way.of(side.player().get());
        }
        Ways from = match(side).map(each -> ways.getOrDefault(each, Ways.OPEN)).orElse(Ways.OPEN);
        return side.from() == TreeSide.From.WINNER ? from.winner() : from.loser();
    }

    private Optional<TreeMatch> match(TreeSide side) {
        return state.tree().stream()
                .filter(each -> each.round() == side.round() && each.board() == side.board())
                .findFirst();
    }

    /** Who has left comes to no further match. */
    private Way there(Way way) {
        return way.player().filter(player -> !isThere(player)).isPresent() ? Way.NOBODY : way;
    }

    /** Whether somebody went on from here without an opponent: it stands when he leaves later. */
    private boolean had(TreeMatch match, Way way, Way opponent) {
        return opponent.equals(Way.NOBODY)
                && way.player()
                        .flatMap(player -> state.rounds().get(match.round() - 1).unpaired(player))
                        .isPresent();
    }

    private boolean isThere(String player) {
        return state.entrant(player).filter(CompetitionEntrant::plays).isPresent();
    }

    private Ways played(TreeMatch match, Pairing pairing) {
        pairings.get(match.round() - 1).add(pairing);
        return pairing.winner()
                .map(winner -> new Ways(Way.of(winner), Way.of(pairing.opponent(winner))))
                .orElse(new Ways(Way.NOBODY, Way.NOBODY));
    }

    private Ways unplayed(TreeMatch match, Way one, Way other, Optional<Pairing> met) {
        Way first = had(match, one, there(other)) ? one : there(one);
        Way second = had(match, other, there(one)) ? other : there(other);
        if (!first.known() || !second.known()) {
            return Ways.OPEN;
        }
        if (first.player().isPresent() && second.player().isPresent()) {
            Pairing open = Pairing.open(match.board(), first.player().get(), second.player().get());
            pairings.get(match.round() - 1).add(met.orElse(open));
            return Ways.OPEN;
        }
        Way winner = first.player().isPresent() ? first : second;
        winner.player().ifPresent(player -> byeIn(match.round(), player));
        return new Ways(winner, Way.NOBODY);
    }

    /**
     * How far somebody has come with a match. Who is still in a round is ahead of those who went
     * out in it; where two defeats are needed, who has not lost is ahead of who has lost once, and
     * both are ahead of who is out.
     *
     * @param lost whether he had lost before
     */
    private void reach(String player, TreeMatch match, Ways out, boolean lost) {
        boolean goesOn = out.winner().equals(Way.of(player));
        boolean in = goesOn || (!out.winner().known() && isThere(player));
        int round = match.round();
        if (goesOn && round == last) {
            reached.put(player, champion());
        } else if (in && twoDefeats) {
            reached.put(player, (lost ? 2 : 4) * last + 2 * round + 1);
        } else {
            reached.put(player, 2 * round + (in ? 1 : 0));
        }
    }

    /** Ahead of everything that can be reached. */
    private int champion() {
        return 6 * last + 2;
    }

    /** The competition with every match of which both sides are known. */
    public CompetitionState filled() {
        List<CompetitionRound> rounds = new ArrayList<>();
        rounds.addAll(state.rounds().subList(0, first - 1));
        for (int round = first; round <= last; round++) {
            rounds.add(
                    new CompetitionRound(
                            round, pairings.get(round - 1), Optional.empty(), byes.get(round - 1)));
        }
        return state.drawn(rounds);
    }

    /** Who comes to a match from where a side of it comes from, where that is known. */
    public Optional<String> comingFrom(TreeSide side) {
        return way(side).player();
    }

    /** How far an entrant has come; more is further, equal is out or in at the same round. */
    public int reached(String player) {
        return reached.getOrDefault(player, 0);
    }

    /** Who has won the third place in a match for it, or without an opponent in that match. */
    public Optional<String> third() {
        return third;
    }

    /** The first match that follows from another and has a result. */
    public static Optional<TreeMatch> playedAfter(CompetitionState state, int round, int board) {
        for (TreeMatch next : state.tree()) {
            if (next.follows(round, board)) {
                Optional<Pairing> there = state.pairing(next.round(), next.board());
                if (there.isPresent() && there.get().result().isPresent()) {
                    return Optional.of(next);
                }
                // without an opponent somebody may have gone on from there
                Optional<TreeMatch> later =
                        there.isPresent()
                                ? Optional.empty()
                                : playedAfter(state, next.round(), next.board());
                if (later.isPresent()) {
                    return later;
                }
            }
        }
        return Optional.empty();
    }
}
