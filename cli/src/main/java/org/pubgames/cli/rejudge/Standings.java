package org.pubgames.cli.rejudge;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.pubgames.core.Outcome;

/**
 * What the players of each group have won under both rules. Belongs to one thread.
 *
 * <p>There is room for so many players and no more: where there are more, all are left away. So a
 * part that has too many says the same as the whole.
 */
public final class Standings {

    /** The most players of all groups together. */
    public static final int MOST = 20_000;

    private final SortedMap<String, SortedMap<String, Standing>> groups = new TreeMap<>();
    private int players;
    private boolean tooMany;

    /** Nobody has played. */
    public Standings() {}

    void add(MatchComparison match) {
        if (!match.over() || match.known() == MatchComparison.Known.UNKNOWN) {
            return;
        }
        List<String> winners = MatchComparison.winners(match.places());
        List<String> winnersNow = MatchComparison.winners(match.placesNow());
        for (Outcome.Place place : match.places()) {
            long now =
                    match.placesNow().stream()
                            .filter(each -> each.player().equals(place.player()))
                            .mapToLong(Outcome.Place::score)
                            .sum();
            add(
                    match.group(),
                    place.player(),
                    new Standing(
                            1,
                            winners.contains(place.player()) ? 1 : 0,
                            winnersNow.contains(place.player()) ? 1 : 0,
                            place.score(),
                            now));
        }
    }

    private void add(String group, String player, Standing standing) {
        if (tooMany) {
            return;
        }
        SortedMap<String, Standing> own = groups.computeIfAbsent(group, g -> new TreeMap<>());
        if (own.put(player, own.getOrDefault(player, new Standing(0, 0, 0, 0, 0)).plus(standing))
                        == null
                && ++players > MOST) {
            tooMany = true;
            groups.clear();
        }
    }

    void merge(Standings more) {
        if (more.tooMany) {
            tooMany = true;
            groups.clear();
            return;
        }
        more.groups.forEach(
                (group, own) -> own.forEach((player, standing) -> add(group, player, standing)));
    }

    /** {@return whether there are too many players for standings} */
    public boolean tooMany() {
        return tooMany;
    }

    /** {@return the players of each group, in alphabetical order} */
    public SortedMap<String, SortedMap<String, Standing>> groups() {
        return Collections.unmodifiableSortedMap(groups);
    }
}
