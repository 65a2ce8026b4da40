package org.pubgames.cli.rejudge;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Catalogue;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * Judges matches as they were and under another variant. What comes of a match depends on the match
 * alone. Belongs to one thread.
 */
public final class Rejudge {

    private final Catalogue catalogue;
    private final Variant other;
    private final Game<?, ?> game;
    private List<VariantFile> beside = List.of();
    private Catalogue withBeside;

    /**
     * Judging by another variant.
     *
     * @param catalogue where the variant that a match was played by is looked up; where it has
     *     changed since, the rules that the header keeps hold
     * @param other the other variant
     */
    public Rejudge(Catalogue catalogue, Variant other) {
        this.catalogue = catalogue;
        this.withBeside = catalogue;
        this.other = other;
        this.game = Games.find(other.game()).orElseThrow();
    }

    /**
     * Judges a match twice.
     *
     * @param played the match as it was written
     * @return both judgements beside each other, or why there are none
     */
    public MatchResult judge(PlayedMatch played) {
        try {
            return judged(played);
        } catch (RuntimeException e) {
            // a house's rules may contradict each other: that is the end of this match alone
            return new MatchResult.Unread(
                    Problem.of("cannot-be-judged", played.place().where())
                            .withValue(String.valueOf(e.getMessage())));
        }
    }

    private MatchResult judged(PlayedMatch played) {
        Where where = played.place().where();
        String header = played.lines().get(0);
        Reading<Node> read = JsonText.read(header, where);
        if (read instanceof Reading.Unreadable<Node> unreadable) {
            return new MatchResult.Unread(unreadable.problems().get(0));
        }
        String id = game(read.orElseThrow());
        if (id.equals(other.game())) {
            return judge(game, played);
        }
        return Games.look(id, where)
                .<MatchResult>fold(
                        found -> new MatchResult.OtherGame(id),
                        problems -> new MatchResult.Unread(problems.get(0)));
    }

    private static String game(Node header) {
        return header instanceof Node.Fields fields
                        && fields.values().get("game") instanceof Node.Text text
                ? text.value()
                : "";
    }

    private <S extends GameState, E extends GameEvent> MatchResult judge(
            Game<S, E> of, PlayedMatch played) {
        MatchCodec<S, E> codec = of.codec(catalogue(played).of(of), Pinning.KEPT);
        AsPlayed<S, E> before = AsPlayed.of(of, codec, played);
        @Nullable Match<S, E> match = before.match();
        if (match == null || !before.problems().isEmpty()) {
            return new MatchResult.Unread(before.problems().get(0));
        }
        return new OtherCourse<>(of, other, match).of(played);
    }

    private Catalogue catalogue(PlayedMatch played) {
        if (played.variants().isEmpty()) {
            return catalogue;
        }
        if (!played.variants().equals(beside)) {
            beside = played.variants();
            withBeside = catalogue.with(beside);
        }
        return withBeside;
    }

    /**
     * A match as it was judged, with its revisions.
     *
     * @param match the match; null where its header cannot be used
     * @param problems what of it cannot be read
     */
    private record AsPlayed<S extends GameState, E extends GameEvent>(
            @Nullable Match<S, E> match, List<Problem> problems) {

        static <S extends GameState, E extends GameEvent> AsPlayed<S, E> of(
                Game<S, E> game, MatchCodec<S, E> codec, PlayedMatch played) {
            Place place = played.place();
            return codec.readHeader(played.lines().get(0), place.where())
                    .fold(
                            header -> of(game.open(header), codec, played),
                            problems -> new AsPlayed<>(null, problems));
        }

        private static <S extends GameState, E extends GameEvent> AsPlayed<S, E> of(
                Match<S, E> opening, MatchCodec<S, E> codec, PlayedMatch played) {
            Match<S, E> match = opening;
            List<Problem> problems = new ArrayList<>();
            for (int i = 1; i < played.lines().size() && problems.isEmpty(); i++) {
                String line = played.lines().get(i);
                Where where = Where.file(played.place().file()).at(played.place().line() + i, 0);
                if (!line.isBlank()) {
                    Reading<MatchCodec.Line<E>> read = codec.readSent(line, where);
                    problems.addAll(read.problems());
                    if (read instanceof Reading.Read<MatchCodec.Line<E>> sound) {
                        match = after(match, sound.value());
                    }
                }
            }
            return new AsPlayed<>(match, problems);
        }

        /** What is refused, event or revision, was not part of the match. */
        private static <S extends GameState, E extends GameEvent> Match<S, E> after(
                Match<S, E> match, MatchCodec.Line<E> line) {
            return line instanceof MatchCodec.Line.Reported<E> reported
                    ? match.judge(reported.event()).match()
                    : match.revise(((MatchCodec.Line.Revising<E>) line).revision()).match();
        }
    }
}
