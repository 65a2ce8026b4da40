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
import org.pubgames.core.Because;
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
        return state.tree().isEmpty()
                ? Optional.empty()
                : Optional.of(new TreeLooks(state, evening, fixtures, lang).look());
    }

    private record Where(int round, int spot) {}

    private TreeLook look() {
        Map<Where, TreeMatch> placed = new HashMap<>();
        // what was played before the tree was drawn is no part of it
        IntSummaryStatistics drawn =
                state.tree().stream()
                        .filter(match -> match.part() == TreeMatch.Part.MAIN)
                        .mapToInt(TreeMatch::round)
                        .summaryStatistics();
        int last = drawn.getMax();
        match(last, match -> match.part() == TreeMatch.Part.MAIN)
                .ifPresent(end -> place(placed, end, 0));
        List<TreeLook.Round> rounds = new ArrayList<>();
        for (int round = drawn.getMin(); round <= last; round++) {
            List<TreeLook.Spot> spots = new ArrayList<>();
            for (int spot = 0; spot < 1 << (last - round); spot++) {
                boolean follows =
                        placed.containsKey(new Where(round - 1, 2 * spot))
                                || placed.containsKey(new Where(round - 1, 2 * spot + 1));
                spots.add(
                        new TreeLook.Spot(
                                meeting(placed, round, spot), follows, LowerPlaces.way(spot)));
            }
            String title =
                    state.twoDefeats()
                            ? words.say("tree.upper", "number", round)
                            : title(last - round, round);
            rounds.add(new TreeLook.Round(title, spots));
        }
        return new TreeLook(
                rounds,
                match(last, TreeMatch::forThirdPlace).map(this::meeting),
                words.say("tree.third"),
                state.twoDefeats() ? Optional.of(lower(drawn.getMin())) : Optional.empty());
    }

    private Optional<TreeLook.Meeting> meeting(Map<Where, TreeMatch> placed, int round, int spot) {
        return Optional.ofNullable(placed.get(new Where(round, spot))).map(this::meeting);
    }

    /** Those who have lost once; behind them the final, and the same two once more. */
    private TreeLook lower(int first) {
        LowerPlaces places = new LowerPlaces(state.tree(), first);
        List<TreeLook.Round> rounds = new ArrayList<>();
        for (int column = 1; column <= places.columns(); column++) {
            List<TreeLook.Spot> spots = new ArrayList<>();
            for (int spot = 0; spot < places.spots(column); spot++) {
                spots.add(
                        new TreeLook.Spot(
                                places.at(column, spot).map(this::meeting),
                                places.follows(column, spot),
                                places.way(column, spot)));
            }
            rounds.add(
                    new TreeLook.Round(words.say("tree.lower", "number", first + column), spots));
        }
        for (TreeMatch match : state.tree()) {
            boolean decider = match.part() == TreeMatch.Part.DECIDER;
            boolean met = state.pairing(match.round(), match.board()).isPresent();
            if (match.part() == TreeMatch.Part.FINAL || (decider && met)) {
                TreeLook.Spot spot =
                        new TreeLook.Spot(
                                Optional.of(meeting(match)),
                                !rounds.isEmpty(),
                                TreeLook.Way.STRAIGHT);
                String title = words.say(decider ? "tree.decider" : "tree.final");
                rounds.add(new TreeLook.Round(title, List.of(spot)));
            }
        }
        return new TreeLook(rounds, Optional.empty(), "", Optional.empty());
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
        return new TreeLook.Meeting(
                side(met.map(Pairing::first), match.first(), score(match, met, true), winner),
                side(met.map(Pairing::second), match.second(), score(match, met, false), winner),
                board(match),
                winner.isPresent());
    }

    private String name(TreeSide side) {
        return side.player().or(() -> tree.comingFrom(side)).orElse("");
    }

    /** What counts; of a match of several games, before it is decided, the games that do. */
    private String score(TreeMatch match, Optional<Pairing> met, boolean first) {
        return met.flatMap(Pairing::result)
                .map(each -> score(each, first))
                .or(
                        () ->
                                fixture(match)
                                        .filter(each -> !each.games().isEmpty())
                                        .map(each -> String.valueOf(each.won(first))))
                .orElse("");
    }

    private TreeLook.Side side(
            Optional<String> met, TreeSide side, String score, Optional<String> winner) {
        String name = met.orElseGet(() -> name(side));
        // a loser comes from the other part of the tree
        String from =
                name.isEmpty() && state.twoDefeats() && side.from() == TreeSide.From.LOSER
                        ? words.say(
                                "tree.loser",
                                new Because("round", side.round()),
                                new Because("board", side.board()))
                        : "";
        return new TreeLook.Side(
                name, from, score, !name.isEmpty() && winner.equals(Optional.of(name)));
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

    private Optional<Fixture> fixture(TreeMatch match) {
        return fixtures.stream()
                .filter(each -> each.round() == match.round() && each.table() == match.board())
                .filter(Fixture::onBoard)
                .findFirst();
    }

    private String board(TreeMatch match) {
        return fixture(match)
                .flatMap(Fixture::call)
                .flatMap(call -> evening.board(call.board()))
                .map(EveningPlan.Board::name)
                .orElse("");
    }
}
