package org.pubgames.schocken.tournament.play;

import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentPosition;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/** What the Schocken tournament supplies to the shared engine. */
public final class TournamentDefinition
        extends GameDefinition<TournamentState, TournamentEvent, TournamentSettings> {

    /** The definition, made by the service loader. */
    public TournamentDefinition() {
        super(
                SchockenTournament.KEY,
                TournamentState.class,
                TournamentEvent.class,
                TournamentSettings.class);
    }

    @Override
    public SchockenTournament game(Game<TournamentState, TournamentEvent> engine) {
        return new SchockenTournament(engine);
    }

    @Override
    public Optional<Class<? extends Position>> positionType() {
        return Optional.of(TournamentPosition.class);
    }

    @Override
    public Referee<TournamentState, TournamentEvent> referee(
            VariantRules<TournamentSettings> rules, Seats seats) {
        return new TournamentReferee(rules.settings(), seats);
    }

    /** So many, or some of them, must be able to be drawn to tables. */
    @Override
    public Optional<String> seatRefusal(VariantRules<TournamentSettings> rules, Seats seats) {
        DrawScoring draw = (DrawScoring) rules.scoring();
        for (int entrants = 1; entrants < seats.names().size(); entrants++) {
            if (draw.score(entrants).problems().isEmpty()) {
                return Optional.empty();
            }
        }
        return draw.score(seats.names().size()).problems().stream().map(Problem::rule).findFirst();
    }

    @Override
    public DrawScoring scoring(VariantRules<TournamentSettings> rules) {
        return new DrawScoring(rules);
    }
}
