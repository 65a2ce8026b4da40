package org.pubgames.core.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.ParkedMatch;
import org.pubgames.core.internal.data.RecordPacker;
import org.pubgames.core.internal.data.RecordUnpacker;

/** A match whose events are packed into bytes: rulings and states follow from them. */
final class PackedMatch<S extends GameState, E extends GameEvent> implements ParkedMatch<S, E> {

    private final RuledGame<S, E> game;
    private final MatchHeader header;
    private final int size;
    private final byte[] events;

    PackedMatch(RuledGame<S, E> game, Match<S, E> match) {
        this.game = game;
        this.header = match.header();
        this.size = match.size();
        RecordPacker packer = new RecordPacker(header.seats().names());
        for (Entry<E> entry : match.log()) {
            packer.add(game.eventType(), entry.event());
        }
        this.events = packer.bytes();
    }

    @Override
    public MatchHeader header() {
        return header;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int bytes() {
        return events.length;
    }

    @Override
    public Match<S, E> resume() {
        RecordUnpacker unpacker = new RecordUnpacker(header.seats().names(), events);
        Match<S, E> match = game.open(header);
        for (int i = 0; i < size; i++) {
            match = match.judge(unpacker.next(game.eventType())).orElseThrow().match();
        }
        return match;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PackedMatch<?, ?> parked
                && header.equals(parked.header)
                && Arrays.equals(events, parked.events);
    }

    @Override
    public int hashCode() {
        return 31 * header.hashCode() + Arrays.hashCode(events);
    }

    @Override
    public String toString() {
        return header.game() + " match of " + header.seats().names() + ", parked";
    }
}
