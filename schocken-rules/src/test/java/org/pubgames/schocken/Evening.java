package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.SchockenState.Stage;

/** A match in the making: every event must stand, unless its refusal is asked for. */
final class Evening {

    static final Schocken GAME = Games.game(Schocken.KEY);

    private Match<SchockenState, SchockenEvent> match;
    private List<Ruling> rulings = List.of();

    private Evening(Match<SchockenState, SchockenEvent> match) {
        this.match = match;
    }

    /** Hattersheim, with the first seat leading. */
    static Evening of(String... names) {
        return in(GAME.variants().get("hattersheim"), names);
    }

    /** A variant, with the first seat leading; where a starter is thrown for, by the throws. */
    static Evening in(Variant variant, String... names) {
        Evening evening = new Evening(GAME.open(variant, Seats.of(names)));
        SchockenSettings settings = Schocken.settings(variant);
        if (settings.gameStarter().dice() == 0) {
            return evening;
        }
        boolean high = settings.gameStarter().name().endsWith("HIGHEST");
        for (String name : names) {
            boolean best = name.equals(names[0]) == high;
            evening.play(
                    name
                            + (best ? " starts 6" : " starts 1")
                            + (settings.gameStarter().dice() == 1 ? "" : best ? "-6-5" : "-2-2"));
        }
        return evening;
    }

    /** A table that has not begun. */
    static Evening unopened(Variant variant, String... names) {
        return new Evening(GAME.open(variant, Seats.of(names)));
    }

    /** Hattersheim with changes such as {@code "discs: 15"}; the first seat leads. */
    static Variant house(String... changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: schocken
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: hattersheim@4
                        changes:
                        """);
        boolean starter = false;
        for (String change : changes) {
            starter |= change.startsWith("gameStarter:");
            written(yaml, change);
        }
        if (!starter) {
            written(yaml, "gameStarter: first-seat");
        }
        return GAME.variants().read(yaml.toString(), "house.yaml").orElseThrow();
    }

    private static void written(StringBuilder yaml, String change) {
        int colon = change.indexOf(':');
        yaml.append("  ").append(change, 0, colon).append(":\n");
        yaml.append("    to").append(change.substring(colon)).append('\n');
        yaml.append("    because: We play so.\n");
    }

    /** Events as {@link Notation} tells them; each must stand. */
    Evening play(String... told) {
        return play(List.of(told));
    }

    Evening play(List<String> told) {
        for (String words : told) {
            Verdict<SchockenState, SchockenEvent> verdict = match.judge(Notation.event(words));
            assertThat(verdict).as(words).isInstanceOf(Verdict.Accepted.class);
            match = verdict.match();
            rulings = verdict.rulings();
        }
        return this;
    }

    /** Everybody's first throw. */
    Evening lay(String... hands) {
        return play(Notation.lay(hands));
    }

    /** A whole round after a Schuss, the leader's hand first. */
    Evening schuss(String... hands) {
        return play(Notation.schuss(hands));
    }

    /** Everybody leaves standing what he has, then all cups are lifted. */
    Evening finish() {
        int round = state().round();
        int half = state().half();
        while (state().round() == round
                && state().half() == half
                && match.turn() instanceof Turn.Player next) {
            boolean shows =
                    state().stage() == Stage.SHOWDOWN
                            || (state().stage() == Stage.LEADER
                                    && hand(next.name()).sight() != Hand.Sight.EVERYBODY);
            play(next.name() + (shows ? " lifts" : " stands"));
        }
        return this;
    }

    /** A round in which the loser gets so many discs, all others being in between. */
    Evening deal(String loser, int discs, String winner) {
        List<String> hands = new ArrayList<>();
        for (String name : order()) {
            String dice = name.equals(loser) ? "2-2-1" : "3-3-1";
            hands.add(name + " " + (name.equals(winner) ? worth(discs) : dice));
        }
        return schuss(hands.toArray(String[]::new));
    }

    private static String worth(int discs) {
        return discs == 7 ? "4-2-1" : discs == 1 ? "6-6-5" : discs + "-1-1";
    }

    /** Loses the running half, or the final, by Schock-Aus of the first other player. */
    Evening loses(String loser) {
        List<String> hands = new ArrayList<>();
        for (String name : order()) {
            hands.add(name + (name.equals(loser) ? " 2-2-1" : " 1-1-1"));
        }
        return schuss(hands.toArray(String[]::new));
    }

    /** Who plays this round, leader first. */
    List<String> order() {
        return state().order();
    }

    /** The rules that forbid an event; the match must stay as it was. */
    List<String> refusal(String told) {
        return refused(told).rulings().stream()
                .filter(ruling -> ruling.kind() == Ruling.Kind.FORBIDS)
                .map(Ruling::rule)
                .toList();
    }

    /** The refusal of an event; the match must stay as it was. */
    Verdict.Rejected<SchockenState, SchockenEvent> refused(String told) {
        return refused(Notation.event(told));
    }

    Verdict.Rejected<SchockenState, SchockenEvent> refused(SchockenEvent event) {
        SchockenState before = state();
        int size = match.size();
        Verdict<SchockenState, SchockenEvent> verdict = match.judge(event);
        assertThat(verdict).as(event.toString()).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        assertThat(match.state()).isSameAs(before);
        assertThat(match.size()).isEqualTo(size);
        return (Verdict.Rejected<SchockenState, SchockenEvent>) verdict;
    }

    Match<SchockenState, SchockenEvent> match() {
        return match;
    }

    SchockenState state() {
        return match.state();
    }

    /** The rules that spoke about the last event. */
    List<String> rules() {
        return rulings.stream().map(Ruling::rule).toList();
    }

    /** What a rule said about the last event. */
    Ruling ruling(String rule) {
        return rulings.stream()
                .filter(ruling -> ruling.rule().equals(rule))
                .findFirst()
                .orElseThrow(() -> new AssertionError(rule + " is not among " + rules()));
    }

    /** A fact of a ruling about the last event. */
    Object fact(String rule, String name) {
        return ruling(rule)
                .fact(name)
                .orElseThrow(() -> new AssertionError(rule + " tells no " + name));
    }

    SchockenPlayer player(String name) {
        return state().player(name).orElseThrow();
    }

    Hand hand(String name) {
        return player(name).hand().orElseThrow();
    }

    int discs(String name) {
        return player(name).discs();
    }

    RoundResult lastRound() {
        return state().lastRound().orElseThrow();
    }

    String loser() {
        return lastRound().loser().orElse("nobody");
    }

    String leader() {
        return state().leader().orElse("nobody");
    }
}
