package org.pubgames.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.benchmarks.peers.Course;
import org.pubgames.benchmarks.peers.Peer;
import org.pubgames.benchmarks.peers.Recorder;
import org.pubgames.core.Games;
import org.pubgames.core.Seats;
import org.pubgames.core.rules.RuledGame;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.sjoelen.Sjoelen;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenState;

class PeersTest {

    @ParameterizedTest
    @EnumSource(Peer.class)
    void judgesAsWeDo(Peer peer) {
        Course<?, ?> course = JudgeBenchmark.compared("sjoelen", peer);
        assertThat(course.asked()).hasSize(1 << 10);
        assertThat(course.asked().get(0).judge().rulings())
                .as("the last sub-turn of a turn")
                .anyMatch(ruling -> ruling.rule().equals("sjoelen.card.score-entered"));
    }

    @Test
    void aJudgeWithoutARuleIsNoticed() {
        RuledGame<SjoelenState, SjoelenEvent> sjoelen = RuledGames.of(Games.game(Sjoelen.KEY));
        Course<?, ?> wrong = judged(sjoelen.without("sjoelen.turn.deemed-counted"));
        assertThatThrownBy(() -> judged(sjoelen).mustEqual(wrong))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("sjoelen.turn.deemed-counted");
    }

    private static Course<?, ?> judged(RuledGame<SjoelenState, SjoelenEvent> judge) {
        return Course.of(
                judge,
                judge.variants().standard(),
                Seats.of("Anna", "Bram"),
                List.of(List.of(SjoelenEvent.SubTurnPlayed.of("Anna", 9, 5, 7, 5))),
                entry -> true);
    }

    @Test
    void sessionsConcludeAsMuchAsTheRulesAlone() {
        List<Recorder.Heard> events = Courses.heard("sjoelen");
        assertThat(events).hasSize(1 << 10);
        assertThat(events)
                .allSatisfy(
                        heard ->
                                assertThat(heard.bySessions())
                                        .isEqualTo(heard.directly())
                                        .isPositive());
    }

    @Test
    void conditionsInFeelAreNotForOtherGames() {
        assertThatThrownBy(() -> Courses.of("schocken", Peer.KIE_DMN))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not those in FEEL");
    }
}
