package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** What open pages hear: a wall everything, a tablet its board and what concerns all. */
class ChangesTest {

    private final Club club = Club.shared();
    private final Night night = Night.league(club, "assign", "Anna", "Bram", "Carla", "Dirk");
    private final Visit visit =
            new Visit(
                    HttpClient.newHttpClient(),
                    "http://localhost:" + club.port(),
                    Map.of("club-visit", "changes"),
                    "");

    /** Each text once; the server repeats the last one to show that it is there. */
    private Set<String> heard(String of) {
        Set<String> texts = ConcurrentHashMap.newKeySet();
        visit.hear("/changes/" + night.id() + of, texts::add);
        night.until(() -> !texts.isEmpty());
        return texts;
    }

    private void enter(Browser tablet) {
        tablet.get("/board");
        String match = tablet.part("match");
        tablet.report("board", match, 0, Night.subTurn(night.seats(match).get(0), "2,1,3,1"));
        tablet.expecting(200);
    }

    @Test
    void aTabletHearsNothingOfTheOtherBoards() {
        night.act("draw");
        night.until(() -> night.evening().codes().size() == 2);
        Browser first = night.tablet(1);
        Browser second = night.tablet(2);
        Set<String> wall = heard("");
        Set<String> one = heard("?board=1");
        Set<String> two = heard("?board=2");
        Set<String> none = heard("?board=99");
        enter(second);
        night.until(() -> wall.size() > 1 && none.size() > 1 && two.size() > 1);
        assertThat(one).hasSize(1);
        enter(first);
        night.until(() -> one.size() > 1);
        night.act("pause", "board", "3", "number", "1");
        night.until(() -> one.size() > 2 && two.size() > 2);
    }
}
