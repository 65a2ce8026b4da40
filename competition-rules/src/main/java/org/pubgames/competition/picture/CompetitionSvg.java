package org.pubgames.competition.picture;

import java.util.List;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Standing;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;

/** The table of a competition, and the matches that are to be played; or who has entered. */
final class CompetitionSvg {

    private static final double LEFT = 2;
    private static final double LINE = 18;

    /** More rows than these are only counted. */
    private static final int MOST_ROWS = 24;

    private final Sheet sheet;
    private final GameWords words;

    CompetitionSvg(Sheet sheet, GameWords words) {
        this.sheet = sheet;
        this.words = words;
    }

    void draw(CompetitionState state) {
        if (state.rounds().isEmpty()) {
            List<String> names = state.entrants().stream().map(CompetitionEntrant::player).toList();
            rows(words.say("entered", "number", names.size()), names, List.of());
            return;
        }
        List<Standing> standings = state.standings();
        rows(
                words.say("standings"),
                standings.stream().map(each -> each.rank() + ". " + each.player()).toList(),
                standings.stream().map(each -> String.valueOf(each.points())).toList());
        List<Pairing> open = state.open();
        if (state.phase() == CompetitionPhase.PLAY) {
            rows(
                    words.say("matches.open"),
                    open.stream().map(each -> each.first() + " – " + each.second()).toList(),
                    List.of());
        }
    }

    private void rows(String title, List<String> names, List<String> figures) {
        sheet.title(title);
        int drawn = Math.min(MOST_ROWS, names.size());
        for (int i = 0; i < drawn; i++) {
            String figure = i < figures.size() ? figures.get(i) : "";
            double y = sheet.height() + 14 + LINE * i;
            double wide = Sheet.width(figure, 13);
            sheet.text(names.get(i), LEFT, y, 13, Sheet.COLUMN - wide - 16);
            sheet.text(figure, Sheet.COLUMN - LEFT, y, 13, 80, "text-anchor", "end");
            sheet.tell(figure.isEmpty() ? names.get(i) : names.get(i) + " " + figure);
        }
        sheet.grow(LINE * drawn + 4);
        if (names.size() > drawn) {
            sheet.remark(words.say("more", "number", names.size() - drawn));
        }
    }
}
