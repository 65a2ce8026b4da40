package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.pubgames.club.play.Fixture;

/**
 * An evening of six at three boards, of which the first round is called: what proofs kill servers
 * under.
 *
 * @param id the evening
 * @param tablets one at each board
 * @param matches what is played there
 * @param players who plays, first named first
 */
record ThreeTablets(
        String id, List<Browser> tablets, List<String> matches, List<List<String>> players) {

    static ThreeTablets at(Club club) {
        Night night =
                Night.of(
                        club,
                        "sjoelen/ans-2016",
                        "club-round-robin",
                        3,
                        "accept assign",
                        "Anna",
                        "Bram",
                        "Carla",
                        "Dirk",
                        "Els",
                        "Frits");
        night.act("draw");
        night.until(() -> night.evening().calls().size() == 3);
        List<Browser> tablets = new ArrayList<>();
        List<String> matches = new ArrayList<>();
        List<List<String>> players = new ArrayList<>();
        for (int board = 1; board <= 3; board++) {
            tablets.add(night.tablet(board));
            String match = night.evening().at(board).orElseThrow().match();
            matches.add(match);
            players.add(night.seats(match));
        }
        return new ThreeTablets(night.id(), tablets, matches, players);
    }

    /** Enters all three matches at once, at any of these servers. */
    List<Future<Integer>> entering(ExecutorService hands, List<String> servers) {
        List<Future<Integer>> entered = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int board = i;
            entered.add(
                    hands.submit(
                            () ->
                                    Entering.at(servers)
                                            .entered(
                                                    tablets.get(board),
                                                    matches.get(board),
                                                    players.get(board))));
        }
        return entered;
    }

    /** Every entry is there once, and each result is in the competition once. */
    void isThereOnce(Club club) {
        Night night = new Night(club, club.organizer(), id);
        for (String match : matches) {
            assertThat(club.file(match).lines()).hasSize(1 + 6 * Entering.TURNS);
        }
        night.until(
                () ->
                        club.fixtures(id).stream()
                                        .filter(each -> each.round() == 1)
                                        .filter(each -> !each.counted().isEmpty())
                                        .filter(each -> each.stage() == Fixture.Stage.DONE)
                                        .count()
                                == 3);
        assertThat(club.file(night.evening().competition().orElseThrow()).lines())
                .filteredOn(line -> line.contains("log-reported"))
                .hasSize(3);
    }
}
