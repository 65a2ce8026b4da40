package org.pubgames.shuffleboard;

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
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.play.AreaTable;
import org.pubgames.shuffleboard.play.EndScoring;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardReferee;

/**
 * What the ways into the four games share. A match has two seats, or four in doubles: the first and
 * third for side A, the others for side B; the first two play from the head, their partners from
 * the foot. Immutable and safe to share between threads.
 */
public abstract class Shuffleboard extends RuledGame<ShuffleboardState, ShuffleboardEvent> {

    /** Rules that all shuffleboards share. */
    private static final int SHARED_RULES = 93;

    private static final String ARTIFACT = "org.pubgames/pubgames-shuffleboard-rules";

    /** A game of the family. */
    protected Shuffleboard(
            GameKey<ShuffleboardState, ShuffleboardEvent> key,
            LocalText title,
            GameParts parts,
            Supplier<RuleBase> rules) {
        super(key, title, parts, rules);
    }

    /** A key of the family. */
    protected static GameKey<ShuffleboardState, ShuffleboardEvent> key(String id) {
        return new GameKey<>(id, ShuffleboardState.class, ShuffleboardEvent.class);
    }

    /** What a game of the family ships with; it has the shared rules and its own. */
    protected static <C extends ShuffleboardSettings> GameParts parts(
            Class<? extends Shuffleboard> game,
            GameKey<ShuffleboardState, ShuffleboardEvent> key,
            Class<C> settings,
            int ownRules,
            List<String> shipped,
            List<String> mixIns,
            List<TableUse<?>> tables) {
        return GameParts.ofFamily(
                Shuffleboard.class,
                game,
                key.id(),
                settings,
                ARTIFACT,
                SHARED_RULES + ownRules,
                shipped,
                mixIns,
                tables);
    }

    /** What the game adds under the settings of a variant; made once for all its matches. */
    protected abstract PlayedGame played(Variant variant);

    @Override
    protected final Referee<ShuffleboardState, ShuffleboardEvent> referee(
            Variant variant, Seats seats) {
        return new ShuffleboardReferee(
                ((EndScoring) scoring(variant)).played(), seats, AreaTable.most(variant));
    }

    @Override
    protected final Scoring newScoring(Variant variant) {
        return new EndScoring(this, variant, played(variant));
    }

    /** The value of an end. */
    @Override
    public final ShuffleboardScoring scoring(Variant variant) {
        return (ShuffleboardScoring) super.scoring(variant);
    }

    /** The playing surface of a variant, for drawing it. */
    public final Board board(Variant variant) {
        return scoring(variant).board();
    }

    /** The settings that all shuffleboards have. */
    public static ShuffleboardSettings settings(Variant variant) {
        return (ShuffleboardSettings) variant.settings();
    }
}
