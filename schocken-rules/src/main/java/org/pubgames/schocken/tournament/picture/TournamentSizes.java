package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.pubgames.core.Because;
import org.pubgames.core.Games;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.tournament.SchockenTournament;

/** How many tables of which size a number of players makes, and what a few more or fewer would. */
final class TournamentSizes {

    private static final int NEIGHBOURS = 2;

    private final GameWords words;

    TournamentSizes(GameWords words) {
        this.words = words;
    }

    /** Such as {@code 27 players: 6 tables of 4, 1 of 3}. */
    String headline(Score score) {
        return players(score) + ": " + tables(score);
    }

    /** Such as {@code 27 players}. */
    String players(Score score) {
        return words.say("score.players", "players", cell(score, "entrants"));
    }

    /** The size of each table. */
    static List<Integer> sizes(Score score) {
        return Stream.of(cell(score, "sizes").split("\\+", -1)).map(Integer::valueOf).toList();
    }

    /** Such as {@code 6 tables of 4, 1 of 3}. */
    String tables(Score score) {
        SortedMap<Integer, Integer> counts = new TreeMap<>((a, b) -> b - a);
        sizes(score).forEach(size -> counts.merge(size, 1, Integer::sum));
        List<String> parts = new ArrayList<>();
        counts.forEach(
                (size, tables) ->
                        parts.add(
                                words.say(
                                        parts.isEmpty() ? "score.tables" : "score.more",
                                        new Because("tables", tables),
                                        new Because("size", size))));
        return String.join(", ", parts);
    }

    /** The answer among its neighbours. */
    List<String> around(Variant variant, Score score) {
        Scoring scoring = Games.game(SchockenTournament.KEY).scoring(variant);
        int mine = Integer.parseInt(cell(score, "entrants"));
        TextTable table = new TextTable("<", ">", "<");
        for (int players = Math.max(1, mine - NEIGHBOURS);
                players <= mine + NEIGHBOURS;
                players++) {
            String made =
                    scoring.score(List.of(String.valueOf(players)))
                            .fold(
                                    this::tables,
                                    problems -> words.say("score." + problems.get(0).code()));
            boolean asked = players == mine;
            table.row(
                    asked ? TextTable.POINTER : " ",
                    String.valueOf(players),
                    asked ? Style.BOLD.of(made) : made);
        }
        return table.lines();
    }

    private static String cell(Score score, String column) {
        return score.cells().getOrDefault(column, "");
    }
}
