package org.pubgames.competition.picture;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GroupTable;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.Standing;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.TextTable;

/** The table of a competition, and the matches that are to be played; or who has entered. */
final class CompetitionSvg {

    private static final double LEFT = 2;
    private static final double LINE = 18;
    private static final double NAME = 26;
    private static final double SIZE = 13;
    private static final double RIGHT = Sheet.COLUMN - 2;

    /** The right edges of the columns: played, won, drawn, lost, points. */
    private static final double[] COLUMNS = {182, 206, 230, 254, RIGHT};

    /** Those of a table of evenings, where a figure may have four digits. */
    private static final double[] OF_EVENINGS = {206, 254, RIGHT};

    /** More rows than these are only counted. */
    private static final int MOST_ROWS = 24;

    private final Sheet sheet;
    private final GameWords words;

    CompetitionSvg(Sheet sheet, GameWords words) {
        this.sheet = sheet;
        this.words = words;
    }

    void draw(CompetitionState state) {
        List<String> names = state.entrants().stream().map(CompetitionEntrant::player).toList();
        if (!state.begun()) {
            sheet.title(words.say("entered", "number", names.size()));
            names.stream().limit(MOST_ROWS).forEach(this::line);
            more(names.size() - MOST_ROWS);
            return;
        }
        UnaryOperator<String> shown = TextTable.shortened(names);
        new TreeLines(state, words, shown).parts().forEach(this::part);
        if (state.groups().isEmpty() || !state.tree().isEmpty()) {
            sheet.title(words.say("standings"));
            table(state, shown);
        } else {
            for (GroupTable group : state.groups()) {
                sheet.title(words.say("group", "letter", group.letter()));
                table(state.table(group), shown);
            }
        }
        if (state.phase() == CompetitionPhase.PLAY && state.tree().isEmpty()) {
            sheet.title(words.say("matches.open"));
            open(state, shown);
        }
    }

    /** A round of a tree. */
    private void part(TreeLines.Part part) {
        sheet.title(part.title());
        for (TreeLines.Line each : part.lines()) {
            double y = sheet.height() + 14;
            sheet.text(String.valueOf(each.board()), LEFT, y, SIZE, NAME);
            sheet.text(each.score(), RIGHT, y, SIZE, 60, "text-anchor", "end");
            line(each.first() + " – " + each.second());
        }
    }

    private void table(CompetitionState state, UnaryOperator<String> shown) {
        Columns columns = new Columns(state);
        row(
                Sheet.SMALL,
                words.say("table.player"),
                Stream.concat(columns.words().stream(), Stream.of("short.points"))
                        .map(words::say)
                        .toList());
        double y = sheet.height() - 1;
        sheet.svg().line(LEFT, y, RIGHT, y, "stroke", Sheet.INK, "stroke-width", 0.5);
        for (Standing each : state.standings().stream().limit(MOST_ROWS).toList()) {
            sheet.text(each.rank() + ".", LEFT, sheet.height() + 14, SIZE, NAME - LEFT);
            row(
                    SIZE,
                    shown.apply(each.player()),
                    Stream.concat(columns.of(each.player()).stream(), Stream.of(each.points()))
                            .map(String::valueOf)
                            .toList());
            sheet.tell(each.rank() + ". " + each.player() + " " + each.points());
        }
        more(state.standings().size() - MOST_ROWS);
        sheet.grow(4);
    }

    private void row(double size, String name, List<String> figures) {
        double y = sheet.height() + 14;
        sheet.text(name, NAME, y, size, COLUMNS[0] - NAME - 22);
        double[] columns = figures.size() == COLUMNS.length ? COLUMNS : OF_EVENINGS;
        for (int i = 0; i < columns.length; i++) {
            sheet.text(figures.get(i), columns[i], y, size, 60, "text-anchor", "end");
        }
        sheet.grow(LINE);
    }

    /** The matches that are to be played, round by round, and who rests. */
    private void open(CompetitionState state, UnaryOperator<String> shown) {
        int rows = 0;
        int matches = 0;
        for (CompetitionRound round : state.rounds()) {
            List<Pairing> open = state.open(round);
            if (open.isEmpty() || rows >= MOST_ROWS) {
                continue;
            }
            sheet.text(
                    words.say("round", "number", round.number()),
                    LEFT,
                    sheet.height() + 14,
                    Sheet.SMALL,
                    RIGHT);
            sheet.grow(LINE);
            for (Pairing each : open) {
                sheet.text(String.valueOf(each.board()), LEFT, sheet.height() + 14, SIZE, NAME);
                line(shown.apply(each.first()) + " – " + shown.apply(each.second()));
            }
            state.resting(round)
                    .forEach(player -> line(words.say("resting", "player", shown.apply(player))));
            rows += open.size() + 1;
            matches += open.size();
        }
        more(state.open().size() - matches);
    }

    private void line(String text) {
        double room = RIGHT - NAME;
        // two long names need smaller letters
        double size = Sheet.width(text, SIZE) > room ? SIZE - 2 : SIZE;
        sheet.text(text, NAME, sheet.height() + 14, size, room);
        sheet.tell(text);
        sheet.grow(LINE);
    }

    private void more(int number) {
        if (number > 0) {
            sheet.remark(words.say("more", "number", number));
        }
    }
}
