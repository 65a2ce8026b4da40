package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.List;

/**
 * Somebody at a board who enters a whole match of sjoelen, and sends again under the same key what
 * was not answered: at the next server, if there are several.
 */
final class Entering {

    /** Turns of each player. */
    static final int TURNS = 10;

    private final List<String> servers;
    private int at;

    private Entering(List<String> servers) {
        this.servers = servers;
    }

    static Entering at(List<String> servers) {
        return new Entering(servers);
    }

    /** How many entries were answered. */
    int entered(Browser tablet, String match, List<String> players) throws InterruptedException {
        int number = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            for (String player : players) {
                for (String lying : List.of("2,1,3,1", "5,3,4,3", "7,5,6,5")) {
                    enter(tablet, match, number, Night.subTurn(player, lying));
                    number++;
                    Thread.sleep(20);
                }
            }
        }
        return number;
    }

    private void enter(Browser tablet, String match, int number, String event)
            throws InterruptedException {
        while (true) {
            try {
                tablet.goTo(servers.get(at % servers.size()));
                tablet.report("board", match, number, event, match + "-" + number);
                assertThat(tablet.status()).as("entry %s", number).isEqualTo(200);
                // now and then the next entry goes to another server, though this one is there
                at += number % 7 == 6 ? 1 : 0;
                return;
            } catch (UncheckedIOException e) {
                at++;
                Thread.sleep(50);
            }
        }
    }
}
