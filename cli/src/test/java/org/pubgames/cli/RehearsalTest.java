package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RehearsalTest {

    @Test
    void whatIsRehearsedIsUnderstood() {
        for (Rehearsal.Act act : Rehearsal.acts(List.of("../examples/club-night.jsonl"))) {
            boolean badRow = act.words().contains("--batch");
            assertThat(act.play())
                    .as("%s", act.words())
                    .isIn(badRow ? List.of(Exit.WELL, Exit.FALLS_SHORT) : List.of(Exit.WELL));
        }
    }
}
