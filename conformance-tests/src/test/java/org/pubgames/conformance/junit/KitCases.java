package org.pubgames.conformance.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.protocol.Launch;
import org.pubgames.conformance.protocol.ProcessTestee;
import org.pubgames.conformance.testee.AlteredGames;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Variant;
import org.pubgames.sjoelen.Sjoelen;

/** Uses of the kit, right and wrong, that {@link JunitKitTest} runs; none of them a test itself. */
final class KitCases {

    static final List<String> PLAYED = new ArrayList<>();
    static final List<String> CLOSED = new ArrayList<>();

    private KitCases() {}

    /** Passes every question on to our own game. */
    static class Through extends AlteredGames {

        Through() {
            super(List.of(Games.game(Sjoelen.KEY)));
        }

        @Override
        public void close() {
            super.close();
            CLOSED.add("Through");
        }
    }

    /** The same, but it gives no answer to any play. */
    private static Testee losing(TesteeException.Why why, String message) {
        return new Through() {
            @Override
            public Course play(Vector.Play play) {
                throw new TesteeException(why, message);
            }
        };
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
            return losing(TesteeException.Why.ERRORED, "no idea");
        }
    }

    /** The same, with all failures listed as known. */
    static class Excused extends Broken {
        @Override
        protected List<String> knownFailures() {
            return Stream.of("extra-disc", "sub-turn", "own-numbers", "highest")
                    .map(rule -> "sjoelen.score." + rule + "/*  # no idea yet")
                    .toList();
        }
    }

    /** The same with one entry for everything, which is allowed for so few vectors. */
    static class AllExcused extends Broken {
        @Override
        protected List<String> knownFailures() {
            return List.of("*");
        }
    }

    /** An engine that skips what it is asked to play, with excuses for that. */
    static class Skipping extends GameConformance {
        @Override
        protected Testee engine() {
            return losing(TesteeException.Why.SKIPPED, "not yet");
        }

        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.highest/*", "sjoelen.score.highest/* error");
        }
    }

    /** An engine that crashes, though it is known for wrong answers only. */
    static class Crashing extends GameConformance {
        @Override
        protected Testee engine() {
            return losing(TesteeException.Why.CRASHED, "exit status 3");
        }

        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.highest/*  # issue 7");
        }
    }

    /** The same, known for it. */
    static class KnownToCrash extends Crashing {
        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.highest/* error  # issue 7");
        }
    }

    /** A right engine with an excuse that it does not need. */
    static class Overcautious extends Right {
        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.complete-set/01");
        }
    }

    /** A right engine with entries that excuse nothing: one is mistyped, one it never claims. */
    static class Forgetful extends GameConformance {
        @Override
        protected Testee engine() {
            return new Claiming(Map.of("sjoelen", List.of("ans-pre2016")));
        }

        @Override
        protected List<Vector> vectors(Claim claim) {
            return super.vectors(claim).stream()
                    .filter(vector -> vector.id().startsWith("sjoelen.score.complete-set/0"))
                    .toList();
        }

        @Override
        protected List<String> knownFailures() {
            return List.of(
                    "sjoelen.score.complete-sets/01",
                    "sjoelen.score.complete-set/01  # by masters");
        }
    }

    /** Entries that cannot be read. */
    static class Scribbled extends Right {
        @Override
        protected List<String> knownFailures() {
            return List.of("sjoelen.score.highest/02 eror", "(");
        }
    }

    /** Claims these games. */
    static class Claiming extends Through {
        private final Map<String, List<String>> games;

        Claiming(Map<String, List<String>> games) {
            this.games = games;
        }

        @Override
        public Claim claim() {
            Claim all = super.claim();
            return new Claim(all.name(), "", "", "", "", games, all.features());
        }
    }

    /** A right engine that also plays a game that nobody here knows. */
    static class Worldly extends GameConformance {
        @Override
        protected Testee engine() {
            return new Claiming(Map.of("sjoelen", List.of(), "backgammon", List.of()));
        }
    }

    /** An engine that plays only that. */
    static class Foreign extends GameConformance {
        @Override
        protected Testee engine() {
            return new Claiming(Map.of("backgammon", List.of()));
        }
    }

    /**
     * An engine that counts the 4 for 5 and reports it on standard error; the language of its tests
     * is Dutch.
     */
    static class Generous extends GameConformance {
        @Override
        protected Testee engine() {
            return new Through() {
                @Override
                public List<Map<String, String>> ask(List<String> questions) {
                    List<Map<String, String>> answers = new ArrayList<>();
                    for (Map<String, String> answer : super.ask(questions)) {
                        Map<String, String> changed = new HashMap<>(answer);
                        changed.replace("points", "4", "5");
                        answers.add(changed);
                    }
                    return answers;
                }

                @Override
                public String murmur() {
                    return "rounding up\nas ever";
                }
            };
        }

        @Override
        protected Lang lang() {
            return Lang.NL;
        }
    }

    /** An engine that does not start. */
    static class NotStarting extends GameConformance {
        @Override
        protected Testee engine() {
            return new ProcessTestee(
                    new Launch(
                            List.of(java(), "--no-such-option"),
                            Duration.ofMinutes(10),
                            Duration.ofMinutes(10)));
        }
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** No vectors of its own after all. */
    static class Empty extends Right {
        @Override
        protected List<Vector> vectors(Claim claim) {
            return List.of();
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
