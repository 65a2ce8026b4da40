package org.pubgames.sjoelen;

import java.util.List;
import org.pubgames.core.contract.Grid;
import org.pubgames.sjoelen.rules.Agreement;
import org.pubgames.sjoelen.rules.AlienDiscReport;
import org.pubgames.sjoelen.rules.BoardUse;
import org.pubgames.sjoelen.rules.BonusDisturbance;
import org.pubgames.sjoelen.rules.BrokenDisc;
import org.pubgames.sjoelen.rules.Call;
import org.pubgames.sjoelen.rules.CardScore;
import org.pubgames.sjoelen.rules.Conducted;
import org.pubgames.sjoelen.rules.Correction;
import org.pubgames.sjoelen.rules.CountRequest;
import org.pubgames.sjoelen.rules.Deletion;
import org.pubgames.sjoelen.rules.DiscCount;
import org.pubgames.sjoelen.rules.DiscFate;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.Filling;
import org.pubgames.sjoelen.rules.GameClose;
import org.pubgames.sjoelen.rules.Handover;
import org.pubgames.sjoelen.rules.LayoutOrder;
import org.pubgames.sjoelen.rules.MatchClose;
import org.pubgames.sjoelen.rules.OrganizerWord;
import org.pubgames.sjoelen.rules.Passing;
import org.pubgames.sjoelen.rules.SubTurnClose;
import org.pubgames.sjoelen.rules.SubTurnCount;
import org.pubgames.sjoelen.rules.SubTurnEnding;
import org.pubgames.sjoelen.rules.Tampering;
import org.pubgames.sjoelen.rules.Trial;
import org.pubgames.sjoelen.rules.TurnOpening;
import org.pubgames.sjoelen.rules.TurnResult;
import org.pubgames.sjoelen.rules.TurnScoring;

/** A grid for every kind of situation, with the numbers at which its rules change their mind. */
final class Grids {

    private static final TurnScoring.Extra TWO_FOURS = new TurnScoring.Extra(4, 2);

    private Grids() {}

    static List<Grid<?>> all() {
        return List.of(
                calls(),
                Grid.of(Trial.class).with("discs", 0, 1, 5, 6).with("used", 0, 1).with("most", 5),
                Grid.of(TurnOpening.class).with("found", 29, 30, 31).with("discs", 30),
                Grid.of(BoardUse.class).with("board", 0, 1),
                Grid.of(DiscReport.class).with("label", 3, 4).with("fromLabel", 3),
                Grid.of(DiscFate.class),
                Grid.of(BonusDisturbance.class),
                Grid.of(Filling.class).with("compartment", 1, 2).with("due", 1),
                Grid.of(LayoutOrder.class)
                        .with("layout", "0/0/0/1", "1/0/0/0")
                        .with("expected", "0/0/0/1"),
                Grid.of(AlienDiscReport.class),
                subTurnCounts(),
                Grid.of(SubTurnEnding.class).with("hand", 0, 1),
                closes(),
                scorings(),
                Grid.of(TurnResult.class).with("discs", 29, 30).with("regularDiscs", 30),
                Grid.of(BrokenDisc.class),
                discCounts(),
                Grid.of(OrganizerWord.class),
                Grid.of(CountRequest.class),
                Grid.of(Conducted.class),
                cardScores(),
                Grid.of(Correction.class).with("points", 5, 6).with("judged", 5),
                deletions(),
                Grid.of(Agreement.class),
                Grid.of(Passing.class).with("toBoard", 0, 1),
                handovers(),
                Grid.of(Tampering.class),
                Grid.of(GameClose.class).with("leaders", List.of("Anna", "Bram")),
                matchCloses());
    }

    static Grid<Call> calls() {
        return Grid.of(Call.class);
    }

    static Grid<SubTurnCount> subTurnCounts() {
        return Grid.of(SubTurnCount.class)
                .with("least", -1, 0)
                .with("total", 0, 1, 30, 31, Integer.MAX_VALUE)
                .with("most", 30)
                .with("takenOut", -1, 0, 1, Integer.MAX_VALUE)
                .with("hand", 1);
    }

    static Grid<SubTurnClose> closes() {
        return Grid.of(SubTurnClose.class)
                .with("subTurn", 1, 2)
                .with("subTurnsLeft", 2)
                .with("points", 147, 148)
                .with("highest", 148)
                .with("extra", 0, 1, 2)
                .with("bonusLeft", 0, 1)
                .with("lying", 0, 4)
                .with("takenOut", 0, 2)
                .with("weight", 0, 2)
                .with("weightLeft", 0, 1);
    }

    static Grid<TurnScoring> scorings() {
        return Grid.of(TurnScoring.class)
                .with("completeSets", 0, 1, 7)
                .with("setPoints", 20)
                .with("extras", List.of(), List.of(TWO_FOURS))
                .with("bonus", List.of(), List.of(TWO_FOURS))
                .with("ownNumberExtra", 0, 20)
                .with("bonusPoints", 0, 50);
    }

    static Grid<DiscCount> discCounts() {
        return Grid.of(DiscCount.class)
                .with("found", Integer.MIN_VALUE, -1, 0, 1, 11, 12, 29, 30, 31, Integer.MAX_VALUE)
                .with("discs", 30)
                .with("lying", 0, 12, 30)
                .with("playedWith", 0, 11, 29, 30);
    }

    static Grid<CardScore> cardScores() {
        return Grid.of(CardScore.class)
                .with("points", -1, 0, 147, 148, 149, 152, 153, 156, 157)
                .with("maximum", 148, 152, 156)
                .with("highest", 148)
                .with("maximumIn", 0, 1, 2, 3, 4)
                .with("subTurns", 3)
                .with("extra", 0, 1, 2)
                .with("mostWithExtra", 148, 152, 156)
                .with("bonusPoints", 0, 4)
                .with("withBonusPoints", 152);
    }

    static Grid<MatchClose> matchCloses() {
        return Grid.of(MatchClose.class)
                .with("leaders", List.of("Anna", "Bram"))
                .with("countingTurns", 0, 4)
                .with("tieBreakDiscs", 0, 6);
    }

    static Grid<Deletion> deletions() {
        return Grid.of(Deletion.class)
                .with("legible", 0, 1)
                .with("lowest", -1, 5, 6, 157)
                .with("maximum", 156)
                .with("judged", 5);
    }

    static Grid<Handover> handovers() {
        return Grid.of(Handover.class).with("lines", 9, 10, 11).with("needed", 10);
    }
}
