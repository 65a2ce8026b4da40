package org.pubgames.schocken.play;

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
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPosition;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Call;

/** What Schocken supplies to the shared engine. */
public final class SchockenDefinition
        extends GameDefinition<SchockenState, SchockenEvent, SchockenSettings> {

    /** The definition, made by the service loader. */
    public SchockenDefinition() {
        super(Schocken.KEY, SchockenState.class, SchockenEvent.class, SchockenSettings.class);
    }

    @Override
    public Schocken game(Game<SchockenState, SchockenEvent> engine) {
        return new Schocken(engine);
    }

    @Override
    public Optional<Class<? extends Position>> positionType() {
        return Optional.of(SchockenPosition.class);
    }

    @Override
    public Referee<SchockenState, SchockenEvent> referee(
            VariantRules<SchockenSettings> rules, Seats seats) {
        return new SchockenReferee(
                rules.settings(), seats, ((ThrowScoring) rules.scoring()).ranks());
    }

    @Override
    public Optional<String> seatRefusal(VariantRules<SchockenSettings> rules, Seats seats) {
        try (Judging judging = rules.open()) {
            SchockenState opening = NextState.opening(seats.names(), rules.settings());
            SchockenEvent report = SchockenEvent.Thrown.unseen(seats.names().get(0));
            judging.put(new Call(judging.findings(), report, opening, rules.settings()));
            return rules.rulings(judging.findings()).stream()
                    .map(Ruling::rule)
                    .filter("schocken.report.players-needed"::equals)
                    .findFirst();
        }
    }

    @Override
    public ThrowScoring scoring(VariantRules<SchockenSettings> rules) {
        return new ThrowScoring(rules);
    }

    @Override
    public List<TableUse<?>> tables() {
        return HouseTables.ALL;
    }
}
