package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.EventKind;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Role;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Digest;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.MovesForm;

/**
 * A match of a game that is spoken to in JSON.
 *
 * @param game the game
 * @param match one of its matches
 */
public record HostedMatch<S extends GameState, E extends GameEvent>(
        Game<S, E> game, Match<S, E> match) implements JsonMatch {

    @Override
    public String header() {
        return game.codec().writeHeader(match.header());
    }

    @Override
    public String file() {
        return game.codec().write(match);
    }

    @Override
    public String digest() {
        return Digest.whole(file());
    }

    @Override
    public Answer judge(String line, Where where) {
        return game.codec().readSent(line, where).fold(this::answer, this::unread);
    }

    @Override
    public Answer judge(String line, Role role, Where where) {
        return game.codec()
                .readSent(line, where)
                .fold(
                        read ->
                                event(read)
                                        .flatMap(event -> game.unreportable(event, role))
                                        .map(problem -> unread(List.of(problem)))
                                        .orElseGet(() -> answer(read)),
                        this::unread);
    }

    /** The event that a line reports or brings; empty where a revision only takes away. */
    private Optional<E> event(MatchCodec.Line<E> line) {
        return line instanceof MatchCodec.Line.Reported<E> reported
                ? Optional.of(reported.event())
                : ((MatchCodec.Line.Revising<E>) line).revision().brings();
    }

    /**
     * A viewer who has a seat before or after the answer.
     *
     * @throws IllegalArgumentException when he has none
     */
    private Viewer seated(Viewer viewer, Match<S, E> now) {
        boolean known =
                viewer.seat()
                        .filter(seat -> !match.seated().contains(seat))
                        .filter(seat -> !now.seated().contains(seat))
                        .isEmpty();
        if (!known) {
            throw new IllegalArgumentException(
                    "nobody called '"
                            + viewer.seat().orElse("")
                            + "' is seated; seats "
                            + now.seated());
        }
        return viewer;
    }

    private Answer answer(MatchCodec.Line<E> line) {
        if (line instanceof MatchCodec.Line.Revising<E> revising) {
            Revision<E> revision = revising.revision();
            return new OfRevision(revision, match.revise(revision));
        }
        E event = ((MatchCodec.Line.Reported<E>) line).event();
        return new OfEvent(event, match.judge(event));
    }

    private Answer unread(List<Problem> problems) {
        return new Unread(problems);
    }

    @Override
    public String state() {
        return game.codec().writeState(match.state());
    }

    @Override
    public String state(Viewer viewer) {
        return game.codec().writeState(match.state(viewer));
    }

    @Override
    public String view(Viewer viewer, Lang lang) {
        return game.answers(lang).writeView(match.view(viewer));
    }

    @Override
    public String turn() {
        return JsonWriter.write(TurnForm.written(match.turn()));
    }

    @Override
    public Optional<String> outcome(Lang lang) {
        return match.outcome().map(game.answers(lang)::writeOutcome);
    }

    @Override
    public String moves() {
        return game.codec().writeMoves(match.legal().moves());
    }

    @Override
    public String moves(Role role) {
        return game.codec().writeMoves(match.legal().as(role).moves());
    }

    @Override
    public String forms(Optional<Role> role) {
        Legal<E> legal = role.map(match.legal()::as).orElseGet(match::legal);
        return JsonWriter.write(legal.forms().stream().map(MovesForm::form).toList());
    }

    @Override
    public Optional<String> position() {
        return match.position().map(JsonWriter::write);
    }

    private JsonMatch after(Match<S, E> now) {
        return now == match ? this : new HostedMatch<>(game, now);
    }

    /** The answer to an event. */
    private final class OfEvent implements Answer {

        private final E event;
        private final Verdict<S, E> verdict;

        OfEvent(E event, Verdict<S, E> verdict) {
            this.event = event;
            this.verdict = verdict;
        }

        @Override
        public JsonMatch match() {
            return after(verdict.match());
        }

        @Override
        public boolean accepted() {
            return verdict.accepted();
        }

        @Override
        public List<Ruling> rulings() {
            return verdict.rulings();
        }

        @Override
        public List<Problem> problems() {
            return List.of();
        }

        @Override
        public Optional<EventKind> kind() {
            return Optional.of(game.kind(event));
        }

        @Override
        public String json(Lang lang) {
            return game.answers(lang).writeVerdict(match, event, verdict);
        }

        @Override
        public String json(Lang lang, Viewer viewer) {
            return game.answers(lang)
                    .writeVerdict(match, event, verdict, seated(viewer, verdict.match()));
        }
    }

    /** The answer to a revision. */
    private final class OfRevision implements Answer {

        private final Revision<E> revision;
        private final Revised<S, E> revised;

        OfRevision(Revision<E> revision, Revised<S, E> revised) {
            this.revision = revision;
            this.revised = revised;
        }

        @Override
        public JsonMatch match() {
            return after(revised.match());
        }

        @Override
        public boolean accepted() {
            return revised.done();
        }

        @Override
        public List<Ruling> rulings() {
            return revised instanceof Revised.Refused<S, E> refused ? refused.rulings() : List.of();
        }

        @Override
        public List<Problem> problems() {
            return revised instanceof Revised.Impossible<S, E> impossible
                    ? impossible.problems()
                    : List.of();
        }

        @Override
        public Optional<EventKind> kind() {
            return Optional.empty();
        }

        @Override
        public String json(Lang lang) {
            return game.answers(lang).writeRevised(match, revision, revised);
        }

        @Override
        public String json(Lang lang, Viewer viewer) {
            return game.answers(lang)
                    .writeRevised(match, revision, revised, seated(viewer, revised.match()));
        }
    }

    /** The answer to a line that could not be read. */
    private final class Unread implements Answer {

        private final List<Problem> problems;

        Unread(List<Problem> problems) {
            this.problems = List.copyOf(problems);
        }

        @Override
        public JsonMatch match() {
            return HostedMatch.this;
        }

        @Override
        public boolean accepted() {
            return false;
        }

        @Override
        public List<Ruling> rulings() {
            return List.of();
        }

        @Override
        public List<Problem> problems() {
            return problems;
        }

        @Override
        public Optional<EventKind> kind() {
            return Optional.empty();
        }

        @Override
        public String json(Lang lang) {
            Map<String, Object> map = new LinkedHashMap<>(VerdictAnswer.refused());
            map.put("problems", ProblemForm.written(problems, lang));
            return JsonWriter.write(map);
        }

        /** Whoever sent the line knows what stands in it. */
        @Override
        public String json(Lang lang, Viewer viewer) {
            return JsonWriter.write(VerdictAnswer.refused());
        }
    }
}
