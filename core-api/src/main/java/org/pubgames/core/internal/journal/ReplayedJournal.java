package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;

/** A journal as it was left: replayed from its last checkpoint. Immutable. */
final class ReplayedJournal<S extends GameState, E extends GameEvent> implements JournalFile<S, E> {

    private final JournalSource<S, E> source;
    private final JournalOpening.Opened<S, E> opened;

    private ReplayedJournal(JournalSource<S, E> source, JournalOpening.Opened<S, E> opened) {
        this.source = source;
        this.opened = opened;
    }

    /**
     * A journal of any installed game.
     *
     * @param name what problems call the file
     * @param catalogue where the variant that the header names is looked up
     * @param pinning what to do when it has changed since the match was begun
     */
    static <R> Reading<R> open(
            Path file, String name, Catalogue catalogue, Pinning pinning, Use<R> use) {
        try (JournalBytes bytes = JournalBytes.of(file)) {
            JournalBytes.Line first = bytes.line(0);
            Where where = Where.file(name).at(1, 0);
            return header(first, bytes, where)
                    .<Reading<Game<?, ?>>>fold(
                            text ->
                                    JsonText.read(text, where)
                                            .fold(
                                                    node -> MatchFile.game(node, where),
                                                    Reading::failed),
                            Reading::failed)
                    .fold(
                            game ->
                                    open(file, name, game, catalogue, pinning)
                                            .fold(
                                                    found -> Reading.of(found.used(use)),
                                                    Reading::failed),
                            Reading::failed);
        } catch (IOException e) {
            return Reading.failed(JournalSource.unreadable(name, e));
        }
    }

    private static Reading<String> header(
            JournalBytes.Line first, JournalBytes bytes, Where where) {
        if (first.length() == 0) {
            return Reading.failed(
                    Problem.of("empty-file", Where.file(where.file()))
                            .withAllowed("{\"format\":1,\"game\":…}"));
        }
        return TornHeader.is(first, bytes)
                ? Reading.failed(Problem.of("journal-header-torn", where))
                : first.text(where);
    }

    private static <S extends GameState, E extends GameEvent> Reading<ReplayedJournal<S, E>> open(
            Path file, String name, Game<S, E> game, Catalogue catalogue, Pinning pinning) {
        return open(file, name, game, catalogue.of(game), pinning);
    }

    /**
     * A journal of one game.
     *
     * @param name what problems call the file
     * @param variants where the variant that the header names is looked up
     * @param pinning what to do when it has changed since the match was begun
     */
    static <S extends GameState, E extends GameEvent> Reading<ReplayedJournal<S, E>> open(
            Path file, String name, Game<S, E> game, VariantBook variants, Pinning pinning) {
        try (JournalBytes bytes = JournalBytes.of(file)) {
            JournalBytes.Line first = bytes.line(0);
            return header(first, bytes, Where.file(name).at(1, 0))
                    .<Reading<JournalSource<S, E>>>fold(
                            text -> JournalSource.of(file, name, game, variants, pinning, first),
                            Reading::failed)
                    .fold(source -> opened(source, bytes), Reading::failed);
        } catch (IOException e) {
            return Reading.failed(JournalSource.unreadable(name, e));
        }
    }

    private static <S extends GameState, E extends GameEvent> Reading<ReplayedJournal<S, E>> opened(
            JournalSource<S, E> source, JournalBytes bytes) {
        try {
            return new JournalOpening<>(source)
                    .open(bytes)
                    .fold(
                            opened -> Reading.of(new ReplayedJournal<>(source, opened)),
                            Reading::failed);
        } catch (IOException e) {
            return Reading.failed(source.unreadable(e));
        }
    }

    private <R> R used(Use<R> use) {
        return use.with(source.game(), this);
    }

    @Override
    public Match<S, E> match() {
        return opened.match();
    }

    @Override
    public List<Problem> warnings() {
        List<Problem> warnings = new ArrayList<>(words());
        if (opened.tail().torn() > 0) {
            String code = opened.tail().holed() ? "journal-unwritten" : "journal-torn";
            warnings.add(
                    Problem.of(code, source.at(opened.lines() + 1))
                            .withValue(opened.match().size()));
        }
        return List.copyOf(warnings);
    }

    @Override
    public List<Problem> verify() {
        try (JournalBytes bytes = source.bytes()) {
            return new JournalCheck<>(source, bytes, opened.end()).differences();
        } catch (IOException e) {
            return source.unreadable(e);
        }
    }

    @Override
    public void history(MatchReader<S, E> reader) {
        try (JournalBytes bytes = source.bytes()) {
            new JournalCourse<>(source).tell(bytes, opened.end(), reader);
        } catch (IOException e) {
            source.unreadable(e).forEach(reader::problem);
        }
    }

    /** Words about a variant that has changed, and about a journal without checksums. */
    List<Problem> words() {
        List<Problem> words = new ArrayList<>(source.changed());
        if (!source.summed()) {
            words.add(Problem.of("journal-unsummed", source.at(1)));
        }
        return words;
    }

    JournalSource<S, E> source() {
        return source;
    }

    JournalOpening.Opened<S, E> opened() {
        return opened;
    }
}
