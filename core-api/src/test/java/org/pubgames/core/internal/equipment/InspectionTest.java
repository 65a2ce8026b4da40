package org.pubgames.core.internal.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import jakarta.validation.Valid;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.spi.OrEmpty;

/** Things alone, in lists and inside each other: findings, gaps and their places. */
class InspectionTest {

    interface Strict {}

    enum House implements RegulationGroup {
        STRICT;

        @Override
        public Class<?> group() {
            return Strict.class;
        }
    }

    record Leg(
            Optional<
                            @Between(
                                    low = "10",
                                    high = "20",
                                    rule = "leg",
                                    clause = "a.b.c",
                                    groups = Strict.class)
                            BigDecimal>
                    length) {}

    record Stool(
            Optional<
                            @UpTo(
                                    max = "40",
                                    exclusive = true,
                                    rule = "height",
                                    clause = "a.b.d",
                                    groups = Strict.class)
                            BigDecimal>
                    height,
            Optional<@Valid Leg> leg) {}

    record Room(Optional<Stool> best, @OrEmpty List<Stool> others) {}

    record Wrong(Optional<Strange> strange) {}

    record Strange(int needed) {}

    private static final Inspection<Room, House> ROOM = new Inspection<>(Room.class);

    private static InspectionReport report(String json) {
        return ROOM.inspect(ROOM.read(json, "room.json").orElseThrow(), House.STRICT);
    }

    @Test
    void findingsFollowTheOrderOfTheThings() {
        InspectionReport report =
                report(
                        """
                        {"others": [{"height": 39.999, "leg": {"length": 9}},
                                    {"height": 40, "leg": {"length": 20}}],
                         "best": {"height": 0, "leg": {"length": 10}}}
                        """);
        assertThat(report.faults())
                .extracting(Problem::where, Problem::value, Problem::allowed, Problem::rule)
                .containsExactly(
                        tuple(
                                new Where("room.json", 3, 21, "/best/height"),
                                "0 mm",
                                "> 0 mm, < 40 mm",
                                "height"),
                        tuple(
                                new Where("room.json", 1, 50, "/others/0/leg/length"),
                                "9 mm",
                                "10–20 mm",
                                "leg"),
                        tuple(
                                new Where("room.json", 2, 24, "/others/1/height"),
                                "40 mm",
                                "> 0 mm, < 40 mm",
                                "height"));
        assertThat(report.complete()).isTrue();
    }

    @Test
    void gapsAreFoundInsideWhatNobodyLookedAt() {
        assertThat(report("{}").notMeasured())
                .extracting(gap -> gap.where().path(), Problem::rule)
                .containsExactly(
                        tuple("/best/height", "height"),
                        tuple("/best/leg/length", "leg"),
                        tuple("/others/0/height", "height"),
                        tuple("/others/0/leg/length", "leg"));
        assertThat(report("{\"others\": [{\"height\": 1}, {}]}").notMeasured())
                .extracting(gap -> gap.where().path())
                .containsExactly(
                        "/best/height",
                        "/best/leg/length",
                        "/others/0/leg/length",
                        "/others/1/height",
                        "/others/1/leg/length");
    }

    @Test
    void whatCannotBeLeftOutIsAMistakeOfTheRecord() {
        Inspection<Wrong, House> inspection = new Inspection<>(Wrong.class);
        assertThatThrownBy(() -> inspection.inspect(new Wrong(Optional.empty()), House.STRICT))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Strange");
    }
}
