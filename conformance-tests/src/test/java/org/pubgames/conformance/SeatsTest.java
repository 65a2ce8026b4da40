package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/**
 * How many can play each shipped variant, against a list made by hand of the printed rules: by the
 * game itself, by its matches, and by the reader of match files.
 */
class SeatsTest {

    private static final int MOST_TRIED = 12;

    private static final Where HEADER = Where.file("evening.jsonl").at(1, 1);

    /** Schocken variants that ask for more than two players. */
    private static final String FOUR_AT_THE_TABLE = "spielregeln-de";

    /** The tournament whose tables have four players at least; all others have three. */
    private static final String TABLES_OF_FOUR = "bretzenheim";

    private static final Set<String> TWO_TEAMS = Set.of("jakkolo-teams");

    private static boolean canPlay(String game, String variant, int seats) {
        return switch (game) {
            case "sjoelen" -> seats >= 1 && (!TWO_TEAMS.contains(variant) || seats % 2 == 0);
            case "schocken" -> seats >= (variant.equals(FOUR_AT_THE_TABLE) ? 4 : 2);
            case "competition" -> seats >= 1;
            case "schocken-tournament" -> seats >= (variant.equals(TABLES_OF_FOUR) ? 4 : 3);
            default -> seats == 2 || seats == 4;
        };
    }

    private static List<Game<?, ?>> games() {
        return Games.installed();
    }

    private static List<String> names(int seats) {
        return IntStream.rangeClosed(1, seats).mapToObj(i -> "Player " + i).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void soManyCanPlayEachVariant(Game<?, ?> game) {
        for (Variant variant : game.variants().all()) {
            for (int seats = 0; seats <= MOST_TRIED; seats++) {
                boolean possible = canPlay(game.key().id(), variant.id(), seats);
                List<Problem> problems =
                        game.seatProblems(variant, names(seats), HEADER.path("/seats"));
                assertThat(problems.isEmpty())
                        .as(variant.id() + " with " + seats)
                        .isEqualTo(possible);
                problems.forEach(problem -> told(problem, variant));
            }
        }
    }

    /** What is wrong is told with its place and with what can play. */
    private static void told(Problem problem, Variant variant) {
        assertThat(problem.code()).isEqualTo("wrong-number-of-seats");
        assertThat(problem.where().path()).isEqualTo("/seats");
        int seats = Integer.parseInt(problem.value());
        if (seats > 0) {
            assertThat(problem.rule()).as(variant.id()).startsWith(family(variant));
            assertThat(allowed(problem.allowed()))
                    .as(variant.id() + ": " + problem.allowed())
                    .doesNotContain(seats)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, Seats.MOST)
                                    .filter(n -> canPlay(variant.game(), variant.id(), n))
                                    .boxed()
                                    .toList());
        }
    }

    private static String family(Variant variant) {
        boolean board = variant.game().contains("board");
        return board ? "shuffleboard." : variant.game() + ".";
    }

    /** The numbers that {@code 2, 4} and {@code 2–64} stand for. */
    private static List<Integer> allowed(String written) {
        List<Integer> allowed = new ArrayList<>();
        for (String part : written.split(", ", -1)) {
            String[] ends = part.split("–", -1);
            IntStream.rangeClosed(
                            Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
                    .forEach(allowed::add);
        }
        return allowed;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMatchOfTooManyOrTooFewIsNotOpened(Game<?, ?> game) {
        for (Variant variant : game.variants().all()) {
            for (int seats = 1; seats <= MOST_TRIED; seats++) {
                opened(game, variant, new Seats(names(seats)));
            }
        }
    }

    private static <S extends GameState, E extends GameEvent> void opened(
            Game<S, E> game, Variant variant, Seats seats) {
        if (canPlay(game.key().id(), variant.id(), seats.names().size())) {
            assertThat(game.open(variant, seats).outcome()).as(variant.id()).isEmpty();
        } else {
            assertThatThrownBy(() -> game.open(variant, seats))
                    .as(variant.id() + " with " + seats.names().size())
                    .isInstanceOfSatisfying(
                            ProblemsException.class,
                            refused ->
                                    assertThat(refused.problems())
                                            .extracting(Problem::code)
                                            .containsExactly("wrong-number-of-seats"));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHeaderOfAFileIsRefusedForTheSame(Game<?, ?> game) {
        for (Variant variant : game.variants().all()) {
            for (int seats = 0; seats <= MOST_TRIED; seats++) {
                String header =
                        "{\"format\":1,\"game\":\"%s\",\"variant\":\"%s\",\"seats\":[%s]}"
                                .formatted(
                                        game.key().id(),
                                        variant.id(),
                                        names(seats).stream()
                                                .map(name -> '"' + name + '"')
                                                .collect(Collectors.joining(",")));
                Reading<MatchHeader> read = game.codec().readHeader(header, HEADER);
                boolean possible = canPlay(game.key().id(), variant.id(), seats);
                assertThat(read.problems())
                        .as(variant.id() + " with " + seats)
                        .extracting(Problem::code)
                        .isEqualTo(possible ? List.of() : List.of("wrong-number-of-seats"));
                read.problems().forEach(problem -> told(problem, variant));
            }
        }
    }
}
