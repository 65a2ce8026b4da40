package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * Judges a match file line by line, at the cost of one line at a time. A line that cannot be read
 * is reported and the match goes on without it; without a usable header there is no match.
 */
final class MatchFile {

    private MatchFile() {}

    /**
     * Judges a file of any installed game.
     *
     * @param catalogue where the variant that the header names is looked up
     * @param pinning what to do when it has changed since the match was begun
     */
    static void read(
            InputStream in, String file, Catalogue catalogue, Pinning pinning, MatchReader.Any any)
            throws IOException {
        Lines lines = new Lines(in, file);
        Reading<String> first = header(lines);
        if (first == null) {
            any.problem(
                    Problem.of("empty-file", Where.file(file))
                            .withAllowed("{\"format\":1,\"game\":…}"));
            return;
        }
        if (!first.problems().isEmpty()) {
            first.problems().forEach(any::problem);
            return;
        }
        String json = first.orElseThrow();
        Reading<Game<?, ?>> game =
                JsonText.read(json, lines.where())
                        .fold(node -> game(node, lines.where()), Reading::failed);
        game.fold(
                found -> {
                    judge(lines, json, found, catalogue, pinning, any);
                    return true;
                },
                problems -> {
                    problems.forEach(any::problem);
                    return false;
                });
    }

    /**
     * Judges a file of one game.
     *
     * @param codec reads its lines; it knows where variants are looked up
     */
    static <S extends GameState, E extends GameEvent> void read(
            InputStream in,
            String file,
            Game<S, E> game,
            MatchCodec<S, E> codec,
            MatchReader<S, E> reader)
            throws IOException {
        Lines lines = new Lines(in, file);
        Reading<String> first = header(lines);
        if (first == null) {
            reader.problem(
                    Problem.of("empty-file", Where.file(file))
                            .withAllowed("{\"format\":1,\"game\":…}"));
        } else if (!first.problems().isEmpty()) {
            first.problems().forEach(reader::problem);
        } else {
            judge(lines, first.orElseThrow(), game, codec, reader);
        }
    }

    private static @Nullable Reading<String> header(Lines lines) throws IOException {
        Reading<String> line = lines.next();
        while (line != null && line.problems().isEmpty() && line.orElseThrow().isBlank()) {
            line = lines.next();
        }
        return line;
    }

    /**
     * The game a header names; an event in the header's place is told apart from other mistakes.
     */
    static Reading<Game<?, ?>> game(Node node, Where where) {
        if (node instanceof Node.Fields fields) {
            if (fields.values().get("game") instanceof Node.Text id) {
                Where place =
                        new Where(where.file(), id.mark().line(), id.mark().column(), "/game");
                return Games.look(id.value(), place);
            }
            if (fields.values().containsKey(JsonMatchCodec.TAG)) {
                return Reading.failed(
                        Problem.of("missing-header", where)
                                .withAllowed("{\"format\":1,\"game\":…,\"seats\":[…]}"));
            }
        }
        return Reading.failed(
                Problem.of("missing-header", where)
                        .withValue(node.shown())
                        .withAllowed("{\"format\":1,\"game\":…,\"seats\":[…]}"));
    }

    private static <S extends GameState, E extends GameEvent> void judge(
            Lines lines,
            String header,
            Game<S, E> game,
            Catalogue catalogue,
            Pinning pinning,
            MatchReader.Any any) {
        judge(lines, header, game, game.codec(catalogue.of(game), pinning), any.of(game));
    }

    private static <S extends GameState, E extends GameEvent> void judge(
            Lines lines,
            String header,
            Game<S, E> game,
            MatchCodec<S, E> codec,
            MatchReader<S, E> reader) {
        // the first line of a journal is a header too
        Reading<MatchHeader> begun = codec.readHeader(LineSum.withoutAny(header), lines.where());
        List<Problem> problems = begun.problems();
        if (!problems.isEmpty()) {
            problems.forEach(reader::problem);
            return;
        }
        Match<S, E> match = reader.begin(game.open(begun.orElseThrow()));
        reader.opened(match);
        try {
            for (Reading<String> line = lines.next(); line != null; line = lines.next()) {
                Where where = lines.where();
                Reading<MatchCodec.Line<E>> read =
                        line.fold(
                                text -> text.isBlank() ? null : codec.readSent(text, where),
                                Reading::failed);
                if (read == null) {
                    continue;
                }
                if (read instanceof Reading.Read<MatchCodec.Line<E>> sound) {
                    match = told(match, sound.value(), where, reader);
                } else {
                    read.problems().forEach(reader::problem);
                    if (JsonMatchCodec.ofJournal(read.problems().get(0))) {
                        return;
                    }
                }
            }
        } catch (IOException e) {
            reader.problem(
                    Problem.of("unreadable", lines.where())
                            .withValue(String.valueOf(e.getMessage())));
        }
    }

    /** The match after a line, which the reader is told. */
    static <S extends GameState, E extends GameEvent> Match<S, E> told(
            Match<S, E> match, MatchCodec.Line<E> line, Where where, MatchReader<S, E> reader) {
        if (line instanceof MatchCodec.Line.Reported<E> reported) {
            Verdict<S, E> verdict = match.judge(reported.event());
            reader.judged(where.line(), reported.event(), verdict);
            return verdict.match();
        }
        Revision<E> revision = ((MatchCodec.Line.Revising<E>) line).revision();
        Revised<S, E> revised = match.revise(revision);
        if (revised instanceof Revised.Impossible<S, E> impossible) {
            impossible
                    .problems()
                    .forEach(
                            problem ->
                                    reader.problem(problem.at(where.path(problem.where().path()))));
        } else {
            reader.revised(where.line(), revision, revised);
        }
        return revised.match();
    }
}
