package org.pubgames.shuffleboard;

import org.pubgames.core.contract.GameContract;

/** The contract that every game keeps, where discs are in lists and points are taken away. */
public abstract class FamilyContract extends GameContract<ShuffleboardState, ShuffleboardEvent> {

    /** The contract of one game. */
    protected FamilyContract(Shuffleboard game) {
        super(game);
    }

    /** Also at an element of a list: {@code /moved/0}, {@code /shots/1/player}. */
    @Override
    protected String pointers() {
        return "|/[a-zA-Z]+(/\\d+(/[a-zA-Z]+)?)?";
    }

    @Override
    protected boolean awardable(int points) {
        return points != 0;
    }
}
