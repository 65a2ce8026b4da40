package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.Games;
import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, () -> RuledGames.of(Games.game(Shovelboard.KEY)).anew().as(Shovelboard.class), Shipped.HOUSES, Shipped.RECKONING);
    }
}
