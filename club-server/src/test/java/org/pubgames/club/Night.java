package org.pubgames.club;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.club.evening.Evening;
import org.pubgames.club.evening.EveningPlan;
import org.pubgames.club.play.Fixture;

/** An evening in a test, with its organizer. */
record Night(Club club, Browser organizer, String id) {

    static Night league(Club club, String handling, String... players) {
        return of(club, "sjoelen/club-evening", "club-round-robin", 3, handling, players);
    }

    static Night of(
            Club club,
            String variant,
            String competition,
            int boards,
            String handling,
            String... players) {
        Browser organizer = club.organizer();
        List<String> fields =
                new ArrayList<>(
                        List.of(
                                "name",
                                "Tuesday",
                                "variant",
                                variant,
                                "competition",
                                competition,
                                "boards",
                                String.valueOf(boards),
                                "players",
                                String.join("\n", players)));
        for (String each : List.of("accept", "assign")) {
            if (handling.contains(each)) {
                fields.addAll(List.of(each, "true"));
            }
        }
        organizer.post("/organizer/evenings", fields.toArray(String[]::new));
        organizer.expecting(200);
        return new Night(club, organizer, organizer.path().substring("/organizer/".length()));
    }

    Evening evening() {
        return club.evening(id);
    }

    String act(String act, String... fields) {
        return organizer.post("/organizer/" + id + "/" + act, fields);
    }

    String page() {
        return organizer.get("/organizer/" + id);
    }

    /** The code of the match on a board. */
    String matchCode(int board) {
        return evening().codeOf(evening().at(board).orElseThrow()).orElseThrow().code();
    }

    /** A tablet at a board. */
    Browser tablet(int board) {
        Browser tablet = club.browser();
        tablet.post("/code", "code", evening().board(board).orElseThrow().code());
        return tablet.expecting(200);
    }

    /** The phone of a player. */
    Browser phone(String player) {
        Browser phone = club.browser();
        phone.post("/code", "code", evening().player(player).orElseThrow().code());
        return phone.expecting(200);
    }

    /**
     * Plays a match of sjoelen at a board to its end; the second player has a point less a turn.
     */
    String play(Browser tablet, int turns) {
        return play(tablet, "board", turns);
    }

    /** The same as a board's tablet, or as one that has opened the match. */
    String play(Browser tablet, String as, int turns) {
        tablet.get("/" + as);
        String match = tablet.part("match");
        List<String> players = seats(match);
        int number = Integer.parseInt(tablet.part("number"));
        for (int turn = 0; turn < turns; turn++) {
            for (int who = 0; who < 2; who++) {
                int last = 5 - who;
                for (String lying : List.of("2,1,3,1", "5,3,4,3", "7,5,6," + last)) {
                    tablet.report(as, match, number, subTurn(players.get(who), lying));
                    tablet.expecting(200);
                    number++;
                }
            }
        }
        return match;
    }

    static String subTurn(String player, String lying) {
        return "{\"event\":\"sub-turn-played\",\"player\":\""
                + player
                + "\",\"compartments\":["
                + lying
                + "]}";
    }

    List<String> seats(String match) {
        return evening().callOf(match).map(call -> fixture(call.fixture()).players()).orElseThrow();
    }

    Fixture fixture(String fixture) {
        return club.fixtures(id).stream()
                .filter(each -> each.id().equals(fixture))
                .findFirst()
                .orElseThrow();
    }

    /** Waits for what the server does by itself. */
    void until(java.util.function.BooleanSupplier holds) {
        long end = System.nanoTime() + java.time.Duration.ofMinutes(1).toNanos();
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited for a minute");
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    List<EveningPlan.Board> boards() {
        return evening().boards();
    }
}
