package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;

/**
 * A journal whose header was sound. Immutable; the file is opened anew for whatever is read.
 *
 * @param file where it is
 * @param name what problems call it
 * @param body the byte at which the line behind the header begins
 */
record JournalSource<S extends GameState, E extends GameEvent>(
        Path file,
        String name,
        Game<S, E> game,
        MatchHeader header,
        JournalForm<S, E> form,
        long body) {

    /** The source with this header line. */
    static <S extends GameState, E extends GameEvent> Reading<JournalSource<S, E>> of(
            Path file,
            String name,
            Game<S, E> game,
            VariantBook variants,
            Pinning pinning,
            JournalBytes.Line first) {
        JsonMatchCodec<S, E> codec = new JsonMatchCodec<>(game, variants, pinning);
        Where where = Where.file(name).at(1, 0);
        return first.text(where)
                .<Reading<MatchHeader>>fold(text -> codec.readHeader(text, where), Reading::failed)
                .fold(
                        header -> Reading.of(of(file, name, game, header, codec, first.next())),
                        Reading::failed);
    }

    static <S extends GameState, E extends GameEvent> JournalSource<S, E> of(
            Path file,
            String name,
            Game<S, E> game,
            MatchHeader header,
            JsonMatchCodec<S, E> codec,
            long body) {
        RulingForm rulings = new RulingForm(game.rulebook(), header.variant());
        return new JournalSource<>(
                file, name, game, header, new JournalForm<>(codec, rulings), body);
    }

    JournalBytes bytes() throws IOException {
        return JournalBytes.of(file);
    }

    /** The place of a line. */
    Where at(int line) {
        return Where.file(name).at(line, 0);
    }

    /** The match before its first event. */
    Match<S, E> opening() {
        return game.open(header);
    }

    /** An event's line. */
    Reading<Entry<E>> event(JournalBytes.Line line, int number, int expected) {
        Where where = at(number);
        return line.text(where)
                .<Reading<Entry<E>>>fold(text -> form.readEvent(text, where), Reading::failed)
                .fold(
                        entry ->
                                entry.number() == expected
                                        ? Reading.of(entry)
                                        : Reading.failed(
                                                Places.number(where, expected, entry.number())),
                        Reading::failed);
    }

    /** A checkpoint's line. */
    Reading<Checkpoint<S>> checkpoint(JournalBytes.Line line, int number) {
        Where where = at(number);
        return line.text(where).fold(text -> form.readCheckpoint(text, where), Reading::failed);
    }

    /** A file that cannot be read. */
    List<Problem> unreadable(IOException e) {
        return List.of(unreadable(name, e));
    }

    static Problem unreadable(String name, IOException e) {
        return Problem.of("unreadable", Where.file(name)).withValue(String.valueOf(e.getMessage()));
    }
}
