package org.pubgames.competition;

import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.Arbitrary;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.Played;
import org.pubgames.core.contract.TestedGame;

/** The competition for the suites that every game passes. */
public final class TestedCompetition extends TestedGame<CompetitionState, CompetitionEvent> {

    /** The game that all tests of this module play. */
    public TestedCompetition() {
        super(Shipped.GAME);
    }

    @Override
    public boolean reachesBack(CompetitionEvent event) {
        return event.corrects() || event instanceof ResultAnnulled;
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
    public Arbitrary<CompetitionEvent> events() {
        return CompetitionDomain.events();
    }

    @Override
    public Arbitrary<? extends Played<CompetitionState, CompetitionEvent>> evenings() {
        return CompetitionDomain.evenings();
    }

    @Override
    public void sound(Match<CompetitionState, CompetitionEvent> match) {
        SoundCompetition.check(match);
    }

    @Override
    public OptionalInt shipped() {
        return OptionalInt.of(20);
    }
}
