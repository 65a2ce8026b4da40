package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.pubgames.core.Game;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Lines that cannot stand, and what is said to them. Lines are written with single quotes. */
public final class Refused {

    private static final Where LINE = Where.file("evening.jsonl").at(3, 0);

    private Refused() {}

    /** What is wrong with a line that is no event of the game. */
    public static List<Problem> problems(Game<?, ?> game, String line) {
        return game.codec().readEvent(line.replace('\'', '"'), LINE).problems();
    }

    /** The rulings that refuse an event; the match stays the very same. */
    public static List<Ruling> rulings(Shuffleboard game, Story story, String line) {
        ShuffleboardEvent event =
                game.codec().readEvent(line.replace('\'', '"'), LINE).orElseThrow();
        Match<ShuffleboardState, ShuffleboardEvent> match = story.match();
        ShuffleboardState state = match.state();
        String written = game.codec().writeState(state);
        Verdict<ShuffleboardState, ShuffleboardEvent> verdict = match.judge(event);
        assertThat(verdict).as(line).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        assertThat(verdict.match().state()).isSameAs(state);
        assertThat(game.codec().writeState(match.state())).isEqualTo(written);
        assertThat(verdict.rulings())
                .allSatisfy(
                        ruling -> {
                            assertThat(ruling.kind()).isEqualTo(Ruling.Kind.FORBIDS);
                            assertThat(ruling.citations()).isNotEmpty();
                        });
        return verdict.rulings();
    }

    /** The same as a line of rules and pointers: {@code "report.overlap@/moved/0"}. */
    public static List<String> because(Shuffleboard game, Story story, String line) {
        return rulings(game, story, line).stream()
                .map(ruling -> Laying.shortened(ruling.rule()) + "@" + ruling.pointer())
                .toList();
    }
}
