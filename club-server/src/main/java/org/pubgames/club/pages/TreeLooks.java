package org.pubgames.club.pages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.play.Fixture;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.TreeSide;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Pictures;

/** Makes a drawn knock-out into a tree to look at. For one evening, once. */
final class TreeLooks {

    private final CompetitionState state;
    private final KnockoutTree tree;
    private final Evening evening;
    private final List<Fixture> fixtures;
    private final GameWords words;

    private TreeLooks(CompetitionState state, Evening evening, List<Fixture> fixtures, Lang lang) {
        this.state = state;
        this.tree = KnockoutTree.of(state);
        this.evening = evening;
        this.fixtures = fixtures;
        this.words = Pictures.words("competition", lang);
    }

    /** {@return the tree of a competition; empty where none is drawn} */
    static Optional<TreeLook> of(
            CompetitionState state, Evening evening, List<Fixture> fixtures, Lang lang) {
        // where who has lost goes on, there is more than one tree, and none is drawn
        return state.tree().isEmpty() || state.twoDefeats()
                ? Optional.empty()
                : Optional.of(new TreeLooks(state, evening, fixtures, lang).look());
    }

    private record Where(int round, int spot) {}

    private TreeLook look() {
        Map<Where, TreeMatch> placed = new HashMap<>();
        // what was played before the tree was drawn is no part of it
        IntSummaryStatistics drawn =
                state.tree().stream().mapToInt(TreeMatch::round).summaryStatistics();
        int last = drawn.getMax();
        match(last, match -> !match.forThirdPlace()).ifPresent(end -> place(placed, end, 0));
        List<TreeLook.Round> rounds = new ArrayList<>();
        for (int round = drawn.getMin(); round <= last; round++) {
            List<TreeLook.Spot> spots = new ArrayList<>();
            for (int spot = 0; spot < 1 << (last - round); spot++) {
                boolean follows =
                        placed.containsKey(new Where(round - 1, 2 * spot))
                                || placed.containsKey(new Where(round - 1, 2 * spot + 1));
                Optional<TreeLook.Meeting> meeting =
                        Optional.ofNullable(placed.get(new Where(round, spot))).map(this::meeting);
                spots.add(new TreeLook.Spot(meeting, follows, spot % 2 == 0));
            }
            rounds.add(new TreeLook.Round(title(last - round, round), spots));
        }
        return new TreeLook(
                rounds,
                match(last, TreeMatch::forThirdPlace).map(this::meeting),
                words.say("tree.third"));
    }

    private Optional<TreeMatch> match(int round, Predicate<TreeMatch> which) {
        return state.tree().stream()
                .filter(each -> each.round() == round)
                .filter(which)
                .findFirst();
    }

    /** A match, and before it those from which it follows: from above one behind the other. */
    private void place(Map<Where, TreeMatch> placed, TreeMatch match, int spot) {
        placed.put(new Where(match.round(), spot), match);
        List<TreeSide> sides = List.of(match.first(), match.second());
        for (int i = 0; i < sides.size(); i++) {
            TreeSide side = sides.get(i);
            int before = 2 * spot + i;
            if (side.from() == TreeSide.From.WINNER) {
                match(side.round(), each -> each.board() == side.board())
                        .ifPresent(each -> place(placed, each, before));
            }
        }
    }

    private String title(int left, int round) {
        return switch (left) {
            case 0 -> words.say("tree.final");
            case 1 -> words.say("tree.semi-finals");
            case 2 -> words.say("tree.quarter-finals");
            default -> words.say("tree.round", "number", round);
        };
    }

    private TreeLook.Meeting meeting(TreeMatch match) {
        Optional<Pairing> met = state.pairing(match.round(), match.board());
        Optional<String> winner = tree.comingFrom(TreeSide.of(TreeSide.From.WINNER, match));
        String first = met.map(Pairing::first).orElseGet(() -> name(match.first()));
        String second = met.map(Pairing::second).orElseGet(() -> name(match.second()));
        Optional<Result> result = met.flatMap(Pairing::result);
        return new TreeLook.Meeting(
                side(first, result.map(each -> score(each, true)), winner),
                side(second, result.map(each -> score(each, false)), winner),
                board(match),
                winner.isPresent());
    }

    private String name(TreeSide side) {
        return side.player().or(() -> tree.comingFrom(side)).orElse("");
    }

    private static TreeLook.Side side(
            String name, Optional<String> score, Optional<String> winner) {
        return new TreeLook.Side(
                name, score.orElse(""), !name.isEmpty() && winner.equals(Optional.of(name)));
    }

    /** As the list of matches has it: a star says that it was not played. */
    private static String score(Result result, boolean first) {
        if (result.kind() == Result.Kind.WALKED_OVER) {
            return (first ? result.firstPoints() : result.secondPoints()) + "*";
        }
        boolean one = result.games().size() == 1;
        int score =
                first
                        ? one ? result.firstScore() : result.firstGames()
                        : one ? result.secondScore() : result.secondGames();
        return String.valueOf(score);
    }

    private String board(TreeMatch match) {
        return fixtures.stream()
                .filter(each -> each.round() == match.round() && each.table() == match.board())
                .filter(Fixture::onBoard)
                .flatMap(each -> each.call().stream())
                .flatMap(call -> evening.board(call.board()).stream())
                .map(EveningPlan.Board::name)
                .findFirst()
                .orElse("");
    }
}
