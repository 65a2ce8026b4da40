package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.CompetitionEvent.ResultReported;
import org.pubgames.competition.CompetitionEvent.RoundDrawn;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/** Groups on the wall and in a terminal, and the tree behind them. */
class GroupsPictureTest {

    @Test
    void eachGroupHasItsTableUntilTheTreeIsDrawn() {
        Play play = Play.drawn(Shipped.house("club-groups", "numbering: by-entry"), 5);
        Scene<CompetitionState, CompetitionEvent> before = Scene.whole(play.match());
        play.result(1, 1, 9, 4);
        Scene<CompetitionState, CompetitionEvent> after = Scene.whole(play.match());
        for (Lang lang : Lang.values()) {
            String group = lang == Lang.EN ? "Group" : lang == Lang.NL ? "Groep" : "Gruppe";
            GamePicture<CompetitionState, CompetitionEvent> picture =
                    Pictures.of(Shipped.GAME, lang);
            ResultReported event = new ResultReported(1, 1, List.of());
            assertThat(String.join("\n", picture.after(before, event, after)))
                    .containsSubsequence(group + " A", "P4", group + " B", "P2");
            assertThat(picture.drawn(after, Sheet.Form.IN_PAGE))
                    .hasValueSatisfying(
                            sheet ->
                                    assertThat(sheet.written())
                                            .containsSubsequence(group + " A", group + " B"));
        }
        for (CompetitionRound round : play.state().rounds()) {
            for (Pairing each : round.pairings()) {
                if (each.result().isEmpty()) {
                    play.result(round.number(), each.board(), 9, each.board());
                }
            }
        }
        if (play.state().phase() == CompetitionPhase.LOTS) {
            play.then(new CompetitionEvent.LotsDrawn(1));
        }
        play.then(new RoundDrawn());
        Scene<CompetitionState, CompetitionEvent> drawn = Scene.whole(play.match());
        GamePicture<CompetitionState, CompetitionEvent> picture =
                Pictures.of(Shipped.GAME, Lang.EN);
        assertThat(String.join("\n", picture.after(after, new RoundDrawn(), drawn)))
                .containsSubsequence("Semi-finals", "Final", "Third place")
                .doesNotContain("Group");
    }
}
