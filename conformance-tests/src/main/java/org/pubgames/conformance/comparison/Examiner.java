package org.pubgames.conformance.comparison;

import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.PlayedVariant;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** Runs vectors against an implementation and compares. For one thread, like the implementation. */
public final class Examiner {

    private final Testee testee;
    private final Claim claim;
    private final Applicability applicability;
    private boolean givenUp;
    private Optional<Vector.PlayedBy> playing = Optional.empty();
    private String playedGame = "";
    private Optional<String> unsupported = Optional.empty();

    /**
     * An examiner.
     *
     * @param testee the implementation; the caller closes it
     * @param claim the games and features that it claims
     */
    public Examiner(Testee testee, Claim claim) {
        this.testee = testee;
        this.claim = claim;
        this.applicability = new Applicability(claim);
    }

    /** The result of a vector. */
    public VectorResult examine(Vector vector) {
        Optional<String> missing = applicability.missing(vector);
        if (missing.isPresent()) {
            return result(vector, Status.NOT_APPLICABLE, "", missing.get());
        }
        try {
            Optional<Game<?, ?>> game = Games.find(vector.game());
            if (game.isEmpty()) {
                return result(vector, Status.ERROR, "a game", "there is no " + vector.game());
            }
            if (vector.task() instanceof Vector.Document document) {
                return compared(
                        vector,
                        new TaskComparison(claim.within(vector.game()))
                                .document(document, testee.check(vector.game(), document)));
            }
            Reading<Variant> variant = PlayedVariant.of(game.get()).of(vector);
            if (!variant.problems().isEmpty()) {
                String why = variant.problems().get(0).line(Lang.EN);
                return result(vector, Status.ERROR, "a variant", why);
            }
            Optional<String> no = play(vector, variant.orElseThrow());
            return no.isPresent() ? unsupported(vector, no.get()) : asked(vector);
        } catch (TesteeException e) {
            return lost(vector, e);
        } catch (RuntimeException | StackOverflowError e) {
            return lost(vector, TesteeException.thrown(e));
        }
    }

    /** A claim decides which vectors apply; what it covers cannot be declined afterwards. */
    private VectorResult unsupported(Vector vector, String why) {
        Difference difference =
                new Difference(What.UNSUPPORTED, "", "the variant, as claimed", why);
        return new VectorResult(vector, Status.FAIL, List.of(difference), testee.murmur());
    }

    private VectorResult asked(Vector vector) {
        Claim here = claim.within(vector.game());
        TaskComparison comparison = new TaskComparison(here);
        if (vector.task() instanceof Vector.Question question) {
            return compared(vector, comparison.question(question, testee.ask(question.asks())));
        }
        if (vector.task() instanceof Vector.Census census) {
            return compared(vector, new CensusTaker(testee).differences(census));
        }
        Vector.Play play = vector.play().orElseThrow();
        PlayComparison course = new PlayComparison(vector, play, here);
        return compared(vector, course.differences(testee.play(play)));
    }

    private VectorResult compared(Vector vector, List<Difference> differences) {
        boolean error = differences.stream().anyMatch(found -> found.what() == What.SITUATION);
        Status status = differences.isEmpty() ? Status.PASS : error ? Status.ERROR : Status.FAIL;
        String murmur = testee.murmur();
        return new VectorResult(vector, status, differences, status == Status.PASS ? "" : murmur);
    }

    /** Sends the variant to the implementation, only when it changes. */
    private Optional<String> play(Vector vector, Variant variant) {
        if (!playing.equals(Optional.of(vector.variant())) || !playedGame.equals(vector.game())) {
            playing = Optional.empty();
            unsupported = testee.variant(variant);
            playing = Optional.of(vector.variant());
            playedGame = vector.game();
        }
        return unsupported;
    }

    /**
     * The same result; when a census differs, with the first of its questions that is answered
     * otherwise than by the games of this library. Asks the implementation again.
     */
    public VectorResult explained(VectorResult result) {
        Vector vector = result.vector();
        if (result.status() != Status.FAIL
                || !(vector.task() instanceof Vector.Census census)
                || !vector.variant().equals(playing.orElse(null))) {
            return result;
        }
        try {
            return Games.find(vector.game())
                    .flatMap(
                            game ->
                                    PlayedVariant.of(game)
                                            .of(vector)
                                            .fold(
                                                    variant ->
                                                            CensusHint.of(game, variant, census)
                                                                    .first(testee),
                                                    no -> Optional.empty()))
                    .map(result::with)
                    .orElse(result);
        } catch (TesteeException e) {
            lost(vector, e);
            return result;
        } catch (RuntimeException | StackOverflowError e) {
            // a hint is not worth a run
            return result;
        }
    }

    /** Whether the implementation broke down so often that it is not asked any more. */
    public boolean givenUp() {
        return givenUp;
    }

    private VectorResult lost(Vector vector, TesteeException e) {
        // an implementation that is started again does not know the variant
        playing = Optional.empty();
        givenUp |= e.why() == TesteeException.Why.GIVEN_UP;
        boolean brokeDown = e.why() == TesteeException.Why.ERRORED;
        String issue = e.issue().isEmpty() ? "" : " (" + e.issue() + ")";
        Difference difference =
                new Difference(
                        brokeDown ? What.BREAKDOWN : What.SITUATION,
                        "",
                        "an answer",
                        (brokeDown ? "" : e.why() + ": ") + e.getMessage() + issue);
        return new VectorResult(vector, status(e.why()), List.of(difference), testee.murmur());
    }

    /**
     * An implementation that says it cannot answer has failed; one that is gone was not compared.
     */
    private static Status status(TesteeException.Why why) {
        return switch (why) {
            case SKIPPED -> Status.SKIPPED;
            case ERRORED -> Status.FAIL;
            default -> Status.ERROR;
        };
    }

    private static VectorResult result(Vector vector, Status status, String expected, String got) {
        return new VectorResult(
                vector, status, List.of(new Difference(What.SITUATION, "", expected, got)));
    }

    /** An examiner of a game in this process, right or wrong. */
    public static Examiner of(Game<?, ?> game) {
        OwnGames own = new OwnGames(List.of(game));
        return new Examiner(own, own.claim());
    }
}
