package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** What users are told. */
class StoreTextsTest {

    @Test
    void everyProblemHasWordsInEachLanguage() {
        for (Problem problem :
                List.of(
                        StoreProblems.unknownMatch("m"),
                        StoreProblems.matchExists("m"),
                        StoreProblems.readAgain(3, 7),
                        StoreProblems.keyUsed("k"),
                        StoreProblems.otherKind(true),
                        StoreProblems.otherKind(false),
                        StoreProblems.refusedNow("m", 4),
                        StoreProblems.damaged("m.match"),
                        StoreProblems.notSynced("jdbc:h2:x"),
                        StoreProblems.notDurable("jdbc:h2:x", "WRITE_DELAY=0"))) {
            for (Lang lang : Lang.values()) {
                assertThat(problem.text(lang))
                        .doesNotStartWith(problem.code())
                        .contains(problem.value(), problem.allowed())
                        .doesNotContain("{v", "{a");
            }
        }
        assertThat(StoreProblems.readAgain(3, 7).text(Lang.EN))
                .isEqualTo(
                        "Somebody else was first: after line 3, which you have seen, there are newer"
                                + " ones up to 7. Look at them before you send again.");
    }
}
