package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A wall on which not everything has room: page by page everything is shown, and nothing is cut.
 */
@Tag("proof")
class WallProof {

    private static final List<int[]> WALLS = List.of(new int[] {1920, 1080}, new int[] {1280, 720});

    private static final String[] NAMES =
            ("Anna Bram Carla Dirk Els Frits Gerda Hendrik-Jan Ineke Joris Karin Lucas Marieke"
                            + " Nico Olga Piet Quinten Roos Sjoerd Truus Ursula Vincent Wilma"
                            + " Xander Yvonne Zeger Bartholomeus Annegret Wolfgang Ilse Uwe"
                            + " Margarethe")
                    .split(" ");

    /** Lines of the column at the side that can be seen now, whole. */
    private static final String SEEN =
            "const column = document.querySelector('.wallside').getBoundingClientRect();"
                    + "return [...document.querySelectorAll('.wallside tbody th, .wallside li')]"
                    + ".filter(e => e.offsetParent).map(e => {"
                    + " const box = e.getBoundingClientRect();"
                    + " const cut = box.bottom > Math.min(column.bottom, innerHeight) + 1;"
                    + " return (cut ? 'CUT ' : '') + e.tagName + ' ' + e.textContent; })";

    /** Matches of a tree and titles that can be seen now and do not fit. */
    private static final String CUT =
            "const box = document.querySelector('.trees').getBoundingClientRect();"
                    + "return [...document.querySelectorAll('.meeting, .meeting .name, .tree h2')]"
                    + ".filter(e => e.offsetParent && (e.classList.contains('name')"
                    + " ? e.scrollWidth > 2 * e.clientWidth"
                    + " : e.getBoundingClientRect().bottom > box.bottom + 1"
                    + " || e.getBoundingClientRect().right > box.right + 1))"
                    + ".map(e => e.outerHTML)";

    private static Screen wall(Club club, int[] size) {
        return Screen.open(
                "http://127.0.0.1:" + club.port(), size[0], size[1], size != WALLS.get(0));
    }

    private static Night night(Club club, String competition, int boards, String... names) {
        return Night.of(club, "sjoelen/club-evening", competition, boards, "accept assign", names);
    }

    private static int pages(Screen wall) {
        String sign =
                String.valueOf(wall.run("return document.querySelector('.turning').textContent"));
        return sign.isEmpty() ? 1 : Integer.parseInt(sign.substring(sign.indexOf('/') + 1).strip());
    }

    private static void turn(Screen wall) {
        wall.run("document.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'}))");
    }

    /** Everything that the side shows, page after page. */
    private static Set<String> side(Screen wall, String name) {
        Set<String> all = new LinkedHashSet<>();
        int pages = pages(wall);
        for (int page = 1; page <= pages; page++) {
            List<?> seen = (List<?>) wall.run(SEEN);
            assertThat(seen).as(name + ", page " + page).isNotEmpty();
            seen.forEach(each -> all.add(String.valueOf(each)));
            turn(wall);
        }
        assertThat(all).as(name).noneMatch(each -> each.startsWith("CUT"));
        return all;
    }

    @Test
    void aLongColumnIsShownPageByPage() throws Exception {
        Club club = Club.shared();
        Night entry = night(club, "club-round-robin", 3, NAMES);
        Night league = night(club, "club-round-robin", 6, Arrays.copyOf(NAMES, 24));
        league.act("draw");
        league.until(() -> league.evening().at(6).isPresent());
        Night groups = night(club, "ilsa-champions", 4, Arrays.copyOf(NAMES, 16));
        groups.act("draw");
        groups.until(() -> groups.evening().at(4).isPresent());
        for (int[] size : WALLS) {
            try (Screen wall = wall(club, size)) {
                wall.go("/wall/" + entry.id()).sound("entries");
                assertThat(side(wall, "entries")).hasSize(NAMES.length);
                wall.go("/wall/" + league.id()).sound("league");
                assertThat(side(wall, "league"))
                        .filteredOn(each -> each.startsWith("TH"))
                        .hasSize(24);
                wall.go("/wall/" + groups.id()).sound("groups").picture("wall-groups");
                assertThat(side(wall, "groups"))
                        .filteredOn(each -> each.startsWith("TH"))
                        .hasSize(16);
                wall.quiet();
            }
        }
    }

    @Test
    void bothPartsOfATreeOfTwoDefeats() throws Exception {
        Club club = Club.shared();
        List<Night> nights = new ArrayList<>();
        for (int entrants : List.of(16, 32)) {
            Night night = night(club, "double-knock-out", 4, Arrays.copyOf(NAMES, entrants));
            night.act("draw");
            // somebody has lost, and stands in the lower part
            for (String match : List.of("r1b1", "r1b2")) {
                night.act("result", "fixture", match, "value", "216-194, 200-180");
                night.organizer().expecting(200);
            }
            nights.add(night);
        }
        for (int i = 0; i < WALLS.size(); i++) {
            Night night = nights.get(i);
            try (Screen wall = wall(club, WALLS.get(i))) {
                wall.go("/wall/" + night.id()).says("no defeat").sound("two defeats");
                int pages = pages(wall);
                assertThat(pages).isEqualTo(2 + i);
                for (int page = 1; page <= pages; page++) {
                    assertThat((List<?>) wall.run(CUT)).as("page " + page).isEmpty();
                    if (i == 0 && page == 2) {
                        wall.picture("two-defeats");
                    }
                    turn(wall);
                }
                wall.go("/print/" + night.id() + "/tree");
                assertThat(wall.sheets()).isEqualTo(2);
                wall.quiet();
            }
        }
    }
}
