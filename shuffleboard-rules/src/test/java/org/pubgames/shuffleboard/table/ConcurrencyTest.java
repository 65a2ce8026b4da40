package org.pubgames.shuffleboard.table;

import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.Games;
import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, () -> RuledGames.of(Games.game(TableShuffleboard.KEY)).anew().as(TableShuffleboard.class), Shipped.HOUSES, Shipped.RECKONING);
    }
}
