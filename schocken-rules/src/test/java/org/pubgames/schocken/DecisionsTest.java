package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.schocken.SchockenEvent.Decision;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;

/** What the organizer decided is on the sheet of the evening, with its reason. */
class DecisionsTest {

    private static List<String> sheet(Evening evening, Lang lang) {
        GamePicture<SchockenState, SchockenEvent> picture = Pictures.of(Evening.GAME, lang);
        return picture.cards(Scene.whole(evening.match()));
    }

    @Test
    void theSheetShowsWhatWasDecidedAndWhy() {
        Evening evening = Evening.in(Evening.house(), "Anna", "Bram", "Cleo");
        evening.play("Anna gets 2", "Anna throws 4-2-1", "Bram annulled", "Anna gives-back 1");
        evening.play("Cleo decided");
        String sheet = String.join("\n", sheet(evening, Lang.EN));
        assertThat(sheet)
                .contains("What the organizer decided")
                .containsPattern("Anna +gets 2 penalty discs \\(game 1\\) +“a quarrel”")
                .containsPattern("Bram +the round is played anew \\(game 1\\)")
                .containsPattern("Anna +gives back 1 penalty disc \\(game 1\\)")
                .containsPattern("Cleo +has lost the half or final \\(game 1\\)");
        assertThat(evening.state().halfLosers()).containsExactly("Cleo");
    }

    @Test
    void aSheetWithoutDecisionsSaysNothingOfThem() {
        Evening evening = Evening.in(Evening.house(), "Anna", "Bram");
        evening.play("Anna throws 4-2-1");
        assertThat(sheet(evening, Lang.EN)).isEmpty();
    }

    @Test
    void aDecisionIsReportedAboutSomebodyAtTheTable() {
        Evening evening = Evening.in(Evening.house(), "Anna", "Bram");
        assertThat(
                        evening.refused(OrganizerDecided.of("Bert", Decision.AWARD, "why").discs(1))
                                .rulings())
                .extracting(ruling -> ruling.rule())
                .containsExactly("schocken.report.seated-player");
    }
}
