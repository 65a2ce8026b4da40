package org.pubgames.shuffleboard.court;

import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.Games;
import org.pubgames.shuffleboard.ConcurrencyContract;

/** This game shared by threads. */
class ConcurrencyTest extends ConcurrencyContract {

    ConcurrencyTest() {
        super(Shipped.GAME, () -> RuledGames.of(Games.game(CourtShuffleboard.KEY)).anew().as(CourtShuffleboard.class), Shipped.HOUSES, Shipped.RECKONING);
    }
}
