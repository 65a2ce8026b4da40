package org.pubgames.conformance.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables of a tournament with who sits there and what was reported, or who entered. */
final class TournamentPicture {

    private static final double LEFT = 2;
    private static final double GAP = 8;
    private static final double TABLE = (Picture.WIDE - 2 * LEFT - GAP) / 2;
    private static final double LINE = 18;

    /** More tables or names than these are only counted. */
    private static final int MOST_TABLES = 12;

    private static final int MOST_NAMES = 24;

    private final Situation situation;
    private final PictureWords words;
    private final Picture picture;
    private final Svg svg;

    TournamentPicture(Situation situation) {
        this.situation = situation;
        this.words = situation.words();
        this.picture = new Picture(words.lang());
        this.svg = picture.svg();
    }

    Optional<String> drawn() {
        Said state = situation.state();
        Said event = situation.event();
        List<Said> rounds = state.at("rounds").items();
        List<Said> entrants = state.at("entrants").items();
        Said order = event.at("order");
        boolean enters = situation.kind().equals("entered");
        if (rounds.isEmpty() && entrants.isEmpty() && !enters && !order.isList()) {
            return Optional.empty();
        }
        if (rounds.isEmpty()) {
            List<String> names = new ArrayList<>();
            entrants.forEach(entrant -> names.add(entrant.at("player").text()));
            names(words.say("entered", "number", names.size()), names, situation.player());
            if (enters) {
                oneMore(situation.player());
            }
        } else {
            round(corrected(rounds, event));
        }
        Said playOff = order.isList() ? order : state.at("playOff").at("players");
        if (playOff.isList()) {
            places(playOff, order.isList());
        }
        return Optional.of(picture.drawn(words.say("title.tournament")));
    }

    /** The round that a correction is about, otherwise the last one. */
    private static Said corrected(List<Said> rounds, Said event) {
        return event.at("round")
                .whole()
                .filter(number -> number >= 1 && number <= rounds.size())
                .map(number -> rounds.get(number - 1))
                .orElse(rounds.get(rounds.size() - 1));
    }

    private void round(Said round) {
        title(words.say("round", "number", round.at("number").count()));
        List<Said> tables = round.at("tables").items();
        int drawn = Math.min(MOST_TABLES, tables.size());
        for (int i = 0; i < drawn; i += 2) {
            double taken = table(tables.get(i), LEFT);
            if (i + 1 < drawn) {
                taken = Math.max(taken, table(tables.get(i + 1), LEFT + TABLE + GAP));
            }
            picture.grow(taken + GAP);
        }
        more(tables.size() - drawn);
    }

    /** One table; the answer is how tall it is. */
    private double table(Said table, double left) {
        List<Said> players = table.at("players").items();
        double top = picture.height() + 2;
        double tall = 26 + LINE * players.size();
        boolean reported =
                !table.at("number").text().isEmpty()
                        && table.at("number").text().equals(situation.event().at("table").text());
        svg.empty(
                "rect",
                "id",
                "table",
                "x",
                left,
                "y",
                top,
                "width",
                TABLE,
                "height",
                tall,
                "rx",
                8.0,
                "fill",
                "none",
                "stroke",
                Picture.INK,
                "stroke-width",
                reported ? 3.0 : 1.5);
        String name = words.say("table", "number", table.at("number").count());
        picture.bold((reported ? "▸ " : "") + name, left + 8, top + 18, 13, TABLE - 16);
        Map<String, String> before = figures(table.at("results"), false);
        Map<String, String> now =
                reported ? figures(situation.event().at("results"), true) : Map.of();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            String player = players.get(i).text();
            String was = before.getOrDefault(player, "");
            String is = now.getOrDefault(player, "");
            String figure = was.isEmpty() || is.isEmpty() ? was + is : was + " → " + is;
            double y = top + 36 + i * LINE;
            double wide = Picture.width(figure, 13);
            picture.text(player, left + 8, y, 13, TABLE - 28 - wide);
            picture.text(figure, left + TABLE - 8, y, 13, 80, "text-anchor", "end");
            told.add(figure.isEmpty() ? player : player + " " + figure);
        }
        picture.tell(name + ": " + String.join(", ", told));
        return tall;
    }

    /** What was reported of each player: place, lost games or points, as the variant counts. */
    private static Map<String, String> figures(Said results, boolean event) {
        Map<String, String> figures = new HashMap<>();
        for (Said line : results.items()) {
            String figure =
                    event
                            ? line.at("place").text()
                                    + line.at("lost").text()
                                    + line.at("points").text()
                            : line.at("figure").text();
            figures.put(line.at("player").text(), Picture.fitting(figure, 40, 13));
        }
        return figures;
    }

    private void places(Said order, boolean played) {
        List<String> names = new ArrayList<>();
        for (Said player : order.items()) {
            names.add((played ? names.size() + 1 + ". " : "") + player.text());
        }
        names(words.say("play-off"), names, "");
    }

    private void title(String title) {
        picture.bold(title, LEFT, picture.height() + 16, Picture.LARGE, Picture.WIDE);
        picture.tell(title);
        picture.grow(24);
    }

    /** Names in two columns. */
    private void names(String title, List<String> names, String shown) {
        title(title);
        int drawn = Math.min(MOST_NAMES, names.size());
        for (int i = 0; i < drawn; i++) {
            String name = (names.get(i).equals(shown) ? "▸ " : "") + names.get(i);
            int row = i / 2;
            double x = LEFT + (i % 2) * (TABLE + GAP);
            picture.text(name, x, picture.height() + 14 + LINE * row, 13, TABLE);
        }
        int rows = (drawn + 1) / 2;
        picture.grow(LINE * rows);
        if (!names.isEmpty()) {
            picture.tell(String.join(", ", names.subList(0, drawn)));
        }
        more(names.size() - drawn);
    }

    private void oneMore(String player) {
        picture.text("+ " + player, LEFT, picture.height() + 14, 13, 290, "font-weight", "bold");
        picture.tell("+ " + player);
        picture.grow(LINE);
    }

    private void more(int number) {
        if (number > 0) {
            String text = words.say("more", "number", number);
            picture.text(text, LEFT, picture.height() + 14, 13, 290);
            picture.tell(text);
            picture.grow(LINE);
        }
    }
}
