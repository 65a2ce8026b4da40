package org.pubgames.competition.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.competition.TreeMatch;
import org.pubgames.competition.TreeSide;
import org.pubgames.competition.pairing.Bracket;
import org.pubgames.competition.pairing.BracketMatch;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;
import org.pubgames.competition.pairing.Seeding;
import org.pubgames.competition.rules.KnockoutPlan;

/** The tree of a knock-out, with its matches numbered by round and board. */
final class KnockoutDraw {

    private final List<String> numbered;
    private final List<TreeMatch> matches = new ArrayList<>();

    private KnockoutDraw(List<String> numbered) {
        this.numbered = numbered;
    }

    static List<TreeMatch> of(
            List<String> numbered, KnockoutPlan plan, boolean third, int seedNumber) {
        Seeding seeding =
                plan.byLot() ? new Seeding.Drawn(plan.seeds(), seedNumber) : new Seeding.InOrder();
        KnockoutDraw draw = new KnockoutDraw(numbered);
        for (BracketMatch match : Bracket.single(numbered.size(), seeding, third).matches()) {
            // the match for the third place stands beside the final
            draw.add(match, match.part() == Part.MAIN ? match.round() : plan.rounds());
        }
        return draw.matches;
    }

    private void add(BracketMatch match, int round) {
        int before = (int) matches.stream().filter(each -> each.round() == round).count();
        matches.add(new TreeMatch(round, before + 1, side(match.first()), side(match.second())));
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
