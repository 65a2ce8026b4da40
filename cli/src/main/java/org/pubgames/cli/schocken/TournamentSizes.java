package org.pubgames.cli.schocken;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.pubgames.cli.Style;
import org.pubgames.cli.Table;
import org.pubgames.cli.Words;
import org.pubgames.core.Because;
import org.pubgames.core.Games;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.SchockenTournament;

/** How many tables of which size a number of players makes, and what a few more or fewer would. */
final class TournamentSizes {

    private static final int NEIGHBOURS = 2;

    private final Words words;

    TournamentSizes(Words words) {
        this.words = words;
    }

    /** Such as {@code 27 players: 6 tables of 4, 1 of 3}. */
    String headline(Score score) {
        return words.say("score.players", new Because("players", cell(score, "entrants")))
                + ": "
                + tables(score);
    }

    private String tables(Score score) {
        SortedMap<Integer, Integer> sizes = new TreeMap<>((a, b) -> b - a);
        for (String size : cell(score, "sizes").split("\\+", -1)) {
            sizes.merge(Integer.valueOf(size), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        sizes.forEach(
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
        Table table = new Table("<", ">", "<");
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
                    asked ? Names.LEADER : " ",
                    String.valueOf(players),
                    asked ? Style.BOLD.of(made) : made);
        }
        return table.lines();
    }

    private static String cell(Score score, String column) {
        return score.cells().getOrDefault(column, "");
    }
}
