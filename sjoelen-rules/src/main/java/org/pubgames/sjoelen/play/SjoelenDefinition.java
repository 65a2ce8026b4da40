package org.pubgames.sjoelen.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Position;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.TableUse;
import org.pubgames.core.spi.VariantRules;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenPosition;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.rules.TrialReport;

/** What sjoelen supplies to the shared engine. */
public final class SjoelenDefinition
        extends GameDefinition<SjoelenState, SjoelenEvent, SjoelenSettings> {

    /** The definition, made by the service loader. */
    public SjoelenDefinition() {
        super(Sjoelen.KEY, SjoelenState.class, SjoelenEvent.class, SjoelenSettings.class);
    }

    @Override
    public Sjoelen game(Game<SjoelenState, SjoelenEvent> engine) {
        return new Sjoelen(engine);
    }

    @Override
    public Optional<Class<? extends Position>> positionType() {
        return Optional.of(SjoelenPosition.class);
    }

    @Override
    public Referee<SjoelenState, SjoelenEvent> referee(
            VariantRules<SjoelenSettings> rules, Seats seats) {
        return new SjoelenReferee(rules.settings(), seats, (LayoutScoring) rules.scoring());
    }

    @Override
    public Optional<String> seatRefusal(VariantRules<SjoelenSettings> rules, Seats seats) {
        try (Judging judging = rules.open()) {
            SjoelenState opening = referee(rules, seats).opening();
            SjoelenPlayer first = opening.players().get(0);
            judging.put(
                    new TrialReport(
                            judging.findings(),
                            opening,
                            first,
                            new SjoelenEvent.TrialPlayed(first.name(), 1),
                            rules.settings()));
            return rules.rulings(judging.findings()).stream()
                    .map(Ruling::rule)
                    .filter("sjoelen.report.team-seats"::equals)
                    .findFirst();
        }
    }

    @Override
    public LayoutScoring scoring(VariantRules<SjoelenSettings> rules) {
        return new LayoutScoring(rules);
    }

    @Override
    public List<TableUse<?>> tables() {
        return List.of(HouseTable.USE);
    }
}
