package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Somebody at a board who enters matches of sjoelen, and sends again under the same key what was
 * not answered: at the next server, if there are several.
 */
final class Entering {

    /** The sub-turns of a turn. */
    private static final List<String> LYING = List.of("2,1,3,1", "5,3,4,3", "7,5,6,5");

    private static final Pattern NAME = Pattern.compile("class=\"name\">([^<]+)<");

    private final List<String> servers;
    private final Browser tablet;
    private final int whole;
    private final Map<String, List<String>> answered = new LinkedHashMap<>();
    private int at;
    private String match = "";
    private List<String> players = List.of();
    private List<String> entries = List.of();

    /**
     * Nothing is entered yet.
     *
     * @param servers where
     * @param tablet a tablet that belongs to a board
     * @param turns of each of two players, in a match
     */
    Entering(List<String> servers, Browser tablet, int turns) {
        this.servers = servers;
        this.tablet = tablet;
        this.whole = 2 * turns * LYING.size();
    }

    /** {@return how many matches were entered to their end} */
    int over() {
        return (int) answered.values().stream().filter(each -> each.size() == whole).count();
    }

    /** {@return what was answered in each match, in its order} */
    Map<String, List<String>> answered() {
        return answered;
    }

    /** Enters one whole match. */
    Entering whole() throws InterruptedException {
        while (match.isEmpty()) {
            seated();
            Thread.sleep(20);
        }
        while (entries.size() < whole) {
            enter();
            Thread.sleep(20);
        }
        return this;
    }

    /** Enters one match after the other until it is over; nothing is left without an answer. */
    Entering until(CountDownLatch over, int pauseMillis) throws InterruptedException {
        while (!over.await(pauseMillis, TimeUnit.MILLISECONDS)) {
            if (entries.size() % whole == 0) {
                seated();
            }
            if (!match.isEmpty() && entries.size() < whole) {
                enter();
            }
        }
        return this;
    }

    /** Looks who plays here now. */
    private void seated() {
        try {
            tablet.goTo(server());
            String page = tablet.get("/board");
            String now = tablet.part("match");
            if (tablet.status() != 200 || now.isEmpty() || now.equals(match)) {
                return;
            }
            match = now;
            players = new ArrayList<>();
            Matcher names = NAME.matcher(page);
            while (names.find() && players.size() < 2) {
                players.add(names.group(1));
            }
            entries = new ArrayList<>();
            answered.put(match, entries);
        } catch (UncheckedIOException e) {
            at++;
        }
    }

    private String server() {
        return servers.get(at % servers.size());
    }

    private void enter() throws InterruptedException {
        int number = entries.size();
        String player = players.get(number / LYING.size() % 2);
        String event = Night.subTurn(player, LYING.get(number % LYING.size()));
        while (true) {
            try {
                tablet.goTo(server());
                tablet.report("board", match, number, event, match + "-" + number);
                if (tablet.status() < 500) {
                    break;
                }
            } catch (UncheckedIOException e) {
                // it is down: the other one, if there is one
            }
            at++;
            Thread.sleep(50);
        }
        tablet.expecting(200);
        assertThat(tablet.header("ETag")).contains("\"" + (number + 1) + "\"");
        entries.add(event);
        // now and then the next entry goes to another server, though this one is there
        at += number % 7 == 6 ? 1 : 0;
    }
}
