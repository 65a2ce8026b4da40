package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.rules.Draw;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.FullTableGames;
import org.pubgames.schocken.tournament.rules.Lot;
import org.pubgames.schocken.tournament.rules.Seating;
import org.pubgames.schocken.tournament.rules.SmallerTableGames;

/** The draw: which tables there are, and who sits where. */
final class DrawPhase {

    private final TournamentSettings settings;

    DrawPhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState drawn(TournamentState state, int seed, Judging judging) {
        List<String> players = state.playing();
        Findings findings = judging.findings();
        Draw draw =
                draw(
                        findings,
                        state.rounds().size() + 1,
                        !state.closed() && state.rounds().size() < settings.rounds(),
                        state.round().map(Round::openTables).orElse(List.of()),
                        players.size());
        if (judging.put(draw).forbidden()) {
            return state;
        }
        Seating seating = findings.effect(Seating.class, new Seating(List.of()));
        judging.put(new Lot(findings, seed, draw.round(), seating.sizes().size()));
        List<Table> tables =
                seated(
                        seating.sizes(),
                        findings.has(Effect.SHUFFLE) ? Shuffle.of(players, seed) : players,
                        findings);
        return tables.isEmpty() ? state : state.with(new Round(draw.round(), tables));
    }

    private List<Table> seated(List<Integer> sizes, List<String> players, Findings findings) {
        int full = findings.effect(FullTableGames.class, new FullTableGames(0)).games();
        int smaller = findings.effect(SmallerTableGames.class, new SmallerTableGames(0)).games();
        List<Table> tables = new ArrayList<>();
        int from = 0;
        for (int size : sizes) {
            List<String> here = players.subList(from, from + size);
            int games = size < settings.tableSize() ? smaller : full;
            tables.add(Table.drawn(tables.size() + 1, here, games));
            from += size;
        }
        return tables;
    }

    /** The first draw of a number of entrants, as a question. */
    Draw first(Findings findings, int entrants) {
        return draw(findings, 1, true, List.of(), entrants);
    }

    private Draw draw(
            Findings findings, int round, boolean left, List<Integer> openTables, int entrants) {
        TableSizes sizes = settings.tableSizes();
        return new Draw(
                findings,
                round,
                settings.rounds(),
                left,
                settings.drawing() == Drawing.ONCE,
                openTables,
                entrants,
                sizes.of(entrants),
                settings.tableSize(),
                settings.tables(),
                range(),
                sizes.near(entrants, settings.mostEntrants()),
                settings.games(),
                settings.gamesAtSmallerTable());
    }

    private String range() {
        int least = settings.smallestTable();
        int most = settings.largestTable();
        return least == most ? String.valueOf(least) : least + "–" + most;
    }
}
