package org.pubgames.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.sjoelen.Sjoelen;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Problems as RFC 9457 has them. */
class ProblemDocumentTest {

    private static final Problem GAME = Games.look("sjolen", Where.UNKNOWN).problems().get(0);
    private static final Problem SEAT =
            Problem.of("other-seat", Where.UNKNOWN).withValue("\"Zoë\"\n");

    @Test
    void everythingIsInIt() {
        String json =
                ProblemDocument.of(404, List.of(GAME, SEAT), Lang.NL).with("more", "[1]").json();
        JsonNode read = JsonMapper.shared().readTree(json);
        assertThat(read.get("status").intValue()).isEqualTo(404);
        assertThat(read.get("type").stringValue()).isEqualTo("urn:pubgames:problem:unknown-game");
        assertThat(read.get("code").stringValue()).isEqualTo("unknown-game");
        assertThat(read.get("detail").stringValue())
                .isEqualTo(GAME.text(Lang.NL) + " " + SEAT.text(Lang.NL));
        assertThat(read.get("problems")).hasSize(2);
        assertThat(read.get("more").get(0).intValue()).isEqualTo(1);
    }

    @Test
    void problemsAreReadBackEqual() {
        JsonNode read =
                JsonMapper.shared()
                        .readTree(ProblemDocument.of(400, List.of(GAME, SEAT), Lang.DE).json());
        for (int i = 0; i < 2; i++) {
            String written = read.get("problems").get(i).toString();
            assertThat(
                            Games.game(Sjoelen.KEY)
                                    .answers(Lang.DE)
                                    .readProblem(written, Where.UNKNOWN)
                                    .orElseThrow())
                    .isEqualTo(List.of(GAME, SEAT).get(i));
        }
    }
}
