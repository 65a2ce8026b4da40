package org.pubgames.spring.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Entry;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Viewer;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;
import org.pubgames.spring.MatchRights;
import org.pubgames.store.HeldMatch;

/**
 * Two matches that differ in nothing but dice hidden from a viewer say the same to him: views, what
 * he may do, and why he may not.
 */
class OtherDiceTest {

    private static final Schocken GAME = Games.game(Schocken.KEY);
    private static final AnswerCodec<SchockenState, SchockenEvent> ANSWERS = GAME.answers(Lang.EN);
    private static final List<String> SEATS = List.of("Fritz", "Gerda", "Heinz");
    private static final Set<String> PLAY =
            Set.of(
                    "starter-thrown",
                    "thrown",
                    "uncovered",
                    "set-aside",
                    "stood",
                    "roll-off-thrown");

    private int compared;
    private int different;

    @Test
    void otherHiddenDiceAreNotNoticed() {
        play(1, 12);
    }

    @Test
    @Tag("proof")
    void otherHiddenDiceAreNotNoticedAtLength() {
        for (int seed = 2; seed < 4; seed++) {
            play(seed, 45);
        }
    }

    private void play(int seed, int lines) {
        Random random = new Random(seed);
        Match<SchockenState, SchockenEvent> match = opened();
        while (match.outcome().isEmpty() && match.size() < lines) {
            SchockenEvent event = match.legal().sample(random).orElseThrow();
            if (PLAY.contains(GAME.kind(event).kind())) {
                match = match.judge(event).orElseThrow().match();
                if (match.size() % 3 == 0) {
                    compare(match, random);
                }
            }
        }
        assertThat(compared).isGreaterThan(lines / 6);
        assertThat(different).as("the control: the host notices").isEqualTo(compared);
    }

    private static Match<SchockenState, SchockenEvent> opened() {
        return GAME.open(GAME.variants().get("hattersheim"), new Seats(SEATS));
    }

    private void compare(Match<SchockenState, SchockenEvent> match, Random random) {
        List<MatchRights> people =
                List.of(
                        MatchRights.seat("Fritz"),
                        MatchRights.seat("Gerda"),
                        new MatchRights(true, Viewer.table(), Set.of(Role.values()), false, false));
        for (MatchRights rights : people) {
            other(match, rights.viewer(), random)
                    .ifPresent(
                            other -> {
                                compared++;
                                different += match.state().equals(other.state()) ? 0 : 1;
                                same(told(other, rights), told(match, rights));
                            });
        }
    }

    /** Whoever may say for others what they do is told whether it can be so; nothing else. */
    private static void same(List<String> other, List<String> told) {
        assertThat(other).hasSameSizeAs(told);
        for (int i = 0; i < told.size(); i++) {
            if (!told.get(i).isEmpty() && !other.get(i).isEmpty()) {
                assertThat(other.get(i)).isEqualTo(told.get(i));
            }
        }
    }

    /** A match with other dice under those cups that the viewer has not looked under. */
    private static Optional<Match<SchockenState, SchockenEvent>> other(
            Match<SchockenState, SchockenEvent> match, Viewer viewer, Random random) {
        List<SchockenEvent> events =
                new ArrayList<>(match.log().stream().map(Entry::event).toList());
        boolean changed = false;
        for (SchockenPlayer player : match.state().players()) {
            List<Integer> dice = dice(match.state(), player.name());
            if (!dice.isEmpty() && dice(match.state(viewer), player.name()).isEmpty()) {
                int last = lastThrow(events, player.name());
                Thrown old = (Thrown) events.get(last);
                Integer[] others =
                        old.dice().orElseThrow().stream()
                                .map(pips -> 1 + (pips + random.nextInt(5)) % 6)
                                .toArray(Integer[]::new);
                events.set(last, Thrown.of(player.name(), others));
                changed = true;
            }
        }
        return changed ? judged(events).filter(now -> !now.equals(match)) : Optional.empty();
    }

    private static List<Integer> dice(SchockenState state, String name) {
        return state.hand(name).flatMap(Hand::dice).orElse(List.of());
    }

    private static int lastThrow(List<SchockenEvent> events, String name) {
        int last = events.size() - 1;
        while (!(events.get(last) instanceof Thrown thrown) || !thrown.player().equals(name)) {
            last--;
        }
        return last;
    }

    private static Optional<Match<SchockenState, SchockenEvent>> judged(
            List<SchockenEvent> events) {
        Match<SchockenState, SchockenEvent> match = opened();
        for (SchockenEvent event : events) {
            var verdict = match.judge(event);
            if (!verdict.accepted()) {
                return Optional.empty();
            }
            match = verdict.match();
        }
        return Optional.of(match);
    }

    /** Everything that somebody can get out of the service. */
    private static List<String> told(
            Match<SchockenState, SchockenEvent> match, MatchRights rights) {
        List<String> all = new ArrayList<>();
        all.add(ANSWERS.writeView(match.view(rights.viewer())));
        for (Role role : rights.roles()) {
            all.add(ANSWERS.writeMoves(SeenMoves.of(GAME, match, rights.viewer(), role)));
        }
        HeldMatch<SchockenState, SchockenEvent> held =
                new HeldMatch<>("m", match.size(), GAME, GAME.codec(), match);
        for (String name : SEATS) {
            for (int pips = 1; pips < 7; pips++) {
                for (SchockenEvent guess :
                        List.of(
                                SetAside.of(name, pips),
                                Uncovered.of(name, pips, pips, pips),
                                Thrown.of(name, pips))) {
                    all.add(refusal(held, guess, rights));
                }
            }
        }
        return all;
    }

    /** The reason where it is refused; empty where it is not. */
    private static String refusal(
            HeldMatch<SchockenState, SchockenEvent> held, SchockenEvent guess, MatchRights rights) {
        SentLine line = new SentLine(new Sender(rights, Optional.empty(), Lang.EN));
        if (!line.event(held, guess).isEmpty()) {
            return "not for him to say";
        }
        var verdict = held.match().judge(guess);
        return verdict.accepted() ? "" : line.verdict(verdict);
    }
}
