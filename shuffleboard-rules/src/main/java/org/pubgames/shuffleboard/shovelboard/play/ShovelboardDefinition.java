package org.pubgames.shuffleboard.shovelboard.play;

import org.pubgames.core.Game;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.play.PlayedGame;
import org.pubgames.shuffleboard.play.ShuffleboardDefinition;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;

/** What Old English shovelboard supplies to the shared engine. */
public final class ShovelboardDefinition extends ShuffleboardDefinition<ShovelboardSettings> {

    /** The definition, made by the service loader. */
    public ShovelboardDefinition() {
        super(Shovelboard.KEY, ShovelboardSettings.class);
    }

    @Override
    public Shovelboard game(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        return new Shovelboard(engine);
    }

    @Override
    protected PlayedGame played(ShovelboardSettings settings) {
        return new ShovelboardGame(settings);
    }
}
