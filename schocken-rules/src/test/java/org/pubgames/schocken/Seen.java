package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchView;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;

/** Everything one viewer could read of a match, as text. */
final class Seen {

    private Seen() {}

    static Viewer viewer(String name) {
        return name.isEmpty() ? Viewer.table() : Viewer.seat(name);
    }

    /** The whole view: state and log as JSON, rulings with facts and words, turn, text forms. */
    static String by(Match<SchockenState, SchockenEvent> match, Viewer viewer) {
        MatchView<SchockenState, SchockenEvent> view = match.view(viewer);
        List<String> lines = new ArrayList<>();
        lines.add(Evening.GAME.codec().writeState(view.state()));
        lines.add(view.state().toString());
        lines.add(view.turn().toString());
        lines.add(view.header().toString());
        for (Entry<SchockenEvent> entry : view.log()) {
            lines.add(Evening.GAME.codec().writeEvent(entry.event()));
            lines.add(entry.toString());
            entry.rulings().forEach(ruling -> lines.add(words(ruling)));
        }
        lines.add(view.toString());
        return String.join("\n", lines);
    }

    /** The state alone, for looking often. */
    static String state(SchockenState state, Viewer viewer) {
        SchockenState seen = state.seenBy(viewer);
        return Evening.GAME.codec().writeState(seen) + seen;
    }

    private static String words(Ruling ruling) {
        StringBuilder words = new StringBuilder(ruling.toString());
        for (Lang lang : Lang.values()) {
            words.append('\n').append(Evening.GAME.rulebook().say(ruling, lang));
        }
        return words.toString();
    }

    /** What a log file or a debugger prints of the match itself, not of a view. */
    static String printed(Match<SchockenState, SchockenEvent> match) {
        return match + "\n" + match.state() + "\n" + match.log() + "\n" + match.turn();
    }

    /** What is printed of a verdict, with its words. */
    static String printed(Verdict<SchockenState, SchockenEvent> verdict) {
        StringBuilder words = new StringBuilder(verdict.toString());
        verdict.rulings().forEach(ruling -> words.append('\n').append(words(ruling)));
        return words.toString();
    }

    /** The dice of a cup in the view of somebody. */
    static Optional<List<Integer>> cup(
            Match<SchockenState, SchockenEvent> match, Viewer viewer, String player) {
        return match.view(viewer)
                .state()
                .player(player)
                .flatMap(SchockenPlayer::hand)
                .flatMap(Hand::dice);
    }
}
