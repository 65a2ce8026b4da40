package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.competition.CompetitionEvent.Drawn;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/** The tree on the wall and in a terminal. */
class KnockoutPictureTest {

    @Test
    void theTreeIsShownRoundByRound() {
        Play play = Play.drawn(Shipped.variant("wk-knock-out"), 4).result(1, 1, 9, 4);
        for (Lang lang : Lang.values()) {
            GamePicture<CompetitionState, CompetitionEvent> picture =
                    Pictures.of(Shipped.GAME, lang);
            Scene<CompetitionState, CompetitionEvent> scene = Scene.whole(play.match());
            String text = String.join("\n", picture.after(scene, new Drawn(7), scene));
            assertThat(text).contains("Final", "P2", "9–4", " 1/2");
            assertThat(picture.drawn(scene, Sheet.Form.IN_PAGE))
                    .hasValueSatisfying(
                            sheet ->
                                    assertThat(sheet.written())
                                            .contains("Final", "P1 – P4", "9–4", "1/2"));
        }
    }
}
