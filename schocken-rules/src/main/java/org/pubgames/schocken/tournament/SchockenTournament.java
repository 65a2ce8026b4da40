package org.pubgames.schocken.tournament;

import java.util.List;
import java.util.function.Supplier;
import org.pubgames.core.GameKey;
import org.pubgames.core.LocalText;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.rules.GameParts;
import org.pubgames.core.rules.RuleBase;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.spi.Referee;

/**
 * The way into the Schocken tournament. The seats of a match are everybody who turned up; who of
 * them plays is said by the entries. Immutable and safe to share between threads.
 */
public final class SchockenTournament extends RuledGame<TournamentState, TournamentEvent> {

    /** The key of the game: {@code schocken-tournament}. */
    public static final GameKey<TournamentState, TournamentEvent> KEY =
            new GameKey<>("schocken-tournament", TournamentState.class, TournamentEvent.class);

    private static final int RULES = 48;

    private static final List<String> SHIPPED =
            List.of("hattersheim", "steele", "bretzenheim", "fiebel", "sackjeseech", "jule-koenig");

    private static final List<String> MIX_INS = List.of();

    private static final GameParts PARTS =
            GameParts.of(
                    SchockenTournament.class,
                    KEY.id(),
                    TournamentSettings.class,
                    "org.pubgames/pubgames-schocken-rules",
                    RULES,
                    SHIPPED,
                    MIX_INS);

    /** The game as it ships. */
    public SchockenTournament() {
        this(PARTS.rules());
    }

    private SchockenTournament(Supplier<RuleBase> rules) {
        super(
                KEY,
                new LocalText("Schocken tournament", "Schockentoernooi", "Schockturnier"),
                PARTS,
                rules);
    }

    @Override
    public SchockenTournament judgedBy(RuleBase other) {
        return new SchockenTournament(() -> other);
    }

    /** The settings of a variant of the tournament. */
    public static TournamentSettings settings(Variant variant) {
        return (TournamentSettings) variant.settings();
    }

    @Override
    protected Referee<TournamentState, TournamentEvent> referee(Variant variant, Seats seats) {
        return new TournamentReferee(settings(variant), seats);
    }

    @Override
    protected Scoring newScoring(Variant variant) {
        return new TournamentScoring(this, variant);
    }

    /** How many tables a number of entrants makes under a variant. */
    @Override
    public TournamentScoring scoring(Variant variant) {
        return (TournamentScoring) super.scoring(variant);
    }
}
