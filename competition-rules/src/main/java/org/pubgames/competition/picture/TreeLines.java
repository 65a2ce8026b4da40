package org.pubgames.competition.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.KnockoutTree;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Result;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.TreeSide;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;

/** A knock-out as it is read aloud: round after round, each match with its sides and its score. */
final class TreeLines {

    /** A match as it is shown. */
    record Line(int board, String first, String second, String score) {}

    /** A round as it is shown. */
    record Part(String title, List<Line> lines) {}

    private final CompetitionState state;
    private final GameWords words;
    private final UnaryOperator<String> shown;
    private final Optional<KnockoutTree> tree;

    /**
     * The tree of a state.
     *
     * @param shown how a name is shown
     */
    TreeLines(CompetitionState state, GameWords words, UnaryOperator<String> shown) {
        this.state = state;
        this.words = words;
        this.shown = shown;
        this.tree = state.tree().isEmpty() ? Optional.empty() : Optional.of(KnockoutTree.of(state));
    }

    /** The rounds of a knock-out; none of another competition. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        if (state.tree().isEmpty()) {
            return parts;
        }
        for (int round = 1; round <= state.planned(); round++) {
            for (TreeMatch.Part part : TreeMatch.Part.values()) {
                List<Line> lines = lines(round, part);
                if (!lines.isEmpty()) {
                    parts.add(new Part(title(round, part), lines));
                }
            }
        }
        return parts;
    }

    private List<Line> lines(int round, TreeMatch.Part part) {
        return state.tree().stream()
                .filter(match -> match.round() == round && match.part() == part)
                .filter(match -> part != TreeMatch.Part.DECIDER || paired(match).isPresent())
                .map(this::line)
                .toList();
    }

    private Optional<Pairing> paired(TreeMatch match) {
        return state.pairing(match.round(), match.board());
    }

    private String title(int round, TreeMatch.Part part) {
        return switch (part) {
            case THIRD_PLACE -> words.say("tree.third");
            case LOWER -> words.say("tree.lower", "number", round);
            case FINAL -> words.say("tree.final");
            case DECIDER -> words.say("tree.decider");
            case MAIN ->
                    state.twoDefeats()
                            ? words.say("tree.upper", "number", round)
                            : ofOneDefeat(round);
        };
    }

    private String ofOneDefeat(int round) {
        return switch (state.planned() - round) {
            case 0 -> words.say("tree.final");
            case 1 -> words.say("tree.semi-finals");
            case 2 -> words.say("tree.quarter-finals");
            default -> words.say("tree.round", "number", round);
        };
    }

    private Line line(TreeMatch match) {
        Optional<Pairing> pairing = paired(match);
        return new Line(
                match.board(),
                pairing.map(Pairing::first).map(shown).orElseGet(() -> side(match.first())),
                pairing.map(Pairing::second).map(shown).orElseGet(() -> side(match.second())),
                pairing.flatMap(Pairing::result).map(TreeLines::score).orElse(""));
    }

    private String side(TreeSide side) {
        String key = side.from() == TreeSide.From.WINNER ? "tree.winner" : "tree.loser";
        return side.player()
                .or(() -> known(side))
                .map(shown)
                .orElseGet(
                        () ->
                                words.say(
                                        key,
                                        new Because("round", side.round()),
                                        new Because("board", side.board())));
    }

    /** Who comes from a match, where that is known. */
    private Optional<String> known(TreeSide side) {
        return tree.flatMap(each -> each.comingFrom(side));
    }

    /** The games where there are several, otherwise the points. */
    private static String score(Result result) {
        return result.games().size() == 1
                ? result.firstScore() + "–" + result.secondScore()
                : result.firstGames() + "–" + result.secondGames();
    }
}
