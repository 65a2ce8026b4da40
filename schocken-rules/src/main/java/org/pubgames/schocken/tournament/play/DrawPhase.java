package org.pubgames.schocken.tournament.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent.Drawn;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;
import org.pubgames.schocken.tournament.rules.Draw;
import org.pubgames.schocken.tournament.rules.Effect;
import org.pubgames.schocken.tournament.rules.FullTableGames;
import org.pubgames.schocken.tournament.rules.LargerTableGames;
import org.pubgames.schocken.tournament.rules.Lot;
import org.pubgames.schocken.tournament.rules.Seating;
import org.pubgames.schocken.tournament.rules.SmallerTableGames;

/** The draw: which tables there are, and who sits where. */
final class DrawPhase {

    private final TournamentSettings settings;

    DrawPhase(TournamentSettings settings) {
        this.settings = settings;
    }

    TournamentState drawn(TournamentState state, Drawn drawn, Judging judging) {
        List<String> players = state.present();
        Findings found = judging.findings();
        Draw draw = Draw.of(found, state, players.size(), settings);
        Optional<Seating> seating = judging.put(draw).effect(Seating.class);
        if (found.forbidden() || seating.isEmpty()) {
            return state;
        }
        judging.put(new Lot(found, drawn, draw.round(), seating.get()));
        List<String> order =
                found.has(Effect.SHUFFLE) ? Shuffle.of(players, drawn.seed()) : players;
        List<Table> tables = seated(seating.get().sizes(), order, found);
        return NextState.drawn(state, new Round(draw.round(), tables));
    }

    private List<Table> seated(List<Integer> sizes, List<String> players, Findings found) {
        int full = found.effect(FullTableGames.class, new FullTableGames(0)).games();
        int larger = found.effect(LargerTableGames.class, new LargerTableGames(0)).games();
        int smaller = found.effect(SmallerTableGames.class, new SmallerTableGames(0)).games();
        List<Table> tables = new ArrayList<>();
        int from = 0;
        for (int size : sizes) {
            List<String> here = players.subList(from, from + size);
            int games =
                    switch (Integer.signum(size - settings.tableSize())) {
                        case 0 -> full;
                        case 1 -> larger;
                        default -> smaller;
                    };
            tables.add(new Table(tables.size() + 1, here, games, List.of()));
            from += size;
        }
        return tables;
    }
}
