package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.TreeSide;
import org.pubgames.competition.pairing.Bracket;
import org.pubgames.competition.pairing.Bracket.GrandFinal;
import org.pubgames.competition.pairing.BracketMatch;
import org.pubgames.competition.pairing.BracketMatch.Source;
import org.pubgames.competition.pairing.Seeding;
import org.pubgames.competition.rules.Effect;
import org.pubgames.competition.rules.KnockoutPlan;
import org.pubgames.core.spi.Findings;

/** The tree of a knock-out, with its matches numbered by round and board. */
final class KnockoutDraw {

    private final List<String> numbered;
    private final int rounds;

    /** How many rounds have been drawn before. */
    private final int before;

    private final List<TreeMatch> matches = new ArrayList<>();

    private KnockoutDraw(List<String> numbered, int rounds, int before) {
        this.numbered = numbered;
        this.rounds = rounds;
        this.before = before;
    }

    /**
     * All matches, each after those it follows from.
     *
     * @param found what the rules say of the parts of the tree
     * @param before how many rounds have been drawn before, from 0
     */
    static List<TreeMatch> of(
            List<String> numbered, KnockoutPlan plan, Findings found, int seedNumber, int before) {
        Seeding seeding =
                plan.byLot() ? new Seeding.Drawn(plan.seeds(), seedNumber) : new Seeding.InOrder();
        GrandFinal last = found.has(Effect.DECIDER) ? GrandFinal.DOUBLE : GrandFinal.SIMPLE;
        Bracket bracket =
                found.has(Effect.LOWER_PART)
                        ? Bracket.doubled(numbered.size(), seeding, last)
                        : Bracket.single(numbered.size(), seeding, found.has(Effect.THIRD_PLACE));
        KnockoutDraw draw = new KnockoutDraw(numbered, plan.rounds(), before);
        bracket.matches().forEach(draw::add);
        return draw.matches;
    }

    private void add(BracketMatch match) {
        int round = before + round(match);
        int there = (int) matches.stream().filter(each -> each.round() == round).count();
        matches.add(
                new TreeMatch(
                        part(match), round, there + 1, side(match.first()), side(match.second())));
    }

    /** As early as it can be played; each round of the lower part is one behind its number. */
    private int round(BracketMatch match) {
        return switch (match.part()) {
            case MAIN, UPPER -> match.round();
            // beside the final
            case BRONZE -> rounds;
            case LOWER -> match.round() + 1;
            case GRAND_FINAL -> 2 * rounds;
            case DECIDER -> 2 * rounds + 1;
        };
    }

    private static TreeMatch.Part part(BracketMatch match) {
        return switch (match.part()) {
            case MAIN, UPPER -> TreeMatch.Part.MAIN;
            case BRONZE -> TreeMatch.Part.THIRD_PLACE;
            case LOWER -> TreeMatch.Part.LOWER;
            case GRAND_FINAL -> TreeMatch.Part.FINAL;
            case DECIDER -> TreeMatch.Part.DECIDER;
        };
    }

    private TreeSide side(Source source) {
        if (source instanceof Source.Entrant entrant) {
            return TreeSide.entrant(numbered.get(entrant.entrant()));
        }
        return source instanceof Source.WinnerOf won
                ? TreeSide.of(TreeSide.From.WINNER, matches.get(won.match()))
                : TreeSide.of(TreeSide.From.LOSER, matches.get(((Source.LoserOf) source).match()));
    }
}
