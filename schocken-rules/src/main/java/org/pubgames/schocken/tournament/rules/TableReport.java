package org.pubgames.schocken.tournament.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent.Result;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;

/**
 * The result of a table: does it name the right people, each with a possible figure?
 *
 * @param drawn the table as it was drawn
 * @param results the report, in any order
 * @param decided whether the organizer decides the result: then it need not add up
 */
public record TableReport(
        Findings findings,
        Table drawn,
        List<Result> results,
        TournamentSettings settings,
        boolean decided)
        implements Situation {

    /** The number of the table, from 1. */
    public int table() {
        return drawn.number();
    }

    /** Who is named and does not sit at the table, each once. */
    public List<String> strangers() {
        return named().stream().filter(name -> !drawn.players().contains(name)).distinct().toList();
    }

    /** Who sits at the table and was probably meant by the first stranger; empty when nobody. */
    public String nearest() {
        List<String> strangers = strangers();
        return strangers.isEmpty() ? "" : Names.nearest(strangers.get(0), drawn.players());
    }

    /** Who sits at the table and is not named. */
    public List<String> missing() {
        return drawn.players().stream().filter(name -> !named().contains(name)).toList();
    }

    /** Who is named more than once, each once. */
    public List<String> twice() {
        Set<String> seen = new HashSet<>();
        return named().stream().filter(name -> !seen.add(name)).distinct().toList();
    }

    /** Who has no figure, another one than the one that counts, or several; each once. */
    public List<String> otherwise() {
        return results.stream()
                .filter(result -> result.figure(settings.counting()).isEmpty())
                .map(Result::player)
                .distinct()
                .toList();
    }

    /** Whether everybody at the table is named once, nobody else, each with the right figure. */
    public boolean whole() {
        return strangers().isEmpty()
                && missing().isEmpty()
                && twice().isEmpty()
                && otherwise().isEmpty();
    }

    /** The field of the figure that counts. */
    public String field() {
        return switch (settings.counting()) {
            case PLACES -> "place";
            case LOST_GAMES -> "lost";
            case POINTS -> "points";
        };
    }

    /** Whether the figures are the places from the first to the last, each once. */
    public boolean placesOnce() {
        return figures().stream()
                .sorted()
                .toList()
                .equals(IntStream.rangeClosed(1, last()).boxed().toList());
    }

    /** The last place at the table: 2 to 10. */
    public int last() {
        return drawn.players().size();
    }

    /** The greatest figure that a decision may give: the last place, or all games of the table. */
    public int greatest() {
        return settings.counting() == Counting.PLACES ? last() : drawn.games();
    }

    /** The least figure; 0 without any. */
    public int least() {
        return figures().stream().mapToInt(Integer::intValue).min().orElse(0);
    }

    /** The greatest figure; 0 without any. */
    public int most() {
        return figures().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** All figures together. */
    public long sum() {
        return figures().stream().mapToLong(Integer::longValue).sum();
    }

    /** The most points, and the most penalty points, of one player: 9999. */
    public int limit() {
        return TournamentSettings.MOST_POINTS;
    }

    private List<String> named() {
        return results.stream().map(Result::player).toList();
    }

    private List<Integer> figures() {
        return results.stream()
                .flatMap(result -> result.figure(settings.counting()).stream())
                .toList();
    }
}
