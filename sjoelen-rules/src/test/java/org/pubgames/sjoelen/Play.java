package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/** A match in the making: every event must stand, unless its refusal is asked for. */
final class Play {

    static final String ANNA = "Anna";

    private Match<SjoelenState, SjoelenEvent> match;
    private List<Ruling> rulings = List.of();

    private Play(Match<SjoelenState, SjoelenEvent> match) {
        this.match = match;
    }

    static Play in(String variant) {
        Variant shipped = Shipped.variant(variant);
        return in(shipped, Shipped.opponents(shipped).toArray(String[]::new));
    }

    static Play in(Variant variant, String... others) {
        String[] names = new String[others.length + 1];
        names[0] = ANNA;
        System.arraycopy(others, 0, names, 1, others.length);
        return new Play(Shipped.GAME.open(variant, Seats.of(names)));
    }

    Play then(SjoelenEvent... events) {
        for (SjoelenEvent event : events) {
            Verdict.Accepted<SjoelenState, SjoelenEvent> verdict = match.judge(event).orElseThrow();
            match = verdict.match();
            rulings = verdict.rulings();
        }
        return this;
    }

    /** A sub-turn after which this lies in the compartments. */
    Play subTurn(int twos, int threes, int fours, int ones) {
        return then(SjoelenEvent.SubTurnPlayed.of(ANNA, twos, threes, fours, ones));
    }

    Play bonus(int twos, int threes, int fours, int ones) {
        return then(new SjoelenEvent.BonusPlayed(ANNA, Compartments.of(twos, threes, fours, ones)));
    }

    /** Discs with the same fate, one after the other. */
    Play shove(int times, Fate fate) {
        for (int i = 0; i < times; i++) {
            then(SjoelenEvent.Shoved.to(ANNA, fate));
        }
        return this;
    }

    Play into(int compartment) {
        return then(SjoelenEvent.Shoved.into(ANNA, compartment));
    }

    Play endSubTurn() {
        return then(new SjoelenEvent.SubTurnEnded(ANNA));
    }

    /** Whole sub-turns with this layout until the turn is over. */
    Play turn(Compartments layout) {
        int lines = anna().card().size();
        while (anna().card().size() == lines) {
            then(SjoelenEvent.SubTurnPlayed.of(ANNA, layout));
        }
        return this;
    }

    /** Scores without discs, one line each. */
    Play scores(int... points) {
        for (int score : points) {
            then(SjoelenEvent.ScoreNoted.of(ANNA, score));
        }
        return this;
    }

    /** The rules that forbid an event; the match must stay as it was. */
    List<String> refusal(SjoelenEvent event) {
        Verdict<SjoelenState, SjoelenEvent> verdict = match.judge(event);
        assertThat(verdict).as(event.toString()).isInstanceOf(Verdict.Rejected.class);
        assertThat(verdict.match()).isSameAs(match);
        return verdict.<List<String>>fold(ok -> List.of(), Verdict.Rejected::because);
    }

    Match<SjoelenState, SjoelenEvent> match() {
        return match;
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

    SjoelenPlayer anna() {
        return match.state().player(ANNA).orElseThrow();
    }

    TurnInPlay turn() {
        return anna().turn().orElseThrow();
    }

    CardLine line() {
        return anna().card().get(anna().card().size() - 1);
    }

    /** The points of the turn played last. */
    int points() {
        assertThat(anna().turn()).isEmpty();
        return line().points();
    }
}
