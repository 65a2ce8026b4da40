package org.pubgames.conformance.testee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Games;

class OwnGamesTest {

    private static Map<String, String> ask(String game, String question) {
        OwnGames own = new OwnGames(Games.installed());
        own.variant(Games.find(game).orElseThrow().variants().standard());
        return own.ask(List.of(question)).get(0);
    }

    @Test
    void aQuestionIsAnsweredByTheColumnsThatAreNotAsked() {
        assertThat(ask("sjoelen", "{\"compartments\":[9,5,7,5]}"))
                .containsExactly(Map.entry("points", "116"));
    }

    /** A text with commas is one wrong value, not several right ones. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sjoelen | {\"compartments\":[\"9,5,7,5\"]} | wrong-number-of-columns",
                "sjoelen | {\"compartments\":[9,5,7,\"5,6\"]} | not-a-whole-number",
                "court-shuffleboard | {\"discs\":[{\"side\":\"a,0,1\",\"x\":0,\"y\":1}]} | unknown-side",
                "sjoelen | 7 | wrong-type",
                "sjoelen | {} | wrong-type",
                "sjoelen | {\"dice\": | wrong-type",
            })
    void whatIsNoQuestionHasAProblemForAnAnswer(String game, String question, String problem) {
        assertThat(ask(game, question)).containsEntry("problem", problem).hasSize(1);
    }
}
