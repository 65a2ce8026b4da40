package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Svg;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TableLine;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.ResultCorrected;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentState;

/** The tables of a tournament with who sits there and what was reported, or who entered. */
final class HallSvg {

    private static final double LEFT = 2;
    private static final double GAP = 8;
    private static final double TABLE = (Sheet.COLUMN - 2 * LEFT - GAP) / 2;
    private static final double LINE = 18;

    /** More tables or names than these are only counted. */
    private static final int MOST_TABLES = 12;

    private static final int MOST_NAMES = 24;

    private final Sheet sheet;
    private final GameWords words;

    HallSvg(Sheet sheet, GameWords words) {
        this.sheet = sheet;
        this.words = words;
    }

    /** The tournament as it stands: the last round, and everybody's place so far. */
    void draw(TournamentState state, List<Outcome.Place> places) {
        if (state.rounds().isEmpty()) {
            entrants(state, "");
        } else {
            round(state.rounds().get(state.rounds().size() - 1), 0, List.of());
        }
        state.playOff().ifPresent(playOff -> names("play-off", played(playOff), ""));
        if (!places.isEmpty()) {
            List<String> lines = new ArrayList<>();
            for (Outcome.Place place : places) {
                lines.add(place.rank() + ". " + place.player() + " " + place.score());
            }
            names("places", lines, "");
        }
    }

    /**
     * What an event is about.
     *
     * @return whether there is anything to draw
     */
    boolean draw(TournamentState state, TournamentEvent event) {
        boolean enters = event instanceof TournamentEvent.Entered;
        boolean ordered = event instanceof TournamentEvent.PlayOffPlayed;
        if (state.rounds().isEmpty() && state.entrants().isEmpty() && !enters && !ordered) {
            return false;
        }
        if (state.rounds().isEmpty()) {
            entrants(state, player(event));
        } else {
            about(state, event);
        }
        if (event instanceof TournamentEvent.PlayOffPlayed played) {
            names("play-off", numbered(played.order()), "");
        } else {
            state.playOff().ifPresent(playOff -> names("play-off", played(playOff), ""));
        }
        return true;
    }

    private static String player(TournamentEvent event) {
        if (event instanceof TournamentEvent.Entered entered) {
            return entered.player();
        }
        return event instanceof TournamentEvent.Withdrew gone ? gone.player() : "";
    }

    private void entrants(TournamentState state, String shown) {
        List<String> names =
                new ArrayList<>(state.entrants().stream().map(Entrant::player).toList());
        String title = words.say("entered", "number", names.size());
        boolean enters = !shown.isEmpty() && !names.contains(shown);
        names(title, names, shown, true);
        if (enters) {
            sheet.bold("+ " + shown, LEFT, sheet.height() + 14, 13, 290);
            sheet.tell("+ " + shown);
            sheet.grow(LINE);
        }
    }

    /** The round that a correction is about, otherwise the last one. */
    private void about(TournamentState state, TournamentEvent event) {
        Round last = state.rounds().get(state.rounds().size() - 1);
        if (event instanceof ResultCorrected corrected) {
            Round round = state.round(corrected.round()).orElse(last);
            round(round, corrected.table(), corrected.results());
        } else if (event instanceof TablePlayed played) {
            round(last, played.table(), played.results());
        } else {
            round(last, 0, List.of());
        }
    }

    private void round(Round round, int reported, List<TournamentEvent.Result> results) {
        sheet.title(words.say("round.number", "round", round.number()));
        List<Table> tables = round.tables();
        int drawn = Math.min(MOST_TABLES, tables.size());
        for (int i = 0; i < drawn; i += 2) {
            double taken = 0;
            for (int j = i; j < Math.min(i + 2, drawn); j++) {
                Table table = tables.get(j);
                boolean mine = table.number() == reported;
                double left = LEFT + (j - i) * (TABLE + GAP);
                taken = Math.max(taken, table(table, left, mine, mine ? results : List.of()));
            }
            sheet.grow(taken + GAP);
        }
        more(tables.size() - drawn);
    }

