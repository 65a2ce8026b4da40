package org.pubgames.conformance.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Variant;
import org.pubgames.sjoelen.Sjoelen;

/** Uses of the kit, right and wrong, that {@link JunitKitTest} runs; none of them a test itself. */
final class KitCases {

    static final List<String> PLAYED = new ArrayList<>();
    static final List<String> CLOSED = new ArrayList<>();

    private KitCases() {}

    /** Everything through to our own game. */
    static class Through implements Testee {
        private final Testee own = new OwnGames(List.of(new Sjoelen()));

        @Override
        public Claim claim() {
            return own.claim();
        }

        @Override
        public Optional<String> variant(Variant variant) {
            return own.variant(variant);
        }

        @Override
        public Course play(Vector.Play play) {
            return own.play(play);
        }

        @Override
        public List<Map<String, String>> ask(List<String> questions) {
            return own.ask(questions);
        }

        @Override
        public List<Vector.Complaint> check(String game, Vector.Document document) {
            return own.check(game, document);
        }

        @Override
        public void close() {
            CLOSED.add(getClass().getSimpleName());
        }
    }

    /** A right engine. */
    static class Right extends GameConformance {
        @Override
        protected Testee engine() {
            return new Through();
        }
    }

    /** An engine that breaks down on whatever it is asked to play. */
    static class Broken extends GameConformance {
        @Override
        protected Testee engine() {
            return new Through() {
                @Override
                public Course play(Vector.Play play) {
                    throw new TesteeException(TesteeException.Why.ERRORED, "no idea");
                }
            };
        }
    }

    /** The same, with all of it known. */
    static class Excused extends Broken {
        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.*");
        }
    }

    /** A right engine with an excuse that it does not need. */
    static class Overcautious extends Right {
        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.complete-set/01");
        }
    }

    /** An engine that does not claim to play matches. */
    static class Modest extends GameConformance {
        @Override
        protected Testee engine() {
            return new Through() {
                @Override
                public Claim claim() {
                    Claim all = super.claim();
                    return new Claim(all.name(), "", "", "", "", all.games(), java.util.Set.of());
                }
            };
        }
    }

    /** Vectors from a folder with a mistake in it. */
    static class WrongFolder extends Right {
        @Override
        protected List<Vector> vectors(Claim claim) {
            return vectorsIn(Path.of("no-such-folder"));
        }
    }

    /** A class for each of two shipped variants and three files, one of them broken. */
    @ForEachVariant(
            game = "sjoelen",
            shipped = {"masters", "ans-*"},
            files = "src/test/resources/org/pubgames/conformance/junit/houses")
    static class Houses {
        private final Variant house;

        Houses(Variant house) {
            this.house = house;
        }

        @Test
        void isPlayed(Variant same) {
            assertThat(same).isSameAs(house);
            PLAYED.add(house.id());
        }
    }

    /** A game that does not exist. */
    @ForEachVariant(game = "sjoeln", shipped = "*")
    static class NoSuchGame {
        @Test
        void isNeverRun() {
            PLAYED.add("never");
        }
    }

    /** A variant that does not exist. */
    @ForEachVariant(game = "sjoelen", shipped = "masterz")
    static class NoSuchVariant {
        @Test
        void isNeverRun() {
            PLAYED.add("never");
        }
    }

    /** Nothing named at all. */
    @ForEachVariant(game = "sjoelen")
    static class Nothing {
        @Test
        void isNeverRun() {
            PLAYED.add("never");
        }
    }
}
