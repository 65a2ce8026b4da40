package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrainingRunTest {

    @Test
    void everyCommandOfTheTrainingRunIsUnderstood() {
        for (TrainingRun.Command command :
                TrainingRun.commands(List.of("../examples/club-night.jsonl"))) {
            boolean badRow = command.words().contains("--batch");
            assertThat(command.run())
                    .as("%s", command.words())
                    .isIn(badRow ? List.of(Exit.WELL, Exit.FALLS_SHORT) : List.of(Exit.WELL));
        }
    }
}
