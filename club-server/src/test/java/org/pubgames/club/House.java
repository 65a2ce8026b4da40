package org.pubgames.club;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Evenings at which every board plays: eight boards in ten sjoelen, one Schocken, one table
 * shuffleboard. An evening has 32 boards at most, so there are several.
 *
 * @param boards all of them
 * @param evenings the ids
 */
record House(List<Board> boards, List<String> evenings) {

    private static final int MOST = 32;
    private static final int TENTH = 10;

    /**
     * A board with its tablet.
     *
     * @param evening of which evening
     * @param number the number of the board there
     * @param rules what is played, {@code game/variant}
     * @param cookies by which the server knows the tablet
     * @param token what its forms send
     */
    record Board(
            String evening, int number, String rules, Map<String, String> cookies, String token) {}

    static House of(Club club, int boards) {
        int others = boards / TENTH;
        House house = new House(new ArrayList<>(), new ArrayList<>());
        house.play(club, "sjoelen/ans-2016", boards - 2 * others);
        house.play(club, "schocken/hattersheim", others);
        house.play(club, "table-shuffleboard/club", others);
        return house;
    }

    private void play(Club club, String rules, int wanted) {
        int parts = (wanted + MOST - 1) / MOST;
        for (int part = 0; part < parts; part++) {
            open(club, rules, wanted / parts + (part < wanted % parts ? 1 : 0));
        }
    }

    private void open(Club club, String rules, int many) {
        String[] players =
                IntStream.rangeClosed(1, 2 * many)
                        .mapToObj(each -> "Player " + each)
                        .toArray(String[]::new);
        Night night = Night.of(club, rules, "club-round-robin", many, "accept assign", players);
        night.act("draw");
        night.until(() -> night.evening().calls().size() == many);
        evenings.add(night.id());
        for (int number = 1; number <= many; number++) {
            Browser tablet = night.tablet(number);
            Map<String, String> cookies =
                    Map.of(
                            "club-visit",
                            tablet.cookie("club-visit"),
                            "club-board",
                            tablet.cookie("club-board"));
            boards.add(new Board(night.id(), number, rules, cookies, tablet.token()));
        }
    }
}
