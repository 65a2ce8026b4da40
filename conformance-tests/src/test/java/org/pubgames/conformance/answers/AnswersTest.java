package org.pubgames.conformance.answers;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.Opened;
import org.pubgames.conformance.PlayedVariant;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchView;
import org.pubgames.core.Moves;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Rule;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;

/** Whatever a game answers to the shipped vectors is written as JSON and read back equal. */
class AnswersTest {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /** Checking a text against a schema takes longer than all the rest. */
    private static final int CHECKED = 40;

    private static final Map<String, Schema> SCHEMAS = new ConcurrentHashMap<>();

    /** Every how many vectors the moves are looked at. */
    private static final int COUNTED = 8;

    private int tried;
    private int checked;

    private static Schema schema(Game<?, ?> game) {
        return SCHEMAS.computeIfAbsent(
                game.key().id(), id -> REGISTRY.getSchema(game.answers(Lang.EN).schema()));
    }

    /** Every how many vectors one is looked at. */
    int step() {
        return 120;
    }

    static Stream<Game<?, ?>> games() {
        return Games.installed().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyAnswerIsReadBackEqual(Game<?, ?> game) {
        played(game);
    }

    private <S extends GameState, E extends GameEvent> void played(Game<S, E> game) {
        List<Vector> vectors =
                ShippedVectors.of(game.key().id()).stream()
                        .filter(vector -> vector.play().isPresent())
                        .toList();
        int answers = 0;
        for (int i = 0; i < vectors.size(); i += step()) {
            Vector vector = vectors.get(i);
            Reading<Variant> variant = PlayedVariant.of(game).of(vector);
            Vector.Play play = vector.play().orElseThrow();
            if (variant instanceof Reading.Read<Variant> known
                    && game.seatProblems(known.value(), play.seats(), Where.UNKNOWN).isEmpty()
                    && Opened.match(game, known.value(), play)
                            instanceof Reading.Read<Match<S, E>> opened) {
                answers += new Course<>(game, vector.id()).play(opened.value(), play);
            }
        }
        assertThat(answers).isGreaterThan(vectors.size() / step());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyVariantIsReadBackEqual(Game<?, ?> game) {
        AnswerCodec<?, ?> codec = game.answers(Lang.NL);
        for (Variant variant : game.variants().all()) {
            String json = codec.writeVariant(variant);
            assertThat(codec.readVariant(json, Where.UNKNOWN).orElseThrow()).isSameAs(variant);
            fits(game, json);
        }
        String file =
                "{\"variant\":2,\"game\":\"%s\",\"id\":\"house\",\"title\":{\"en\":\"H\"},\"extends\":\"%s\"}"
                        .formatted(game.key().id(), game.variants().standard().pinned());
        Variant house = game.variants().read(file, "house").orElseThrow();
        String json = codec.writeVariant(house);
        Variant read = codec.readVariant(json, Where.UNKNOWN).orElseThrow();
        assertThat(read.digest()).isEqualTo(house.digest());
        assertThat(read.settings()).isEqualTo(house.settings());
        String digest = house.digest().substring(0, 12);
        assertThat(codes(codec.readVariant(json.replace(digest, "sha256:00000"), Where.UNKNOWN)))
                .contains("unknown-variant");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleIsReadBackEqual(Game<?, ?> game) {
        AnswerCodec<?, ?> codec = game.answers(Lang.DE);
        for (Rule rule : game.rulebook().rules()) {
            String json = codec.writeRule(rule);
            assertThat(codec.readRule(json, Where.UNKNOWN).orElseThrow()).isEqualTo(rule);
        }
        fits(game, codec.writeRulebook());
    }

    private static List<String> codes(Reading<?> reading) {
        return reading.problems().stream().map(Problem::code).toList();
    }

    private static void fits(Game<?, ?> game, String json) {
        assertThat(schema(game).validate(json, InputFormat.JSON)).as(json).isEmpty();
    }

    /** The play of one vector, answer by answer. */
    private final class Course<S extends GameState, E extends GameEvent> {

        private final Game<S, E> game;
        private final String vector;
        private final AnswerCodec<S, E> codec;
        private final Schema schema;
        private int answers;

        Course(Game<S, E> game, String vector) {
            this.game = game;
            this.vector = vector;
            this.codec = game.answers(Lang.EN);
            this.schema = schema(game);
        }

        int play(Match<S, E> opened, Vector.Play play) {
            List<Vector.EventLine> lines = new ArrayList<>(play.given());
            play.steps().forEach(step -> lines.add(step.when()));
            Match<S, E> match = opened;
            for (Vector.EventLine line : lines) {
                match =
                        game.codec().readLine(line.json(), line.where())
                                        instanceof Reading.Read<MatchCodec.Line<E>> read
                                ? answered(match, read.value())
                                : match;
            }
            seen(match);
            if (tried++ % COUNTED == 0) {
                moves(match);
            }
            return answers;
        }

        private Match<S, E> answered(Match<S, E> match, MatchCodec.Line<E> line) {
            answers++;
            if (line instanceof MatchCodec.Line.Revising<E> revising) {
                Revision<E> revision = revising.revision();
                Revised<S, E> revised = match.revise(revision);
                fits(codec.writeRevised(match, revision, revised));
                return revised.match();
            }
            E event = ((MatchCodec.Line.Reported<E>) line).event();
            Verdict<S, E> verdict = match.judge(event);
            String json = codec.writeVerdict(match, event, verdict);
            Verdict<S, E> read = codec.readVerdict(json, match, Where.UNKNOWN).orElseThrow();
            assertThat(read).as("%s: %s", vector, json).isEqualTo(verdict);
            assertThat(read.match().state()).as(vector).isEqualTo(verdict.match().state());
            assertThat(read.match().turn()).as(vector).isEqualTo(verdict.match().turn());
            assertThat(read.match().outcome()).as(vector).isEqualTo(verdict.match().outcome());
            for (Ruling ruling : verdict.rulings()) {
                Variant variant = match.header().variant();
                assertThat(
                                codec.readRuling(codec.writeRuling(ruling), variant, Where.UNKNOWN)
                                        .orElseThrow())
                        .as(vector)
                        .isEqualTo(ruling);
            }
            fits(json);
            return verdict.match();
        }

        /** Counting what may happen takes longer than judging it. */
        private void moves(Match<S, E> match) {
            Moves<E> moves = match.legal().moves();
            String json = codec.writeMoves(moves);
            assertThat(codec.readMoves(json, Where.UNKNOWN).orElseThrow())
                    .as(vector)
                    .isEqualTo(moves);
            assertThat(json).isEqualTo(game.codec().writeMoves(moves));
            fits(json);
        }

        private void seen(Match<S, E> match) {
            List<Viewer> viewers = new ArrayList<>(List.of(Viewer.table()));
            match.seated().forEach(name -> viewers.add(Viewer.seat(name)));
            for (Viewer viewer : viewers) {
                MatchView<S, E> view = match.view(viewer);
                String json = codec.writeView(view);
                MatchView<S, E> read = codec.readView(json, Where.UNKNOWN).orElseThrow();
                assertThat(read.state()).as(vector).isEqualTo(view.state());
                assertThat(read.log()).as(vector).isEqualTo(view.log());
                assertThat(read.viewer()).as(vector).isEqualTo(view.viewer());
                assertThat(read.header().variant().digest())
                        .as(vector)
                        .isEqualTo(view.header().variant().digest());
                fits(json);
            }
            Turn turn = match.turn();
            assertThat(codec.readTurn(codec.writeTurn(turn), Where.UNKNOWN).orElseThrow())
                    .isEqualTo(turn);
            Optional<Outcome> outcome = match.outcome();
            if (outcome.isPresent()) {
                String json = codec.writeOutcome(outcome.get());
                assertThat(
                                codec.readOutcome(json, match.header().variant(), Where.UNKNOWN)
                                        .orElseThrow())
                        .isEqualTo(outcome.get());
            }
            Optional<Entry<E>> last = match.last();
            if (last.isPresent()) {
                String json = codec.writeEntry(last.get());
                assertThat(
                                codec.readEntry(json, match.header().variant(), Where.UNKNOWN)
                                        .orElseThrow())
                        .isEqualTo(last.get());
            }
        }

        private void fits(String json) {
            if (checked++ % CHECKED == 0) {
                assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty();
            }
        }
    }
}
