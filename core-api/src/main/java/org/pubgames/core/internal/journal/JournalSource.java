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
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;

/**
 * A journal whose header was sound. Immutable; the file is opened anew for whatever is read.
 *
 * @param file where it is
 * @param name what problems call it
 * @param body the byte at which the line behind the header begins
 * @param summed whether each line ends with a checksum; older journals have none
 * @param changed what has become of the variant where the match stands by the rules that the header
 *     keeps
 */
record JournalSource<S extends GameState, E extends GameEvent>(
        Path file,
        String name,
        Game<S, E> game,
        MatchHeader header,
        JournalForm<S, E> form,
        long body,
        boolean summed,
        List<Problem> changed) {

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
        boolean summed = first.summed();
        return (summed ? first.textWithoutSum(where) : first.text(where))
                .fold(
                        text ->
                                codec.readHeader(text, where)
                                        .fold(
                                                header ->
                                                        Reading.of(
                                                                of(
                                                                        file,
                                                                        name,
                                                                        game,
                                                                        header,
                                                                        codec,
                                                                        first.next(),
                                                                        summed,
                                                                        codec.changed(
                                                                                text, where))),
                                                Reading::failed),
                        Reading::failed);
    }

    static <S extends GameState, E extends GameEvent> JournalSource<S, E> of(
            Path file,
            String name,
            Game<S, E> game,
            MatchHeader header,
            JsonMatchCodec<S, E> codec,
            long body,
            boolean summed,
            List<Problem> changed) {
        RulingForm rulings = new RulingForm(game.rulebook(), header.variant());
        return new JournalSource<>(
                file, name, game, header, new JournalForm<>(codec, rulings), body, summed, changed);
    }

    /** A line's text without its checksum. */
    Reading<String> text(JournalBytes.Line line, Where where) {
        return summed ? line.textWithoutSum(where) : line.text(where);
    }

    JournalBytes bytes() throws IOException {
        return JournalBytes.of(file);
    }

    /** The place of a line. */
    Where at(int line) {
        return Where.file(name).at(line, 0);
    }

    /** The match that goes on from a checkpoint. */
    Match<S, E> match(Checkpoint<S> checkpoint) {
        return game.resume(
                header,
                checkpoint.place().revisions().isPresent()
                        ? RevisedPast.of(this, checkpoint)
                        : new JournalPast<>(this, checkpoint));
    }

    /** The match before its first event. */
    Match<S, E> opening() {
        return game.open(header);
    }

    /** An event's line. */
    Reading<Entry<E>> event(JournalBytes.Line line, int number, int expected) {
        Where where = at(number);
        return text(line, where)
                .<Reading<Entry<E>>>fold(text -> form.readEvent(text, where), Reading::failed)
                .fold(
                        entry ->
                                entry.number() == expected
                                        ? Reading.of(entry)
                                        : Reading.failed(
                                                Places.number(where, expected, entry.number())),
                        Reading::failed);
    }

    /** A revision's line. */
    Reading<Revision<E>> revision(JournalBytes.Line line, int number) {
        Where where = at(number);
        return text(line, where).fold(text -> form.readRevision(text, where), Reading::failed);
    }

    /** What comes of a revision's line; a journal has only those that were done. */
    Reading<Revised.Done<S, E>> revised(Match<S, E> match, Revision<E> revision, int number) {
        Where where = at(number);
        return match.revise(revision)
                .<Reading<Revised.Done<S, E>>>fold(
                        Reading::of,
                        refused -> Reading.failed(Places.refused(where, refused)),
                        impossible ->
                                Reading.failed(
                                        impossible.problems().stream()
                                                .map(
                                                        problem ->
                                                                problem.at(
                                                                        where.path(
                                                                                problem.where()
                                                                                        .path())))
                                                .toList()));
    }

    /** A checkpoint's line. */
    Reading<Checkpoint<S>> checkpoint(JournalBytes.Line line, int number) {
        Where where = at(number);
        return text(line, where).fold(text -> form.readCheckpoint(text, where), Reading::failed);
    }

    /** A file that cannot be read. */
    List<Problem> unreadable(IOException e) {
        return List.of(unreadable(name, e));
    }

    static Problem unreadable(String name, IOException e) {
        return Problem.of("unreadable", Where.file(name)).withValue(String.valueOf(e.getMessage()));
    }
}
