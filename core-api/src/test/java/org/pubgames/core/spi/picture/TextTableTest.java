package org.pubgames.core.spi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names in tables. */
class TextTableTest {

    private static List<String> shown(List<String> names) {
        return names.stream().map(TextTable.shortened(names)).toList();
    }

    @Test
    void shortNamesStayAndLongOnesAreCut() {
        assertThat(shown(List.of("Anna", "Maria Magdalena Janssen")))
                .containsExactly("Anna", "Maria Magdalena…");
    }

    @Test
    void namesThatWouldBeCutAlikeKeepTheirEnd() {
        assertThat(shown(List.of("Sjoelclub De Schuivers 1", "Sjoelclub De Schuivers 2")))
                .containsExactly("Sjoelclu…ivers 1", "Sjoelclu…ivers 2");
    }

    @Test
    void whatIsAlikeAtBothEndsIsNotCut() {
        List<String> teams =
                List.of("De Schuivers van Noord te Velp", "De Schuivers van Zuid te Velp");
        assertThat(shown(teams)).isEqualTo(teams);
    }
}
