package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.data.Node;

class GamesCommandTest {

    @Test
    void namesGamesVariantsAndSources() {
        Ran ran = Ran.pubgames("games");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("sjoelen  Sjoelen (Dutch shuffleboard)")
                .contains("schocken  Schocken (Jule)")
                .containsPattern("hattersheim .*played when none is named")
                .containsPattern("ans-pre2016 .*played when none is named")
                .containsPattern("ans-2016 .*INCOMPLETE")
                .contains("jakkolo-148")
                .contains("Schilte");
    }

    @Test
    void tellsProgramsOneObjectForEachGame() {
        Ran ran = Ran.pubgames("games", "--json", "--lang", "nl");
        assertThat(ran.json()).isNotEmpty();
        Node.Fields game =
                ran.json().stream()
                        .filter(line -> Ran.field(line, "game").equals("sjoelen"))
                        .findFirst()
                        .orElseThrow();
        assertThat(Ran.field(game, "standard")).isEqualTo("ans-pre2016");
        Node.Items variants = (Node.Items) Ran.part(game, "variants");
        assertThat(variants.values())
                .extracting(variant -> Ran.field((Node.Fields) variant, "status"))
                .contains("complete", "incomplete");
    }
}
