package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.pubgames.club.play.Fixture;

/**
 * An evening of sjoelen with two players for each board, of which the first matches are called:
 * what proofs kill servers under.
 *
 * @param id the evening
 * @param turns of each player in a match
 * @param tablets one at each board
 */
record Tablets(String id, int turns, List<Browser> tablets) {

    /** Matches of a whole length, or short ones. */
    enum Length {
        WHOLE("sjoelen/ans-2016", 10),
        SHORT("sjoelen/club-evening", 2);

        private final String rules;
        private final int turns;

        Length(String rules, int turns) {
            this.rules = rules;
            this.turns = turns;
        }
    }

    static Tablets at(Club club, int boards, Length length) {
        String[] players =
                IntStream.rangeClosed(1, 2 * boards)
                        .mapToObj(each -> "Player " + each)
                        .toArray(String[]::new);
        Night night =
                Night.of(club, length.rules, "club-round-robin", boards, "accept assign", players);
        night.act("draw");
        night.until(() -> night.evening().calls().size() == boards);
        List<Browser> tablets = new ArrayList<>();
        for (int board = 1; board <= boards; board++) {
            tablets.add(night.tablet(board));
        }
        return new Tablets(night.id(), length.turns, tablets);
    }

    /** What was answered is there once, and each result is in the competition once. */
    void isThereOnce(Club club, List<Entering> entered) {
        Map<String, List<String>> answered = new HashMap<>();
        for (Entering each : entered) {
            each.answered()
                    .forEach((match, events) -> assertThat(answered.put(match, events)).isNull());
        }
        answered.forEach(
                (match, events) ->
                        assertThat(club.file(match).lines().skip(1)).as(match).isEqualTo(events));
        int over = entered.stream().mapToInt(Entering::over).sum();
        Night night = new Night(club, club.organizer(), id);
        night.until(() -> counted(club) == over);
        String competition = club.file(night.evening().competition().orElseThrow());
        assertThat(competition.lines().filter(line -> line.contains("\"log-"))).hasSize(over);
        // no match was called twice
        assertThat(night.evening().attempts().values()).containsOnly(1);
    }

    private long counted(Club club) {
        return club.fixtures(id).stream()
                .filter(each -> each.stage() == Fixture.Stage.DONE && !each.counted().isEmpty())
                .count();
    }
}
