package org.pubgames.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.ResultCorrected;
import org.pubgames.competition.CompetitionEvent.WalkedOver;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/** Situations of the research that take a whole competition. */
class SituationsTest {

    private static Variant byEntry(String base, String... changes) {
        List<String> all = new ArrayList<>(List.of(changes));
        all.add("numbering: by-entry");
        return Shipped.house(base, all.toArray(String[]::new));
    }

    private static List<String> places(Play play) {
        return play.state().standings().stream()
                .map(each -> each.rank() + " " + each.player())
                .toList();
    }

    /** Six entrants: the three rounds of the table that the research prints. */
    @Test
    void theBergerTableOfSix() {
        Play play = Play.drawn(byEntry("fide-round-robin"), 6);
        assertThat(play.state().rounds().get(0).pairings())
                .extracting(each -> each.first() + "-" + each.second())
                .containsExactly("P1-P6", "P2-P5", "P3-P4");
        assertThat(play.state().rounds().get(2).pairings())
                .extracting(each -> each.first() + "-" + each.second())
                .containsExactly("P2-P6", "P3-P1", "P4-P5");
        assertThat(play.rules()).containsExactly("draw.single-round", "draw.in-order");
    }

    /** Nobody is named first three times running, nor second, when the last rounds are swapped. */
    @Test
    void sidesChangeInADoubleRound() {
        Play play = Play.drawn(byEntry("fide-double-round-robin"), 6);
        StringBuilder sides = new StringBuilder();
        for (CompetitionRound round : play.state().rounds()) {
            for (Pairing each : round.pairings()) {
                if (each.sides().contains("P1")) {
                    sides.append(each.first().equals("P1") ? 'W' : 'B');
                }
            }
        }
        assertThat(sides.substring(0, 5)).isEqualTo("WWBBW");
        assertThat(sides.toString()).doesNotContain("WWW").doesNotContain("BBB");
    }

    /** A withdrawal after the half, then a result that is put right: the rest stands. */
    @Test
    void aLeagueWithALeaverAndACorrection() {
        Play play = Play.drawn(byEntry("fide-round-robin"), 4);
        play.result(1, 1, 1, 0).result(1, 2, 1, 0).result(2, 2, 1, 0);
        play.then(new Withdrew("P1"));
        assertThat(play.rules()).containsExactly("entry.half-played", "entry.opponents-points");
        assertThat(play.refusal(new Entered("P1"))).containsExactly("competition.entry.once");
        play.result(2, 1, 1, 0).result(3, 1, 0, 1);
        assertThat(play.match().outcome()).isPresent();
        assertThat(places(play)).containsExactly("1 P1", "2 P4", "3 P2", "4 P3");
        play.then(new ResultCorrected(3, 1, List.of(new GameScore(1, 0))));
        assertThat(play.state().standings().get(0).player()).isEqualTo("P1");
        assertThat(play.rules()).contains("result.corrected", "match.winner");
    }

    @Test
    void everythingIsDrawnAndSaid() {
        Play play = Play.drawn(byEntry("ilsa-singles-league"), 4);
        play.then(new WalkedOver(1, 1, List.of("P1")));
        for (Lang lang : Lang.values()) {
            assertThat(
                            Pictures.of(Shipped.GAME, lang)
                                    .drawn(Scene.whole(play.match()), Sheet.Form.IN_PAGE))
                    .hasValueSatisfying(
                            sheet -> assertThat(sheet.written()).contains("P4", "P2 – P3"));
        }
    }
}
