package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;
import org.pubgames.core.contract.TestedGame;

/** The tournament for the suites that every game passes. */
public final class TestedTournament extends TestedGame<TournamentState, TournamentEvent> {

    private final TournamentDomain domain = new TournamentDomain();

    /** The game that all tests of this module play. */
    public TestedTournament() {
        super(Shipped.GAME);
    }

    @Override
    public boolean reachesBack(TournamentEvent event) {
        boolean ofTable =
                event instanceof TournamentEvent.OrganizerDecided word
                        && (word.decision() == TournamentEvent.Decision.ANNUL
                                || word.decision() == TournamentEvent.Decision.DECIDE);
        return ofTable || event instanceof TournamentEvent.ResultCorrected;
    }

    @Override
    public Seats seats() {
        return Evening.SEATS;
    }

    @Override
    public List<Variant> houses() {
        return Shipped.houses();
    }

    @Override
    public Arbitrary<TournamentEvent> events() {
        return domain.events();
    }

    @Override
    public Arbitrary<? extends Played<TournamentState, TournamentEvent>> evenings() {
        return domain.evenings();
    }

    @Override
    public void sound(Match<TournamentState, TournamentEvent> match) {
        SoundTournament.check(match);
    }

    @Override
    public OptionalInt shipped() {
        return OptionalInt.of(6);
    }

    @Override
    public Set<String> whole() {
        return Set.of("hattersheim", "pubgames");
    }
}
