package org.pubgames.store;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Revised;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/** The rulings with the number of the event, as a journal has them. */
final class RulingAnswers implements Answers {

    @Override
    public <S extends GameState, E extends GameEvent> String accepted(
            HeldMatch<S, E> match, Verdict.Accepted<S, E> verdict) {
        return numbered(match.codec(), match.match().size(), verdict.rulings());
    }

    @Override
    public <S extends GameState, E extends GameEvent> String revised(
            HeldMatch<S, E> match, Revised.Done<S, E> revised) {
        List<String> changed = new ArrayList<>();
        for (Revised.Change<E> change : revised.changes()) {
            change.now().ifPresent(now -> changed.add(numbered(match.codec(), now)));
        }
        String brief = "{\"events\":" + match.match().size();
        String whole = brief + ",\"changed\":[" + String.join(",", changed) + "]}";
        return whole.length() > StoredLine.LONGEST ? brief + "}" : whole;
    }

    private static String numbered(MatchCodec<?, ?> codec, Entry<?> entry) {
        return numbered(codec, entry.number(), entry.rulings());
    }

    private static String numbered(MatchCodec<?, ?> codec, int number, List<Ruling> rulings) {
        return "{\"number\":" + number + ",\"rulings\":" + codec.writeRulings(rulings) + "}";
    }
}
