package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.core.Game;
import org.pubgames.shuffleboard.House;
import org.pubgames.shuffleboard.ShuffleboardDefinition;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

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
    protected House house(ShovelboardSettings settings) {
        return new ShovelboardHouse(settings);
    }
}
