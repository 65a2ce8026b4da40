package org.pubgames.club;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Entry;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Role;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/** What is entered in a whole match: legal events at random, drawn beforehand. */
final class Course {

    private Course() {}

    /**
     * {@return the events as they are sent}
     *
     * @param rules {@code game/variant}
     * @param players who plays
     * @param most after so many the match is left as it is
     * @param random what chance does
     */
    static List<String> of(String rules, List<String> players, int most, RandomGenerator random) {
        String[] named = rules.split("/", 2);
        Game<?, ?> game = Games.find(named[0]).orElseThrow();
        Catalogue catalogue = Games.catalogue();
        Variant variant = catalogue.of(game).find(named[1]).orElseThrow();
        return drawn(game, variant, new Seats(players), most, random);
    }

    private static <S extends GameState, E extends GameEvent> List<String> drawn(
            Game<S, E> game, Variant variant, Seats seats, int most, RandomGenerator random) {
        MatchCodec<S, E> codec = game.codec();
        Match<S, E> match = game.open(variant, seats);
        List<String> events = new ArrayList<>();
        for (int tried = 0; tried < most && match.outcome().isEmpty(); tried++) {
            Optional<Match<S, E>> next = match.drawn(random).map(Verdict::match);
            if (next.isEmpty()) {
                break;
            }
            E event = next.get().last().orElseThrow().event();
            if (atBoard(game.kind(event))) {
                match = next.get();
                events.add(codec.writeEvent(event));
            }
        }
        return events;
    }

    /** Whether it is for somebody at the board to report, and not for the organizer alone. */
    private static boolean atBoard(EventKind kind) {
        return kind.roles().stream().anyMatch(role -> role != Role.ORGANIZER);
    }

    /** {@return a match judged once more, event by event: the plain loop} */
    static <S extends GameState, E extends GameEvent> Match<S, E> again(
            Game<S, E> game, Match<?, ?> played) {
        Match<S, E> match = game.open(played.header());
        for (Entry<?> entry : played.log()) {
            match = match.judge(game.eventType().cast(entry.event())).match();
        }
        return match;
    }
}