    /** One table; the answer is how tall it is. */
    private double table(
            Table table, double left, boolean reported, List<TournamentEvent.Result> results) {
        double top = sheet.height() + 2;
        double tall = 26 + LINE * table.players().size();
        Object[] line = {"rx", 8.0, "fill", "none", "stroke", Sheet.INK, "class", "table"};
        Object[] edge = Svg.with(line, "stroke-width", reported ? 3 : 1.5);
        sheet.svg().rect(left, top, TABLE, tall, edge);
        String name = words.say("table.title", "table", table.number());
        sheet.bold((reported ? "▸ " : "") + name, left + 8, top + 18, 13, TABLE - 16);
        Map<String, String> now = figures(results);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < table.players().size(); i++) {
            String player = table.players().get(i);
            String was =
                    table.results().stream()
                            .filter(each -> each.player().equals(player))
                            .map(TableLine::figure)
                            .map(String::valueOf)
                            .findFirst()
                            .orElse("");
            String is = now.getOrDefault(player, "");
            String figure = was.isEmpty() || is.isEmpty() ? was + is : was + " → " + is;
            double y = top + 36 + i * LINE;
            double wide = Sheet.width(figure, 13);
            sheet.text(player, left + 8, y, 13, TABLE - 28 - wide);
            sheet.text(figure, left + TABLE - 8, y, 13, 80, "text-anchor", "end");
            told.add(figure.isEmpty() ? player : player + " " + figure);
        }
        sheet.tell(name + ": " + String.join(", ", told));
        return tall;
    }

    /** What is reported of each player: place, lost games or points, as the variant counts. */
    private static Map<String, String> figures(List<TournamentEvent.Result> results) {
        Map<String, String> figures = new HashMap<>();
        for (TournamentEvent.Result result : results) {
            Optional<Integer> figure = result.place().or(result::lost).or(result::points);
            figure.ifPresent(
                    number ->
                            figures.put(
                                    result.player(),
                                    Sheet.fitting(String.valueOf(number), 40, 13)));
        }
        return figures;
    }

    private static List<String> played(PlayOff playOff) {
        return playOff.due() ? playOff.players() : numbered(playOff.order());
    }

    private static List<String> numbered(List<String> players) {
        List<String> names = new ArrayList<>();
        for (String player : players) {
            names.add(names.size() + 1 + ". " + player);
        }
        return names;
    }

    private void names(String key, List<String> names, String shown) {
        names(words.say(key), names, shown, false);
    }

    /** Names in two columns: below each other, or from left to right. */
    private void names(String title, List<String> names, String shown, boolean across) {
        sheet.title(title);
        int drawn = Math.min(MOST_NAMES, names.size());
        int rows = (drawn + 1) / 2;
        for (int i = 0; i < drawn; i++) {
            String name = (names.get(i).equals(shown) ? "▸ " : "") + names.get(i);
            int row = across ? i / 2 : i % rows;
            int column = across ? i % 2 : i / rows;
            double x = LEFT + column * (TABLE + GAP);
            sheet.text(name, x, sheet.height() + 14 + LINE * row, 13, TABLE);
        }
        sheet.grow(LINE * rows + 4);
        if (!names.isEmpty()) {
            sheet.tell(String.join(", ", names.subList(0, drawn)));
        }
        more(names.size() - drawn);
    }

    private void more(int number) {
        if (number > 0) {
            sheet.remark(words.say("more", "number", number));
        }
    }

    /** Tables of these sizes, the seats around them. */
    void sizes(List<Integer> sizes) {
        double radius = 17;
        double step = Sheet.COLUMN / 4;
        int drawn = Math.min(60, sizes.size());
        for (int i = 0; i < drawn; i++) {
            double x = step * (i % 4 + 0.5);
            double y = sheet.height() + step * (Math.floorDiv(i, 4) + 0.5);
            Object[] wood = {"fill", "#d9a860", "stroke", Sheet.INK, "stroke-width", 1.5};
            sheet.svg().circle(x, y, radius, Svg.with(wood, "class", "table"));
            sheet.middle(String.valueOf(sizes.get(i)), x, y + 5, 14, "#3b2a14");
            for (int seat = 0; seat < sizes.get(i); seat++) {
                double angle = 2 * Math.PI * seat / sizes.get(i) - Math.PI / 2;
                double across = x + (radius + 8) * Math.cos(angle);
                double down = y + (radius + 8) * Math.sin(angle);
                sheet.svg().circle(across, down, 5, "class", "seat", "fill", Sheet.INK);
            }
        }
        sheet.grow(step * Math.floorDiv(drawn + 3, 4));
        more(sizes.size() - drawn);
    }
}
